import type { Locator, Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { showScreen } from '../../../data/all-screens.ts';
import { messages as firstWords } from '../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { LANGUAGES } from '../../../src/ui/messages/languages.ts';
import { atRest } from '../../support/browser/at-rest.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { rowsOf } from '../../support/browser/field-worker.ts';
import { fillDevice } from '../../support/browser/fill-device.ts';
import { sharedDevice } from '../../support/browser/shared-device.ts';
import { fromMore } from '../../support/browser/from-more.ts';

const PHONE = { width: 360, height: 740 };
const LOW = { width: 740, height: 360 };
const WIDE_WINDOW = { width: 1280, height: 800 };

/** Three people for each device, the third of whom is discarded. */
async function prepare(page: Page): Promise<void> {
  const organisation = { name: 'Org', contract: 'revenue-share' };
  await page.route('**/config.json', (route) => route.fulfill({ json: { organisation } }));
  await fillDevice(page, { count: 3, seed: 5, statusOf: (at) => (at === 2 ? 'discarded' : 'ready') });
}
/** Nothing is assigned on it. */
const lookedAt = sharedDevice(prepare, { context: { hasTouch: true } });
/** Each of the people on it is assigned to by one test. */
const assignedOn = sharedDevice(prepare, { context: { hasTouch: true } });

const FIRST = '00000001-0000-4000-8000-aaaaaaaaaaaa';
const SECOND = '00000002-0000-4000-8000-aaaaaaaaaaaa';

async function openAssign(
  shape: { width: number; height: number },
  [device, person] = [lookedAt, FIRST],
): Promise<Page> {
  const page = await device();
  await page.setViewportSize(shape);
  await showScreen(page, `#/people/${person}/assign`);
  return page;
}

const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const titled = async (page: Page, name: string) => {
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await atRest(page);
};
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element === document.body ? 'nothing' : element?.textContent.replace(/\s+/g, ' ').trim();
  });

/** Whether all of an element is seen, whatever is scrolled or stands over it. */
const isSeen = (some: Locator) =>
  some.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return over !== null && (element.contains(over) || over.contains(element));
  });

/** The same of its lower edge: what stands below covers none of it. */
const isWhole = (some: Locator) =>
  some.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + 8, bottom - 2);
    return over !== null && element.contains(over);
  });

test('on a landscape phone, the list begins above the fold', { tags: ['night'] }, async () => {
  const page = await openAssign(LOW);
  expect(await isWhole(box(page, /^Activity Interests/))).toBe(true);
});

test(
  'on a landscape phone, what an assessment measures is asked for in the line of its name',
  { tags: ['night'] },
  async () => {
    const page = await openAssign(LOW);
    const middle = async (part: Locator) => {
      const place = await part.boundingBox();
      return place ? place.y + place.height / 2 : NaN;
    };
    const item = page.getByRole('listitem').filter({ hasText: 'Activity Interests' });
    const [name, factors] = [item.getByText('Activity Interests', { exact: true }), item.locator('summary')];
    await expect.poll(async () => Math.abs((await middle(name)) - (await middle(factors)))).toBeLessThan(4);
  },
);

test(
  'by touch: one line says whom it is about until someone changes it, and a cross takes out of the basket',
  { tags: ['night'] },
  async () => {
    const page = await openAssign(PHONE);
    await expectThat(page.getByRole('radio')).toHaveCount(0);
    for (const name of [/^Time Actions/, /^Poise/]) await box(page, name).tap();
    await button(page, 'Remove Time Actions about this person').tap();
    await expectThat(box(page, /^Time Actions/)).not.toBeChecked();
    await button(page, 'Remove Poise about this person').tap();
    await page.getByText(screens.assign.chooseFirst).waitFor();
    await button(page, /^Change/).tap();
    const radio = page.getByRole('radio', { name: screens.assign.abouts.one });
    await expectThat(radio).toBeFocused();
  },
);

