import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { deploymentName, practiceName } from '../../../src/domain/deployment.ts';
import { databaseBytes } from '../../support/browser/stored/database-bytes.ts';
import { browse, browseOnDisk, serveApp, whenKept } from '../../support/browser/e2e.ts';
import { register } from '../../support/browser/field-worker.ts';
import { startReferenceServer } from '../../support/hosts/reference-server.ts';
import { visit } from '../../support/parts/practising.ts';
import { sendNow } from '../../support/parts/sending-device.ts';

/**
 * Two tabs of one browser: one in practice, one in the real world, with a person in each. On disk, because in memory Chromium
 * takes longer over the two databases of practice.
 */
async function bothWorlds() {
  const [app, browser] = [await serveApp('/sub/'), await browseOnDisk()];
  const real = await browser.open(app.url);
  const practice = await browser.context.newPage();
  await practice.goto(`${app.url}#/?practice`);
  await practice.getByRole('complementary', { name: 'Practice' }).waitFor();
  const [one, two] = people(5, 2);
  if (!one || !two) throw new Error('There are no sample people');
  await register(real, one);
  await register(practice, two);
  const names = { real: deploymentName(app.url), practice: practiceName(app.url) };
  return { app, browser, real, practice, names };
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

/** Until nothing is on its way any more: then only what somebody does changes a byte. */
async function atRest(practice: Page, names: { practice: string }): Promise<void> {
  const isMoving = async () =>
    /"status":"(ready|sending)"/.test((await databaseBytes(practice, names.practice)) ?? '');
  await expect.poll(isMoving, { timeout: 60_000, interval: 500 }).toBe(false);
}

test('what comes late in practice moves no field under the thumb', async () => {
  const [app, browser] = [
    await serveApp(),
    await browse({ context: { viewport: { width: 360, height: 740 } } }),
  ];
  const page = await browser.open(`${app.url}#/?practice`);
  const recent = page.locator('[data-recent]:visible').first();
  await recent.waitFor({ timeout: 60_000 });
  await page.addInitScript(() => {
    const tops: number[] = Object.assign(globalThis, { tops: [] }).tops;
    setInterval(() => {
      const field = document.querySelector('input[type=radio]');
      if (field) tops.push(Math.round(field.getBoundingClientRect().top));
    }, 1);
  });
  await page.reload();
  await recent.waitFor();
  await page.getByRole('complementary', { name: 'Practice' }).waitFor();
  await page.getByRole('link', { name: /today$/ }).waitFor();
  const tops = await page.evaluate(() => (globalThis as unknown as { tops: number[] }).tops);
  expect(new Set(tops).size).toBe(1);
});

test('practice and the real world, each in a tab, change nothing of each other', async () => {
  const { real, practice, names } = await bothWorlds();
  const realBytes = await databaseBytes(real, names.real);
  for (const person of people(6, 3)) {
    await visit(practice, '/');
    await register(practice, person);
  }
  await sendNow(practice);
  await atRest(practice, names);
  expect(realBytes).toContain('"receipt"');
  expect(await databaseBytes(real, names.real)).toBe(realBytes);

  const practiceBytes = [names.practice, `${names.practice} server`];
  const before = await Promise.all(practiceBytes.map((name) => databaseBytes(practice, name)));
  expect(before[0]).toContain('"confirmed"');
  expect(before[1]).toContain('"createUser"');
  for (const person of people(7, 2)) await register(real, person);
  expect(await Promise.all(practiceBytes.map((name) => databaseBytes(real, name)))).toEqual(before);
  expect(await databaseBytes(real, names.real)).not.toBe(realBytes);
});

test('every screen of practice is marked, also after a reload and without a network, and no screen of the real world', async () => {
  const { app, browser, real, practice } = await bothWorlds();
  await whenKept(real);
  await app.stop();
  await practice.reload();
  for (const path of screens) {
    await visit(practice, path);
    expect(await practice.getByRole('complementary', { name: 'Practice' }).isVisible(), path).toBe(true);
    expect(await practice.title(), path).toContain('Practice');
    await practice.emulateMedia({ media: 'print' });
    expect(await practice.getByRole('complementary', { name: 'Practice' }).isVisible(), path).toBe(true);
    expect(await practice.getByRole('link', { name: 'Leave practice' }).isVisible(), path).toBe(false);
    await practice.emulateMedia({ media: 'screen' });
    await visit(real, path);
    expect(await real.getByRole('complementary', { name: 'Practice' }).count(), path).toBe(0);
    expect(await real.title(), path).not.toContain('Practice');
  }
  await practice.getByRole('link', { name: 'Leave practice' }).click();
  await practice.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(practice.url()).search).toBe('');
  expect(await practice.getByRole('complementary', { name: 'Practice' }).count()).toBe(0);
  await practice.evaluate(() => (location.hash = '#/people?practice'));
  await practice.getByRole('complementary', { name: 'Practice' }).waitFor();
  await browser.close();
});

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

