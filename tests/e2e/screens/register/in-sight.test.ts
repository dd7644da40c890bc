import type { Locator, Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { showScreen, PERSON_ID } from '../../../../data/all-screens.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { atRest } from '../../../support/browser/at-rest.ts';
import { browse, serveApp } from '../../../support/browser/e2e.ts';
import { expectThat } from '../../../support/browser/expect-that.ts';
import { register, rowsOf } from '../../../support/browser/field-worker.ts';
import { fillDevice } from '../../../support/browser/fill-device.ts';
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

test(
  'on a landscape phone Save scrolls with the form, and the tabs alone stay',
  { tags: ['night'] },
  async () => {
    const page = await registerOn(aNewPhone);
    const field = await edges(page.locator('#occupation'));
    expect(field.bottom).toBeLessThanOrEqual(WINDOW.height);
    await saveOf(page).focus();
    await atRest(page);
    const [save, tab] = [await edges(saveOf(page)), await edges(page.locator('nav a:visible').first())];
    expect(save.bottom).toBeLessThanOrEqual(tab.top);
    expect(tab.bottom).toBeLessThanOrEqual(WINDOW.height);
  },
);

test(
  'on a phone the receipt shows the beginning of the job and how many assessments',
  { tags: ['night'] },
  async () => {
    const page = await aPhoneOnItsSide();
    await page.setViewportSize(PHONE);
    await register(page, { sex: 'F', country: 'Kenya', occupation: 'minibus' });
    await receiptOf(page).getByRole('link', { name: first.register.assign }).click();
    for (const name of [/^Activity Interests/, /^Poise/, /^I confirm the purchase/])
      await page.getByRole('checkbox', { name }).check();
    await page.getByRole('button', { name: first.register.assign, exact: true }).click();
    await page.waitForURL(/people\/[0-9a-f-]+$/);
    await showScreen(page, '#/');
    const count = receiptOf(page).getByText(first.counts.assessments({ n: 2 }), { exact: true });
    const [receipt, words, code] = [
      await edges(receiptOf(page)),
      await edges(receiptOf(page).getByText('minibus')),
      await edges(receiptOf(page).getByText('8322')),
    ];
    expect((await edges(count)).right).toBeLessThanOrEqual(receipt.right);
    // Some letters, and not the first alone.
    expect(words.right - words.left).toBeGreaterThan(40);
    // Beside the words or in the line that is not seen, but never over them.
    expect(code.left >= words.right || code.top >= words.bottom).toBe(true);
  },
);

test.each(['ltr', 'rtl'])('nothing of the form or of the tabs lies under a notch: %s', async (direction) => {
  const page = await registerOn(aNewPhone);
  await underNotch(page, direction);
  for (const part of [page.locator('main form'), page.locator('nav a:visible').first()]) {
    const { left, right } = await edges(part);
    expect(left).toBeGreaterThanOrEqual(NOTCH.left);
    expect(right).toBeLessThanOrEqual(WINDOW.width - NOTCH.right);
  }
  expect((await edges(page.locator('nav a:visible').first())).bottom).toBeLessThanOrEqual(
    WINDOW.height - NOTCH.bottom,
  );
});

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
    for (const button of await page.locator('main .button:visible').all()) await isClear(button);
    await showScreen(page, `#/people/${PERSON_ID}/assign`);
    await isClear(page.locator('.dock button[type=submit]'));
  },
);

test(
  'on a phone three recent occupations can be pressed below the receipt of whoever was registered last',
  { tags: ['night'] },
  async () => {
    const page = await withTwelve();
    await page.setViewportSize(PHONE);
    await showReceipt(page);
    const recents = page.locator('[data-recent]:visible');
    // In the middle of each, where a thumb goes.
    const isMet = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    for (const at of [0, 1, 2]) expect(await recents.nth(at).evaluate(isMet), `the ${at}th`).toBe(true);
  },
);

test(
  'in a wide window the person saved last stands there once, above the form',
  { tags: ['night'] },
  async () => {
    const page = await withTwelve();
    await page.setViewportSize(WIDE_WINDOW);
    const receipt = await showReceipt(page);
    const list = page.getByRole('complementary', { name: screens.registeredLast.title });
    await list.getByRole('link').first().waitFor();
    await expectThat(page.getByText(receipt)).toHaveCount(1);
    const [card, form] = [await edges(receiptOf(page)), await edges(page.locator('main form'))];
    expect(card.bottom).toBeLessThanOrEqual(form.top);
  },
);

test(
  'in a wide window three recent occupations leave the reference above Save, and the others are one press away',
  { tags: ['night'] },
  async () => {
    const page = await withTwelve();
    await page.setViewportSize(WIDE_WINDOW);
    await showReceipt(page);
    const chips = page.locator('[data-recent]:visible');
    const more = page.locator('button.more:visible');
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
    expect((await rowsOf(page, 'users')).map(({ reference }) => reference)).toContain('BA-02');
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
  onTestFinished(() => page.setViewportSize(WINDOW));
  await page.setViewportSize(PHONE);
  await expectThat(page.locator('.dock')).toHaveCSS('position', 'fixed');
  await page.setViewportSize({ width: 360, height: 400 });
  await expectThat(page.locator('.dock')).toHaveCSS('position', 'static');
});

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
