import type { Page } from 'playwright';

/**
 * From the next load on no time passes for the app: it takes no key for too late, gives up waiting for no row, and says
 * “just now” of everything, however busy the machine is. Its timers run as ever, and so `atRest` counts them.
 */
export async function noTimePasses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = Date.now();
    performance.now = () => 0;
    Object.defineProperty(Event.prototype, 'timeStamp', { get: () => 0 });
    window.Date = new Proxy(Date, {
      construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [now]) as Date,
      get: (target, name) => (name === 'now' ? () => now : (Reflect.get(target, name) as unknown)),
    });
  });
}
