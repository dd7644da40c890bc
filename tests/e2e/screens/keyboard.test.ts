import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { atRest } from '../../support/browser/at-rest.ts';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { register } from '../../support/browser/field-worker.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { fromMore } from '../../support/browser/from-more.ts';

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** Shows the page as Safari does under a keyboard of this height: all of it is there, and less of it is seen. */
async function keyboard(page: Page, height: number): Promise<void> {
  await page.evaluate((covered) => {
    const seen = visualViewport ?? new EventTarget();
    const { clientHeight } = document.documentElement;
    if (covered > 0)
      Object.defineProperty(seen, 'height', { value: clientHeight - covered, configurable: true });
    else Reflect.deleteProperty(seen, 'height');
    seen.dispatchEvent(new Event('resize'));
  }, height);
}

/** As two fingers do. */
async function magnify(page: Page, scale: number): Promise<void> {
  const now = await page.evaluate(() => visualViewport?.scale ?? 0);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizePinchGesture', { x: 120, y: 160, scaleFactor: scale / now });
  await session.detach();
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeCloseTo(scale, 1);
}

test(
  'the bars at the bottom give way to a keyboard that leaves the page its height, and not to two fingers',
  { tags: ['night'] },
  async () => {
    const [app, browser] = [await serveApp(), await browse({ context: PHONE })];
    const page = await browser.open(app.url);
    const tabs = page.getByRole('navigation');
    const reference = page.getByRole('textbox', { name: first.fields.reference });
    /** Whether the tabs are shown, and how the bar above them stands. */
    const bars = async (bar: string) => [
      await tabs.isVisible(),
      await page.locator(bar).evaluate((element) => getComputedStyle(element).position),
    ];
    await register(page, { sex: 'F', country: 'KE', occupation: '8322', reference: 'House 12' });

    await reference.focus();
    await expect.poll(() => bars('.dock')).toEqual([true, 'fixed']);
    await keyboard(page, 336);
    await expect.poll(() => bars('.dock')).toEqual([false, 'static']);
    await keyboard(page, 0);
    await expect.poll(() => bars('.dock')).toEqual([true, 'fixed']);

    await magnify(page, 2);
    await atRest(page);
    await expect.poll(() => bars('.dock')).toEqual([true, 'fixed']);
    await magnify(page, 1);

    await page.evaluate(() => (location.hash = '#/people'));
    await fromMore(page, screens.people.selectSeveral);
    const many = '[aria-label="Selected people"]';
    await expect.poll(() => bars(many)).toEqual([true, 'sticky']);
    await page.getByRole('searchbox').focus();
    await keyboard(page, 336);
    await expect.poll(() => bars(many)).toEqual([false, 'static']);
  },
);
