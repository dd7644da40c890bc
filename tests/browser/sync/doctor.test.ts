import { expect, test } from 'vitest';
import type { FaultSetting } from '../../../src/server/faults/fault-switches.ts';
import type { Finding } from '../../../src/sync/server/connection.ts';
import { screens } from '../../../src/ui/words/screens.ts';
import { aDevice, aServer, aTab } from './a-device.ts';

const always = (fault: FaultSetting['fault'], more: Partial<FaultSetting> = {}): FaultSetting => ({
  ...{ fault, operation: 'assessments', probability: 1, ...more },
});

/** What is wrong, and what the doctor says of it. */
const CASES: [what: string, faults: FaultSetting[], finding: Finding, sentence: RegExp][] = [
  ['nothing', [], 'working', /^Connected\. It answers in [\d.]+ seconds?\.$/],
  ['a captive portal', [always('html-200')], 'sign-in page', /sign-in page/],
  ['a portal that redirects', [always('redirect')], 'sign-in page', /sign-in page/],
  ['a missing CORS header', [always('no-cors')], 'blocked by CORS', /CORS/],
  ['a refused preflight', [always('preflight-refused')], 'blocked by CORS', /CORS/],
  ['another service', [always('wrong-shape')], 'not this service', /not this service/],
  ['a path that is unknown there', [always('404')], 'not this service', /not this service/],
  ['a server in trouble', [always('500-before')], 'server trouble', /error of its own/],
  ['a connection that dies', [always('drop-before')], 'nothing answers', /Nothing answers/],
];

test.each(CASES)(
  '%s is found out and said',
  async (_, faults, finding, sentence) => {
    const server = await aServer('closing');
    if (faults.length > 0) await server.set(...faults);
    const { store } = await aDevice();
    // Longer than a browser remembers the answer to a preflight.
    if (finding === 'blocked by CORS') await new Promise((resolve) => setTimeout(resolve, 5_500));
    const sync = await aTab(store, server);
    const connection = await sync.checkConnection();
    expect(connection.finding).toBe(finding);
    expect(screens.sync.connectionSentence(connection)).toMatch(sentence);
  },
  20_000,
);

test.each<[string, object, string | undefined, Finding]>([
  ['a stopped server', { baseUrl: 'http://localhost:9' }, undefined, 'nothing answers'],
  ['an address of nobody', { baseUrl: 'https://nobody.invalid' }, undefined, 'nothing answers'],
  ['an address that gives the key away', { baseUrl: 'http://api.example.org' }, undefined, 'unsafe address'],
  ['a wrong key', {}, 'a wrong key', 'credentials refused'],
  ['no server', { baseUrl: '' }, undefined, 'no server'],
])(
  '%s is found out and said',
  async (_, settings, key, finding) => {
    const server = await aServer('closing');
    const { store } = await aDevice();
    const sync = await aTab(store, server, { settings, ...(key && { key }) });
    expect((await sync.checkConnection()).finding).toBe(finding);
  },
  20_000,
);

test('every finding has a sentence of its own', async () => {
  const server = await aServer('closing');
  const { store } = await aDevice();
  const said = new Set<string>();
  for (const [, faults] of CASES.filter(([, , finding]) => finding !== 'blocked by CORS')) {
    await server.clear();
    if (faults.length > 0) await server.set(...faults);
    const sync = await aTab(store, server);
    said.add(screens.sync.connectionSentence(await sync.checkConnection()).replace(/\d+/, 'n'));
    await sync.close();
  }
  expect(said.size).toBe(5);
});
