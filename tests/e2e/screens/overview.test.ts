import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { databaseOf, fillDevice } from '../../support/browser/fill-device.ts';
import { STATUSES } from '../../../src/domain/record/states.ts';
import { showScreen } from '../../../data/all-screens.ts';

/** The file that a button hands to the browser. */
async function savedBy(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** The picture as the browser decodes it. */
function pixelsOf(page: Page, bytes: Buffer) {
  return page.evaluate(
    async (given) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(given)], { type: 'image/png' }));
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      context?.drawImage(picture, 0, 0);
      const data = context?.getImageData(0, 0, picture.width, picture.height).data ?? [];
      let dark = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 60) dark += 1;
      return { width: picture.width, corner: Array.from(data.slice(0, 4)), dark };
    },
    [...bytes],
  );
}

/** What another page reads in the file, which the app's own policy does not concern. */
async function partsOf(page: Page, svg: string) {
  const blank = await page.context().newPage();
  const parts = await blank.evaluate((given) => {
    const { documentElement } = new DOMParser().parseFromString(given, 'image/svg+xml');
    return {
      box: documentElement.getAttribute('viewBox'),
      active: documentElement.querySelectorAll('script, style, image, foreignObject, a, [onload]').length,
      text: documentElement.textContent,
    };
  }, svg);
  await blank.close();
  return parts;
}

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

test('Overview is reached from More, passes axe, and each state of its sum leads to those people', async () => {
  const app = await serveApp();
  const browser = await browse({ context: { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } });
  const page = await browser.open(app.url);
  await page.getByRole('combobox', { name: 'Occupation' }).waitFor();
  await fillDevice(page, {
    count: 400,
    seed: 3,
    statusOf: (at) => (at % 4 === 0 ? 'held' : 'confirmed'),
    assignmentOf: (at) => (at % 10 === 0 ? 'confirmed' : undefined),
  });
  await page.goto(`${app.url}#/more`);
  await page.reload();
  await page.getByRole('link', { name: /^Overview/ }).click();
  const occupations = page.getByRole('region', { name: 'Occupations' });
  await occupations.getByRole('button').first().click();
  await occupations.getByRole('link', { name: 'See these people' }).waitFor();
  // Playwright's own world, so that the app's content policy stays as strict as it is.
  await page.evaluate(axe);
  const { violations } = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>(
    'axe.run()',
  );
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);

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

  await page.getByText('Save or print', { exact: true }).click();
  const picture = await savedBy(page, 'Picture (PNG)');
  expect(picture.name).toMatch(/^overview-.*[.]png$/);
  const { width, corner, dark } = await pixelsOf(page, picture.bytes);
  expect([width, corner]).toEqual([2000, [255, 255, 255, 255]]);
  // Ink on it: the solid bars of whom the server has.
  expect(dark).toBeGreaterThan(10_000);
  // The ways to save lie over the pictures: they are gone once one is chosen, and the focus is where they came from.
  await page.getByRole('button', { name: 'Drawing (SVG)' }).waitFor({ state: 'hidden' });
  expect(await page.locator(':focus').innerText()).toBe('Save or print');
  await page.keyboard.press('Enter');
  const drawing = await savedBy(page, 'Drawing (SVG)');
  const { box, active, text } = await partsOf(page, drawing.bytes.toString('utf8'));
  expect(box).toMatch(/^0 0 1000 \d+$/);
  expect(active).toBe(0);
  expect(text).toContain('300 confirmed');

  await page.getByText('Save or print', { exact: true }).click();
  await page.getByRole('button', { name: 'Table (CSV)' }).focus();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Table (CSV)' }).waitFor({ state: 'hidden' });
  // Escape has closed these alone: the occupations are still opened.
  await occupations.getByRole('link', { name: 'See these people' }).waitFor();

  const sum = page.getByRole('list', { name: 'Where everybody stands' });
  expect((await sum.innerText()).replace(/\s+/g, ' ')).toContain('100 held');
  await sum.getByRole('link', { name: '100 held' }).click();
  const rows = page.getByRole('list', { name: 'People', exact: true }).getByRole('listitem');
  await expect.poll(() => rows.first().getAttribute('aria-setsize')).toBe('100');
});

