import type { Locator, Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { SCREENS, showScreen, PERSON_ID } from '../../../data/all-screens.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { atRest } from '../../support/browser/at-rest.ts';
import { browse, serveApp, whenKept, WITH_WORKER } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { fillDevice } from '../../support/browser/fill-device.ts';
import { sharedDevice } from '../../support/browser/shared-device.ts';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';

const setup = screens.setup;

const PHONE = { width: 360, height: 740 };
const WIDE_WINDOW = { width: 1280, height: 800 };
/** Animations move boxes. */
const STILL = { context: { reducedMotion: 'reduce' } } as const;

const aNewDevice = sharedDevice(undefined, STILL);

/** With as many recent occupations as are offered, and records that wait or are unknown. */
const aUsedDevice = sharedDevice(
  (page) =>
    fillDevice(page, {
      count: 30,
      seed: 7,
      statusOf: (at) => (at % 2 ? 'ready' : 'noReply'),
      assignmentOf: (at) => (at < 3 ? 'ready' : undefined),
    }),
  STILL,
);

const inPractice = sharedDevice((page) => page.goto(new URL('?practice', page.url()).href), STILL);

/** Until the end of the test. Each case after it looks at the same device. */
async function inLanguage(page: Page, code: string): Promise<void> {
  const choose = async (chosen: string) => {
    await showScreen(page, SCREENS['look'] ?? '');
    await page.locator(`input[name=language][value=${chosen}]`).check();
    await page.locator(`html[lang=${chosen}]`).waitFor();
  };
  await choose(code);
  onTestFinished(() => choose('en'));
}

test('first sight is painted with the form, leads into practice, and is gone after that first choice', async () => {
  const [app, browser] = [
    await serveApp(),
    await browse({ context: { ...WITH_WORKER.context, viewport: PHONE } }),
  ];
  const page = await browser.open(app.url);
  const sex = page.getByRole('radio', { name: first.fields.sexes.F, exact: true });
  await sex.waitFor();
  const tryIt = page.getByRole('button', { name: first.firstSight.tryIt });
  expect(await tryIt.isVisible()).toBe(true);
  // Who cannot read it finds their own language without scrolling.
  for (const language of ['Français', 'Kiswahili'])
    expect(await isUncovered(page.getByRole('button', { name: language }))).toBe(true);
  const painted = await sex.boundingBox();
  // Once everything is kept for offline, nothing more comes that could move it.
  await whenKept(page);
  await atRest(page);
  expect((await sex.boundingBox())?.y).toBe(painted?.y);
  await tryIt.click();
  await page.getByRole('complementary', { name: first.frame.practice }).waitFor();
  const welcome = page.getByRole('region', { name: first.firstSight.title });
  await expectThat(welcome).toHaveCount(0);
  await page.goto(app.url);
  await sex.waitFor();
  await atRest(page);
  expect(await welcome.count()).toBe(0);
});

test(
  'on a phone the name of a recent occupation is whole, below what a press on it does',
  { tags: ['night'] },
  async () => {
    const page = await aUsedDevice();
    await page.setViewportSize(PHONE);
    await showScreen(page, '#/');
    const names = await page.locator('[data-recent]:visible .name').evaluateAll((all) =>
      all.map((one) => ({
        isLong: one.textContent.length > 22,
        isCut: one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1,
      })),
    );
    expect(names.some(({ isLong }) => isLong)).toBe(true);
    expect(names.filter(({ isCut }) => isCut)).toEqual([]);
    // Read from the right, English names begin below each other, however many lines they have.
    await inLanguage(page, 'ar');
    await showScreen(page, '#/');
    const edges = await page.locator('[data-recent]:visible .name').evaluateAll((all) =>
      all.map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return [...range.getClientRects()].map(({ right }) => Math.round(right));
      }),
    );
    expect(edges.some((lines) => lines.length > 1)).toBe(true);
    expect(new Set(edges.flat()).size, edges.join('; ')).toBe(1);
  },
);

