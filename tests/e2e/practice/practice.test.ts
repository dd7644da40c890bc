import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { showScreen } from '../../../data/all-screens.ts';
import { deploymentName, practiceName } from '../../../src/domain/deployment.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as words } from '../../../src/ui/messages/en.json?screens';
import { atRest } from '../../support/browser/at-rest.ts';
import { DIST } from '../../support/browser/build-app.ts';
import { databaseBytes } from '../../support/browser/stored/database-bytes.ts';
import { browse, browseOnDisk, serveApp, whenKept, WITH_WORKER } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { register } from '../../support/browser/field-worker.ts';
import { startBrowser, type Browsing } from '../../support/browser/real-browser.ts';
import { startReferenceServer } from '../../support/hosts/reference-server.ts';
import { serveFolder, type StaticHost } from '../../support/hosts/static-host.ts';
import { practiceBar, visit } from '../../support/parts/practising.ts';
import { sendNow } from '../../support/parts/sending-device.ts';

/** Two tabs of one browser: one in practice, one in the real world, with a person in each. */
async function worldsIn(app: StaticHost, browser: Browsing) {
  const real = await browser.open(app.url);
  const practice = await browser.context.newPage();
  await practice.goto(`${app.url}#/?practice`);
  await practiceBar(practice).waitFor();
  const [one, two] = people(5, 2);
  if (!one || !two) throw new Error('There are no sample people');
  await register(real, one);
  await register(practice, two);
  const names = { real: deploymentName(app.url), practice: practiceName(app.url) };
  return { app, browser, real, practice, names };
}

/** For one test. On disk, because in memory Chromium takes longer over the two databases of practice. */
async function bothWorlds() {
  return worldsIn(await serveApp('/sub/'), await browseOnDisk());
}

const screens = [
  '/',
  '/people',
  '/sync',
  '/assessments',
  '/occupations',
  '/settings',
  '/settings/device',
  '/overview',
  '/more',
];

/** Until nothing is on its way any more: then only what someone does changes a byte. */
async function allSent(practice: Page, names: { practice: string }): Promise<void> {
  const isMoving = async () =>
    /"status":"(ready|sending)"/.test((await databaseBytes(practice, names.practice)) ?? '');
  // Each record takes 400 ms to send, and the story has many.
  await expect.poll(isMoving, { timeout: 100_000, interval: 500 }).toBe(false);
}

