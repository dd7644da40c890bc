import { chromium, type Locator, type Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { showScreen, PERSON_ID } from '../../../../data/all-screens.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { atRest } from '../../../support/browser/at-rest.ts';
import { browse, serveApp } from '../../../support/browser/e2e.ts';
import { expectThat } from '../../../support/browser/expect-that.ts';
import { fillDevice } from '../../../support/browser/fill-device.ts';
import { howToStart } from '../../../support/browser/real-browser.ts';
import { sharedDevice } from '../../../support/browser/shared-device.ts';
import { edges, receiptOf, saveOf, showReceipt } from './at-the-form.ts';

const occupations = screens.occupations;

const WINDOW = { width: 740, height: 360 };
const PHONE = { width: 360, height: 740 };
const WIDE_WINDOW = { width: 1280, height: 800 };
/** What a phone with a notch takes of its window at either side, and what its bar for gestures takes below. */
const NOTCH = { left: 59, right: 40, bottom: 21 };
/** Animations move boxes. */
const LOW = { context: { viewport: WINDOW, reducedMotion: 'reduce' } } as const;

const start = (page: Page) => page.getByRole('button', { name: first.firstSight.start }).click();

/** No one is registered yet. */
const aNewPhone = sharedDevice(start, LOW);

/** One each is unknown, refused and held; more occupations are recent than are offered at once. */
const withTwelve = sharedDevice(
  (page) =>
    fillDevice(page, {
      count: 12,
      seed: 7,
      statusOf: (nth) => (['ready', 'noReply', 'toFix', 'onHold'] as const)[nth] ?? 'ready',
    }),
  LOW,
);

/** For a case that changes what is kept. */
async function aPhoneOnItsSide(): Promise<Page> {
  const [app, browser] = [await serveApp(), await browse(LOW)];
  const page = await browser.open(app.url);
  await start(page);
  await atRest(page);
  return page;
}

async function registerOn(device: () => Promise<Page>): Promise<Page> {
  const page = await device();
  await showScreen(page, '#/');
  return page;
}

/** As the screen is on a phone with a notch, read in this direction, until the end of the test. */
async function underNotch(page: Page, direction: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const set = async (insets: Partial<typeof NOTCH>, dir: string) => {
    await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await page.evaluate((to) => (document.documentElement.dir = to), dir);
    await atRest(page);
  };
  const before = await page.evaluate(() => document.documentElement.dir);
  onTestFinished(() => set({}, before));
  await set(NOTCH, direction);
}

/** Save stands under the field of the occupation, exactly as wide. */
async function standsInItsColumn(page: Page) {
  const [save, field] = [await edges(saveOf(page)), await edges(page.locator('#occupation'))];
  expect(save.left).toBeCloseTo(field.left, 0);
  expect(save.right).toBeCloseTo(field.right, 0);
  return save;
}

test('on a landscape phone Save is in sight from the first moment', async () => {
  const page = await registerOn(aNewPhone);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const save = await standsInItsColumn(page);
  expect(save.bottom).toBeLessThanOrEqual(WINDOW.height);
  expect(save.right).toBeLessThanOrEqual(WINDOW.width);
});

test(
  'what wants attention first stands in the strip, each number above its word, and that there is no network',
  { tags: ['night'] },
  async () => {
    const page = await registerOn(withTwelve);
    const status = page.getByRole('link', { name: /Open Sync$/ });
    onTestFinished(() => page.context().setOffline(false));
    await page.context().setOffline(true);
    await status.getByText(screens.status.offline).waitFor();
    await atRest(page);
    const items = status.locator('.item:visible');
    const downwards = await items.evaluateAll((all) =>
      (all as HTMLElement[])
        .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map((item) => item.innerText.trim()),
    );
    expect(downwards).toEqual(['1\nno reply', '1\nto fix', 'Offline']);
    for (const item of await items.all()) {
      const { left, right, bottom } = await edges(item);
      expect(left).toBeGreaterThanOrEqual(6);
      expect(right).toBeLessThanOrEqual(90);
      expect(bottom).toBeLessThanOrEqual(WINDOW.height - 8);
    }
    // Whoever does not see it hears all of it.
    await expectThat(status).toHaveAccessibleName(/1 on hold/);
    for (const tab of await page.locator('nav a:visible').all()) {
      const { top, bottom } = await edges(tab);
      expect(bottom - top).toBeGreaterThanOrEqual(44);
    }
    expect((await edges(page.getByText(first.fields.sex, { exact: true }))).top).toBeLessThan(44);
  },
);

test.each([
  [360, ['No server', '1 no reply', '1 to fix']],
  [412, ['No server', '1 no reply', '1 to fix']],
  [700, ['No server', '1 no reply', '1 to fix', '10 waiting', '1 on hold']],
])(
  'upright and %i wide, the head has as many as it has room for, each whole',
  { tags: ['night'] },
  async (width, shown) => {
    const page = await withTwelve();
    await page.setViewportSize({ width, height: 800 });
    await showReceipt(page);
    const status = page.getByRole('link', { name: /Open Sync$/ });
    await expectThat(status.getByText(screens.status.offline)).toHaveCount(0);
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
  },
);

test.each(['ltr', 'rtl'])('nothing of the form or of Save lies under a notch: %s', async (direction) => {
  const page = await registerOn(aNewPhone);
  await underNotch(page, direction);
  const save = await standsInItsColumn(page);
  expect(save.bottom).toBeLessThanOrEqual(WINDOW.height - NOTCH.bottom);
  for (const part of [page.locator('main form'), page.locator('nav a:visible').first()]) {
    const { left, right } = await edges(part);
    expect(left).toBeGreaterThanOrEqual(NOTCH.left);
    expect(right).toBeLessThanOrEqual(WINDOW.width - NOTCH.right);
  }
});

test('Save is as wide as its column beside a scrollbar that takes room', { tags: ['night'] }, async () => {
  const app = await serveApp();
  const browser = await chromium.launch({ ...howToStart(), ignoreDefaultArgs: ['--hide-scrollbars'] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ ...LOW.context, serviceWorkers: 'block' });
  await page.goto(app.url);
  await start(page);
  await page.getByRole('region', { name: first.firstSight.title }).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(10);
  await standsInItsColumn(page);
});

test(
  'Save covers neither what has the focus nor what is offered of recent occupations under a receipt',
  { tags: ['night'] },
  async () => {
    const page = await withTwelve();
    await showReceipt(page);
    const recents = page.locator('li:has([data-recent]):visible, li.more:visible');
    const save = await edges(saveOf(page));
    for (const recent of await recents.all())
      expect((await edges(recent)).bottom).toBeLessThanOrEqual(save.top);
    // Three occupations below each other, and the way to the others.
    expect(await recents.count()).toBeGreaterThanOrEqual(4);

    await page.locator('#occupation').focus();
    for (let at = 0; at < 12; at += 1) {
      await page.keyboard.press('Tab');
      await atRest(page);
      const focused = page.locator('main form :focus');
      if ((await focused.count()) === 0) break;
      const [part, dock] = [await edges(focused), await edges(saveOf(page))];
      const isSave = (await focused.getAttribute('type')) === 'submit';
      const isBeside = part.right <= dock.left;
      if (!isSave && !isBeside) expect(part.bottom).toBeLessThanOrEqual(dock.top);
    }
  },
);

test.each(['ltr', 'rtl'])(
  'no dock of a phone held upright lies under a notch: %s',
  { tags: ['night'] },
  async (direction) => {
    const page = await withTwelve();
    await page.setViewportSize({ width: 600, height: 740 });
    await showScreen(page, '#/');
    await underNotch(page, direction);
    const isClear = async (part: Locator) => {
      const { left, right } = await edges(part);
      expect(left).toBeGreaterThanOrEqual(NOTCH.left);
      expect(right).toBeLessThanOrEqual(600 - NOTCH.right);
    };
    await isClear(saveOf(page));
    for (const tab of await page.locator('nav a:visible').all()) await isClear(tab);
    await showScreen(page, `#/people/${PERSON_ID}`);
    for (const button of await page.locator('.docked .button:visible').all()) await isClear(button);
    await showScreen(page, `#/people/${PERSON_ID}/assign`);
    await page.getByRole('checkbox').first().check();
    await page.locator('#check').waitFor();
    await atRest(page);
    await isClear(page.locator('#check'));
    await page.locator('#check').click();
    await page.locator('.decision button[type=submit]').waitFor();
    await atRest(page);
    await isClear(page.locator('.decision button[type=submit]'));
  },
);

test(
  'on a phone three recent occupations can be pressed below the receipt of whoever was registered last',
  { tags: ['night'] },
  async () => {
    const page = await withTwelve();
    await page.setViewportSize(PHONE);
    await showReceipt(page);
    const both = page.locator('li:has([data-recent]):visible').nth(2).locator('button');
    // In the middle of each, where a thumb goes.
    const isMet = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    expect(await Promise.all([0, 1, 2].map((at) => both.nth(at).evaluate(isMet)))).toEqual([
      true,
      true,
      true,
    ]);
  },
);

test(
  'in a wide window whoever was saved last stands there once, above those before',
  { tags: ['night'] },
  async () => {
    const page = await withTwelve();
    await page.setViewportSize(WIDE_WINDOW);
    const receipt = await showReceipt(page);
    const list = page.getByRole('complementary', { name: screens.registeredLast.title });
    await list.getByRole('link').first().waitFor();
    await expectThat(page.getByText(receipt)).toHaveCount(1);
    const card = await edges(receiptOf(page));
    expect(card.bottom).toBeLessThan((await edges(list.getByRole('heading'))).top);
    expect(card.left).toBeGreaterThan((await edges(page.locator('main form'))).right);
  },
);

test(
  'in a wide window two rows of recent occupations leave the reference above Save, and the others are one press away',
  { tags: ['night'] },
  async () => {
    const page = await withTwelve();
    await page.setViewportSize(WIDE_WINDOW);
    await showReceipt(page);
    const chips = page.locator('[data-recent]:visible');
    const more = page.locator('li.more button:visible');
    const tops = await chips.evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(2);
    expect((await edges(more)).top).toBe(Math.max(...tops));
    const reference = page.getByRole('textbox', { name: /^Reference/ });
    expect((await edges(reference)).bottom).toBeLessThanOrEqual((await edges(saveOf(page))).top);
    const before = await chips.count();
    const hidden = Number.parseInt(await more.innerText(), 10);
    await more.click();
    await expectThat(chips).toHaveCount(before + hidden);
    // However long they make the form, Save stays in sight.
    const HEIGHT = 640;
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    await page.evaluate(() => scrollTo({ top: 0 }));
    expect(await page.locator('main').evaluate((main) => main.scrollHeight)).toBeGreaterThan(HEIGHT);
    expect((await edges(saveOf(page))).bottom).toBeLessThanOrEqual(HEIGHT);
  },
);

test(
  'by key the way leads from a recent occupation to the reference, which then saves',
  { tags: ['night'] },
  async () => {
    const page = await aPhoneOnItsSide();
    await page.setViewportSize(WIDE_WINDOW);
    const receipt = await showReceipt(page);
    await page.getByRole('radio', { name: first.fields.sexes.F, exact: true }).press('Space');
    await page.locator('[data-recent]:visible').first().press('Enter');
    await page.keyboard.type('BA-02');
    await expectThat(page.locator('#reference')).toHaveValue('BA-02');
    await page.keyboard.press('Enter');
    const saved = receiptOf(page);
    await expectThat(saved.locator('strong').first()).not.toHaveText(receipt);
    await expectThat(saved).toContainText('BA-02');
  },
);

test(
  'a question leaves what is found in sight, and what comes with a choice leaves the next field there',
  { tags: ['night'] },
  async () => {
    const page = await aPhoneOnItsSide();
    await page.getByRole('radio', { name: first.fields.sexes.F, exact: true }).check();
    await page.getByRole('combobox', { name: first.fields.country }).fill('kenya');
    await page.keyboard.press('Enter');
    const [field, hit] = [page.locator('#occupation'), page.getByRole('option').first()];
    await field.fill('teacher');
    await page.locator('#occupation-question').waitFor();
    await expect
      .poll(async () => (await page.getByRole('listbox').first().boundingBox())?.height)
      .toBeGreaterThan(100);
    await expectThat(hit).toHaveText(/^2341/);

    await page.setViewportSize(PHONE);
    await field.press('Enter');
    await page.getByText(occupations.similar).waitFor();
    const reference = page.locator('#reference');
    await expectThat(reference).toBeFocused();
    const isAbove = async () => (await edges(reference)).bottom <= (await edges(saveOf(page))).top;
    await expect.poll(isAbove).toBe(true);
  },
);

test('an empty field of the occupation says what to type', { tags: ['night'] }, async () => {
  const page = await registerOn(aNewPhone);
  await expectThat(page.locator('#occupation')).toHaveAttribute('placeholder', first.occupation.ask);
});

test('where a keyboard leaves little height, Save takes none of it', { tags: ['night'] }, async () => {
  const page = await registerOn(aNewPhone);
  await expectThat(page.locator('.save')).toHaveCSS('position', 'fixed');
  await page.setViewportSize({ width: WINDOW.width, height: 170 });
  await expectThat(page.locator('.save')).toHaveCSS('position', 'static');
});

test('on a landscape phone Save stands over nothing of the first sight', { tags: ['night'] }, async () => {
  const [app, browser] = [await serveApp(), await browse(LOW)];
  const page = await browser.open(app.url);
  await page.getByRole('button', { name: first.firstSight.start }).waitFor();
  await atRest(page);
  const sight = await edges(page.locator('main > section'));
  expect((await edges(saveOf(page))).top).toBeGreaterThanOrEqual(sight.bottom);
});

test(
  'on a phone held upright the head is one row, however much is counted',
  { tags: ['night'] },
  async () => {
    const page = await aPhoneOnItsSide();
    await page.setViewportSize({ width: 320, height: 640 });
    const statusOf = (nth: number) => (nth % 2 ? 'noReply' : 'toFix');
    await fillDevice(page, { count: 400, seed: 7, statusOf, bare: true });
    await page.reload();
    await page.getByRole('link', { name: /Open Sync$/ }).waitFor();
    await atRest(page);
    const { top, bottom } = await edges(page.locator('header'));
    expect(bottom - top).toBe(48);
  },
);

test(
  'a question that has the focus and no answer has the ring, and none of its answers',
  { tags: ['night'] },
  async () => {
    const app = await serveApp();
    const page = await (await browse({ context: { viewport: WIDE_WINDOW } })).open(app.url);
    const female = page.getByRole('radio', { name: first.fields.sexes.F, exact: true });
    const expectRing = (part: Locator, style: string) => expectThat(part).toHaveCSS('outline-style', style);
    const [choices, box] = [page.locator('.choices'), page.locator('label', { has: female })];
    await expectRing(choices, 'solid');
    await expectRing(page.locator('label:has(input:focus)'), 'none');
    await page.keyboard.press('ArrowRight');
    await expectThat(female).toBeChecked();
    await expectRing(box, 'solid');
    await expectRing(choices, 'none');
  },
);

test(
  'on a landscape phone the receipt opens whom it is of, and the last box ends with the link to more jobs',
  { tags: ['night'] },
  async () => {
    const page = await withTwelve();
    await showReceipt(page);
    const receipt = receiptOf(page);
    const [open, code] = [
      await edges(receipt.getByRole('link', { name: first.register.open })),
      await edges(receipt.locator('.code').first()),
    ];
    expect(open.left).toBeLessThanOrEqual(code.left);
    expect(open.right).toBeGreaterThanOrEqual(code.right);
    expect(open.bottom - open.top).toBeGreaterThanOrEqual(44);
    const jobs = page.getByRole('list', { name: screens.parts.recents });
    const last = await edges(jobs.locator('.one:visible').last());
    const more = await edges(jobs.locator('.more:visible'));
    const field = await edges(page.locator('#occupation'));
    expect([more.top, more.bottom, more.left]).toEqual([last.top, last.bottom, last.right]);
    expect(more.right).toBeCloseTo(field.right, 0);
  },
);