test(
  'in a wide window first sight leaves the form its height: each field is in sight, also that of a group',
  { tags: ['night'] },
  async () => {
    const [app, browser] = [await serveApp(), await browse({ context: { viewport: WIDE_WINDOW } })];
    const groups = [{ uuid: '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a', name: 'Nakuru 3', type: 'TEAM' }];
    app.instead.set('config.json', {
      status: 200,
      type: 'application/json',
      body: JSON.stringify({ groups }),
    });
    const page = await browser.open(app.url);
    const welcome = page.getByRole('region', { name: first.firstSight.title });
    await welcome.waitFor();
    await page.getByRole('combobox', { name: first.fields.group }).waitFor();
    await atRest(page);
    for (const name of ['Occupation', 'Country', 'Group'])
      expect(await isUncovered(page.getByRole('combobox', { name }))).toBe(true);
    expect(await isUncovered(page.getByRole('button', { name: first.register.save }))).toBe(true);
    // What it has taken the place of comes when a way on was chosen.
    const last = page.getByRole('complementary').getByRole('heading');
    await expectThat(last).toBeHidden();
    await welcome.getByRole('button', { name: first.firstSight.start }).click();
    await expectThat(last).toBeVisible();
    await expectThat(welcome).toHaveCount(0);
  },
);

test.each([
  ['', aNewDevice],
  [', in practice below its bar', inPractice],
])(
  'in a wide window the list of sections stays in sight beside a long section%s',
  { tags: ['night'] },
  async (_, device) => {
    const page = await device();
    await page.setViewportSize(WIDE_WINDOW);
    await showScreen(page, SCREENS['device'] ?? '');
    const list = page.getByRole('navigation', { name: first.titles.settings });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await atRest(page);
    for (const link of await list.getByRole('link').all()) expect(await isUncovered(link)).toBe(true);
    await list.getByRole('link', { name: first.titles.look }).click();
    await expectThat(page.getByRole('heading', { level: 1, name: first.titles.look })).toBeVisible();
  },
);

