import type { Page } from 'playwright';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { register, rowsOf } from '../../support/browser/field-worker.ts';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
}

/** What axe finds on the page as it stands, as readable lines. */
async function findings(page: Page): Promise<string[]> {
  // Playwright's own world, so that the app's content policy stays as strict as it is.
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResult>('axe.run()');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary.replaceAll('\n', ' ')}`,
    ),
  );
}

const person = { sex: 'F', country: 'KE', occupation: '8322', reference: 'House 12' } as const;

/** Every screen, and the states of a screen that look different. `:id` is the person registered before, `:it` their assignment. */
const screens: readonly (readonly [name: string, hash: string, act?: (page: Page) => Promise<unknown>])[] = [
  ['Register', '#/'],
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
    (page) => page.getByRole('button', { name: 'Change country and group' }).click(),
  ],
  ['People', '#/people'],
  ['Person', '#/people/:id'],
  ['Person while edited', '#/people/:id?edit'],
  ['Assign', '#/people/:id/assign'],
  [
    'Assign with problems',
    '#/people/:id/assign',
    (page) => page.getByRole('button', { name: 'Assign', exact: true }).click(),
  ],
  ['Assignment while edited', '#/people/:id/assign?edit=:it'],
  ['Assessments', '#/assessments'],
  ['Assessment', '#/assessments/AI', (page) => page.getByRole('button', { name: /^A / }).click()],
  ['Occupations', '#/occupations'],
  ['Occupation', '#/occupations/2221'],
  ['Sync', '#/sync'],
  ['Settings', '#/settings'],
  ...['you', 'groups', 'device', 'look', 'server', 'about'].map((section): [string, string] => [
    `Settings, ${section}`,
    `#/settings/${section}`,
  ]),
  ['More', '#/more'],
  ['An unknown address', '#/nowhere'],
];

describe.each([
  { colorScheme: 'light', viewport: { width: 360, height: 740 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
] as const)('in the $colorScheme scheme at $viewport.width', (context) => {
  test('axe finds nothing on any screen', async () => {
    const [app, browser] = [
      await serveApp(),
      await browse({ context: { ...context, reducedMotion: 'reduce' } }),
    ];
    const page = await browser.open(app.url);
    await register(page, person);
    const [user] = await rowsOf(page, 'users');
    await page.goto(`${app.url}#/people/${String(user?.['id'])}/assign`);
    await page.getByRole('checkbox', { name: /^Poise/ }).check();
    await page.getByRole('checkbox', { name: /^I confirm/ }).check();
    await page.getByRole('button', { name: 'Assign', exact: true }).click();
    await page.getByRole('article', { name: 'Assignment of PO' }).waitFor();
    const [assignment] = await rowsOf(page, 'assignments');
    const found: string[] = [];
    for (const [name, hash, act] of screens) {
      const address = hash.replace(':id', String(user?.['id'])).replace(':it', String(assignment?.['id']));
      await page.goto(`${app.url}${address}`);
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await act?.(page);
      found.push(...(await findings(page)).map((line) => `${name}: ${line}`));
    }
    expect(found).toEqual([]);
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
