import { chromium, type Locator, type Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { showScreen, SOMEBODY } from '../../../../data/all-screens.ts';
import { people } from '../../../../data/sample.ts';
import { browse, serveApp } from '../../../support/browser/e2e.ts';
import { register } from '../../../support/browser/field-worker.ts';
import { fillDevice } from '../../../support/browser/fill-device.ts';
import { howToStart } from '../../../support/browser/real-browser.ts';

const WINDOW = { width: 740, height: 360 };
/** What a phone with a notch takes of its window at either side, and what its bar for gestures takes below. */
const NOTCH = { left: 59, right: 40, bottom: 21 };

async function aPhoneOnItsSide() {
  const [app, browser] = [await serveApp(), await browse({ context: { viewport: WINDOW } })];
  const page = await browser.open(app.url);
  await page.getByRole('button', { name: 'Start registering' }).click();
  await saveOf(page).waitFor();
  return { page, cdp: await page.context().newCDPSession(page) };
}

const saveOf = (page: Page) => page.locator('form button[type=submit]');

async function edges(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

/** Save stands under the field of the occupation, exactly as wide. */
async function standsInItsColumn(page: Page) {
  const [save, field] = [await edges(saveOf(page)), await edges(page.locator('#occupation'))];
  expect(save.left).toBeCloseTo(field.left, 0);
  expect(save.right).toBeCloseTo(field.right, 0);
  return save;
}

test('on a phone on its side Save is in sight from the first moment', async () => {
  const { page } = await aPhoneOnItsSide();
  await page.evaluate(() => scrollTo({ top: 0 }));
  const save = await standsInItsColumn(page);
  expect(save.bottom).toBeLessThanOrEqual(WINDOW.height);
  expect(save.right).toBeLessThanOrEqual(WINDOW.width);
});

test('what wants attention first stands in the strip, each number above its word, and that there is no network', async () => {
  const { page } = await aPhoneOnItsSide();
  const states = ['unknown', 'refused', 'ready', 'held'] as const;
  await fillDevice(page, { count: 4, seed: 7, statusOf: (nth) => states[nth % 4] ?? 'ready' });
  await page.reload();
  const status = page.getByRole('link', { name: /Open Sync$/ });
  await status.waitFor();
  await page.context().setOffline(true);
  await status.getByText('Offline').waitFor();
  const items = status.locator('.item:visible');
  const downwards = await items.evaluateAll((all) =>
    (all as HTMLElement[])
      .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
      .map((item) => item.innerText.trim()),
  );
  expect(downwards).toEqual(['1\nunknown', '1\nneeds you', 'Offline']);
  for (const item of await items.all()) {
    const { left, right, bottom } = await edges(item);
    expect(left).toBeGreaterThanOrEqual(6);
    expect(right).toBeLessThanOrEqual(90);
    expect(bottom).toBeLessThanOrEqual(WINDOW.height - 8);
  }
  // Whoever does not see it hears all of it.
  expect(await status.getAttribute('aria-label')).toContain('1 held');
  for (const tab of await page.locator('nav a:visible').all()) {
    const { top, bottom } = await edges(tab);
    expect(bottom - top).toBeGreaterThanOrEqual(44);
  }
  expect((await edges(page.getByText('Sex', { exact: true }))).top).toBeLessThan(44);
});

test.each([
  [360, ['No server', '1 unknown', '1 needs you']],
  [412, ['No server', '1 unknown', '1 needs you']],
  [700, ['No server', '1 unknown', '1 needs you', '1 waiting', '1 held']],
])('upright and %i wide, the head has as many as it has room for, each whole', async (width, shown) => {
  const { page } = await aPhoneOnItsSide();
  await page.setViewportSize({ width, height: 800 });
  const states = ['unknown', 'refused', 'ready', 'held'] as const;
  await fillDevice(page, { count: 4, seed: 7, statusOf: (nth) => states[nth % 4] ?? 'ready' });
  await page.reload();
  const status = page.getByRole('link', { name: /Open Sync$/ });
  await status.waitFor();
  const head = await edges(status);
  const seen: string[] = [];
  for (const item of await status.locator('.item:visible').all()) {
    const { left, top } = await edges(item);
    if (top < head.bottom) seen.push((await item.innerText()).trim());
    if (top < head.bottom) expect(left).toBeGreaterThanOrEqual(44);
  }
  expect(seen.map((text) => text.replace(/\s+/, ' '))).toEqual(shown);
  // The mark that stands for the name is whole.
  const mark = await edges(page.locator('header .name svg'));
  expect(mark.right - mark.left).toBe(28);
});

test.each(['ltr', 'rtl'])('nothing of the form or of Save lies under a notch: %s', async (direction) => {
  const { page, cdp } = await aPhoneOnItsSide();
  await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets: NOTCH });
  await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
  const save = await standsInItsColumn(page);
  expect(save.bottom).toBeLessThanOrEqual(WINDOW.height - NOTCH.bottom);
  for (const part of [page.locator('main form'), page.locator('nav a:visible').first()]) {
    const { left, right } = await edges(part);
    expect(left).toBeGreaterThanOrEqual(NOTCH.left);
    expect(right).toBeLessThanOrEqual(WINDOW.width - NOTCH.right);
  }
});

