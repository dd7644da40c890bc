import type { Locator, Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { showScreen } from '../../../data/all-screens.ts';
import type { Status } from '../../../src/domain/record/states.ts';
import { atRest } from '../../support/browser/at-rest.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { databaseOf, fillDevice } from '../../support/browser/fill-device.ts';
import { sharedDevice } from '../../support/browser/shared-device.ts';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';

/** The people of the device: the state of each, and that of their assignment. */
const PEOPLE: readonly (readonly [Status, Status | undefined])[] = [
  ['noReply', 'blocked'],
  ['toFix', 'blocked'],
  ['confirmed', 'noReply'],
  ['confirmed', 'toFix'],
  ['onHold', 'onHold'],
  ['ready', 'blocked'],
  ['noReply', 'noReply'],
  ['ready', undefined],
];
const addressOf = (at: number) => `#/people/0000000${at + 1}-0000-4000-8000-aaaaaaaaaaaa`;
const WITHOUT_HISTORY = PEOPLE.length - 1;

const device = sharedDevice(
  async (page) => {
    await fillDevice(page, {
      ...{ count: PEOPLE.length, seed: 7, lived: true },
      statusOf: (at) => PEOPLE[at]?.[0] ?? 'ready',
      assignmentOf: (at) => PEOPLE[at]?.[1],
    });
    await page.evaluate(forget, {
      db: await databaseOf(page),
      person: addressOf(WITHOUT_HISTORY).slice(-36),
    });
  },
  { context: { viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' } },
);

/** Runs in the page: takes the history of a person away. */
async function forget({ db, person }: { db: IDBDatabase; person: string }): Promise<void> {
  const transaction = db.transaction('journal', 'readwrite');
  const journal = transaction.objectStore('journal');
  const all = journal.getAll() as IDBRequest<{ seq: number; subjectId: string }[]>;
  all.onsuccess = () => {
    for (const { seq, subjectId } of all.result) if (subjectId.includes(person)) journal.delete(seq);
  };
  await new Promise((resolve) => (transaction.oncomplete = resolve));
  db.close();
}

/** The screen of someone in a state, with an assignment in another. */
async function openPerson(status: Status, assignment: Status): Promise<Page> {
  const page = await device();
  const at = PEOPLE.findIndex(([one, other]) => one === status && other === assignment);
  await showScreen(page, addressOf(at));
  await page.getByRole('heading', { name: screens.person.history }).waitFor();
  return page;
}

test('someone without a history has no heading over nothing', { tags: ['night'] }, async () => {
  const page = await device();
  await showScreen(page, addressOf(WITHOUT_HISTORY));
  await page.getByText(screens.person.registered, { exact: true }).waitFor();
  await expectThat(page.getByRole('heading', { name: screens.person.history })).toHaveCount(0);
});

/** Whether all of an element is in the window, and nothing stands over its top, middle or foot. */
const isSeen = (some: Locator) =>
  some.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
      const over = document.elementFromPoint((left + right) / 2, y);
      return over !== null && (element.contains(over) || over.contains(element));
    });
  });

test(
  'on a phone all three choices about someone unknown are seen without scrolling',
  { tags: ['night'] },
  async () => {
    const page = await openPerson('noReply', 'noReply');
    for (const name of [
      screens.record.noReply.arrived,
      screens.record.noReply.rejected,
      screens.record.noReply.sendAgain,
    ]) {
      expect(await isSeen(page.getByRole('button', { name, exact: true }).first()), name).toBe(true);
    }
  },
);

test(
  'on a phone the way on for a refused assignment is seen without scrolling',
  { tags: ['night'] },
  async () => {
    const page = await openPerson('confirmed', 'toFix');
    expect(await isSeen(page.getByRole('link', { name: screens.person.editAndSend }))).toBe(true);
  },
);

test(
  'on a phone what lets go of someone held, and the way to all else, are seen without scrolling',
  { tags: ['night'] },
  async () => {
    const page = await openPerson('onHold', 'onHold');
    for (const name of ['Release both', 'More'])
      expect(await isSeen(page.getByRole('button', { name, exact: true })), name).toBe(true);
  },
);

const LIES_UNDER_NO_BAR =
  'on a phone nothing that gets the focus lies under a bar: %s, with an assignment %s';
test.for([['noReply', 'blocked']] as const)(LIES_UNDER_NO_BAR, ([status, assignment]) =>
  expectSeenWithFocus(status, assignment),
);
test.for([
  ['onHold', 'onHold'],
  ['toFix', 'blocked'],
  ['confirmed', 'noReply'],
  ['confirmed', 'toFix'],
  ['ready', 'blocked'],
] as const)(LIES_UNDER_NO_BAR, { tags: ['night'] }, ([status, assignment]) =>
  expectSeenWithFocus(status, assignment),
);

async function expectSeenWithFocus(status: Status, assignment: Status): Promise<void> {
  const page = await openPerson(status, assignment);
  const all = page.locator('main :is(a[href], button, summary, input):visible');
  const hidden: string[] = [];
  for (const press of ['Tab', 'Shift+Tab']) {
    const one = press === 'Tab' ? all.first() : all.last();
    await one.focus();
    for (let left = await all.count(); left > 0; left -= 1) {
      const focused = page.locator('main :focus');
      if ((await focused.count()) > 0 && !(await isSeen(focused))) {
        hidden.push(`${press}: ${(await focused.innerText()).trim()}`);
      }
      await page.keyboard.press(press);
    }
  }
  expect(hidden).toEqual([]);
}

test.for([
  ['confirmed', 'toFix', 'Send again unchanged'],
  ['noReply', 'noReply', 'I am not sure: send again'],
] as const)(
  'what can be decided does not wait for what sends, and so moves nothing from under a thumb: %s, with an assignment %s',
  { tags: ['night'] },
  async ([status, assignment, name]) => {
    const page = await openPerson(status, assignment);
    let answer = (): void => undefined;
    const late = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/config.json', (route) => late.then(() => route.continue()));
    onTestFinished(() => page.unroute('**/config.json'));
    onTestFinished(answer);
    const asked = page.waitForRequest('**/config.json');
    await page.reload();
    await asked;
    await page.getByRole('heading', { name: screens.person.history }).waitFor();
    await page.getByRole('button', { name, exact: true }).first().waitFor();
  },
);

test('on a phone the end of the page can be scrolled clear of the bars', { tags: ['night'] }, async () => {
  for (const status of ['ready', 'noReply'] as const) {
    const page = await openPerson(status, 'blocked');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await atRest(page);
    expect(await isSeen(page.locator('main section[aria-labelledby=history] li').last()), status).toBe(true);
  }
});
