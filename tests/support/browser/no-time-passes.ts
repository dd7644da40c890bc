import type { Page } from 'playwright';

/**
 * From the next load on, the app's clock stands still, however busy the machine is: no key press comes too late, no wait runs
 * out of time, and every time is shown as “just now”. Its timers run as usual, so `atRest` counts them.
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
