import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { SCREENS, showScreen } from '../../../data/all-screens.ts';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { databaseOf, fillDevice } from '../../support/browser/fill-device.ts';
import { first as ar } from '../../../src/ui/words/ar/first.ts';
import { first as en } from '../../../src/ui/words/en/first.ts';
import { first as fr } from '../../../src/ui/words/fr/first.ts';
import { LANGUAGES } from '../../../src/ui/words/languages.ts';
import { STATUSES } from '../../../src/domain/record/states.ts';

const SEED = 7;

const BOTH = 'at 320 px with 200 % text';

/** What could cut a screen off, as a person sets it in the browser or holds the phone. */
const SITUATIONS = [
  { name: 'at 320 px', width: 320, height: 640, textSize: 100 },
  { name: 'at 200 % text on a phone', width: 360, height: 740, textSize: 200 },
  { name: BOTH, width: 320, height: 640, textSize: 200 },
  { name: 'at 400 % zoom of a desk', width: 320, height: 200, textSize: 100 },
  { name: 'on a phone on its side', width: 740, height: 360, textSize: 100 },
  { name: 'on a phone with a keyboard', width: 360, height: 400, textSize: 100 },
  { name: 'at 150 % text on a desk', width: 1280, height: 800, textSize: 150 },
  { name: 'on a desk', width: 1280, height: 800, textSize: 100 },
] as const;

/** Arabic in the reference, longer than a line of a phone. */
const REFERENCE = 'البيت الأزرق بجانب السوق القديم خلف المدرسة';

/** A device with somebody in every state, in a browser whose window can be of any size. */
async function aDevice(): Promise<Page> {
  const [app, browser] = [await serveApp(), await browse({ context: { reducedMotion: 'reduce' } })];
  const page = await browser.open(app.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await fillDevice(page, {
    count: 20,
    seed: SEED,
    statusOf: (at) => STATUSES[at % STATUSES.length] ?? 'ready',
    assignmentOf: (at) => (at % 2 === 0 ? STATUSES[at % STATUSES.length] : undefined),
    reference: REFERENCE,
  });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** As the browser's own setting does it: rem follows the root. */
async function setText(page: Page, size: number): Promise<void> {
  await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), size);
}

/** What reaches out of the window sideways, unless it scrolls in a box of its own or is only for screen readers. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const reaches = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (right > document.documentElement.clientWidth + 1 || left < -1);
    };
    const isInBox = (element: Element): boolean => {
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
        if (getComputedStyle(one).overflowX !== 'visible') return true;
      }
      return false;
    };
    return [...document.querySelectorAll('main *, header *')]
      .filter((element) => reaches(element) && !isInBox(element))
      .map(
        (element) => `cut off: ${element.tagName.toLowerCase()} ${element.textContent.trim().slice(0, 60)}`,
      );
  });
}

/** What has the focus and is under something that stands still while the page scrolls. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const FOCUSABLE = 'a[href], button:not(:disabled), input:not([type=file]), select, textarea, summary';
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(`main :is(${FOCUSABLE})`)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      element.focus();
      const { left, right, top, bottom } = element.getBoundingClientRect();
      // What is higher than half a window is seen in part whatever stands below it.
      if (document.activeElement !== element || bottom - top > innerHeight / 2) continue;
      const x = Math.min((left + right) / 2, innerWidth - 1);
      for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
        const over = document.elementFromPoint(x, y);
        const isOver = over !== null && !element.contains(over) && !over.contains(element);
        const still = isOver
          ? over.closest('*:is(.save, .acts, .sticky-line, .dock, .bar, nav, header)')
          : null;
        if (still && !still.contains(element))
          found.push(
            `covered: ${element.id || element.textContent.trim().slice(0, 40)} by ${still.className}`,
          );
      }
    }
    return [...new Set(found)];
  });
}

/** What a finger would miss: controls take 44 pixels, links that stand among others at least the 24 of WCAG 2.2. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = 'a[href], button, summary, select, textarea, input:not([type=file], [hidden])';
    const isInText = (element: Element) => getComputedStyle(element).display === 'inline';
    const least = (element: Element) =>
      element.matches('a:not(.button, .chip, header a, .counts a)') ? 24 : 43.5;
    return (
      [...document.querySelectorAll<HTMLElement>(targets)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInText(element))
        // Marks of a chart stand beside words that lead to the same place.
        .filter((element) => !element.closest('[aria-hidden=true], svg'))
        .map((element) => ({ element, box: element.closest('label') ?? element }))
        .map((found) => ({ ...found, height: found.box.getBoundingClientRect().height }))
        .filter(({ element, height }) => height > 1 && height < least(element))
        .map(
          ({ element, box, height }) =>
            `${Math.round(height)} px high: ${element.tagName.toLowerCase()} ${box.textContent.trim().slice(0, 40)}`,
        )
    );
  });
}

/** The filters of People stand in one row, so that the list has the height. */
async function filterRows(page: Page): Promise<string[]> {
  const tops = await page
    .locator('.filters select')
    .evaluateAll(
      (selects) => new Set(selects.map((one) => Math.round(one.getBoundingClientRect().top))).size,
    );
  return tops === 1 ? [] : [`${tops} rows of filters`];
}

