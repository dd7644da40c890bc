/** Between two tries to fetch a part of the app. */
const WAIT = 10_000;

/**
 * Fetches a part of the app until it has come: one that failed once would otherwise be missing until the app is started again.
 * @param waited resolves when it is worth another try
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
