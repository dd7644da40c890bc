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

/** After a while, or as soon as the network comes back. */
export function laterOrOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const now = () => {
      clearTimeout(timer);
      resolve();
    };
    addEventListener('online', now, { once: true });
  });
}