test('by touch: what is missing and the button stay in sight above what one chooses, and the purchase is confirmed there', async () => {
  const page = await openAssign(PHONE, [assignedOn, FIRST]);
  // Nothing chosen: what to do, a way back, and nothing that looks ready.
  expect(await isSeen(page.getByText(screens.assign.chooseFirst))).toBe(true);
  expect(await isSeen(button(page, 'Assign'))).toBe(true);
  await expectThat(page.locator('main .primary')).toHaveCount(0);
  await expectThat(page.locator('main').getByRole('link', { name: screens.assign.leave })).toHaveCount(1);
  const receipt = await page.locator('main strong.code').innerText();
  expect((await page.locator('main').innerText()).split(receipt)).toHaveLength(2);
  for (const name of [/^Time Actions/, /^Poise/, /^Team Roles/]) {
    await box(page, name).tap();
    await expectThat(box(page, name)).toBeFocused();
  }
  await atRest(page);
  expect(await isSeen(box(page, /^I confirm the purchase of/))).toBe(true);
  await page.getByRole('textbox', { name: firstWords.purchase.eachPrice }).fill('450');
  await page.getByRole('listitem').filter({ hasText: '450.00' }).filter({ hasText: 'Team Roles' }).waitFor();
  await button(page, 'Remove Time Actions about this person').tap();
  await expect.poll(() => focused(page)).toBe('Remove Poise about this person');
  await expectThat(box(page, /^Time Actions/)).not.toBeChecked();
  const assign = button(page, 'Assign');
  await expect.poll(() => isSeen(page.getByText(screens.assign.tickFirst))).toBe(true);
  await assign.tap();
  await expect.poll(() => focused(page)).toContain(firstWords.fix.purchase);
  await box(page, /^I confirm the purchase of 2 assessments for .*900/).tap();
  await page.getByText(screens.assign.bought).waitFor();
  await assign.tap();
  await page.getByRole('article').first().waitFor();
  await expect.poll(() => focused(page)).toMatch(/^..-..../);
  await expect.poll(() => page.getByRole('status').allInnerTexts()).toContain('2 assessments assigned.');
  expect(await assignmentsOf(page, FIRST)).toMatchObject([{ purchase: { count: 2, total: 900 } }]);
  // A form that has been saved is not gone back to.
  await page.goBack();
  await page.waitForURL(/assign$/);
  await titled(page, firstWords.titles.assign);
  await expectThat(box(page, /^Poise/)).not.toBeChecked();
});

/** What is kept as assigned to a person. */
async function assignmentsOf(page: Page, person: string): Promise<Record<string, unknown>[]> {
  return (await rowsOf(page, 'assignments')).filter(({ userId }) => String(userId).includes(person));
}

test(
  'by touch: pressed before anything is chosen, the button says all that is missing, and each is said until it is there',
  { tags: ['night'] },
  async () => {
    const page = await openAssign(PHONE);
    await button(page, 'Assign').tap();
    await expect.poll(() => focused(page)).toContain(screens.fix.assessments);
    const missing = page.getByRole('alert').getByRole('link');
    await expectThat(missing).toHaveText([screens.fix.assessments, firstWords.fix.eachPrice]);
    await page.getByRole('link', { name: screens.fix.assessments }).tap();
    const first = box(page, /^Activity Interests/);
    await expectThat(first).toBeFocused();
    await first.tap();
    await expectThat(missing).toHaveText([firstWords.fix.eachPrice]);
    await page.getByRole('textbox', { name: firstWords.purchase.eachPrice }).fill('450');
    await expectThat(page.getByRole('alert')).toHaveCount(0);
  },
);

/** Three people, the third of whom is discarded. No one has anything assigned yet. */
const many = sharedDevice(prepare, { context: { hasTouch: true } });

test(
  'by touch, for many: what is said to be wrong leads to where it can be put right',
  { tags: ['night'] },
  async () => {
    const page = await many();
    await page.setViewportSize(PHONE);
    await showScreen(page, '#/people');
    await fromMore(page, screens.people.selectSeveral);
    for (const row of await page.locator('[data-person] input').all()) await row.check();
    await button(page, 'Assign to 2').tap();
    await titled(page, 'Assign to 2 people');
    await page.getByText(screens.assign.many.cannot({ n: 1 })).waitFor();
    await box(page, /^Poise/).tap();
    await button(page, 'Assign to 2 people').tap();
    await page.getByRole('link', { name: firstWords.fix.eachPrice }).tap();
    await expectThat(page.getByRole('textbox', { name: firstWords.purchase.eachPrice })).toBeFocused();
    await page.getByRole('textbox', { name: firstWords.purchase.eachPrice }).fill('10');
    await box(page, /^I confirm/).tap();
    await button(page, 'Assign to 2 people').tap();
    await expect.poll(() => focused(page)).toContain('1 assessment assigned to 2 people.');
    await button(page, 'Undo').tap();
    await expect.poll(() => focused(page)).toContain(screens.assign.many.undone({ n: 0 }));
  },
);