test('Save is as wide as its column beside a scrollbar that takes room', async () => {
  const app = await serveApp();
  const browser = await chromium.launch({ ...howToStart(), ignoreDefaultArgs: ['--hide-scrollbars'] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: WINDOW });
  await page.goto(app.url);
  await page.getByRole('button', { name: 'Start registering' }).click();
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(10);
  await standsInItsColumn(page);
});

test('Save covers neither what has the focus nor what is offered of recent occupations under a receipt', async () => {
  const { page } = await aPhoneOnItsSide();
  await fillDevice(page, { count: 12, seed: 7, statusOf: () => 'ready' });
  await page.reload();
  for (const person of people(8, 1)) await register(page, person);
  const recents = page.locator('li:has([data-recent]):visible, li.more:visible');
  await page.getByRole('region', { name: 'Last person saved' }).waitFor();
  await recents.first().waitFor();
  const save = await edges(saveOf(page));
  for (const recent of await recents.all())
    expect((await edges(recent)).bottom).toBeLessThanOrEqual(save.top);
  // Three occupations below each other, and the way to the others.
  expect(await recents.count()).toBeGreaterThanOrEqual(4);

  await page.locator('#occupation').focus();
  for (let at = 0; at < 12; at += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator('main form :focus');
    if ((await focused.count()) === 0) break;
    const [part, dock] = [await edges(focused), await edges(saveOf(page))];
    const isSave = (await focused.getAttribute('type')) === 'submit';
    const isBeside = part.right <= dock.left;
    if (!isSave && !isBeside) expect(part.bottom).toBeLessThanOrEqual(dock.top);
  }
});

test.each(['ltr', 'rtl'])('no dock of a phone held upright lies under a notch: %s', async (direction) => {
  const { page, cdp } = await aPhoneOnItsSide();
  await fillDevice(page, { count: 1, seed: 7, statusOf: () => 'ready' });
  await page.reload();
  await page.setViewportSize({ width: 600, height: 740 });
  await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets: NOTCH });
  await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
  const isClear = async (part: Locator) => {
    const { left, right } = await edges(part);
    expect(left).toBeGreaterThanOrEqual(NOTCH.left);
    expect(right).toBeLessThanOrEqual(600 - NOTCH.right);
  };
  await isClear(saveOf(page));
  for (const tab of await page.locator('nav a:visible').all()) await isClear(tab);
  await showScreen(page, `#/people/${SOMEBODY}`);
  for (const button of await page.locator('.docked .button:visible').all()) await isClear(button);
  await showScreen(page, `#/people/${SOMEBODY}/assign`);
  await page.getByRole('checkbox').first().check();
  await isClear(page.locator('#check'));
  await page.locator('#check').click();
  await isClear(page.locator('.decision button[type=submit]'));
});

