import type { Page } from 'playwright';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { atRest, SCREENS, showScreen, SOMEBODY } from '../../../data/all-screens.ts';
import { SITUATIONS } from '../../../data/all-situations.ts';
import { browse, browseOnDisk, serveApp } from '../../support/browser/e2e.ts';
import { rowsOf } from '../../support/browser/field-worker.ts';
import { fillDevice } from '../../support/browser/fill-device.ts';
import type { Browsing } from '../../support/browser/real-browser.ts';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
}

/** What axe finds on the page as it stands, as readable lines, in the light and in the dark. */
async function findings(page: Page): Promise<string[]> {
  // Playwright's own world, so that the app's content policy stays as strict as it is.
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await page.evaluate<AxeResult>("axe.run({ resultTypes: ['violations'] })");
    for (const { id, nodes } of violations)
      for (const { html, failureSummary } of nodes)
        found.push(`${colorScheme}, ${id}: ${html.slice(0, 160)} ${failureSummary.replaceAll('\n', ' ')}`);
  }
  return found;
}

/** More than one filled button on a screen: then the next thing to do is not clear. */
function filledButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll<HTMLElement>('main .button.primary')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => getComputedStyle(one).backgroundColor === getComputedStyle(one).borderTopColor)
      .map((one) => one.textContent.trim());
    return names.length > 1 ? [`filled: ${names.join(', ')}`] : [];
  });
}

/** Sends the call of the console, and waits for its answer. */
async function sendCall(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('region', { name: 'Answer' }).getByRole('strong').waitFor();
}

/** States of a screen that a person brings about, on the device of thirty people. */
const acts: readonly (readonly [name: string, hash: string, act: (page: Page) => Promise<unknown>])[] = [
  ['Register with problems', '#/', (page) => page.getByRole('button', { name: 'Save and next' }).click()],
  [
    'Register with an open list',
    '#/',
    async (page) => {
      await page.getByRole('combobox', { name: 'Occupation' }).fill('driver');
      await page.getByRole('option').first().waitFor();
    },
  ],
  [
    'Register with country and group open',
    '#/',
    (page) => page.getByRole('button', { name: /^Change country/i }).click(),
  ],
  ['Person while edited', `#/people/${SOMEBODY.replace('1-', '2-')}?edit`, (page) => atRest(page)],
  [
    'Assign with problems',
    `#/people/${SOMEBODY}/assign`,
    async (page) => {
      await page.getByRole('checkbox', { name: /^Poise/ }).check();
      await page.getByRole('button', { name: 'Review and assign' }).click();
      await page.getByRole('button', { name: 'Assign', exact: true }).click();
    },
  ],
  [
    'Assign with a basket',
    `#/people/${SOMEBODY}/assign`,
    (page) => page.getByRole('checkbox', { name: /^Poise/ }).check(),
  ],
  ['Assessment', '#/assessments/AI', (page) => page.getByRole('button', { name: /^A / }).click()],
  ['Keys', '#/sync', (page) => page.keyboard.press('?')],
  [
    'Server with a link to paste',
    '#/settings/server',
    (page) => page.getByText('Paste your setup link').click(),
  ],
  ['Console with a refusal', '#/api/createUser?sex=F&country=UK&occupation=2220', sendCall],
  ['Console with an answer', '#/api/occupations', sendCall],
  [
    'Console with an entry to assign',
    '#/api/assign',
    (page) => page.getByRole('button', { name: 'Add to auto_assign' }).click(),
  ],
];

/** A device in a situation of its own, at an address of its own. */
async function deviceIn(browser: Browsing, situation: string): Promise<Page> {
  const app = await serveApp();
  const page = await browser.open(app.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { context } = browser;
  const cdp = await context.newCDPSession(page);
  const { origin } = new URL(app.url);
  await SITUATIONS[situation]?.prepare({ page, context, cdp, origin, allow: (url) => browser.allow(url) });
  return page;
}

/** What axe finds on these screens of a device. */
async function findingsOn(page: Page, screens: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const screen of screens) {
    await showScreen(page, SCREENS[screen] ?? '');
    // Each record of a person can have a next thing of its own.
    const filled = screen === 'person' ? [] : await filledButtons(page);
    const lines = [...(await findings(page)), ...filled];
    found.push(...lines.map((line) => `${screen}: ${line}`));
  }
  return found;
}

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
/** Thirty people have tests of their own. */
const OTHERS = Object.keys(SITUATIONS).filter((name) => name !== 'thirty');