test(
  'by keyboard, in a wide window: the basket stands beside the list, and Ctrl+Enter buys what was confirmed',
  { tags: ['night'] },
  async () => {
    const page = await openAssign(WIDE_WINDOW, [assignedOn, SECOND]);
    await expect.poll(() => focused(page)).toBe(firstWords.titles.assign);
    const tabTo = async (name: RegExp) => {
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Tab');
        const label = await page.evaluate(() => {
          const element = document.activeElement;
          const labelled = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
          return (labelled ?? element?.textContent ?? '').trim();
        });
        if (name.test(label)) return;
      }
      throw new Error(`Tab never reached ${String(name)}`);
    };
    await tabTo(/^Poise/);
    await page.keyboard.press('Space');
    await atRest(page);
    expect(await isSeen(page.getByRole('heading', { name: screens.assign.chosen }))).toBe(true);
    expect(
      await isSeen(
        page.getByRole('region', { name: screens.assign.chosen }).getByText('Poise', { exact: true }),
      ),
    ).toBe(true);
    await tabTo(new RegExp(`^${firstWords.purchase.eachPrice}`));
    await page.keyboard.type('450');
    await tabTo(/^I confirm/);
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => focused(page)).toContain(firstWords.fix.purchase);
    await tabTo(/^I confirm/);
    await page.keyboard.press('Space');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('article').first().waitFor();
    await expect.poll(() => focused(page)).toMatch(/^..-..../);
    expect(await assignmentsOf(page, SECOND)).toMatchObject([{ purchase: { count: 1, total: 450 } }]);
  },
);

test.each([
  ['a wide window', WIDE_WINDOW],
  ['a landscape phone', LOW],
])(
  "on %s a cross of a thumb's size takes out of the basket, by its whole name",
  { tags: ['night'] },
  async (_, shape) => {
    const page = await openAssign(shape);
    for (const name of [/^Time Actions/, /^Poise/]) await box(page, name).check();
    await atRest(page);
    const cross = button(page, 'Remove Time Actions about this person');
    const size = await cross.boundingBox();
    expect(size?.width).toBe(44);
    expect(size?.height).toBeGreaterThanOrEqual(44);
    const basket = page.getByRole('region', { name: screens.assign.chosen });
    expect(await basket.evaluate(scrollsSideways)).toBe(false);
    await cross.click();
    await expect.poll(() => focused(page)).toBe('Remove Poise about this person');
  },
);

/** Runs in the page. Whether something stands out of the column that an element is in, or out of the window. */
function scrollsSideways(element: Element): boolean {
  const columns: Element[] = [document.documentElement];
  for (let one = element.parentElement; one; one = one.parentElement)
    if (getComputedStyle(one).overflowX !== 'visible') columns.push(one);
  return columns.some((one) => one.scrollWidth > one.clientWidth);
}

/** Speaks a language until the test ends. */
async function speak(page: Page, code: 'ar'): Promise<void> {
  const choose = async (chosen: 'ar' | 'en') => {
    await showScreen(page, '#/settings/look');
    await page.getByRole('radio', { name: LANGUAGES[chosen].name }).check();
    await page.locator(`html[lang|=${chosen}]`).waitFor();
  };
  await choose(code);
  onTestFinished(() => choose('en'));
}

test.each([
  ['a phone', PHONE],
  ['a wide window', WIDE_WINDOW],
])(
  'on %s, read from the right, an English name and its factors do not stand upon one another',
  { tags: ['night'] },
  async (_, shape) => {
    await speak(await lookedAt(), 'ar');
    const page = await openAssign(shape);
    expect(await page.locator('li:has(summary)').count()).toBe(10);
    const overlapping = await page.locator('li:has(summary)').evaluateAll((all) => {
      const boxOf = (some: Element | null) => {
        const range = document.createRange();
        range.selectNodeContents(some ?? document.body);
        return range.getBoundingClientRect();
      };
      return all
        .map((one) => ({
          text: one.textContent.trim().slice(0, 20),
          name: boxOf(one.querySelector('.name')),
          factors: one.querySelector('summary')?.getBoundingClientRect() ?? new DOMRect(),
        }))
        .filter(({ name, factors }) => name.left < factors.right && factors.left < name.right)
        .map(({ text }) => text);
    });
    expect(overlapping).toEqual([]);
  },
);
