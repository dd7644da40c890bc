import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { showScreen, SOMEBODY } from '../../../../data/all-screens.ts';
import { people } from '../../../../data/sample.ts';
import { browse, serveApp } from '../../../support/browser/e2e.ts';
import { register } from '../../../support/browser/field-worker.ts';
import { fillDevice } from '../../../support/browser/fill-device.ts';

/** Nothing answers there. */
const NO_SERVER = 'http://localhost:9';
const WINDOW = { width: 360, height: 740 };

/** A phone on which so many people were registered. */
async function aPhone(registered: number): Promise<Page> {
  const [app, browser] = [
    await serveApp(),
    await browse({ context: { viewport: WINDOW, hasTouch: true, reducedMotion: 'reduce' } }),
  ];
  browser.allow(NO_SERVER);
  const page = await browser.open(app.url);
  for (const person of people(5, registered)) await register(page, person);
  return page;
}

const saveOf = (page: Page) => page.locator('form button[type=submit]');

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { top: box.y, bottom: box.y + box.height };
}

test('a recent occupation with its sex opens no keyboard, and Save is the next thing', async () => {
  const page = await aPhone(2);
  await page.locator('li:has([data-recent]):visible button').nth(1).tap();
  await page.getByRole('radio', { name: 'Male', exact: true, checked: true }).waitFor();
  // What has no place keeps it for a frame.
  await page.waitForTimeout(300);
  expect(await saveOf(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await saveOf(page).tap();
  await expect
    .poll(() => page.getByRole('region', { name: 'Last person saved' }).count(), { timeout: 10_000 })
    .toBe(1);
});

test('the two sexes behind a recent occupation are drawn eight pixels apart', async () => {
  const page = await aPhone(1);
  const [male, female] = await page.locator('.sex:visible').evaluateAll((buttons) =>
    buttons.slice(0, 2).map((button) => {
      const { left, right } = button.getBoundingClientRect();
      const inset = parseFloat(getComputedStyle(button, '::before').left);
      return { left: left + inset, right: right - inset, height: button.clientHeight };
    }),
  );
  expect((female?.left ?? 0) - (male?.right ?? 0)).toBeGreaterThanOrEqual(8);
  expect(female?.height).toBeGreaterThanOrEqual(44);
});

test('Save stays under the thumb while assessments are ticked, so that the next tap confirms no purchase', async () => {
  const page = await aPhone(1);
  await page.getByText('Assessments to assign: none').tap();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
  const before = await boxOf(saveOf(page));
  await page.getByRole('checkbox', { name: /^Team Roles/ }).tap();
  const confirm = page.getByRole('checkbox', { name: /I confirm the purchase of 1 assessment/ });
  await confirm.waitFor();
  expect((await boxOf(saveOf(page))).top).toBeCloseTo(before.top, 0);
  // Whatever lies there: the tap that comes now reaches the button.
  await saveOf(page).click({ trial: true, timeout: 2_000 });
});

test('Change shows the country and the group where they can be seen', async () => {
  const page = await aPhone(1);
  await page.getByRole('button', { name: 'Change' }).tap();
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.waitFor();
  expect((await boxOf(country)).bottom).toBeLessThanOrEqual((await boxOf(saveOf(page))).top);
});

test('what is left of a receipt once the person is sent stays in its place, and nothing comes to that of Undo', async () => {
  const page = await aPhone(1);
  const receipt = page.getByRole('region', { name: 'Last person saved' });
  const assign = receipt.getByRole('link', { name: 'Assign' });
  const before = await assign.boundingBox();
  for (const gone of [
    receipt.getByRole('button', { name: 'Undo' }),
    receipt.getByRole('link', { name: 'Edit' }),
  ])
    await gone.evaluate((one) => one.remove());
  expect(await assign.boundingBox()).toEqual(before);
});

test('the list under a field ends above the tabs, and what has a problem has a red edge', async () => {
  const page = await aPhone(1);
  const field = page.getByRole('combobox', { name: 'Occupation' });
  await field.fill('teacher');
  await page.getByRole('option').nth(5).waitFor();
  // Scrolled anew, as with a thumb: the list is fitted again.
  for (const top of [0, 60, 120]) {
    await page.evaluate((to) => scrollTo({ top: to }), top);
    await expect
      .poll(async () => (await boxOf(page.locator('.drop:visible'))).bottom)
      .toBeLessThan((await boxOf(page.locator('nav'))).top);
  }
  await field.press('Escape');
  await field.fill('');
  await saveOf(page).tap();
  await page.getByRole('alert').waitFor();
  const edgeOf = (part: Locator) => part.evaluate((one) => getComputedStyle(one).borderTopColor);
  const edge = await edgeOf(field);
  const red = await page.evaluate(() => {
    const part = document.createElement('i');
    part.style.color = 'var(--red)';
    document.body.append(part);
    return getComputedStyle(part).color;
  });
  expect([edge, await edgeOf(page.locator('label:has([type=radio])').first())]).toEqual([red, red]);
});

test('the box that confirms a purchase has a red edge where its tick is missing', async () => {
  const page = await aPhone(1);
  await page.getByText('Assessments to assign: none').tap();
  await page.getByRole('checkbox', { name: /^Poise/ }).check();
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await page.getByRole('combobox', { name: 'Occupation' }).fill('2221');
  await page.getByRole('option').first().tap();
  await saveOf(page).tap();
  const box = page.getByRole('checkbox', { name: /^I confirm/ });
  await expect.poll(() => box.getAttribute('aria-invalid')).toBe('true');
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
});

test('to save is at the same place in Edit, also where its words leave the way back no room beside it', async () => {
  const page = await aPhone(0);
  await fillDevice(page, { count: 2, seed: 7, statusOf: (nth) => (nth === 0 ? 'refused' : 'ready') });
  await page.reload();
  const places = new Set<number>();
  for (const id of [SOMEBODY, SOMEBODY.replace('1', '2')]) {
    await showScreen(page, `#/people/${id}?edit`);
    await page.getByRole('link', { name: 'Back without saving' }).waitFor();
    for (const top of [0, 200, 100_000]) {
      await page.evaluate((to) => scrollTo({ top: to }), top);
      places.add(Math.round((await boxOf(saveOf(page))).bottom));
    }
  }
  expect([...places]).toHaveLength(1);
});

test('Sync is as wide as its window while something waits', async () => {
  const page = await aPhone(0);
  await fillDevice(page, { count: 4, seed: 7, statusOf: () => 'ready' });
  await page.evaluate(() => (location.hash = '#/settings/server'));
  await page.getByRole('textbox', { name: 'Server address' }).fill(NO_SERVER);
  await page.getByRole('button', { name: 'Save settings' }).tap();
  await page.getByText('Saved.', { exact: true }).waitFor();
  await page.evaluate(() => (location.hash = '#/sync'));
  await page.locator('.boxes').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WINDOW.width);
});
