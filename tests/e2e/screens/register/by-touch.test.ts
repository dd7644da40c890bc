import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { SCREENS, showScreen, PERSON_ID } from '../../../../data/all-screens.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { atRest } from '../../../support/browser/at-rest.ts';
import { browse, serveApp } from '../../../support/browser/e2e.ts';
import { expectThat } from '../../../support/browser/expect-that.ts';
import { fillDevice } from '../../../support/browser/fill-device.ts';
import { sharedDevice } from '../../../support/browser/shared-device.ts';
import { edges, receiptOf, saveOf, showReceipt } from './at-the-form.ts';

const settings = screens.settings;

/** Nothing answers there. */
const NO_SERVER = 'http://localhost:9';
const WINDOW = { width: 360, height: 740 };
/** Animations move boxes. */
const TOUCHED = { context: { viewport: WINDOW, hasTouch: true, reducedMotion: 'reduce' } } as const;

/** The server has refused the first of two people. */
const aPhone = sharedDevice(
  (page) => fillDevice(page, { count: 2, seed: 7, statusOf: (nth) => (nth === 0 ? 'toFix' : 'ready') }),
  TOUCHED,
);

/** For a case that changes what is kept. */
async function anotherPhone(): Promise<Page> {
  const [app, browser] = [await serveApp(), await browse(TOUCHED)];
  browser.allow(NO_SERVER);
  const page = await browser.open(app.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

test(
  'a recent occupation opens no keyboard, and with the sex there is nothing more to do than to save',
  { tags: ['night'] },
  async () => {
    const page = await anotherPhone();
    const receipt = await showReceipt(page);
    await page.locator('[data-recent]:visible').first().tap();
    // What has no place any more keeps the focus for a frame.
    await atRest(page);
    await expectThat(page.locator('input:not([type=radio]):focus')).toHaveCount(0);
    await page.getByText(first.fields.sexes.M, { exact: true }).tap();
    await saveOf(page).tap();
    await expectThat(receiptOf(page).locator('strong').first()).not.toHaveText(receipt);
    await expectThat(receiptOf(page)).toHaveCount(1);
  },
);

test('Save stays under the thumb while assessments are ticked, so that the next tap confirms no purchase', async () => {
  const page = await anotherPhone();
  await showReceipt(page);
  await page.locator('#preset-assessments').tap();
  const ticked = page.getByRole('checkbox', { name: /^Team Roles/ });
  await ticked.waitFor();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
  await atRest(page);
  const before = await edges(saveOf(page));
  await ticked.tap();
  await page.locator('#purchase').waitFor();
  await atRest(page);
  expect((await edges(saveOf(page))).top).toBeCloseTo(before.top, 0);
  // Whatever lies there: the tap that comes now reaches the button.
  await saveOf(page).click({ trial: true });
});

test('Change shows the country and the group where they can be seen', { tags: ['night'] }, async () => {
  const page = await aPhone();
  await showReceipt(page);
  await page.getByRole('button', { name: first.fields.change }).tap();
  const country = page.getByRole('combobox', { name: first.fields.country });
  await country.waitFor();
  await atRest(page);
  expect((await edges(country)).bottom).toBeLessThanOrEqual((await edges(saveOf(page))).top);
});

test(
  'what is left of a receipt once the person is sent stays in its place, and nothing comes to that of Undo',
  { tags: ['night'] },
  async () => {
    const page = await aPhone();
    await showReceipt(page);
    const receipt = receiptOf(page);
    const assign = receipt.getByRole('link', { name: first.register.assign });
    const before = await assign.boundingBox();
    for (const gone of [
      receipt.getByRole('button', { name: first.register.undo }),
      receipt.getByRole('link', { name: first.register.edit }),
    ])
      await gone.evaluate((one) => one.remove());
    expect(await assign.boundingBox()).toEqual(before);
  },
);

test('the list under a field ends above the tabs, Save is pressed while it is open, and what has a problem has a red edge', async () => {
  const page = await aPhone();
  await showReceipt(page);
  const field = page.getByRole('combobox', { name: first.fields.occupation });
  await field.fill('teacher');
  await page.getByRole('option').nth(5).waitFor();
  // Scrolled again, as with a thumb: the list is fitted again.
  for (const top of [0, 60, 120]) {
    await page.evaluate((to) => scrollTo({ top: to }), top);
    await expect
      .poll(async () => (await edges(page.locator('.drop:visible'))).bottom)
      .toBeLessThan((await edges(page.locator('nav'))).top);
  }
  await field.press('Escape');
  await field.fill('');
  await saveOf(page).tap();
  await page.getByRole('alert').waitFor();
  const red = await page.evaluate(() => {
    const part = document.createElement('i');
    part.style.color = 'var(--red)';
    document.body.append(part);
    const { color } = getComputedStyle(part);
    part.remove();
    return color;
  });
  for (const part of [field, page.locator('label:has([type=radio])').first()])
    await expectThat(part).toHaveCSS('border-top-color', red);
});

test(
  'the box that confirms a purchase has a red edge where its tick is missing',
  { tags: ['night'] },
  async () => {
    const page = await anotherPhone();
    await page.locator('#preset-assessments').tap();
    await page.getByRole('checkbox', { name: /^Poise/ }).check();
    await page.getByRole('radio', { name: first.fields.sexes.M, exact: true }).check();
    await page.getByRole('combobox', { name: first.fields.occupation }).fill('2221');
    await page.getByRole('option').first().tap();
    await saveOf(page).tap();
    const box = page.locator('#purchase');
    await expectThat(box).toHaveAttribute('aria-invalid', 'true');
    await atRest(page);
    const { border, text } = await box.evaluate((one) => ({
      border: getComputedStyle(one).borderTopColor,
      text: getComputedStyle(one.closest('label') ?? one).color,
    }));
    expect(border).not.toBe(text);
    expect(border).toBe(
      await page
        .locator('.field-error:visible')
        .first()
        .evaluate((one) => getComputedStyle(one).color),
    );
  },
);

test(
  'to save is at the same place in Edit, also where its words leave the way back no room beside it',
  { tags: ['night'] },
  async () => {
    const page = await aPhone();
    const places = new Set<number>();
    for (const id of [PERSON_ID, PERSON_ID.replace('1', '2')]) {
      await showScreen(page, `#/people/${id}?edit`);
      await saveOf(page).waitFor();
      await atRest(page);
      for (const top of [0, 200, 100_000]) {
        await page.evaluate((to) => scrollTo({ top: to }), top);
        await atRest(page);
        places.add(Math.round((await edges(saveOf(page))).bottom));
      }
    }
    expect([...places]).toHaveLength(1);
  },
);

test('Sync is as wide as its window while something waits', { tags: ['night'] }, async () => {
  const page = await anotherPhone();
  await fillDevice(page, { count: 4, seed: 7, statusOf: () => 'ready' });
  await showScreen(page, SCREENS['server'] ?? '');
  await page.getByRole('textbox', { name: screens.settings.server.address }).fill(NO_SERVER);
  await page.getByRole('button', { name: screens.settings.save }).tap();
  await page.getByText(settings.saved, { exact: true }).waitFor();
  await showScreen(page, SCREENS['sync'] ?? '');
  await page.locator('.boxes').waitFor();
  await atRest(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WINDOW.width);
});
