import type { BrowserContext, Page, Request } from 'playwright';

/**
 * A page is at rest when nothing is being read, written, fetched or computed, and nothing is about to be drawn. The app contains
 * no code for this: a script that is in the page before the app counts the app's unfinished calls of the browser.
 */

/** What `countWork` leaves in the page. */
interface Counted {
  outpostWork?: number;
}

/** Requests under way in a context. */
const requests = new WeakMap<BrowserContext, Set<Request>>();

/** To be called before the context has its first page. */
export async function watchWork(context: BrowserContext): Promise<void> {
  const open = new Set<Request>();
  requests.set(context, open);
  context.on('request', (request) => open.add(request));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  await context.addInitScript(countWork);
}

/**
 * Resolves when the page is at rest. An answer that never comes keeps it from resting; the test then runs into its limit.
 */
export async function atRest(page: Page): Promise<void> {
  const open = requests.get(page.context()) ?? new Set<Request>();
  const isLoading = () => [...open].some((request) => isOf(request, page));
  do {
    await page.evaluate(restInPage);
  } while (isLoading());
}

function isOf(request: Request, page: Page): boolean {
  try {
    return request.serviceWorker() === null && request.frame().page() === page;
  } catch {
    // A request of a page that has gone has no frame.
    return false;
  }
}

/** Runs in the page, before any other script. */
function countWork(): void {
  /** Shorter timers are part of some work: a pause in typing, a second try. Longer ones wait for the clock. */
  const SHORT_MS = 300;
  const counted = window as unknown as Counted;
  counted.outpostWork = 0;
  const begin = () => {
    let isOpen = true;
    counted.outpostWork = (counted.outpostWork ?? 0) + 1;
    return () => {
      if (isOpen) counted.outpostWork = (counted.outpostWork ?? 0) - 1;
      isOpen = false;
    };
  };
  const countPromises = (holder: object, names: readonly string[]) => {
    const methods = holder as Record<string, (...given: unknown[]) => Promise<unknown>>;
    for (const name of names) {
      const original = methods[name];
      if (!original) continue;
      methods[name] = function (this: unknown, ...given) {
        const end = begin();
        const result = original.apply(this, given);
        result.then(end, end);
        return result;
      };
    }
  };

  /** Counts each call of a method from its beginning until its result has one of these events. */
  const countCalls = (holder: object, name: string, ...events: string[]) => {
    const methods = holder as Record<string, (...given: unknown[]) => EventTarget>;
    const original = methods[name];
    if (!original) return;
    methods[name] = function (this: unknown, ...given) {
      const begun = original.apply(this, given);
      const end = begin();
      for (const event of events) begun.addEventListener(event, end);
      return begun;
    };
  };

  countCalls(IDBDatabase.prototype, 'transaction', 'complete', 'abort');
  countCalls(IDBFactory.prototype, 'open', 'success', 'error', 'blocked');
  countPromises(window, ['fetch']);
  countPromises(Response.prototype, ['json', 'text', 'arrayBuffer']);
  // Absent where the page does not come over https.
  const subtle = globalThis.SubtleCrypto as typeof SubtleCrypto | undefined;
  if (subtle) countPromises(subtle.prototype, ['digest', 'deriveKey', 'deriveBits', 'encrypt', 'decrypt']);

  const timers = new Map<number, () => void>();
  const [later, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const laterCounted = (work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]): number => {
    if (ms > SHORT_MS) return later(work, ms, ...given);
    const timer = later(() => {
      try {
        work(...given);
      } finally {
        timers.get(timer)?.();
        timers.delete(timer);
      }
    }, ms);
    timers.set(timer, begin());
    return timer;
  };
  Object.assign(window, {
    setTimeout: laterCounted,
    clearTimeout: (timer?: number) => {
      clear(timer);
      if (timer === undefined) return;
      timers.get(timer)?.();
      timers.delete(timer);
    },
  });
}

/** Runs in the page. Resolves when nothing was open and nothing was drawn for two frames in a row. */
async function restInPage(): Promise<void> {
  const counted = window as unknown as Counted;
  let changes = 0;
  const watch = new MutationObserver(() => (changes += 1));
  watch.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  // A page that is not in front draws no frames, so there a turn of the event loop is used instead.
  const frame = () =>
    new Promise<void>((resolve) => {
      if (document.visibilityState === 'visible') requestAnimationFrame(() => resolve());
      else {
        const turn = new MessageChannel();
        turn.port1.onmessage = () => resolve();
        turn.port2.postMessage(undefined);
      }
    });
  for (let still = 0; still < 2;) {
    const before = changes;
    await frame();
    still = counted.outpostWork || changes !== before ? 0 : still + 1;
  }
  watch.disconnect();
}
