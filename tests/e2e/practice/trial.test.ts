import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { browse, serveApp, whenKept, WITH_WORKER } from '../../support/browser/e2e.ts';
import { practiceBar } from '../../support/parts/practising.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';

/** A finger on the screen, which counts. */
class Finger {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }
}

/** Someone who reads nothing: sex, the first occupation that is offered, and the one filled button. */
async function registerByTouch(page: Page): Promise<Finger> {
  const finger = new Finger();
  await finger.tap(page.getByText(first.fields.sexes.F, { exact: true }));
  await finger.tap(page.getByRole('list', { name: screens.parts.recents }).getByRole('button').first());
  await finger.tap(page.getByRole('button', { name: first.register.save }));
  await page.getByRole('region', { name: first.register.receipt }).waitFor();
  return finger;
}

/** From the link to the first person who is saved. */
async function trial(what: string, page: Page, url: string): Promise<void> {
  const begun = performance.now();
  await page.goto(url);
  await practiceBar(page).waitFor();
  const { taps } = await registerByTouch(page);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${what}: ${taps} taps, ${seconds} s from the link to the first person who is saved`);
  expect(taps).toBeLessThanOrEqual(3);
}

test(
  'from the link into practice someone has registered the first person with three taps, and again without a network',
  { tags: ['night'] },
  async () => {
    const app = await serveApp('/sub/');
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const browser = await browse({ context: { ...WITH_WORKER.context, ...phone } });
    const page = await browser.open('about:blank');
    browser.allow(app.url);
    const link = `${app.url}#/?practice`;
    await trial('first visit', page, link);
    await whenKept(page);
    await page.goto('about:blank');
    await app.stop();
    await browser.setOffline(true);
    await trial('without a network', page, link);
  },
);
