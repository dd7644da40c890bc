import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { people, type SamplePerson } from '../../../data/sample.ts';
import { click, fill, isThere, textOf, until } from '../../support/engines/by-role.ts';
import { serveApp } from '../../support/browser/e2e.ts';
import type { Engine, EngineBrowser, EngineTab } from '../../support/engines/engine.ts';
import { engines, isHere } from '../../support/engines/install.ts';
import type { RunningServer } from '../../../src/server/node/start-server.ts';
import { startReferenceServer } from '../../support/hosts/reference-server.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';

const KEY = 'a-key-for-tests';
const SEED = 7;
/** With keys, a lost answer and a 503 are sent again by themselves in every engine, whatever it tells of its connections. */
const CONFIG = JSON.stringify({ server: { idempotencyKey: true, delaySeconds: 0 } });

/** One after the other, because each takes a core for itself. */
describe.each(engines)('in $name', { tags: ['night'] }, (engine) => {
  test('people are registered offline, kept over a restart, and sent once each past three faults, beside a second tab', async ({
    skip,
  }) => {
    skip(!isHere(engine), `${engine.name} is not on this machine`);
    const app = await serveApp('/some/sub/path/');
    app.instead.set('config.json', { status: 200, type: 'application/json', body: CONFIG });
    const device = await deviceWith(engine);
    const sample = people(SEED, 5);

    const before = await (await device.start()).newTab();
    await before.goTo(app.url);
    await before.run('await navigator.serviceWorker.ready');
    await chooseAssessment(before);
    await register(before, sample.slice(0, 2));
    await app.stop();
    await before.reload();
    await register(before, sample.slice(2, 4));
    await device.close();

    const browser = await device.start();
    const tab = await browser.newTab();
    await tab.goTo(`${app.url}#/people`);
    await textOf(tab, { role: 'link', name: '4 waiting' });

    const server = await faultyServer();
    await configure(tab, server.url);
    await goTo(tab, 'sync');
    await click(tab, { role: 'button', name: 'Send now' });
    await click(tab, { role: 'button', name: 'Send again unchanged' });
    await textOf(tab, { role: 'row', name: 'confirmed 4 4' });
    expect(server.faults.list().map(({ happened }) => happened)).toEqual([1, 1, 1]);
    expect(accepted(server)).toEqual({ createUser: 4, assign: 4 });

    const beside = await browser.newTab();
    await beside.goTo(app.url);
    await register(beside, sample.slice(4));
    await tab.show();
    await textOf(tab, { role: 'row', name: 'Total 5 5' });
    await click(tab, { role: 'button', name: 'Send now' });
    await textOf(tab, { role: 'row', name: 'confirmed 5 5' });
    await goTo(beside, 'sync');
    await textOf(beside, { role: 'row', name: 'confirmed 5 5' });
    expect(accepted(server)).toEqual({ createUser: 5, assign: 5 });
  });
});

/** Refuses one person, is away when the next is sent, and loses the answer to the first purchase. */
async function faultyServer(): Promise<RunningServer> {
  const server = await startReferenceServer({ key: KEY, idempotency: true });
  onTestFinished(() => server.close());
  server.faults.set({ fault: 'rule', operation: 'createUser', count: 1 });
  server.faults.set({ fault: '503', operation: 'createUser', count: 1, retryAfter: '1' });
  server.faults.set({ fault: 'drop-after', operation: 'assign', count: 1 });
  return server;
}

function accepted(server: RunningServer): Record<string, number> {
  const count = (wanted: string) => server.ledger().filter(({ operation }) => operation === wanted).length;
  return { createUser: count('createUser'), assign: count('assign') };
}

/** A profile on disk, and the engine on it, once or again. */
async function deviceWith(engine: Engine) {
  const folder = await mkdtemp(path.join(tmpdir(), 'outpost-engine-'));
  let running: EngineBrowser | undefined;
  const close = async () => {
    const closing = running;
    running = undefined;
    await closing?.close();
  };
  onTestFinished(async () => {
    await close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  });
  return { start: async () => (running = await engine.start(folder)), close };
}

const goTo = (tab: EngineTab, page: string) => tab.run('location.hash = args[0]', `#/${page}`);

async function configure(tab: EngineTab, address: string): Promise<void> {
  await goTo(tab, 'settings/server');
  await fill(tab, { role: 'textbox', name: screens.settings.server.address }, address);
  await fill(tab, { label: 'Key' }, KEY);
  await click(tab, { role: 'button', name: screens.settings.save });
}

/** It stays chosen for everyone who is registered from then on. */
async function chooseAssessment(tab: EngineTab): Promise<void> {
  await click(tab, { text: 'Assessments to assign: none' });
  await click(tab, { role: 'checkbox', name: /^Poise/ });
}

async function pick(tab: EngineTab, field: string, words: string): Promise<void> {
  await fill(tab, { role: 'combobox', name: field }, words);
  await textOf(tab, { role: 'option' });
  await tab.pressEnter();
}

/** Country, and group where there are any, are shown, or folded away where a country is known from before: which of them comes with the settings. */
async function openPlace(tab: EngineTab): Promise<void> {
  const change = { role: 'button', name: /^Change [Cc]ountry/ };
  const country = { role: 'combobox', name: 'Country' };
  const isFolded = await until(first.fields.countryAndGroup, async () =>
    (await isThere(tab, change)) ? 'folded' : (await isThere(tab, country)) && 'shown',
  );
  if (isFolded === 'folded') await click(tab, change);
}

async function register(tab: EngineTab, sample: readonly SamplePerson[]): Promise<void> {
  const receipt = { role: 'region', name: first.register.receipt };
  /** Whom it is about: it begins with the code. */
  const codeNow = async () => (await textOf(tab, receipt)).trim().split(' ', 1)[0];
  for (const person of sample) {
    const before = (await isThere(tab, receipt)) ? await codeNow() : undefined;
    await click(tab, { role: 'radio', name: person.sex === 'M' ? 'Male' : 'Female' });
    await pick(tab, first.fields.occupation, person.occupation);
    await openPlace(tab);
    await pick(tab, first.fields.country, person.country);
    const reference = person.reference ?? `person ${person.occupation}`;
    await fill(tab, { role: 'textbox', name: /^Reference/ }, reference);
    await click(tab, { role: 'checkbox', name: /I confirm the purchase of 1 assessment/ });
    await click(tab, { role: 'button', name: first.register.save });
    await until('the next receipt', async () => (await codeNow()) !== before);
  }
}