/** Another page of the origin can write what the app's own screen for the server does not offer in practice. */
function putSettings(page: Page, name: string, value: Record<string, unknown>): Promise<void> {
  return page.evaluate(
    ([database, settings]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(new Error('The database does not open'));
        opening.onsuccess = () => {
          const writing = opening.result.transaction('meta', 'readwrite');
          writing.objectStore('meta').put({ key: 'settings', value: settings });
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [name, value] as const,
  );
}

/** One device for all, which has its worker. Each leaves it as the others want it: with a person in each world. */
describe('beside the real world', () => {
  let there: Awaited<ReturnType<typeof worldsIn>>;

  beforeAll(async () => {
    there = await worldsIn(await serveFolder(DIST, '/sub/'), await startBrowser(WITH_WORKER));
    await whenKept(there.real);
    await whenKept(there.practice);
  });

  afterAll(async () => {
    const { app, browser } = there;
    await browser.close();
    await app.stop();
    expect(browser.foreign, 'requests to other origins').toEqual([]);
    expect(browser.complaints, 'uncaught errors and broken policies').toEqual([]);
  });

  test(
    'every screen of practice is marked, also after a reload and without a network, and no screen of the real world',
    { tags: ['night'] },
    async () => {
      const { browser, real, practice } = there;
      const leave = practice.getByRole('link', { name: words.practice.leave });
      await browser.setOffline(true);
      await practice.reload();
      for (const path of screens) {
        await showScreen(practice, `#${path}`);
        await expectThat(practiceBar(practice), path).toBeVisible();
        await expectThat(practice, path).toHaveTitle(/Practice/);
        await practice.emulateMedia({ media: 'print' });
        await expectThat(practiceBar(practice), path).toBeVisible();
        await expectThat(leave, path).toBeHidden();
        await practice.emulateMedia({ media: 'screen' });
        await showScreen(real, `#${path}`);
        await expectThat(practiceBar(real), path).toHaveCount(0);
        await expectThat(real, path).not.toHaveTitle(/Practice/);
      }
      await leave.click();
      await expectThat(practice).not.toHaveURL(/practice/);
      await practice.getByRole('heading', { level: 1 }).waitFor();
      await atRest(practice);
      await expectThat(practiceBar(practice)).toHaveCount(0);
      await practice.evaluate(() => (location.hash = '#/people?practice'));
      await practiceBar(practice).waitFor();
      await browser.setOffline(false);
    },
  );

  test('practice sends to no real server, even when its settings name one', async () => {
    const server = await startReferenceServer({ key: 'a-key' });
    onTestFinished(() => server.close());
    const { app, browser, practice, names } = there;
    const asked: string[] = [];
    browser.context.on('request', (request) => asked.push(new URL(request.url()).origin));
    app.instead.set('config.json', {
      status: 200,
      type: 'application/json',
      body: JSON.stringify({ server: { baseUrl: server.url } }),
    });
    onTestFinished(() => void app.instead.delete('config.json'));
    await putSettings(practice, names.practice, { serverAddress: server.url });
    await practice.reload();
    await visit(practice, '/');
    await register(practice, { sex: 'F', country: 'KE', occupation: '2221' });
    await sendNow(practice);
    await practice.getByText(words.sync.findings['nothing answers']).first().waitFor();
    expect(server.ledger()).toEqual([]);
    expect(asked).not.toContain(server.url);
  });

  test('a script of the practice page cannot write to the real records through the worker', async () => {
    const { real, practice, names } = there;
    await atRest(real);
    const before = await databaseBytes(real, names.real);
    const status = await practice.evaluate(async () => {
      const body = new URLSearchParams({ sex: 'F', country: 'KE', occupation: '2221' });
      return (await fetch('./api-v1/users/create', { method: 'POST', body })).status;
    });
    expect(status).toBe(403);
    expect(await databaseBytes(real, names.real)).toBe(before);
  });
});

test('what comes late in practice moves no field under the thumb', { tags: ['night'] }, async () => {
  const [app, browser] = [
    await serveApp(),
    await browse({ context: { viewport: { width: 360, height: 740 } } }),
  ];
  const page = await browser.open(`${app.url}#/?practice`);
  const recent = page.locator('[data-recent]:visible').first();
  await recent.waitFor();
  await page.addInitScript(() => {
    const tops: number[] = Object.assign(globalThis, { tops: [] }).tops;
    setInterval(() => {
      const field = document.querySelector('input[type=radio]');
      if (field) tops.push(Math.round(field.getBoundingClientRect().top));
    }, 1);
  });
  await page.reload();
  await recent.waitFor();
  await practiceBar(page).waitFor();
  await page.getByRole('link', { name: /today$/ }).waitFor();
  await atRest(page);
  const tops = await page.evaluate(() => (globalThis as unknown as { tops: number[] }).tops);
  expect(new Set(tops).size).toBe(1);
});

test(
  'practice and the real world, each in a tab, change nothing of each other',
  { tags: ['night'] },
  async () => {
    const { real, practice, names } = await bothWorlds();
    const realBytes = await databaseBytes(real, names.real);
    for (const person of people(6, 3)) {
      await visit(practice, '/');
      await register(practice, person);
    }
    await sendNow(practice);
    await allSent(practice, names);
    expect(realBytes).toContain('"receipt"');
    expect(await databaseBytes(real, names.real)).toBe(realBytes);

    const practiceBytes = [names.practice, `${names.practice} server`];
    const before = await Promise.all(practiceBytes.map((name) => databaseBytes(practice, name)));
    expect(before[0]).toContain('"confirmed"');
    expect(before[1]).toContain('"createUser"');
    for (const person of people(7, 2)) await register(real, person);
    expect(await Promise.all(practiceBytes.map((name) => databaseBytes(real, name)))).toEqual(before);
    expect(await databaseBytes(real, names.real)).not.toBe(realBytes);
  },
);

test(
  'both ledgers stand side by side, a card from a link meets the next record, and the story begins again',
  { tags: ['night'] },
  async () => {
    const { practice, names, app } = await bothWorlds();
    await allSent(practice, names);
    await practice.goto(`${app.url}?practice#/?fault=answer-lost`);
    await practice.getByText(words.practice.deck.cards['answer-lost'].about).waitFor();
    const receipt = await register(practice, { sex: 'M', country: 'UG', occupation: '8322' });
    await visit(practice, '/practice');
    const row = practice.getByRole('row').filter({ hasText: receipt });
    await row.getByText(words.practice.page.on['answer lost']).waitFor();
    await row.getByText(first.states.noReply, { exact: true }).waitFor();
    await expectThat(
      practice.getByRole('radio', { name: new RegExp(`^${words.practice.deck.cards.works.name}`) }),
    ).toBeChecked();
    await allSent(practice, names);
    await practice.getByRole('button', { name: words.practice.restart }).click();
    await practice.getByRole('heading', { name: first.titles.register }).waitFor();
    await visit(practice, '/practice');
    await practice.getByText(words.practice.page.on.twice).waitFor();
    await atRest(practice);
    await expectThat(practice.getByRole('row').filter({ hasText: receipt })).toHaveCount(0);
  },
);

test(
  'to send is not the next thing to do in practice when everything is sent that can be',
  { tags: ['night'] },
  async () => {
    const { practice, names } = await bothWorlds();
    await allSent(practice, names);
    await visit(practice, '/practice');
    await practice.getByRole('table').waitFor();
    const isNext = () =>
      practice
        .getByRole('button', { name: words.sync.panel.sendNow })
        .evaluate((button) => button.matches('.primary'));
    await expect.poll(isNext).toBe(false);
  },
);

test(
  'in the smallest wide window names of records have room, and the bar holds what it says',
  { tags: ['night'] },
  async () => {
    const [app, browser] = [await serveApp(), await browse()];
    const page = await browser.open(`${app.url}?practice#/practice`);
    await page.setViewportSize({ width: 1024, height: 640 });
    const names = page.getByRole('table').locator('tbody .record span');
    await names.first().waitFor();
    await atRest(page);
    const widths = await names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThan(100);
    const bar = practiceBar(page);
    const says = await bar.getByText(words.practice.about, { exact: true }).boundingBox();
    expect(says?.height).toBeLessThanOrEqual((await bar.boundingBox())?.height ?? 0);
  },
);
