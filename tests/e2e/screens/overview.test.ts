import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { atRest } from '../../support/browser/at-rest.ts';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { databaseOf, fillDevice } from '../../support/browser/fill-device.ts';
import { sharedDevice } from '../../support/browser/shared-device.ts';
import { LANGUAGE_CODES } from '../../../src/domain/text/language.ts';
import { STATUSES } from '../../../src/domain/record/states.ts';
import { showScreen } from '../../../data/all-screens.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';

/** The file that a button hands to the browser. */
async function savedBy(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** The menu in the head, in whatever language. */
const menuOf = (page: Page) => page.getByRole('button', { name: screens.onePerson.otherActs });

/** The picture as the browser decodes it. */
function pixelsOf(page: Page, bytes: Buffer) {
  return page.evaluate(
    async (base64) => {
      const given = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([given], { type: 'image/png' }));
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      context?.drawImage(picture, 0, 0);
      const data = context?.getImageData(0, 0, picture.width, picture.height).data ?? [];
      let dark = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 60) dark += 1;
      return { width: picture.width, corner: Array.from(data.slice(0, 4)), dark };
    },
    bytes.toString('base64'), // As numbers, Playwright would take twenty seconds to hand them over.
  );
}

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

test(
  'Overview is reached from More, passes axe, is saved as it is drawn, and each bar leads to those people',
  { tags: ['night'] },
  async () => {
    const app = await serveApp();
    const browser = await browse({ context: { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } });
    const page = await browser.open(app.url);
    await page.getByRole('combobox', { name: first.fields.occupation }).waitFor();
    await fillDevice(page, {
      count: 400,
      seed: 3,
      statusOf: (at) => (at % 4 === 0 ? 'onHold' : 'confirmed'),
      assignmentOf: (at) => (at % 10 === 0 ? 'confirmed' : undefined),
    });
    await page.goto(`${app.url}#/more`);
    await page.reload();
    await page.getByRole('link', { name: /^Overview/ }).click();
    const occupations = page.getByRole('region', { name: first.titles.occupations });
    await occupations.getByRole('button').first().click();
    await occupations.getByRole('link', { name: screens.overview.see }).waitFor();
    await atRest(page);
    // Playwright's own world, so that the app's content policy stays as strict as it is.
    await page.evaluate(axe);
    const { violations } = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>(
      'axe.run()',
    );
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(360);

    const filled = (one: string) =>
      page
        .locator(`main .track ${one}`)
        .evaluateAll((all) => all.map((part) => getComputedStyle(part).backgroundColor));
    // An empty bar would say that there is nothing.
    expect(await filled('.pale')).not.toContain('rgba(0, 0, 0, 0)');
    await page.emulateMedia({ forcedColors: 'active' });
    const [solid, pale] = [new Set(await filled('.solid')), new Set(await filled('.pale'))];
    expect([...solid].filter((colour) => pale.has(colour))).toEqual([]);
    await page.emulateMedia({ forcedColors: null });

    await menuOf(page).click();
    const picture = await savedBy(page, screens.overview.png);
    expect(picture.name).toMatch(/^overview-.*[.]png$/);
    const { width, corner, dark } = await pixelsOf(page, picture.bytes);
    expect([width, corner]).toEqual([2000, [255, 255, 255, 255]]);
    // Ink on it: the solid bars of whom the server has.
    expect(dark).toBeGreaterThan(10_000);
    // The menu covers the charts: it is gone once something is chosen, and the focus is where it came from.
    await page.getByRole('button', { name: screens.overview.csv }).waitFor({ state: 'hidden' });
    await expectThat(page.locator(':focus')).toHaveText(screens.onePerson.otherActs);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: screens.overview.csv }).focus();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: screens.overview.csv }).waitFor({ state: 'hidden' });
    // Escape has closed the menu alone: the occupations are still opened.
    await occupations.getByRole('link', { name: screens.overview.see }).waitFor();

    const women = page.getByRole('region', { name: first.fields.sex }).getByRole('link', { name: /^Female/ });
    const count = await women.locator('strong').innerText();
    await women.click();
    const rows = page.getByRole('list', { name: first.titles.people, exact: true }).getByRole('listitem');
    await expectThat(rows.first()).toHaveAttribute('aria-setsize', count);
  },
);

test.each(LANGUAGE_CODES)(
  'the charts are saved as an image on white in %s, of a phone that is dark',
  { tags: ['night'] },
  async (locale) => {
    const app = await serveApp();
    const browser = await browse({
      context: { locale, viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
    });
    const page = await browser.open(`${app.url}?practice#/overview`);
    // In six languages.
    await page.locator('main .unfolds').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'PNG' }).click(),
    ]);
    const { width, corner, dark } = await pixelsOf(page, readFileSync(await download.path()));
    expect([width, corner]).toEqual([2000, [255, 255, 255, 255]]);
    expect(dark).toBeGreaterThan(10_000);
  },
);

