import type { Page } from 'playwright';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SCREENS, showScreen, PERSON_ID } from '../../../data/all-screens.ts';
import { SITUATIONS } from '../../../data/all-situations.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { atRest } from '../../support/browser/at-rest.ts';
import { browse, browseOnDisk, serveApp, WITH_WORKER } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { changePlace, rowsOf } from '../../support/browser/field-worker.ts';
import type { Browsing } from '../../support/browser/real-browser.ts';
import { sharedDevice } from '../../support/browser/shared-device.ts';
import { configure } from '../../support/parts/sending-device.ts';
import { showReceipt } from './register/at-the-form.ts';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';

const consoleWords = screens.console;
const anotherDevice = screens.anotherDevice;

/** Nothing answers there. */
const NO_SERVER = 'http://localhost:9';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
}

/** All that differs in the dark: nothing but colours, of which these rules are. */
const RULES_OF_COLOUR = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** By day only in the light: tests/ui/styles/contrast has the colours of both. */
const SCHEMES = [
  ['light', {}],
  ...(process.env.OUTPOST_NIGHT ? [['dark', RULES_OF_COLOUR] as const] : []),
] as const;

/** What axe finds on the page as it stands, as readable lines: by all its rules in the light, by those of colour in the dark. */
async function findings(page: Page): Promise<string[]> {
  // Playwright's own world, so that the app's content policy stays as strict as it is.
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe);
  const found: string[] = [];
  for (const [colorScheme, rules] of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    const options = JSON.stringify({ ...rules, resultTypes: ['violations'] });
    const { violations } = await page.evaluate<AxeResult>(`axe.run(${options})`);
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

type Act = readonly [
  name: string,
  hash: string,
  act: (page: Page) => Promise<unknown>,
  undo?: (page: Page) => Promise<unknown>,
];

/** Sends the call of the console, and waits for its answer. */
async function sendCall(page: Page): Promise<void> {
  await page.getByRole('button', { name: consoleWords.send, exact: true }).click();
  await page.getByRole('region', { name: consoleWords.answer }).getByRole('strong').waitFor();
}

/** States of a screen that a person brings about, on the device of thirty people. None leaves anything behind. */
const acts: readonly Act[] = [
  ['Register with problems', '#/', (page) => page.getByRole('button', { name: first.register.save }).click()],
  [
    'Register with an open list',
    '#/',
    async (page) => {
      await page.getByRole('combobox', { name: first.fields.occupation }).fill('driver');
      await page.getByRole('option').first().waitFor();
    },
    (page) => page.getByRole('combobox', { name: first.fields.occupation }).fill(''),
  ],
  ['Register with country and group open', '#/', (page) => changePlace(page).click()],
  ['Person while edited', `#/people/${PERSON_ID.replace('1-', '2-')}?edit`, (page) => atRest(page)],
  [
    'Assign with problems',
    `#/people/${PERSON_ID}/assign`,
    async (page) => {
      await page.getByRole('checkbox', { name: /^Poise/ }).check();
      await page.getByRole('button', { name: first.register.assign, exact: true }).click();
    },
  ],
  [
    'Assign with a basket',
    `#/people/${PERSON_ID}/assign`,
    (page) => page.getByRole('checkbox', { name: /^Poise/ }).check(),
  ],
  ['Assessment', '#/assessments/AI', (page) => page.getByRole('button', { name: /^A / }).click()],
  ['Keys', '#/sync', (page) => page.keyboard.press('?')],
  ['Server with a link to paste', '#/settings/server', (page) => page.getByText(anotherDevice.paste).click()],
  ['Console with a refusal', '#/api/createUser?sex=F&country=UK&occupation=2220', sendCall],
  ['Console with an answer', '#/api/occupations', sendCall],
  [
    'Console with an entry to assign',
    '#/api/assign',
    (page) => page.getByRole('button', { name: consoleWords.add({ name: 'auto_assign' }) }).click(),
  ],
];

const PHONE = { width: 360, height: 740 };
const WIDE_WINDOW = { width: 1280, height: 800 };
const STILL = { reducedMotion: 'reduce' } as const;

/** Brings a device that is open into a situation. */
async function prepare(situation: string, page: Page, allow: (url: string) => void): Promise<void> {
  const context = page.context();
  const cdp = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await SITUATIONS[situation]?.prepare({ page, context, cdp, origin, allow });
}

/** Thirty people in every state. Nothing is sent from it. */
const withThirty = sharedDevice((page) => prepare('thirty', page, expect.unreachable), { context: STILL });

/** A device in a situation of its own, at an address of its own. */
async function deviceIn(browser: Browsing, situation: string): Promise<Page> {
  const app = await serveApp();
  const page = await browser.open(app.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await prepare(situation, page, (url) => browser.allow(url));
  return page;
}

/** What axe finds on these screens of a device. */
async function findingsOn(page: Page, names: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const screen of names) {
    await showScreen(page, SCREENS[screen] ?? '');
    // Each record of a person can have a next thing of its own.
    const filled = screen === 'person' ? [] : await filledButtons(page);
    const lines = [...(await findings(page)), ...filled];
    found.push(...lines.map((line) => `${screen}: ${line}`));
  }
  return found;
}

/** Thirty people have tests of their own. */
const OTHERS = Object.keys(SITUATIONS).filter((name) => name !== 'thirty');

describe('axe finds nothing', () => {
  const onEveryScreen = async (shape: typeof PHONE) => {
    const page = await withThirty();
    await page.setViewportSize(shape);
    await showReceipt(page);
    return findingsOn(page, Object.keys(SCREENS));
  };

  test('on any screen of a phone', async () => {
    expect(await onEveryScreen(PHONE)).toEqual([]);
  });

  test('on any screen of a wide window', { tags: ['night'] }, async () => {
    expect(await onEveryScreen(WIDE_WINDOW)).toEqual([]);
  });

  test('in what a person opens on a phone', { tags: ['night'] }, async () => {
    const page = await withThirty();
    await page.setViewportSize(PHONE);
    const found: string[] = [];
    for (const [name, hash, act, undo] of acts) {
      // What an act before has opened goes with its screen.
      await showScreen(page, SCREENS['unknown'] ?? '');
      await showScreen(page, hash);
      await act(page);
      await atRest(page);
      found.push(...(await findings(page)).map((line) => `${name}: ${line}`));
      await page.keyboard.press('Escape');
      await undo?.(page);
    }
    expect(found).toEqual([]);
  });

  test('in what sets another device up', { tags: ['night'] }, async () => {
    const browser = await browse({ context: { ...STILL, viewport: PHONE } });
    const page = await deviceIn(browser, 'empty');
    browser.allow(NO_SERVER);
    await configure(page, NO_SERVER);
    await page.getByText(anotherDevice.title, { exact: true }).click();
    await page.getByRole('img', { name: anotherDevice.qr }).waitFor();
    await atRest(page);
    expect(await findings(page)).toEqual([]);
  });

  test.each(OTHERS)('in any other situation: %s', { tags: ['night'] }, async (situation) => {
    // In a private window a disk is never full.
    const browser = await browseOnDisk({ context: { ...WITH_WORKER.context, ...STILL, viewport: PHONE } });
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
    await page.getByRole('radio', { name: first.fields.sexes.M, exact: true }).waitFor();

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

    const receipt = page.getByRole('region', { name: first.register.receipt });
    await receipt.waitFor();
    await expectThat(receipt).toHaveText(/Female · .*8322/s, { useInnerText: true });
    await expectThat(page.getByRole('radio', { name: first.fields.sexes.M, exact: true })).toBeFocused();

    await keys.press('Shift+Tab');
    await keys.press('Enter');
    await page.getByRole('heading', { name: first.titles.assign }).waitFor();
    await tabTo(page, /^Activity Interests/);
    await keys.press('Space');
    await tabTo(page, new RegExp(`^${first.purchase.confirm({ what: first.counts.assessments({ n: 1 }) })}`));
    await keys.press('Space');
    await tabTo(page, new RegExp(`^${first.register.assign}$`));
    await keys.press('Enter');
    await page.waitForURL(/people\/[0-9a-f-]+$/);
    expect(await rowsOf(page, 'assignments')).toMatchObject([
      { entries: [{ key: 'AI', target: { kind: 'self' } }] },
    ]);
  });

  test(
    'a link of the rail that gets the focus leaves the page where it is',
    { tags: ['night'] },
    async () => {
      const page = await withThirty();
      await page.setViewportSize(WIDE_WINDOW);
      await showScreen(page, SCREENS['occupation'] ?? '');
      const at = await page.evaluate(() => {
        scrollTo({ top: 200, behavior: 'instant' });
        return scrollY;
      });
      expect(at).toBeGreaterThan(100);
      const links = await page.locator('header :is(a, button):visible').all();
      expect(links.length).toBeGreaterThan(5);
      for (const link of links) {
        await link.focus();
        await page.evaluate(() => new Promise(requestAnimationFrame));
        expect(await page.evaluate(() => scrollY)).toBe(at);
      }
    },
  );

  test('problems are said, and each leads to its field', async () => {
    const [app, browser] = [await serveApp(), await browse()];
    const page = await browser.open(app.url);
    await page.getByRole('button', { name: first.register.save }).press('Enter');
    const summary = page.getByRole('alert');
    await expectThat(summary).toBeFocused();
    await summary.getByRole('link', { name: first.fix.occupation }).press('Enter');
    await expectThat(page.getByRole('combobox', { name: first.fields.occupation })).toBeFocused();
    expect(await rowsOf(page, 'users')).toEqual([]);
  });
});