test('a number of five digits stands on one line beside its bar', async () => {
  const app = await serveApp();
  const browser = await browse({ context: { viewport: { width: 1280, height: 800 } } });
  const page = await browser.open(app.url);
  await page.getByRole('combobox', { name: 'Occupation' }).waitFor();
  await fillDevice(page, { count: 20_000, seed: 3, bare: true });
  await page.goto(`${app.url}#/overview`);
  await page.reload();
  const number = page.getByRole('region', { name: 'Sex' }).locator('strong').first();
  // Of twenty thousand people one sex has half at least.
  await expect.poll(() => number.textContent()).toMatch(/^1\d,\d{3}$/);
  const lines = await number.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(1280);
});

test.each([
  ['a phone', { width: 360, height: 740 }],
  ['a phone on its side', { width: 740, height: 360 }],
])('on %s the first chart is in sight, in however many states people are', async (_, viewport) => {
  const [app, browser] = [await serveApp(), await browse({ context: { viewport } })];
  const page = await browser.open(app.url);
  await page.getByRole('combobox', { name: 'Occupation' }).waitFor();
  await fillDevice(page, {
    count: 1_500,
    seed: 7,
    statusOf: (at) => STATUSES[at % STATUSES.length] ?? 'ready',
    assignmentOf: (at) => STATUSES[at % STATUSES.length],
  });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await showScreen(page, '#/overview');
  const baseline = page.getByRole('region', { name: /^People each/ }).locator('svg > line');
  // A line has no height, so it does not count as visible.
  await baseline.waitFor({ state: 'attached' });
  const { bottom, edge } = await baseline.evaluate((line) => ({
    bottom: line.getBoundingClientRect().bottom,
    edge: document.querySelector('nav')?.getBoundingClientRect(),
  }));
  // The tabs are at the foot of a phone, and at the side of one that lies.
  expect(bottom).toBeLessThan(edge && edge.top > 300 ? edge.top : viewport.height);
});

/** Names that no list of bars has room for on one line. */
const LONG = ['CD', 'CF', 'VC', 'KE', 'BA'];

test('a long name takes nothing of the bars: all of a chart begin at one line, and are long enough to be compared', async () => {
  const app = await serveApp();
  const browser = await browse();
  const page = await browser.open(app.url);
  await page.getByRole('combobox', { name: 'Occupation' }).waitFor();
  await fillDevice(page, { count: 40, seed: 3, bare: true });
  await page.evaluate(liveIn, { db: await databaseOf(page), countries: LONG });
  await page.goto(`${app.url}#/overview`);
  await page.reload();
  const country = page.getByRole('region', { name: 'Country' });
  await country.getByText('Central African Republic: 8 people, 8 not confirmed yet').waitFor();
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [740, 360],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { lefts, widths, shares, titles } = await country.evaluate((section) => {
      const tracks = [...section.querySelectorAll('.track')].map((one) => one.getBoundingClientRect());
      return {
        lefts: new Set(tracks.map(({ left }) => Math.round(left))).size,
        widths: new Set(tracks.map((one) => Math.round(one.width))).size,
        shares: tracks.map((one) => one.width / section.clientWidth),
        titles: [...section.querySelectorAll<HTMLElement>('.name')].map(({ title }) => title),
      };
    });
    expect({ width, lefts, widths }).toEqual({ width, lefts: 1, widths: 1 });
    expect(Math.min(...shares), `${width} px`).toBeGreaterThan(0.45);
    expect(titles).toContain('Congo - Kinshasa');
  }
});

/** Runs in the page: everybody lives in one of these countries in turn. */
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

test.each(['none', 'active'] as const)(
  'no two states look alike in the bar of everybody: forced colours %s',
  async (forcedColors) => {
    const [app, browser] = [await serveApp(), await browse({ context: { forcedColors } })];
    const page = await browser.open(app.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await fillDevice(page, {
      count: 40,
      seed: 7,
      statusOf: (at) => STATUSES[at % STATUSES.length] ?? 'ready',
    });
    await page.reload();
    await showScreen(page, '#/overview');
    await page.getByRole('list', { name: 'Where everybody stands' }).waitFor();
    const looks = await page.locator('main .bar > .part').evaluateAll((parts) =>
      parts.map((one) => {
        const { backgroundColor, backgroundImage, borderColor, borderStyle } = getComputedStyle(one);
        return [backgroundColor, backgroundImage, borderColor, borderStyle].join();
      }),
    );
    expect(looks.length).toBeGreaterThan(6);
    expect(new Set(looks).size).toBe(looks.length);
  },
);