test('on a phone the way from a group to its people is as high as a thumb', { tags: ['night'] }, async () => {
  const page = await inPractice();
  await page.setViewportSize(PHONE);
  await showScreen(page, SCREENS['groups'] ?? '');
  const people = page.getByRole('link', { name: /^\d+ people/ }).first();
  await people.waitFor();
  await atRest(page);
  expect((await people.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await people.click();
  await expectThat(page.getByRole('heading', { level: 1, name: first.titles.people })).toBeVisible();
});

test(
  'in a wide window no pane at the edge of the window lies over what concerns every screen',
  { tags: ['night'] },
  async () => {
    const [app, browser] = [await serveApp(), await browse({ context: { viewport: WIDE_WINDOW } })];
    app.instead.set('config.json', { status: 200, type: 'application/json', body: '{"organisation":5}' });
    const page = await browser.open(app.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await fillDevice(page, { count: 3, seed: 7 });
    await page.reload();
    await page.locator('.banners > *').waitFor();
    const person = `#/people/${PERSON_ID}`;
    const besideTheList = `#/people?person=${PERSON_ID}`;
    const covered: string[] = [];
    for (const address of [besideTheList, person, `${person}/assign`, '#/sync', '#/api/createUser', '#/']) {
      await showScreen(page, address);
      await page.evaluate(() => scrollTo(0, 0));
      const over = await page.locator('.banners > *').evaluate(whatLiesOver);
      if (over !== '') covered.push(`${address}: ${over}`);
      expect([address, await gapBelow(page.locator('.banners'))]).toEqual([address, true]);
    }
    expect(covered).toEqual([]);
  },
);

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

test('on a phone what a pressed factor is about comes into sight', { tags: ['night'] }, async () => {
  const page = await aNewDevice();
  await page.setViewportSize(PHONE);
  await showScreen(page, SCREENS['assessment'] ?? '');
  // A hidden copy of each keeps the room of the longest.
  const about = page.getByText('The pull of forms, records and orderly procedure.').filter({ visible: true });
  await page.getByRole('button', { name: 'D Administrative' }).click();
  await about.waitFor();
  await expect.poll(() => isUncovered(about)).toBe(true);
});

const GROUPS = Array.from(
  { length: 6 },
  (_, at) => `&group=6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1${String(at)},Nakuru ${String(at)},TEAM`,
).join('');

test.each([
  ['on a phone', PHONE],
  ['in a wide window', { width: 1280, height: 560 }],
])(
  '%s, both answers to a setup link are in sight before anything is scrolled',
  { tags: ['night'] },
  async (_, shape) => {
    const page = await aNewDevice();
    await page.setViewportSize(shape);
    await showScreen(
      page,
      `#/setup?organisation=Example+Org&country=GB&server=https://api.example.org${GROUPS}`,
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);
    for (const name of [setup.confirm, setup.notNow])
      expect(await isUncovered(page.getByRole('button', { name }))).toBe(true);
    // What stands at the foot of the window covers nothing at the end of the page.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await isUncovered(page.getByText('Nakuru 5'))).toBe(true);
  },
);

test(
  'on the phone of a new device the answers to a setup link cut no line of what it sets',
  { tags: ['night'] },
  async () => {
    const page = await aNewDevice();
    await page.setViewportSize(PHONE);
    await showScreen(page, SCREENS['setup'] ?? '');
    await page.getByText('United Kingdom').waitFor();
    await atRest(page);
    const edge = await page.getByRole('button', { name: setup.notNow }).evaluate(topOfFixed);
    expect(edge).toBeGreaterThan(PHONE.height / 2);
    expect(await page.locator('main').evaluate(linesOver, edge)).toEqual([]);
    expect(await isUncovered(page.getByText('United Kingdom'))).toBe(true);
  },
);

test(
  'on the phone of a used device what a setup link does to the records is in sight with its answers, and no setting stays under them',
  { tags: ['night'] },
  async () => {
    const page = await aUsedDevice();
    await page.setViewportSize(PHONE);
    await showScreen(page, SCREENS['setup'] ?? '');
    await page.getByText('United Kingdom').waitFor();
    await atRest(page);
    const record = page.getByRole('main').getByRole('listitem');
    for (const what of [setup.decideFirst({ n: 15 }), setup.goThere({ n: 18 })])
      expect(await isUncovered(record.filter({ hasText: what }))).toBe(true);
    // The settings follow below, and can be scrolled clear of the answers.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    for (const setting of ['Example Org', 'United Kingdom', 'Nakuru 3'])
      expect(await isUncovered(page.getByText(setting, { exact: true }))).toBe(true);
  },
);

test(
  'what underlines the sum of the people stands above the search, and each assessment has its sign at the edge',
  { tags: ['night'] },
  async () => {
    const page = await aUsedDevice();
    await page.setViewportSize(WIDE_WINDOW);
    await showScreen(page, '#/people');
    const search = await page.getByRole('searchbox').boundingBox();
    // It is drawn within the link, which a thumb can hit also in the line below.
    const underline = await page.getByRole('link', { name: '30 registered' }).evaluate((link) => {
      const { top, height } = link.getBoundingClientRect();
      const below = /\+ ([\d.]+)px/.exec(getComputedStyle(link).backgroundPositionY)?.[1];
      return top + height / 2 + Number(below) + 1;
    });
    expect(underline).toBeLessThanOrEqual(search?.y ?? NaN);
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
        .evaluateAll((rows) =>
          rows.map((row) => getComputedStyle(row).gridTemplateColumns.split(' ').at(-1)),
        );
      expect(new Set(columns)).toEqual(new Set(['17px']));
    }
  },
);

/** Where the part of the window begins that an element is in, and that does not scroll. */
function topOfFixed(element: Element): number {
  for (let one: Element | null = element; one; one = one.parentElement)
    if (getComputedStyle(one).position === 'fixed') return one.getBoundingClientRect().top;
  return NaN;
}

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