/** What is chosen and looks like what is not, or a field that nothing stands around. */
function looksAlike(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CHOSEN = '[aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true]';
    const look = (element: Element) => {
      const { color, backgroundColor, borderColor, borderWidth, fontWeight } = getComputedStyle(element);
      return [color, backgroundColor, borderColor, borderWidth, fontWeight].join();
    };
    return [...document.querySelectorAll<HTMLElement>(CHOSEN)]
      .filter((chosen) => chosen.checkVisibility() && chosen.matches('a, button, [role=option]'))
      .filter((chosen) => {
        const all = chosen.closest('ul, nav, fieldset, [role=group]')?.querySelectorAll(chosen.tagName) ?? [];
        const others = [...all].filter((one) => one.className === chosen.className && !one.matches(CHOSEN));
        return others.some((other) => look(other) === look(chosen));
      })
      .map((chosen) => `looks like the others: ${chosen.textContent.trim().slice(0, 40)}`);
  });
}

/** What moves though nobody wants it to. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => `moves: ${(effect as KeyframeEffect).target?.className ?? ''}`),
  );
}

test.each(SITUATIONS)('every screen is whole $name', async ({ name, width, height, textSize }) => {
  const page = await aDevice();
  await page.setViewportSize({ width, height });
  await setText(page, textSize);
  const found: Record<string, string[]> = {};
  for (const [screen, address] of Object.entries(SCREENS)) {
    await showScreen(page, address);
    const wrong = [...(await cutOff(page)), ...(await tooSmall(page))];
    // A browser that is set to larger text counts fewer lines in a window, and what stands still gives way below thirty; text that is set here does not.
    if (name !== BOTH) wrong.push(...(await covered(page)));
    if (screen === 'people' && name === 'on a desk') wrong.push(...(await filterRows(page)));
    if (wrong.length > 0) found[screen] = wrong;
  }
  expect(found).toEqual({});
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

test('numbers of a hundred thousand people stand in their columns, and names beside them stay whole', async () => {
  const [app, browser] = [await serveApp(), await browse({ context: { reducedMotion: 'reduce' } })];
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
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    for (const screen of ['sync', 'device', 'overview']) {
      await showScreen(page, SCREENS[screen] ?? '');
      if (screen === 'overview') await page.getByRole('region', { name: 'Country' }).waitFor();
      const wrong = await misshapen(page);
      if (wrong.length > 0) found[`${screen} at ${viewport.width} px`] = wrong;
    }
  }
  expect(found).toEqual({});
});

/** Runs in the page: each sum is so many times as large. */
async function countAs({ db, times }: { db: IDBDatabase; times: number }): Promise<void> {
  const meta = db.transaction('meta', 'readwrite').objectStore('meta');
  await new Promise<void>((resolve) => {
    const reading = meta.get('tally') as IDBRequest<{
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

test.each([
  ['a phone', { width: 360, height: 740 }],
  ['a desk', { width: 1280, height: 800 }],
])(
  'on %s with forced colours what is chosen looks chosen, and nothing moves unless wanted',
  async (_, viewport) => {
    const page = await aDevice();
    await page.setViewportSize(viewport);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const found: Record<string, string[]> = {};
    for (const screen of [
      'register',
      'people',
      'overview',
      'sync',
      'settings',
      'look',
      'occupation',
      'more',
    ]) {
      await showScreen(page, SCREENS[screen] ?? '');
      const wrong = [...(await looksAlike(page)), ...(await moving(page))];
      if (wrong.length > 0) found[screen] = wrong;
    }
    expect(found).toEqual({});
  },
);

const WORDS = { en, fr, ar };

test.each(['en', 'fr', 'ar'] as const)(
  'on a desk, in %s, each section of the settings has its name on one line, also when it is chosen',
  async (code) => {
    const [app, browser] = [
      await serveApp(),
      await browse({ context: { viewport: { width: 1280, height: 800 } } }),
    ];
    const page = await browser.open(app.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await showScreen(page, '#/settings/look');
    await page.getByRole('radio', { name: LANGUAGES[code].name }).check();
    await page.getByRole('heading', { level: 1, name: WORDS[code].titles.look }).waitFor();
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

describe('what has the focus is never under the button that saves', () => {
  test.each([
    ['on a phone', { width: 360, height: 740 }],
    ['on a low phone', { width: 360, height: 568 }],
    ['on a desk', { width: 1280, height: 800 }],
  ])('%s, with everything open and wrong', async (_, viewport) => {
    const [app, browser] = [await serveApp(), await browse({ context: { viewport } })];
    const page = await browser.open(app.url);
    await page.getByText('Assessments to assign: none').click();
    await page.getByRole('checkbox', { name: /^Poise/ }).check();
    await page.getByRole('button', { name: 'Save and next' }).click();
    await page.getByRole('alert').waitFor();
    expect(await covered(page)).toEqual([]);
    // And no field is out of reach behind it.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const confirm = page.getByRole('checkbox', { name: /^I confirm/ });
    await confirm.click({ trial: true });
  });
});
