import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { showScreen } from '../../../../data/all-screens.ts';
import { STATUSES } from '../../../../src/domain/record/states.ts';
import { LANGUAGES } from '../../../../src/ui/words/languages.ts';
import { browse, serveApp } from '../../../support/browser/e2e.ts';
import { databaseOf, fillDevice } from '../../../support/browser/fill-device.ts';

const LISTED = STATUSES.filter((status) => status !== 'draft');

/** @param isFull somebody is in every state, and assignments are in trouble: as much as can stand above the list */
async function aList(isFull: boolean): Promise<Page> {
  const [app, browser] = [await serveApp(), await browse()];
  const page = await browser.open(app.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await fillDevice(page, {
    count: 30,
    seed: 7,
    statusOf: (at) => LISTED[at % LISTED.length] ?? 'ready',
    assignmentOf: (at) => (isFull && at % 3 === 0 ? STATUSES[at % STATUSES.length] : undefined),
  });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

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

test('on a phone on its side four people are in sight, and the whole sum comes with the filters', async () => {
  const page = await aList(false);
  await page.setViewportSize({ width: 740, height: 360 });
  await showScreen(page, '#/people');
  await expect.poll(() => inSight(page)).toBeGreaterThanOrEqual(4);
  const sum = page.getByRole('list', { name: 'People by state' });
  const links = await sum.getByRole('link').allInnerTexts();
  expect(links.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual(['30 registered']);
  // What needs somebody stands below the search, each with the way to do it; the bar comes with the whole sum.
  const toDo = page.getByRole('list', { name: 'What to do next' });
  const ways = await toDo.getByRole('link').allInnerTexts();
  expect(ways.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
    '3 unknown Decide',
    '3 need you See why',
  ]);
  const search = await page.getByRole('searchbox').boundingBox();
  const unknown = await toDo.getByText('3 unknown').boundingBox();
  expect(unknown?.y).toBeGreaterThanOrEqual((search?.y ?? 0) + (search?.height ?? Infinity));
  expect(await page.locator('.counts .bar').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await sum.getByRole('link', { name: 'held' }).click();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  // What is listed stays in sight, and the way back from it.
  expect(await sum.getByRole('link', { name: 'held' }).isVisible()).toBe(true);
  expect(await sum.getByRole('link').count()).toBe(2);
});

test('on a phone the reference beside a box can be read to its end', async () => {
  const [app, browser] = [await serveApp(), await browse()];
  const page = await browser.open(app.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await fillDevice(page, { count: 3, seed: 7, reference: 'Bed 14, the women’s ward on the hill' });
  await page.reload();
  await page.setViewportSize({ width: 360, height: 740 });
  await showScreen(page, '#/people');
  await page.getByRole('button', { name: 'Select several' }).click();
  await page.getByRole('checkbox').first().waitFor();
  const cut = await page
    .locator('[data-person] .reference')
    .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth));
  expect(cut).toEqual([false, false, false]);
});

test('on a phone a reference of ten letters is whole beside every state, and the place of a day’s number is kept', async () => {
  const [app, browser] = [await serveApp(), await browse()];
  const page = await browser.open(app.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await fillDevice(page, {
    ...{ count: 30, seed: 7, reference: 'GAR-100000' },
    statusOf: (at) => LISTED[at % LISTED.length] ?? 'ready',
  });
  await page.reload();
  await page.setViewportSize({ width: 360, height: 740 });
  await showScreen(page, '#/people');
  const row = page.locator('[data-person]');
  await row.first().waitFor();
  const cut = () =>
    page
      .locator('[data-person] .reference')
      .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  expect(await cut()).toBe(0);
  // Whom one looks for stands first: the receipt, then the reference, then what they do.
  expect(await row.first().getByRole('link').innerText()).toMatch(/^..-....\s*GAR-100000\s/);
  const place = page.locator('[data-person] h2 .count');
  expect((await place.first().boundingBox())?.width).toBeGreaterThan(20);
  await expect.poll(() => place.first().innerText()).toBe('30');

  await page.getByRole('button', { name: 'Select several' }).click();
  await page.getByRole('checkbox').first().waitFor();
  expect(await cut()).toBe(0);
});

test('on a desk a reference of ten letters is whole, and where nothing is assigned no column says so of each', async () => {
  const [app, browser] = [await serveApp(), await browse()];
  const page = await browser.open(app.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await fillDevice(page, { count: 30, seed: 7, reference: 'GAR-100000' });
  await page.reload();
  await page.setViewportSize({ width: 1280, height: 800 });
  await showScreen(page, '#/people');
  await page.locator('[data-person]').first().waitFor();
  const cut = await page
    .locator('[data-person] .reference')
    .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  expect(cut).toBe(0);
  expect(await page.getByRole('columnheader', { name: /^Assigned/ }).count()).toBe(0);
});

/** Puts everybody of the device that is open in the page into one group. */
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
  'on a phone (%s) the sex is whole behind what somebody does, which alone is cut, and only where no group stands beside it',
  async (code) => {
    const page = await aList(false);
    await group(page, 'Nakuru North night shift');
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (code !== 'en') await speak(page, code);
    await page.setViewportSize({ width: 360, height: 740 });
    await showScreen(page, '#/people');
    const link = page.locator('[data-person]').getByRole('link', { name: 'Nakuru North night shift' });
    await link.first().waitFor();
    // What gives way is heard nevertheless.
    expect(await link.count()).toBe(await page.locator('[data-person]').count());
    const lines = await page.locator('[data-person] .second').evaluateAll((all) =>
      all.map((line) => {
        const name = line.querySelector('.name') ?? line;
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

test('on a phone the words above the search take four lines at most, and one press shows where all stand', async () => {
  const page = await aList(true);
  await page.setViewportSize({ width: 360, height: 740 });
  await showScreen(page, '#/people');
  // The mark and two states share the line above.
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(60);
  const sum = page.getByRole('list', { name: 'People by state' });
  const linksOf = async () =>
    (await sum.getByRole('link').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
  expect(await linksOf()).toEqual(['30 registered']);
  const lines = await page
    .locator('.counts :is(a, button)')
    .evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size);
  expect(lines).toBeLessThanOrEqual(4);
  // The line above counts people and assignments: both are said here, each with its number.
  const toDo = page.getByRole('list', { name: 'What to do next' }).getByRole('link');
  const words = (await toDo.allInnerTexts()).map((text) => text.replace(/\s+|\d+ assignments?/g, ' '));
  expect(words.every((text) => /^ *\d (unknown|need you) .*3 people,/.test(text))).toBe(true);

  await page.getByRole('button', { name: 'All states' }).click();
  const all = await linksOf();
  expect(all).toHaveLength(9);
  const numbers = all.map((text) => parseInt(text, 10));
  expect(numbers.slice(1).reduce((one, other) => one + other)).toBe(numbers[0]);
  await sum.getByRole('link', { name: 'held' }).click();
  // Whoever comes back to a short sum sees what is listed now.
  await page.getByRole('button', { name: 'All states' }).click();
  expect(await linksOf()).toContain('3 held');
});

test('on a phone the sum is whole without being pushed sideways, at 320 px and in very large text, too', async () => {
  const page = await aList(true);
  for (const [width, percent] of [
    [360, 100],
    [320, 100],
    [360, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);
    await showScreen(page, '#/people');
    await page.locator('[data-person]').first().waitFor();
    const unfold = page.getByRole('button', { name: 'All states', expanded: false });
    if ((await unfold.count()) > 0) await unfold.click();
    expect(await page.getByRole('list', { name: 'People by state' }).getByRole('link').count()).toBe(9);
    const cut = await page.evaluate(
      () =>
        [...document.querySelectorAll('.counts, .counts ul, .counts a')].filter(
          (one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth,
        ).length,
    );
    expect([width, percent, cut]).toEqual([width, percent, 0]);
  }
});

test('on a desk neither a time nor a state nor a short reference is cut or wrapped, whatever is spoken', async () => {
  const page = await aList(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const code of ['en', 'fr', 'ar'] as const) {
    if (code !== 'en') await speak(page, code);
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
    // Nobody is in a group, and there is none.
    expect(await page.locator('#sort-group, [id$="-group"]').count()).toBe(0);
    expect(await page.locator('#sort-state').count()).toBe(1);
  }
});

/** The sixteenth person waits, and whether an assignment of theirs arrived is not known. */
const WITH_UNKNOWN = '#/people/00000016-0000-4000-8000-aaaaaaaaaaaa';

async function somebodyWithAssignment(): Promise<Page> {
  const [app, browser] = [await serveApp(), await browse()];
  const page = await browser.open(app.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const assignmentOf = (at: number) => (at === 15 ? 'unknown' : undefined);
  await fillDevice(page, { count: 16, seed: 7, assignmentOf, lived: true });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

test('what to say of an assignment that is unknown stands above the bar of a phone', async () => {
  const page = await somebodyWithAssignment();
  await page.setViewportSize({ width: 360, height: 740 });
  await showScreen(page, WITH_UNKNOWN);
  const last = await page.getByRole('button', { name: 'Not sure: send again' }).boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('on a desk who somebody is and what happened stand beside what is assigned', async () => {
  const page = await somebodyWithAssignment();
  await page.setViewportSize({ width: 1280, height: 800 });
  await showScreen(page, WITH_UNKNOWN);
  const boxOf = async (one: ReturnType<Page['locator']>) => {
    const box = await one.boundingBox();
    if (!box) throw new Error('It is not in sight');
    return box;
  };
  const card = await boxOf(page.getByRole('article', { name: 'Assignment of Activity Interests' }));
  for (const beside of [
    page.getByText('Occupation', { exact: true }).first(),
    page.getByText('What happened'),
  ]) {
    const { x, y } = await boxOf(page.getByRole('complementary', { name: 'Person' }).locator(beside));
    expect(x).toBeGreaterThan(card.x + card.width);
    expect(y).toBeLessThan(800);
  }
});

test('on a phone on its side two assessments are in sight, with what buys them beside', async () => {
  const page = await somebodyWithAssignment();
  await page.setViewportSize({ width: 740, height: 360 });
  await showScreen(page, `${WITH_UNKNOWN}/assign`);
  const bottoms = await page
    .locator('li:has(input[type=checkbox])')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  expect(bottoms.filter((bottom) => bottom <= 360).length).toBeGreaterThanOrEqual(2);
  const assign = await page.getByRole('button', { name: 'Assign', exact: true }).boundingBox();
  expect((assign?.y ?? Infinity) + (assign?.height ?? 0)).toBeLessThanOrEqual(360);
});

async function speak(page: Page, code: 'fr' | 'ar'): Promise<void> {
  await showScreen(page, '#/settings/look');
  await page.getByRole('radio', { name: LANGUAGES[code].name }).check();
  await page.locator(`html[lang=${code}]`).waitFor();
}

test('by keys alone whoever stands beside the list opens with the same key again', async () => {
  const page = await aList(false);
  await page.setViewportSize({ width: 1280, height: 800 });
  await showScreen(page, '#/people');
  const row = page.locator('[data-person] a').first();
  await row.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('complementary', { name: 'Person beside the list' }).waitFor();
  expect(await row.evaluate((link) => link === document.activeElement)).toBe(true);
  const receipt = await row.innerText();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: receipt.slice(0, 7) }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});