describe('axe finds nothing', () => {
  test('on any screen of a phone, nor in what a person opens there', async () => {
    const browser = await browse({ context: { viewport: PHONE, reducedMotion: 'reduce' } });
    const page = await deviceIn(browser, 'thirty');
    const found = await findingsOn(page, Object.keys(SCREENS));
    for (const [name, hash, act] of acts) {
      // What an act before has opened goes with its screen.
      await showScreen(page, SCREENS['unknown'] ?? '');
      await showScreen(page, hash);
      await act(page);
      found.push(...(await findings(page)).map((line) => `${name}: ${line}`));
      await page.keyboard.press('Escape');
    }
    expect(found).toEqual([]);
  });

  test('on any screen of a desk', async () => {
    const browser = await browse({ context: { viewport: DESK, reducedMotion: 'reduce' } });
    const page = await deviceIn(browser, 'thirty');
    expect(await findingsOn(page, Object.keys(SCREENS))).toEqual([]);
  });

  test('in what sets another device up', async () => {
    const browser = await browse({ context: { viewport: PHONE, reducedMotion: 'reduce' } });
    const page = await deviceIn(browser, 'unknown');
    await showScreen(page, '#/settings/server');
    await page.getByText('Set up another device', { exact: true }).click();
    await page.getByRole('img', { name: 'QR code of the setup link' }).waitFor();
    expect(await findings(page)).toEqual([]);
  });

  test.each(OTHERS)('in any other situation: %s', async (situation) => {
    // In a private window a disk is never full.
    const browser = await browseOnDisk({ context: { viewport: PHONE, reducedMotion: 'reduce' } });
    const page = await deviceIn(browser, situation);
    expect(await findingsOn(page, SITUATIONS[situation]?.differs ?? [])).toEqual([]);
  });
});

describe('by keyboard alone', () => {
  /** Presses Tab until the focus is on what a screen reader would call this; not once where it is there already. */
  async function tabTo(page: Page, name: RegExp): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      if (presses > 0) await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
        return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim();
      });
      if (name.test(focused)) return;
    }
    throw new Error(`Tab never reached ${String(name)}`);
  }

  test('a person is registered, opened and assigned an assessment', async () => {
    const [app, browser] = [await serveApp(), await browse()];
    const page = await browser.open(app.url);
    const keys = page.keyboard;
    await page.getByRole('radio', { name: 'Male', exact: true }).waitFor();

    await tabTo(page, /^Male/);
    await keys.press('ArrowRight');
    await tabTo(page, /^Occupation/);
    await keys.type('minibus');
    await page.getByRole('option').first().waitFor();
    await keys.press('Enter');
    await tabTo(page, /^Country/);
    await keys.type('kenya');
    await page.getByRole('option').first().waitFor();
    await keys.press('Enter');
    await keys.press('Control+Enter');

    const receipt = page.getByRole('region', { name: 'Last person saved' });
    await receipt.waitFor();
    expect(await receipt.innerText()).toMatch(/Female, .*8322.*, Kenya/s);
    expect(
      await page
        .getByRole('radio', { name: 'Male', exact: true })
        .evaluate((radio) => radio === document.activeElement),
    ).toBe(true);

    await keys.press('Shift+Tab');
    await keys.press('Shift+Tab');
    await keys.press('Enter');
    await page.getByRole('heading', { name: 'Assign assessments' }).waitFor();
    await tabTo(page, /^Activity Interests/);
    await keys.press('Space');
    await tabTo(page, /^I confirm the purchase of 1 assessment/);
    await keys.press('Space');
    await tabTo(page, /^Assign$/);
    await keys.press('Enter');
    await page.waitForURL(/people\/[0-9a-f-]+$/);
    expect(await rowsOf(page, 'assignments')).toMatchObject([
      { entries: [{ key: 'AI', target: { kind: 'self' } }] },
    ]);
  });

  test('a link of the rail that gets the focus leaves the page where it is', async () => {
    const [app, browser] = [await serveApp(), await browse({ context: { viewport: DESK } })];
    const page = await browser.open(app.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await fillDevice(page, { count: 3, seed: 7 });
    await page.reload();
    await showScreen(page, '#/occupations/2221');
    await page.getByRole('heading', { name: 'Job titles' }).waitFor();
    await page.locator('header').getByText('waiting').first().waitFor();
    const at = await page.evaluate(() => {
      scrollTo({ top: 200, behavior: 'instant' });
      return scrollY;
    });
    expect(at).toBeGreaterThan(100);
    for (const link of await page.locator('header :is(a, button):visible').all()) {
      await link.focus();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await page.evaluate(() => scrollY)).toBe(at);
    }
  });

  test('problems are said, and each leads to its field', async () => {
    const [app, browser] = [await serveApp(), await browse()];
    const page = await browser.open(app.url);
    await page.getByRole('button', { name: 'Save and next' }).press('Enter');
    const summary = page.getByRole('alert');
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'Select an occupation from the list' }).press('Enter');
    const occupation = page.getByRole('combobox', { name: 'Occupation' });
    expect(await occupation.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await rowsOf(page, 'users')).toEqual([]);
  });
});
