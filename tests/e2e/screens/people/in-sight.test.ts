import type { Locator, Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { showScreen } from '../../../../data/all-screens.ts';
import { STATUSES } from '../../../../src/domain/record/states.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { LANGUAGES } from '../../../../src/ui/messages/languages.ts';
import { atRest } from '../../../support/browser/at-rest.ts';
import { expectThat } from '../../../support/browser/expect-that.ts';
import { databaseOf, fillDevice } from '../../../support/browser/fill-device.ts';
import { sharedDevice } from '../../../support/browser/shared-device.ts';
import { fromMore } from '../../../support/browser/from-more.ts';

const LISTED = STATUSES.filter((status) => status !== 'draft');
const statusOf = (at: number) => LISTED[at % LISTED.length] ?? 'ready';

/** Thirty people, no one in a group, nothing assigned. */
const aList = sharedDevice((page) =>
  fillDevice(page, { count: 30, seed: 7, reference: 'GAR-100000', statusOf }),
);

/** Someone is in every state, and assignments are in trouble: as much as can stand above the list. */
const aFullList = sharedDevice((page) =>
  fillDevice(page, {
    ...{ count: 30, seed: 7, statusOf },
    assignmentOf: (at) => (at % 3 === 0 ? STATUSES[at % STATUSES.length] : undefined),
  }),
);

const GROUP = 'Nakuru North night shift';

/** Everyone is in one group, and has the same long reference. */
const aGroup = sharedDevice(async (page) => {
  await fillDevice(page, {
    ...{ count: 30, seed: 7, statusOf },
    reference: 'Bed 14, the women’s ward on the hill',
  });
  await group(page, GROUP);
});

/** The sixteenth person waits, and whether an assignment of theirs arrived is not known. */
const WITH_UNKNOWN = '#/people/00000016-0000-4000-8000-aaaaaaaaaaaa';
const personWithAssignment = sharedDevice((page) =>
  fillDevice(page, {
    ...{ count: 16, seed: 7, lived: true },
    assignmentOf: (at) => (at === 15 ? 'noReply' : undefined),
  }),
);

/** How many people stand wholly in the window, above what is fixed to its bottom. */
function inSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bar = document.querySelector('nav')?.getBoundingClientRect();
    const bottom = bar && bar.top > 0 ? bar.top : innerHeight;
    return [...document.querySelectorAll('[data-person] > :last-child')].filter(
      (row) => row.getBoundingClientRect().bottom <= bottom,
    ).length;
  });
}

/** How many references are cut. */
const cutReferences = (page: Page) =>
  page
    .locator('[data-person] .reference')
    .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);

const sumOf = (page: Page) => page.getByRole('list', { name: screens.people.byState });
const textsOf = async (some: Locator) =>
  (await some.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());

test('on a landscape phone a person is in sight above the tabs', { tags: ['night'] }, async () => {
  const page = await aList();
  await page.setViewportSize({ width: 740, height: 360 });
  await showScreen(page, '#/people');
  await page.locator('[data-person]').first().scrollIntoViewIfNeeded();
  await atRest(page);
  expect(await inSight(page)).toBeGreaterThanOrEqual(1);
});

test('on a phone the reference beside a box can be read to its end', { tags: ['night'] }, async () => {
  const page = await aGroup();
  await page.setViewportSize({ width: 360, height: 740 });
  await showScreen(page, '#/people');
  await fromMore(page, screens.people.selectSeveral);
  await page.getByRole('checkbox').first().waitFor();
  await atRest(page);
  expect(await page.locator('[data-person] .reference').count()).toBeGreaterThan(2);
  expect(await cutReferences(page)).toBe(0);
});

test(
  'on a phone a reference of ten letters is whole beside every state, and the place of a day’s number is kept',
  { tags: ['night'] },
  async () => {
    const page = await aList();
    await page.setViewportSize({ width: 360, height: 740 });
    await showScreen(page, '#/people');
    const row = page.locator('[data-person]');
    expect(await cutReferences(page)).toBe(0);
    // Whom one looks for stands first: the receipt, then the reference, then what they do.
    await expect.poll(() => row.first().getByRole('link').innerText()).toMatch(/^..-....\s*GAR-100000\s/);
    const place = page.locator('[data-person] h2 .count');
    expect((await place.first().boundingBox())?.width).toBeGreaterThan(20);
    await expectThat(place.first()).toHaveText('30');

    await fromMore(page, screens.people.selectSeveral);
    await page.getByRole('checkbox').first().waitFor();
    await atRest(page);
    expect(await cutReferences(page)).toBe(0);
  },
);

