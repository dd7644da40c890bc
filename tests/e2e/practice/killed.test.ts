import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { practiceName } from '../../../src/domain/deployment.ts';
import { messages as firstWords } from '../../../src/ui/messages/en.json?first';
import { messages as words } from '../../../src/ui/messages/en.json?screens';
import { atRest } from '../../support/browser/at-rest.ts';
import { DIST } from '../../support/browser/build-app.ts';
import { databaseBytes } from '../../support/browser/stored/database-bytes.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { register } from '../../support/browser/field-worker.ts';
import { startBrowser, type RealBrowser } from '../../support/browser/real-browser.ts';
import { serveFolder, type StaticHost } from '../../support/hosts/static-host.ts';
import { ledgerRow, sendAgain, visit } from '../../support/parts/practising.ts';

const somePerson = { sex: 'M', country: 'UG', occupation: '8322' } as const;
const anotherPerson = { sex: 'F', country: 'KE', occupation: '2221' } as const;

let app: StaticHost;
let browser: RealBrowser;
let page: Page;

const open = async () => (page = await browser.open(`${app.url}?practice#/practice`));

beforeAll(async () => {
  [app, browser] = await Promise.all([serveFolder(DIST, '/'), startBrowser()]);
  await open();
});

afterAll(async () => {
  await browser.close();
  await app.stop();
  expect([...browser.foreign, ...browser.complaints]).toEqual([]);
});

async function killAndReturn(): Promise<void> {
  await browser.kill();
  await browser.restart();
  await open();
}

type Row = Record<string, unknown>;

/** Every row of both databases, by table. */
async function books() {
  const name = practiceName(app.url);
  const read = async (database: string) =>
    Object.fromEntries(JSON.parse((await databaseBytes(page, database)) ?? '[]') as [string, Row[]][]);
  return { device: await read(name), server: await read(`${name} server`) };
}

/** Until the start has told its story, if it had to. */
async function storyTold(): Promise<void> {
  await expect.poll(async () => JSON.stringify((await books()).server['notes'])).toContain('"story"');
}

/** So many people and assignments on the device and on the server, as the page says. */
async function sums(): Promise<string[]> {
  await visit(page, '/practice');
  await page.getByRole('row').nth(1).waitFor();
  const told = await page.locator('thead small').allInnerTexts();
  return told.map((sum) => sum.replaceAll('\u00A0', ' '));
}

const counted = ([people, assignments]: [number, number]) => `${people} people, ${assignments} assignments`;

async function choose(card: RegExp): Promise<void> {
  await visit(page, '/practice');
  await page.getByRole('radio', { name: card }).check();
}

/** What the page says where it is not what is in the books. Practice may be sending: the page follows. */
async function differing(): Promise<unknown[]> {
  const said = await sums();
  const { device, server } = await books();
  const attempts = new Map((device['attempts'] ?? []).map((one) => [one['id'], one['opId']]));
  const onServer = new Set((server['ledger'] ?? []).map((entry) => attempts.get(entry['attempt'])));
  /** What was discarded and is nowhere is counted on neither side. */
  const kept = (some: Row[] = []) =>
    some.filter(({ state, opId }) => state !== 'discarded' || onServer.has(opId)).length;
  const are = [
    counted([kept(device['users']), kept(device['assignments'])]),
    counted([server['users']?.length ?? 0, server['assignments']?.length ?? 0]),
  ];
  return isDeepStrictEqual(said, are) ? [] : [said, are];
}

/** What the device has, against what the server has: nothing is lost, and nothing was invented. */
async function expectBooksToAddUp(): Promise<void> {
  await storyTold();
  await expect.poll(differing).toEqual([]);
  const { device, server } = await books();
  const made = [...(device['users'] ?? []), ...(device['assignments'] ?? [])];
  const attempts = new Map((device['attempts'] ?? []).map((one) => [one['id'], one]));
  const entries = (server['ledger'] ?? []).map((entry) => ({ entry, of: attempts.get(entry['attempt']) }));
  // Everything on the server was sent by this device, and its person or purchase is still there.
  for (const { entry, of } of entries) {
    expect(of, JSON.stringify(entry)).toBeDefined();
    const isThere = (device['ops'] ?? []).some(
      (op) => op['id'] === of?.['opId'] && made.some(({ id }) => id === op['subjectId']),
    );
    expect(isThere, JSON.stringify(entry)).toBe(true);
  }
  // Whatever the device calls confirmed is on the server.
  const onServer = new Set(entries.map(({ of }) => of?.['opId']));
  for (const record of made.filter(({ state }) => state === 'confirmed'))
    expect(onServer, JSON.stringify(record)).toContain(record['opId']);
  const noReply = made.filter(({ state }) => state === 'noReply');
  await expectThat(page.getByRole('row').filter({ hasText: firstWords.states.noReply })).toHaveCount(
    noReply.length,
  );
  for (const record of noReply) await expectRiskSaid(record);
}

