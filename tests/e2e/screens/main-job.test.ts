import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { browseOnDisk, serveApp, whenKept, WITH_WORKER } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { pick, register, rowsOf } from '../../support/browser/field-worker.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';

const GROUP = { uuid: '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a', name: 'Nakuru 3', type: 'TEAM' };
const SEED = 25;

/** The app at `base`, visited once under this contract, and then cut off from its host. */
async function offline(base: string, contract: string) {
  const [app, browser] = [await serveApp(base), await browseOnDisk(WITH_WORKER)];
  const config = {
    organisation: { name: 'Example Org', country: 'GB', contract },
    server: { delaySeconds: 0 },
    groups: [GROUP],
  };
  app.instead.set('config.json', { status: 200, type: 'application/json', body: JSON.stringify(config) });
  const page = await browser.open(app.url);
  await whenKept(page);
  await page.evaluate(() => fetch('config.json'));
  await app.stop();
  await page.reload();
  return { app, browser, page };
}

/** Assigns from the receipt of the person saved last: about themselves, about someone else, and about a group. */
async function assign(page: Page, other: string, prices: boolean): Promise<void> {
  await page
    .getByRole('region', { name: first.register.receipt })
    .getByRole('link', { name: first.register.assign })
    .click();
  await page.getByRole('checkbox', { name: /^Activity Interests/ }).check();
  await page.getByRole('button', { name: new RegExp(`^${first.fields.change}`) }).click();
  await page.getByRole('radio', { name: screens.assign.abouts.person }).check();
  await pick(page, first.titles.person, other);
  await page.getByRole('checkbox', { name: /^Poise/ }).check();
  await page.getByRole('radio', { name: screens.assign.abouts.group }).check();
  await pick(page, first.fields.group, GROUP.name);
  await page.getByRole('checkbox', { name: /^Team Roles/ }).check();
  if (prices) {
    await page.getByRole('textbox', { name: first.purchase.eachPrice }).fill('12.50');
    await page.getByRole('textbox', { name: first.purchase.extrasPrice }).fill('3');
  }
  await page.getByRole('checkbox', { name: /I confirm the purchase of 3 assessments/ }).check();
  await page.getByRole('button', { name: first.register.assign, exact: true }).click();
  await page.waitForURL(/people\/[0-9a-f-]+$/);
}

describe('offline', () => {
  async function survivesKill(base: string, contract: 'other' | 'revenue-share', count: number) {
    const { app, browser, page } = await offline(base, contract);
    const sample = people(SEED, count);
    const receipts: string[] = [];
    for (const person of sample) receipts.push(await register(page, person));
    expect(new Set(receipts).size).toBe(count);
    await assign(page, receipts[0] ?? '', contract === 'revenue-share');

    await browser.kill();
    await browser.restart();
    const again = await browser.open(`${app.url}#/people`);
    await again.getByRole('link', { name: `${count} registered`, exact: true }).waitFor();
    await again.getByRole('link', { name: `${count} waiting`, exact: true }).waitFor();

    const users = await rowsOf(again, 'users');
    const kept = users.toSorted((a, b) => Number(a['seq']) - Number(b['seq']));
    expect(
      kept.map(({ sex, country, occupation, reference }) => ({ sex, country, occupation, reference })),
    ).toEqual(
      sample.map(({ sex, country, occupation, reference }) => ({ sex, country, occupation, reference })),
    );
    const [assignment, ...more] = await rowsOf(again, 'assignments');
    expect(more).toEqual([]);
    expect(assignment).toMatchObject({
      contract,
      autoReserve: true,
      purchase: { count: 3, ...(contract === 'revenue-share' ? { total: 40.5 } : {}) },
      entries: [
        { key: 'AI', target: { kind: 'self' } },
        { key: 'PO', target: { kind: 'user', id: kept[0]?.['id'] } },
        { key: 'TR', target: { kind: 'group', id: GROUP.uuid } },
      ],
    });
  }

  test('4 people and an assignment survive that the browser is killed', () => survivesKill('/', 'other', 4));

  test.each([
    { base: '/', contract: 'other' },
    { base: '/some/sub/path/', contract: 'revenue-share' },
  ] as const)(
    'under $base with the contract $contract 25 people and an assignment do',
    { tags: ['night'] },
    ({ base, contract }) => survivesKill(base, contract, 25),
  );
});

describe('a half-typed form', () => {
  test('is there again after the browser was killed, and goes away once it is saved', async () => {
    const [app, browser] = [await serveApp(), await browseOnDisk()];
    const page = await browser.open(app.url);
    await page.getByRole('radio', { name: first.fields.sexes.F }).check();
    await page.getByRole('combobox', { name: first.fields.occupation }).fill('minibus dri');
    await page.getByRole('textbox', { name: first.fields.reference }).fill('House 12');
    const databases = () =>
      page.evaluate(async () => (await indexedDB.databases()).map(({ name = '' }) => name));
    await expect.poll(databases).toContainEqual(expect.stringMatching(/^outpost-1 \//));
    await expect.poll(() => rowsOf(page, 'drafts')).toMatchObject([{ form: { reference: 'House 12' } }]);
    await browser.kill();
    await browser.restart();

    const again = await browser.open(app.url);
    await expectThat(again.getByRole('radio', { name: first.fields.sexes.F })).toBeChecked();
    await expectThat(again.getByRole('combobox', { name: first.fields.occupation })).toHaveValue(
      'minibus dri',
    );
    await expectThat(again.getByRole('textbox', { name: first.fields.reference })).toHaveValue('House 12');
    await register(again, { sex: 'F', country: 'KE', occupation: '8322', reference: 'House 12' });
    await expect.poll(() => rowsOf(again, 'drafts')).toEqual([]);
  });
});