test(
  'in a wide window a reference of ten letters is whole, and where nothing is assigned no column says so of each',
  { tags: ['night'] },
  async () => {
    const page = await aList();
    await page.setViewportSize({ width: 1280, height: 800 });
    await showScreen(page, '#/people');
    expect(await page.locator('[data-person] .reference').count()).toBeGreaterThan(4);
    expect(await cutReferences(page)).toBe(0);
    expect(await page.getByRole('columnheader').count()).toBeGreaterThan(3);
    expect(await page.getByRole('columnheader', { name: /^Assigned/ }).count()).toBe(0);
  },
);

/** Puts everyone of the device that is open in the page into one group. */
async function group(page: Page, name: string): Promise<void> {
  const db = await databaseOf(page);
  await page.evaluate(
    async ([opened, called]) => {
      const id = '7e57ab1e-0000-4000-8000-000000000001';
      const transaction = opened.transaction(['users', 'groups'], 'readwrite');
      transaction
        .objectStore('groups')
        .put({ id, origin: 'settings', name: called, type: 'TEAM', createdAt: 1 });
      const users = transaction.objectStore('users');
      const all = users.getAll();
      all.onsuccess = () => {
        for (const user of all.result) users.put({ ...user, groupId: id });
      };
      await new Promise((resolve) => (transaction.oncomplete = resolve));
      opened.close();
    },
    [db, name] as const,
  );
  await db.dispose();
}

test.each(['en', 'ar'] as const)(
  'on a phone (%s) the sex is whole behind what someone does, which alone is cut, and only where no group stands beside it',
  { tags: ['night'] },
  async (code) => {
    const page = await aGroup();
    await speak(page, code);
    await page.setViewportSize({ width: 360, height: 740 });
    await showScreen(page, '#/people');
    const link = page.locator('[data-person]').getByRole('link', { name: GROUP });
    // What gives way is heard nevertheless.
    await expectThat(link).toHaveCount(await page.locator('[data-person]').count());
    const lines = await page.locator('[data-person] .second').evaluateAll((all) =>
      all.map((line) => {
        const name = line.querySelector('.what > bdi') ?? line;
        const { top } = name.getBoundingClientRect();
        const [sex, room] = [line.querySelector('.sex') ?? name, line].map((one) =>
          one.getBoundingClientRect(),
        );
        const others = [...line.children].filter((one) => !one.contains(name));
        return {
          text: name.textContent,
          isCut: name.scrollWidth > name.clientWidth,
          isSexCut:
            !sex || !room || sex.left < room.left - 1 || sex.right > room.right + 1 || sex.top > top + 8,
          isTall: line.getBoundingClientRect().height > 32,
          isBeside: others.some((one) => Math.abs(one.getBoundingClientRect().top - top) < 8),
        };
      }),
    );
    const wrong = lines.filter(
      ({ isCut, isBeside, isSexCut, isTall }) => isTall || isSexCut || (isCut && isBeside),
    );
    expect(wrong.map(({ text }) => text)).toEqual([]);
    // Beside a short one there is room for the beginning of the group's name.
    expect(lines.some(({ isBeside }) => isBeside)).toBe(true);
  },
);

test(
  'on a phone the words above the search take four lines at most, and one press shows where all stand',
  { tags: ['night'] },
  async () => {
    const page = await aFullList();
    await page.setViewportSize({ width: 360, height: 740 });
    await showScreen(page, '#/people');
    const links = sumOf(page).getByRole('link');
    await expect.poll(() => textsOf(links)).toEqual(['4 no reply', '4 to fix']);
    const lines = await page
      .locator('.counts :is(a, button)')
      .evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size);
    expect(lines).toBeLessThanOrEqual(4);
    await page.getByRole('button', { name: screens.people.allStates }).click();
    await expectThat(links).toHaveCount(8);
    const numbers = (await textsOf(links)).map((text) => parseInt(text, 10));
    // The last two, the moved and the discarded, are not registered here any more.
    expect(numbers.slice(0, -2).reduce((one, other) => one + other)).toBe(24);
    await page.getByRole('link', { name: '24 registered' }).waitFor();
    await links.filter({ hasText: 'on hold' }).click();
    // Whoever comes back to a short sum sees what is listed now.
    await page.getByRole('button', { name: screens.people.allStates }).click();
    await expect.poll(() => textsOf(links)).toContain('3 on hold');
  },
);