/** A desk on which eight people have been registered, and another one just now. */
async function aDesk() {
  const [app, browser] = [
    await serveApp(),
    await browse({ context: { viewport: { width: 1280, height: 800 } } }),
  ];
  const page = await browser.open(app.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await fillDevice(page, { count: 12, seed: 7, statusOf: () => 'ready' });
  await page.reload();
  const [person] = people(8, 1);
  if (!person) throw new Error('The sample has nobody');
  return { page, receipt: await register(page, person) };
}

test('on a desk whoever was saved last stands there once, above those before', async () => {
  const { page, receipt } = await aDesk();
  const list = page.getByRole('complementary', { name: 'Registered last' });
  await list.getByRole('link').first().waitFor();
  expect(await page.getByText(receipt).count()).toBe(1);
  const card = await edges(page.getByRole('region', { name: 'Last person saved' }));
  expect(card.bottom).toBeLessThan((await edges(list.getByRole('heading'))).top);
  expect(card.left).toBeGreaterThan((await edges(page.locator('main form'))).right);
});

test('on a desk two rows of recent occupations leave the reference above Save, and the others are one press away', async () => {
  const { page } = await aDesk();
  const chips = page.locator('[data-recent]:visible');
  const more = page.getByRole('button', { name: /^\d more$/ });
  await more.waitFor();
  const tops = await chips.evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(2);
  expect((await edges(more)).top).toBe(Math.max(...tops));
  const reference = page.getByRole('textbox', { name: /^Reference/ });
  expect((await edges(reference)).bottom).toBeLessThanOrEqual((await edges(saveOf(page))).top);
  const before = await chips.count();
  const hidden = Number.parseInt(await more.innerText(), 10);
  await more.click();
  expect(await chips.count()).toBe(before + hidden);
});

test('by key the way leads from a recent occupation to the reference, which then saves', async () => {
  const { page, receipt } = await aDesk();
  await page.getByRole('radio', { name: 'Female', exact: true }).press('Space');
  await page.locator('[data-recent]:visible').first().press('Enter');
  await page.keyboard.type('BA-02');
  expect(await page.getByRole('textbox', { name: /^Reference/ }).inputValue()).toBe('BA-02');
  await page.keyboard.press('Enter');
  const saved = page.getByRole('region', { name: 'Last person saved' });
  await saved.locator('strong').filter({ hasNotText: receipt }).first().waitFor();
  expect(await saved.innerText()).toContain('BA-02');
});

test('a question leaves what is found in sight, and what comes with a choice leaves the next field there', async () => {
  const { page } = await aPhoneOnItsSide();
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  await page.getByRole('combobox', { name: 'Country' }).fill('kenya');
  await page.keyboard.press('Enter');
  const [field, hit] = [page.locator('#occupation'), page.getByRole('option').first()];
  await field.fill('teacher');
  await page.getByRole('group', { name: 'Whom do they teach?' }).waitFor();
  await expect
    .poll(async () => (await page.getByRole('listbox').first().boundingBox())?.height)
    .toBeGreaterThan(100);
  expect(await hit.innerText()).toMatch(/^2341/);

  await page.setViewportSize({ width: 360, height: 740 });
  await field.press('Enter');
  await page.getByText('See similar jobs').waitFor();
  const reference = page.getByRole('textbox', { name: /^Reference/ });
  expect(await reference.evaluate((one) => one === document.activeElement)).toBe(true);
  const isAbove = async () => (await edges(reference)).bottom <= (await edges(saveOf(page))).top;
  await expect.poll(isAbove).toBe(true);
});

test('an empty field of the occupation says what to type', async () => {
  const { page } = await aPhoneOnItsSide();
  expect(await page.getByRole('combobox', { name: 'Occupation' }).getAttribute('placeholder')).toBe(
    'Type what they do',
  );
});

test('where a keyboard leaves little height, Save takes none of it', async () => {
  const { page } = await aPhoneOnItsSide();
  expect(await page.locator('.save').evaluate((part) => getComputedStyle(part).position)).toBe('fixed');
  await page.setViewportSize({ width: WINDOW.width, height: 170 });
  expect(await page.locator('.save').evaluate((part) => getComputedStyle(part).position)).toBe('static');
});

test('on a phone on its side Save stands over nothing of the first sight', async () => {
  const [app, browser] = [await serveApp(), await browse({ context: { viewport: WINDOW } })];
  const page = await browser.open(app.url);
  await page.getByRole('button', { name: 'Start registering' }).waitFor();
  const sight = await edges(page.locator('main > section'));
  expect((await edges(saveOf(page))).top).toBeGreaterThanOrEqual(sight.bottom);
});

test('on a phone held upright the head is one row, however much is counted', async () => {
  const { page } = await aPhoneOnItsSide();
  await page.setViewportSize({ width: 320, height: 640 });
  await fillDevice(page, { count: 400, seed: 7, statusOf: (nth) => (nth % 2 ? 'unknown' : 'refused') });
  await page.reload();
  await page.getByRole('link', { name: /Open Sync$/ }).waitFor();
  const { top, bottom } = await edges(page.locator('header'));
  expect(bottom - top).toBe(48);
});

test('a question that has the focus and no answer has the ring, and none of its answers', async () => {
  const { page } = await aDesk();
  const female = page.getByRole('radio', { name: 'Female', exact: true });
  const ringOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).outlineStyle);
  const [choices, box] = [page.locator('.choices'), page.locator('label', { has: female })];
  await page.reload();
  await expect.poll(() => ringOf(choices)).toBe('solid');
  expect(
    await page.locator('label:has(input:focus)').evaluate((one) => getComputedStyle(one).outlineStyle),
  ).toBe('none');
  await page.keyboard.press('ArrowRight');
  expect(await female.isChecked()).toBe(true);
  expect(await ringOf(box)).toBe('solid');
  expect(await ringOf(choices)).toBe('none');
});

test('on a phone on its side the receipt opens whom it is of, and the last box ends with the way to more jobs', async () => {
  const { page } = await aPhoneOnItsSide();
  for (const person of people(5, 5)) await register(page, person);
  const receipt = page.getByRole('region', { name: 'Last person saved' });
  const [open, code] = [
    await edges(receipt.getByRole('link', { name: 'Open' })),
    await edges(receipt.locator('.code').first()),
  ];
  expect(open.left).toBeLessThanOrEqual(code.left);
  expect(open.right).toBeGreaterThanOrEqual(code.right);
  expect(open.bottom - open.top).toBeGreaterThanOrEqual(44);
  const jobs = page.getByRole('list', { name: 'Pinned and recent occupations' });
  const last = await edges(jobs.locator('.one:visible').last());
  const more = await edges(jobs.locator('.more:visible'));
  const field = await edges(page.locator('#occupation'));
  expect([more.top, more.bottom, more.left]).toEqual([last.top, last.bottom, last.right]);
  expect(more.right).toBeCloseTo(field.right, 0);
});
