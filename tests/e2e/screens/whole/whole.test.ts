import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { SITUATIONS } from '../../../../data/all-situations.ts';
import { SCREENS, showScreen } from '../../../../data/all-screens.ts';
import { atRest } from '../../../support/browser/at-rest.ts';
import { browse, serveApp } from '../../../support/browser/e2e.ts';
import { databaseOf, fillDevice } from '../../../support/browser/fill-device.ts';
import { sharedDevice } from '../../../support/browser/shared-device.ts';
import { messages as ar } from '../../../../src/ui/messages/ar.json?first';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { messages as fr } from '../../../../src/ui/messages/fr.json?first';
import { STATUSES } from '../../../../src/domain/record/states.ts';
import { personWho } from './places.ts';
import { covered, cutOff, fillWithAll, SEED, setText, STILL, tooSmall } from './measures.ts';

const BOTH = 'at 320 px with 200 % text';

interface Size {
  name: string;
  width: number;
  height: number;
  textSize: number;
}

/** What could cut a screen off, as a person sets it in the browser or holds the phone. */
const SIZES: readonly Size[] = [
  { name: BOTH, width: 320, height: 640, textSize: 200 },
  { name: 'in a wide window', width: 1280, height: 800, textSize: 100 },
];

/** Each is between two of those above, or wants less of a screen than one of them. */
const SIZES_BETWEEN: readonly Size[] = [
  { name: 'on a landscape phone', width: 740, height: 360, textSize: 100 },
  { name: 'on a phone with a keyboard', width: 360, height: 400, textSize: 100 },
  { name: 'at 320 px', width: 320, height: 640, textSize: 100 },
  { name: 'at 200 % text on a phone', width: 360, height: 740, textSize: 200 },
  { name: 'at 400 % zoom of a wide window', width: 320, height: 200, textSize: 100 },
  { name: 'at 150 % text in a wide window', width: 1280, height: 800, textSize: 150 },
];

const withAll = sharedDevice(fillWithAll, STILL);

/** The filters of People stand in one row, so that the list has the height. */
async function filterRows(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: screens.people.filter }).click();
  const tops = await page
    .locator('.filters select')
    .evaluateAll(
      (selects) => new Set(selects.map((one) => Math.round(one.getBoundingClientRect().top))).size,
    );
  return tops === 1 ? [] : [`${tops} rows of filters`];
}

/** What is wrong with each screen in a window of this size. */
async function wrongAt(
  page: Page,
  { name, width, height, textSize }: Size,
  addresses: Readonly<Record<string, string>> = { ...SCREENS, edit: `${personWho('ready')}?edit` },
): Promise<Record<string, string[]>> {
  await page.setViewportSize({ width, height });
  await setText(page, textSize);
  const found: Record<string, string[]> = {};
  for (const [screen, address] of Object.entries(addresses)) {
    await showScreen(page, address);
    const wrong = [...(await cutOff(page)), ...(await tooSmall(page))];
    // A browser that is set to larger text counts fewer lines in a window, and what stands still gives way below thirty; text that is set here does not.
    const isLow = textSize > 100 && height / (16 * (textSize / 100)) < 30;
    if (!isLow) wrong.push(...(await covered(page)));
    if (screen === 'people' && name === 'in a wide window') wrong.push(...(await filterRows(page)));
    if (wrong.length > 0) found[screen] = wrong;
  }
  return found;
}

test.each(SIZES)('every screen is whole $name', async (size) => {
  expect(await wrongAt(await withAll(), size)).toEqual({});
});

test('Team is whole with a report, in each of these windows', { tags: ['night'] }, async () => {
  const [app, browser] = [await serveApp(), await browse(STILL)];
  const page = await browser.open(app.url);
  const context = page.context();
  await SITUATIONS['team']?.prepare({
    ...{ page, context, cdp: await context.newCDPSession(page), origin: new URL(page.url()).origin },
    allow: (url) => browser.allow(url),
  });
  const { team = '' } = SCREENS;
  for (const size of [...SIZES, ...SIZES_BETWEEN])
    expect(await wrongAt(page, size, { team }), size.name).toEqual({});
});

test.each(SIZES_BETWEEN)('every screen is whole $name', { tags: ['night'] }, async (size) => {
  expect(await wrongAt(await withAll(), size)).toEqual({});
});

/** Some of them come from a country whose name is a long word. */
const SOME = 30;