/** The screen of the person says what sending a record again may do: a purchase with what it costs. */
async function expectRiskSaid({ id, userId }: Row): Promise<void> {
  await visit(page, `/people/${String(userId ?? id).slice(-36)}`);
  const risk =
    userId === undefined
      ? words.record.noReply.twice.user
      : /You may pay for \d+ assessments?( for .*\d)? twice\./;
  await sendAgain(page).filter({ hasText: risk }).first().waitFor();
}

/** The server has it, and the device knows no more than its state. */
async function expectBoth(row: Locator, state: 'sending' | 'no reply'): Promise<void> {
  await row.getByText(state, { exact: true }).waitFor();
  await row
    .getByText(
      state === firstWords.states.sending
        ? words.practice.page.on.answering
        : words.practice.page.on['answer lost'],
    )
    .waitFor();
}

test(
  'the browser is killed while it sends a person, and while it sends a purchase: the books add up, each unknown with its price',
  { tags: ['night'] },
  async () => {
    await storyTold();
    const before = (await books()).device;
    await choose(/^Very slow/);
    await visit(page, '/');
    const first = await register(page, somePerson);
    await expectBoth(await ledgerRow(page, first), 'sending');
    await killAndReturn();
    await expectBoth(await ledgerRow(page, first), 'no reply');

    await visit(page, '/');
    const second = await register(page, anotherPerson);
    await (await ledgerRow(page, second)).getByText(firstWords.states.confirmed, { exact: true }).waitFor();
    await choose(/^Very slow/);
    await (await ledgerRow(page, second)).getByRole('link', { name: second }).click();
    await page.getByRole('link', { name: firstWords.register.assign, exact: true }).click();
    await page.getByRole('checkbox', { name: /^Poise/ }).check();
    await page.getByRole('checkbox', { name: /^I confirm the purchase of 1 assessment/ }).check();
    await page.getByRole('button', { name: firstWords.register.assign, exact: true }).click();
    await page.getByRole('article', { name: 'Assignment of Poise' }).waitFor();
    const bought = async () => (await ledgerRow(page, second)).filter({ hasText: 'Assignment of Poise' });
    await expectBoth(await bought(), 'sending');
    await killAndReturn();
    await expectBoth(await bought(), 'no reply');

    await expectBooksToAddUp();
    const { device } = await books();
    expect(device['users']).toHaveLength((before['users']?.length ?? 0) + 2);
    expect(device['assignments']).toHaveLength((before['assignments']?.length ?? 0) + 1);
  },
);

test(
  'Restart practice, killed on its way, leaves a whole story at the next start',
  { tags: ['night'] },
  async () => {
    await visit(page, '/');
    const receipt = await register(page, anotherPerson);
    await (await ledgerRow(page, receipt)).getByText(firstWords.states.confirmed, { exact: true }).waitFor();
    const before = (await books()).device['users']?.length;
    /** Where it is killed: right away, when the page is loaded again, and when the story is being fetched. */
    const points = [
      () => Promise.resolve(),
      () => browser.context.waitForEvent('request', (request) => request.isNavigationRequest()),
      () => browser.context.waitForEvent('request', (request) => request.url().includes('practice-story')),
    ];
    for (const reached of points) {
      await visit(page, '/practice');
      const here = reached();
      await page.getByRole('button', { name: words.practice.restart }).click();
      await here;
      await killAndReturn();
      await expectBooksToAddUp();
      const { device } = await books();
      const isBefore = JSON.stringify(device['users']).includes(receipt);
      expect(device['users']?.length).toBe(isBefore ? before : 200);
      await atRest(page);
      await expectThat(page.getByText(/came back|were lost/)).toHaveCount(0);
    }
    const { device } = await books();
    expect(device['users']).toHaveLength(200);
  },
);
