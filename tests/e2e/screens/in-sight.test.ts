import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { SCREENS, showScreen, SOMEBODY } from '../../../data/all-screens.ts';
import { people } from '../../../data/sample.ts';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { register } from '../../support/browser/field-worker.ts';
import { fillDevice } from '../../support/browser/fill-device.ts';

test('first sight is painted with the form, leads into practice, and is gone after that first choice', async () => {
  const [app, browser] = [
    await serveApp(),
    await browse({ context: { viewport: { width: 360, height: 740 } } }),
  ];
  const page = await browser.open(app.url);
  const sex = page.getByRole('radio', { name: 'Female', exact: true });
  await sex.waitFor();
  const tryIt = page.getByRole('button', { name: 'Try it with practice people' });
  expect(await tryIt.isVisible()).toBe(true);
  // Who cannot read it finds their own language without scrolling.
  for (const language of ['Français', 'Kiswahili'])
    expect(await isUncovered(page.getByRole('button', { name: language }))).toBe(true);
  const painted = await sex.boundingBox();
  // Once everything is kept for offline, nothing more comes that could move it.
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect((await sex.boundingBox())?.y).toBe(painted?.y);
  await tryIt.click();
  await page.getByRole('complementary', { name: 'Practice' }).waitFor();
  expect(await page.getByRole('region', { name: 'Welcome to Outpost' }).count()).toBe(0);
  await page.goto(app.url);
  await sex.waitFor();
  expect(await page.getByRole('region', { name: 'Welcome to Outpost' }).count()).toBe(0);
});

test.each(['English', 'Kiswahili', 'Português'])(
  'on a phone both sexes of a recent occupation stand in one line: %s',
  async (language) => {
    const [app, browser] = [
      await serveApp(),
      await browse({ context: { viewport: { width: 360, height: 740 } } }),
    ];
    const page = await browser.open(app.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await fillDevice(page, { count: 3, seed: 7, statusOf: () => 'ready' });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await showScreen(page, '#/settings/look');
    await page.getByRole('radio', { name: language }).check();
    await page.locator('html[lang]').waitFor();
    await showScreen(page, '#/');
    const recent = page.locator('li:has([data-recent]):visible').first();
    await recent.waitFor();
    const [male, female] = await recent.locator('button:not([data-recent])').all();
    const box = await recent.boundingBox();
    const [one, other] = [await male?.boundingBox(), await female?.boundingBox()];
    expect(one?.y).toBe(other?.y);
    const right = (other?.x ?? 0) + (other?.width ?? 0);
    expect(right).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
  },
);

test('on a phone the name of a recent occupation is whole, below what a press on it does', async () => {
  const [app, browser] = [
    await serveApp(),
    await browse({ context: { viewport: { width: 360, height: 740 } } }),
  ];
  const page = await browser.open(app.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await fillDevice(page, { count: 12, seed: 7, statusOf: () => 'ready' });
  await page.reload();
  await page.getByText('Press a job, or Male/Female for job and sex:').waitFor();
  const names = await page.locator('[data-recent]:visible .name').evaluateAll((all) =>
    all.map((one) => ({
      isLong: one.textContent.length > 22,
      isCut: one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1,
    })),
  );
  expect(names.some(({ isLong }) => isLong)).toBe(true);
  expect(names.filter(({ isCut }) => isCut)).toEqual([]);
  // Read from the right, English names begin below each other, however many lines they have.
  await showScreen(page, '#/settings/look');
  await page.getByRole('radio', { name: 'العربية' }).check();
  await page.locator('html[dir=rtl]').waitFor();
  await showScreen(page, '#/');
  await page.locator('[data-recent]:visible').first().waitFor();
  const edges = await page.locator('[data-recent]:visible .name').evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return [...range.getClientRects()].map(({ right }) => Math.round(right));
    }),
  );
  expect(edges.some((lines) => lines.length > 1)).toBe(true);
  expect(new Set(edges.flat()).size, edges.join('; ')).toBe(1);
});