/** What lies beside its column, a word that is broken, and bars that should be of one length and are not. */
function misshapen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].filter((one) => one.checkVisibility());
    const wide = shown('.scroll').filter((one) => one.scrollWidth > one.clientWidth + 1);
    const beside = shown('.line strong').filter((one) => {
      const list = one.closest('ul');
      return list !== null && one.getBoundingClientRect().right > list.getBoundingClientRect().right + 1;
    });
    const broken = shown('.line .name').filter(
      (one) => /^\S+$/.test(one.innerText) && one.getBoundingClientRect().height > 30,
    );
    const bars = shown('ul[aria-labelledby=copies] .bar').map((one) => one.offsetWidth);
    return [
      ...wide.map((one) => `wider than the screen: ${one.innerText.slice(0, 40)}`),
      ...beside.map((one) => `beside its column: ${one.innerText}`),
      ...broken.map((one) => `broken: ${one.innerText}`),
      ...(new Set(bars).size > 1 ? [`bars of ${bars.join(', ')} px`] : []),
    ];
  });
}

test(
  'numbers of a hundred thousand people stand in their columns, and names beside them stay whole',
  { tags: ['night'] },
  async () => {
    const [app, browser] = [await serveApp(), await browse(STILL)];
    const page = await browser.open(app.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await fillDevice(page, {
      count: SOME,
      seed: SEED,
      statusOf: (at) => STATUSES[at % STATUSES.length] ?? 'ready',
      assignmentOf: (at) => STATUSES[at % STATUSES.length],
    });
    // The screens read these sums; that there are not so many rows, nothing shows here.
    await page.evaluate(countAs, { db: await databaseOf(page), times: 5_000 });
    await page.reload();
    const found: Record<string, string[]> = {};
    for (const shape of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(shape);
      for (const screen of ['sync', 'device', 'overview']) {
        await showScreen(page, SCREENS[screen] ?? '');
        if (screen === 'overview') await page.getByRole('region', { name: first.fields.country }).waitFor();
        await atRest(page);
        const wrong = await misshapen(page);
        if (wrong.length > 0) found[`${screen} at ${shape.width} px`] = wrong;
      }
    }
    expect(found).toEqual({});
  },
);

/** Runs in the page: each sum is so many times as large. */
async function countAs({ db, times }: { db: IDBDatabase; times: number }): Promise<void> {
  const meta = db.transaction('meta', 'readwrite').objectStore('meta');
  await new Promise<void>((resolve) => {
    const reading = meta.get('counters') as IDBRequest<{
      value: { counts: Record<string, Record<string, number>> };
    }>;
    reading.onsuccess = () => {
      for (const counts of Object.values(reading.result.value.counts))
        for (const status of Object.keys(counts)) counts[status] = (counts[status] ?? 0) * times;
      meta.put(reading.result).onsuccess = () => resolve();
    };
  });
  db.close();
}

const WORDS = { en: first, fr, ar };

/** Chooses a language. */
async function choose(page: Page, code: keyof typeof WORDS): Promise<void> {
  await showScreen(page, SCREENS['look'] ?? '');
  await page.locator(`input[name=language][value=${code}]`).check();
  await page.getByRole('heading', { level: 1, name: WORDS[code].titles.look }).waitFor();
}

test.each(['en', 'fr', 'ar'] as const)(
  'in a wide window, in %s, each section of the settings has its name on one line, also when it is chosen',
  { tags: ['night'] },
  async (code) => {
    const page = await withAll();
    await page.setViewportSize({ width: 1280, height: 800 });
    onTestFinished(() => choose(page, 'en'));
    await choose(page, code);
    await atRest(page);
    // And the languages stand in columns, of which each begins at one line.
    const lefts = await page
      .locator('input[name=language]')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(3);
    for (const screen of ['you', 'groups', 'device', 'look', 'server', 'about']) {
      await showScreen(page, SCREENS[screen] ?? '');
      const lines = await page.locator('[aria-current=page] .name').evaluateAll((all) =>
        all.map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
      expect({ screen, lines }).toEqual({ screen, lines: [1] });
    }
  },
);

test(
  'with everything open and wrong, what has the focus is never under the button that saves',
  { tags: ['night'] },
  async () => {
    const [app, browser] = [await serveApp(), await browse(STILL)];
    const page = await browser.open(app.url);
    await page.locator('#preset-assessments').click();
    await page.getByRole('checkbox', { name: /^Poise/ }).check();
    await page.getByRole('button', { name: first.register.save }).click();
    await page.getByRole('alert').waitFor();
    const found: Record<string, string[]> = {};
    for (const [name, shape] of Object.entries({
      'a phone': { width: 360, height: 740 },
      'a low phone': { width: 360, height: 568 },
      'a wide window': { width: 1280, height: 800 },
    })) {
      await page.setViewportSize(shape);
      await atRest(page);
      const wrong = await covered(page);
      if (wrong.length > 0) found[name] = wrong;
      // And no field is out of reach behind it.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.locator('#purchase').click({ trial: true });
    }
    expect(found).toEqual({});
  },
);
