/** Milliseconds between two tries to fetch a part of the app. */
const WAIT = 10_000;

/**
 * Fetches a part of the app again and again until it has come, so that it is not missing until the next
 * start. Where `fetchIt` is an `import()`, that is so in browsers which fetch a script again that did not load: Chromium (seen in
 * 147) gives the failure of the first time until the page is loaded again.
 * @param waited resolves when it is time for another try
 */
export async function fetchAgain<Part>(
  fetchIt: () => Promise<Part>,
  waited: (milliseconds: number) => Promise<void>,
): Promise<Part> {
  for (;;) {
    try {
      return await fetchIt();
    } catch {
      await waited(WAIT);
    }
  }
}

/** After a while, or as soon as the network comes back or someone looks at the page again. */
export function laterOrOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    const look = () => {
      if (document.visibilityState === 'visible') end();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
    document.addEventListener('visibilitychange', look);
  });
}