test('on a phone three recent occupations can be pressed below the receipt of whoever was registered last', async () => {
  const [app, browser] = [
    await serveApp(),
    await browse({ context: { viewport: { width: 360, height: 740 } } }),
  ];
  const page = await browser.open(app.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await fillDevice(page, { count: 12, seed: 7, statusOf: () => 'ready' });
  await page.reload();
  for (const person of people(8, 1)) await register(page, person);
  await page.getByRole('region', { name: 'Last person saved' }).waitFor();
  const both = page.locator('li:has([data-recent]):visible').nth(2).locator('button');
  // In the middle of each, where a thumb goes.
  const isMet = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  await expect
    .poll(() => Promise.all([0, 1, 2].map((at) => both.nth(at).evaluate(isMet))))
    .toEqual([true, true, true]);
});

test('on a desk first sight leaves the form its height: each field is in sight, also that of a group', async () => {
  const [app, browser] = [
    await serveApp(),
    await browse({ context: { viewport: { width: 1280, height: 800 } } }),
  ];
  const groups = [{ uuid: '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a', name: 'Nakuru 3', type: 'TEAM' }];
  app.instead.set('config.json', {
    status: 200,
    type: 'application/json',
    body: JSON.stringify({ groups }),
  });
  const page = await browser.open(app.url);
  const welcome = page.getByRole('region', { name: 'Welcome to Outpost' });
  await welcome.waitFor();
  for (const name of ['Occupation', 'Country', 'Group']) {
    const field = page.getByRole('combobox', { name });
    await field.waitFor();
    expect(await isUncovered(field)).toBe(true);
  }
  expect(await isUncovered(page.getByRole('button', { name: 'Save and next' }))).toBe(true);
  // What it has taken the place of comes when a way on was chosen.
  const last = page.getByRole('heading', { name: 'Registered last' });
  expect(await last.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Start registering' }).click();
  await last.waitFor();
  expect(await welcome.count()).toBe(0);
});

test.each([
  ['', ''],
  [', in practice below its bar', '?practice'],
])('on a desk the list of sections stays in sight beside a long section%s', async (_, query) => {
  const [app, browser] = [
    await serveApp(),
    await browse({ context: { viewport: { width: 1280, height: 800 } } }),
  ];
  const page = await browser.open(`${app.url}${query}#/settings/device`);
  await page.getByRole('heading', { name: 'Storage on this device' }).waitFor();
  const list = page.getByRole('navigation', { name: 'Settings' });
  const before = await list.boundingBox();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  expect((await list.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  await list.getByRole('link', { name: 'Look and language' }).click();
  await page.getByRole('heading', { level: 1, name: 'Look and language' }).waitFor();
});

test('on a phone the way from a group to its people is as high as a thumb', async () => {
  const [app, browser] = [
    await serveApp(),
    await browse({ context: { viewport: { width: 360, height: 740 } } }),
  ];
  const page = await browser.open(`${app.url}?practice#/settings/groups`);
  const people = page.getByRole('link', { name: /^\d+ people/ }).first();
  await people.waitFor();
  expect((await people.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await people.click();
  await page.getByRole('heading', { level: 1, name: 'People' }).waitFor();
});

test('on a desk no pane at the edge of the window lies over what concerns every screen', async () => {
  const [app, browser] = [
    await serveApp(),
    await browse({ context: { viewport: { width: 1280, height: 800 } } }),
  ];
  app.instead.set('config.json', { status: 200, type: 'application/json', body: '{"organisation":5}' });
  const page = await browser.open(app.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await fillDevice(page, { count: 3, seed: 7 });
  await page.reload();
  await page.locator('.banners > *').waitFor();
  const person = `#/people/${SOMEBODY}`;
  const besideTheList = `#/people?person=${SOMEBODY}`;
  const covered: string[] = [];
  for (const address of [besideTheList, person, `${person}/assign`, '#/sync', '#/api/createUser', '#/']) {
    await showScreen(page, address);
    await page.evaluate(() => scrollTo(0, 0));
    const over = await page.locator('.banners > *').evaluate(whatLiesOver);
    if (over !== '') covered.push(`${address}: ${over}`);
    expect([address, await gapBelow(page.locator('.banners'))]).toEqual([address, true]);
  }
  expect(covered).toEqual([]);
});

/** Whether what can be pressed below a banner keeps a gap of 8 pixels to it. */
function gapBelow(banners: Locator): Promise<boolean> {
  return banners.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    const below = [...document.querySelectorAll('main :is(a, button, input)')]
      .filter((one) => !element.contains(one) && one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1);
    return below.length > 0 && below.every(({ top }) => top >= bottom + 8);
  });
}

/** What is at a corner of an element, where that is not the element itself. */
function whatLiesOver(element: Element): string {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const corners = [left + 4, right - 4].flatMap((x) =>
    [top + 4, bottom - 4].map((y) => document.elementFromPoint(x, y)),
  );
  return corners
    .filter((there) => there === null || !element.contains(there))
    .map((there) => (there ? `${there.tagName} ${there.className}` : 'nothing'))
    .join(', ');
}

/** Whether all of its height is in the window, with nothing over it. */
function isUncovered(one: Locator): Promise<boolean> {
  return one.evaluate((element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => {
      const there = document.elementFromPoint(left + width / 2, y);
      return there !== null && (there === element || element.contains(there));
    });
  });
}

test('on a phone what a pressed factor is about comes into sight', async () => {
  const [app, browser] = [
    await serveApp(),
    await browse({ context: { viewport: { width: 360, height: 740 } } }),
  ];
  const page = await browser.open(app.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await showScreen(page, SCREENS['assessment'] ?? '');
  // A hidden copy of each keeps the room of the longest.
  const about = page.getByText('The pull of forms, records and orderly procedure.').filter({ visible: true });
  await page.getByRole('button', { name: 'D Administrative' }).click();
  await about.waitFor();
  expect(await isUncovered(about)).toBe(true);
});

const GROUPS = Array.from(
  { length: 6 },
  (_, at) => `&group=6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1${String(at)},Nakuru ${String(at)},TEAM`,
).join('');

test.each([
  ['on a phone', { width: 360, height: 740 }],
  ['on a phone on its side', { width: 740, height: 360 }],
  ['on a desk', { width: 1280, height: 560 }],
])('%s, both answers to a setup link are in sight before anything is scrolled', async (_, viewport) => {
  const [app, browser] = [await serveApp(), await browse({ context: { viewport } })];
  const page = await browser.open(
    `${app.url}#/setup?organisation=Example+Org&country=GB&server=https://api.example.org${GROUPS}`,
  );
  const agree = page.getByRole('button', { name: 'Set up this device' });
  await agree.waitFor();
  expect(await isUncovered(agree)).toBe(true);
  expect(await isUncovered(page.getByRole('button', { name: 'Not now' }))).toBe(true);
  // What stands at the foot of the window covers nothing at the end of the page.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await isUncovered(page.getByText('Nakuru 5'))).toBe(true);
});

test.each([
  ['a new device', 0],
  ['a device with records that wait and are unknown', 30],
])('on the phone of %s the answers to a setup link cut no line of what it sets', async (_, count) => {
  const [app, browser] = [
    await serveApp(),
    await browse({ context: { viewport: { width: 360, height: 740 } } }),
  ];
  const page = await browser.open(app.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (count > 0) await fillDevice(page, { count, seed: 7, statusOf: (at) => (at % 2 ? 'ready' : 'unknown') });
  await page.reload();
  await showScreen(page, SCREENS['setup'] ?? '');
  const answers = page.locator('p').filter({ has: page.getByRole('button', { name: 'Not now' }) });
  await page.getByText('United Kingdom').waitFor();
  const edge = (await answers.boundingBox())?.y ?? 0;
  expect(edge).toBeGreaterThan(600);
  expect(await page.locator('main').evaluate(linesOver, edge)).toEqual([]);
  expect(await isUncovered(page.getByText('United Kingdom'))).toBe(true);
});

test('what underlines the sum of the people stands above the assignments, and each assessment has its sign at the edge', async () => {
  const [app, browser] = [await serveApp(), await browse()];
  const page = await browser.open(app.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await fillDevice(page, { count: 3, seed: 7, assignmentOf: () => 'ready' });
  await page.reload();
  await page.setViewportSize({ width: 1280, height: 800 });
  await showScreen(page, '#/people');
  const assignments = await page.getByText('3 assignments:', { exact: true }).boundingBox();
  // It is drawn within the link, which a thumb can hit also in the line below.
  const underline = await page.getByRole('link', { name: '3 registered' }).evaluate((link) => {
    const { top, height } = link.getBoundingClientRect();
    const below = /\+ ([\d.]+)px/.exec(getComputedStyle(link).backgroundPositionY)?.[1];
    return top + height / 2 + Number(below) + 1;
  });
  expect(underline).toBeLessThanOrEqual(assignments?.y ?? NaN);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await showScreen(page, '#/assessments');
    await page
      .getByText(/^Assigned \d/)
      .first()
      .waitFor();
    // The column of the sign is the last, and no wider than the sign.
    const columns = await page
      .locator('main li a')
      .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).gridTemplateColumns.split(' ').at(-1)));
    expect(new Set(columns)).toEqual(new Set(['17px']));
  }
});

test('on a desk Sync has no empty pane where no server is set and no details of what was sent are here', async () => {
  const [app, browser] = [await serveApp(), await browse()];
  const page = await browser.open(app.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await fillDevice(page, { count: 3, seed: 7, statusOf: () => 'confirmed' });
  await page.reload();
  await page.setViewportSize({ width: 1280, height: 800 });
  await showScreen(page, '#/sync');
  await page.getByRole('heading', { name: 'All records' }).waitFor();
  await page.locator('.beside').getByText('Saved on this device. It is not sent yet.').waitFor();
});

/** The texts with a line that begins above this height of the window, and ends below it. */
function linesOver(element: Element, edge: number): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const isCut = [...range.getClientRects()].some(({ top, bottom }) => top < edge && bottom > edge + 1);
    if (isCut) found.push(node.textContent ?? '');
  }
  return found;
}