test('practice sends to no real server, even when its settings name one', async () => {
  const server = await startReferenceServer({ key: 'a-key' });
  onTestFinished(() => server.close());
  const { app, browser, practice, names } = await bothWorlds();
  const asked: string[] = [];
  browser.context.on('request', (request) => asked.push(new URL(request.url()).origin));
  app.instead.set('config.json', {
    status: 200,
    type: 'application/json',
    body: JSON.stringify({ server: { baseUrl: server.url } }),
  });
  await putSettings(practice, names.practice, { serverAddress: server.url });
  await practice.reload();
  await visit(practice, '/');
  await register(practice, { sex: 'F', country: 'KE', occupation: '2221' });
  await sendNow(practice);
  await practice.getByText('Nothing answers at this address').first().waitFor();
  expect(server.ledger()).toEqual([]);
  expect(asked).not.toContain(server.url);
});

test('a script of the practice page cannot write to the real records through the worker', async () => {
  const { real, practice, names } = await bothWorlds();
  await whenKept(practice);
  const before = await databaseBytes(real, names.real);
  const status = await practice.evaluate(async () => {
    const body = new URLSearchParams({ sex: 'F', country: 'KE', occupation: '2221' });
    return (await fetch('./api-v1/users/create', { method: 'POST', body })).status;
  });
  expect(status).toBe(403);
  expect(await databaseBytes(real, names.real)).toBe(before);
});

test('both ledgers stand side by side, a card from a link meets the next record, and the story begins again', async () => {
  const { practice, names, app } = await bothWorlds();
  await atRest(practice, names);
  await practice.goto(`${app.url}?practice#/?fault=answer-lost`);
  await practice.getByText('The next answer gets lost.').waitFor();
  const receipt = await register(practice, { sex: 'M', country: 'UG', occupation: '8322' });
  await visit(practice, '/practice');
  const row = practice.getByRole('row').filter({ hasText: receipt });
  await row.getByText('has it, but the answer was lost').waitFor();
  await row.getByText('unknown', { exact: true }).waitFor();
  expect(await practice.getByRole('radio', { name: /^Network works/ }).isChecked()).toBe(true);
  await atRest(practice, names);
  await practice.getByRole('button', { name: 'Restart practice' }).click();
  await practice.getByRole('heading', { name: 'Register a person' }).waitFor();
  await visit(practice, '/practice');
  await practice.getByText('has it twice: sent again although it was there').waitFor({ timeout: 60_000 });
  expect(await practice.getByRole('row').filter({ hasText: receipt }).count()).toBe(0);
});

test('to send is not the next thing to do in practice when everything is sent that can be', async () => {
  const { practice, names } = await bothWorlds();
  await atRest(practice, names);
  await visit(practice, '/practice');
  await practice.getByRole('table').waitFor();
  const isNext = () =>
    practice.getByRole('button', { name: 'Send now' }).evaluate((button) => button.matches('.primary'));
  await expect.poll(isNext).toBe(false);
});

test('on the smallest desk names of records have room, and the bar holds what it says', async () => {
  const [app, browser] = [await serveApp(), await browseOnDisk()];
  const page = await browser.open(`${app.url}?practice#/practice`);
  await page.setViewportSize({ width: 960, height: 640 });
  const names = page.getByRole('table').locator('tbody .record span');
  await names.first().waitFor();
  const widths = await names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThan(100);
  const bar = page.getByRole('complementary', { name: 'Practice' });
  const says = await bar.getByText('Nothing here is real.', { exact: true }).boundingBox();
  expect(says?.height).toBeLessThanOrEqual((await bar.boundingBox())?.height ?? 0);
});