/** As many as take three digits in every state, and live in countries whose names no list of bars has room for on one line. */
const LONG = ['CD', 'CF', 'VC', 'KE', 'BA'];
const inEveryState = sharedDevice(async (page) => {
  await fillDevice(page, {
    ...{ count: 1_500, seed: 7, bare: true },
    statusOf: (at) => STATUSES[at % STATUSES.length] ?? 'ready',
    assignmentOf: (at) => STATUSES[at % STATUSES.length],
  });
  await page.evaluate(liveIn, { db: await databaseOf(page), countries: LONG });
});

async function lookAt(width: number, height: number): Promise<Page> {
  const page = await inEveryState();
  await page.setViewportSize({ width, height });
  await showScreen(page, '#/overview');
  return page;
}

/** Runs in the page: everyone lives in one of these countries in turn. */
async function liveIn({ db, countries }: { db: IDBDatabase; countries: readonly string[] }): Promise<void> {
  const users = db.transaction('users', 'readwrite').objectStore('users');
  await new Promise<void>((resolve) => {
    let at = 0;
    users.openCursor().onsuccess = ({ target }) => {
      const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
      if (!cursor) {
        resolve();
        return;
      }
      cursor.update({ ...cursor.value, country: countries[at++ % countries.length] });
      cursor.continue();
    };
  });
  db.close();
}

/** How many lines the text of a part takes. */
const linesOf = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
/** The number beside the longest bar. */
const numberIn = (page: Page) =>
  page.getByRole('region', { name: first.fields.sex }).locator('strong').first();

test('a number of five digits has room on one line beside its bar', { tags: ['night'] }, async () => {
  const page = await lookAt(1280, 800);
  await numberIn(page).evaluate((strong) => (strong.textContent = '10,234'));
  expect(await linesOf(numberIn(page))).toBe(1);
  expect(await widthOf(page)).toBeLessThanOrEqual(1280);
});

test(
  'the number of twenty thousand people stands on one line beside its bar',
  { tags: ['night'] },
  async () => {
    const app = await serveApp();
    const browser = await browse({ context: { viewport: { width: 1280, height: 800 } } });
    const page = await browser.open(app.url);
    await page.getByRole('combobox', { name: first.fields.occupation }).waitFor();
    await fillDevice(page, { count: 20_000, seed: 3, bare: true });
    await page.reload();
    await showScreen(page, '#/overview');
    // Of twenty thousand people one sex has half at least.
    await expectThat(numberIn(page)).toHaveText(/^1\d,\d{3}$/);
    expect(await linesOf(numberIn(page))).toBe(1);
    expect(await widthOf(page)).toBeLessThanOrEqual(1280);
  },
);

test.each([
  ['a phone', { width: 360, height: 740 }],
  ['a landscape phone', { width: 740, height: 360 }],
])(
  'on %s the first chart is in sight, in however many states people are',
  { tags: ['night'] },
  async (_, { width, height }) => {
    const page = await lookAt(width, height);
    const columns = page.getByRole('region', { name: /^People per/ }).getByRole('list');
    await columns.waitFor();
    const { bottom, edge } = await columns.evaluate((list) => ({
      bottom: list.getBoundingClientRect().bottom,
      edge: document.querySelector('nav')?.getBoundingClientRect(),
    }));
    // The tabs are at the foot of a phone, and at the side of one that lies.
    expect(bottom).toBeLessThan(edge && edge.top > 300 ? edge.top : height);
  },
);

test(
  'a long name takes nothing of the bars: all of a chart begin at one line, and are long enough to be compared',
  { tags: ['night'] },
  async () => {
    for (const [width, height] of [
      [320, 640],
      [360, 740],
      [740, 360],
      [1280, 800],
    ] as const) {
      const country = (await lookAt(width, height)).getByRole('region', { name: first.fields.country });
      await country.getByText(/^Central African Republic: /).waitFor();
      const { lefts, widths, shares } = await country.evaluate((section) => {
        const tracks = [...section.querySelectorAll('.track')].map((one) => one.getBoundingClientRect());
        return {
          lefts: new Set(tracks.map(({ left }) => Math.round(left))).size,
          widths: new Set(tracks.map((one) => Math.round(one.width))).size,
          shares: tracks.map((one) => one.width / section.clientWidth),
        };
      });
      expect({ width, lefts, widths }).toEqual({ width, lefts: 1, widths: 1 });
      expect(Math.min(...shares), `${width} px`).toBeGreaterThan(0.45);
    }
  },
);

test.each(['none', 'active'] as const)(
  'no two states look alike in the bar of everyone: forced colours %s',
  { tags: ['night'] },
  async (forcedColors) => {
    const page = await inEveryState();
    await page.emulateMedia({ forcedColors });
    onTestFinished(() => page.emulateMedia({ forcedColors: null }));
    await showScreen(page, '#/sync');
    await page.locator('main .bar').first().waitFor();
    const looks = await page
      .locator('main .bar')
      .first()
      .locator('.part')
      .evaluateAll((parts) =>
        parts.map((one) => {
          const { backgroundColor, backgroundImage, borderColor, borderStyle } = getComputedStyle(one);
          return [backgroundColor, backgroundImage, borderColor, borderStyle].join();
        }),
      );
    expect(looks.length).toBeGreaterThan(6);
    expect(new Set(looks).size).toBe(looks.length);
  },
);