test(
  'on a phone the sum is whole without being pushed sideways, at 320 px and in very large text, too',
  { tags: ['night'] },
  async () => {
    const page = await aFullList();
    for (const [width, percent] of [
      [360, 100],
      [320, 100],
      [360, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);
      await showScreen(page, '#/people');
      const unfold = page.getByRole('button', { name: screens.people.allStates, expanded: false });
      if ((await unfold.count()) > 0) await unfold.click();
      await expectThat(sumOf(page).getByRole('link')).toHaveCount(8);
      await atRest(page);
      const cut = await page.evaluate(
        () =>
          [...document.querySelectorAll('.counts, .counts ul, .counts a')].filter(
            (one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth,
          ).length,
      );
      expect([width, percent, cut]).toEqual([width, percent, 0]);
    }
  },
);

test(
  'in a wide window neither a time nor a state nor a short reference is cut or wrapped, whatever is spoken',
  { tags: ['night'] },
  async () => {
    const page = await aFullList();
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const code of ['en', 'fr', 'ar'] as const) {
      await speak(page, code);
      await showScreen(page, '#/people');
      await page.locator('[role=cell]').first().waitFor();
      const wrong = await page.evaluate(() => {
        const cut = (one: Element) => one.scrollWidth > one.clientWidth;
        const isTall = (one: Element) => one.getBoundingClientRect().height > 32;
        const cells = (name: string) => [...document.querySelectorAll(`[role=cell].${name}`)];
        return [
          ...cells('registered').filter((cell) => cut(cell) || isTall(cell)),
          ...cells('state').filter(cut),
          ...document.querySelectorAll('.reference, [role=columnheader] .title'),
        ]
          .filter((one) => cut(one) || one.getAttribute('role') === 'cell')
          .map((one) => one.textContent.trim());
      });
      expect([code, ...wrong]).toEqual([code]);
      // No one is in a group, and there is none.
      expect(await page.locator('#sort-group, [id$="-group"]').count()).toBe(0);
      expect(await page.locator('#sort-state').count()).toBe(1);
    }
  },
);

test(
  'both answers to whether an assignment arrived stand above the bar of a phone',
  { tags: ['night'] },
  async () => {
    const page = await personWithAssignment();
    await page.setViewportSize({ width: 360, height: 740 });
    await showScreen(page, WITH_UNKNOWN);
    const bar = await page.getByRole('navigation', { name: first.navigation.name }).boundingBox();
    // To send again, which may buy twice, is further down.
    for (const name of [screens.record.noReply.arrived, screens.record.noReply.rejected]) {
      const answer = await page
        .getByRole('button', { name, exact: true })
        .getByText(name, { exact: true })
        .boundingBox();
      expect((answer?.y ?? Infinity) + (answer?.height ?? 0), name).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  },
);

test(
  'in a wide window who someone is and what happened stand beside what is assigned',
  { tags: ['night'] },
  async () => {
    const page = await personWithAssignment();
    await page.setViewportSize({ width: 1280, height: 800 });
    await showScreen(page, WITH_UNKNOWN);
    const boxOf = async (one: Locator) => {
      const box = await one.boundingBox();
      if (!box) throw new Error('It is not in sight');
      return box;
    };
    const card = await boxOf(page.getByRole('article', { name: 'Assignment of Activity Interests' }));
    for (const beside of [
      page.getByText(first.fields.occupation, { exact: true }).first(),
      page.getByText(screens.person.history),
    ]) {
      const { x, y } = await boxOf(
        page.getByRole('complementary', { name: first.titles.person }).locator(beside),
      );
      expect(x).toBeGreaterThan(card.x + card.width);
      expect(y).toBeLessThan(800);
    }
  },
);

test(
  'on a landscape phone two assessments are in sight, and nothing stands over the list of them',
  { tags: ['night'] },
  async () => {
    const page = await personWithAssignment();
    await page.setViewportSize({ width: 740, height: 360 });
    await showScreen(page, `${WITH_UNKNOWN}/assign`);
    const bottoms = await page
      .locator('li:has(input[type=checkbox])')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(bottoms.filter((bottom) => bottom <= 360).length).toBeGreaterThanOrEqual(2);
    const assign = await page.getByRole('button', { name: first.register.assign, exact: true }).boundingBox();
    expect(assign?.y).toBeGreaterThan(Math.max(...bottoms));
  },
);

/** Speaks a language until the test ends. */
async function speak(page: Page, code: 'en' | 'fr' | 'ar'): Promise<void> {
  const choose = async (chosen: typeof code) => {
    await showScreen(page, '#/settings/look');
    await page.getByRole('radio', { name: LANGUAGES[chosen].name }).check();
    await page.locator(`html[lang|=${chosen}]`).waitFor();
  };
  if ((await page.locator(`html[lang|=${code}]`).count()) > 0) return;
  await choose(code);
  onTestFinished(() => choose('en'));
}

test(
  'by keys alone whoever stands beside the list opens with the same key again',
  { tags: ['night'] },
  async () => {
    const page = await aList();
    await page.setViewportSize({ width: 1280, height: 800 });
    await showScreen(page, '#/people');
    const row = page.locator('[data-person] a').first();
    await row.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('complementary', { name: screens.people.beside }).waitFor();
    await expectThat(row).toBeFocused();
    const receipt = await row.innerText();
    await page.keyboard.press('Enter');
    const title = page.getByRole('heading', { level: 1, name: receipt.slice(0, 7) });
    await expectThat(title).toBeFocused();
  },
);
