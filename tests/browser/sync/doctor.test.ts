import { expect, test } from 'vitest';
import type { FaultSetting } from '../../../src/server/faults/fault-switches.ts';
import { FINDINGS, type Finding } from '../../../src/sync/server/connection.ts';
import type { ServerSettings } from '../../../src/sync/server/server-settings.ts';
import { connectionSentence } from '../../../src/ui/messages/choose/sending.ts';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { aDevice, startSync } from './a-device.ts';
import { aServer, KEY } from './a-server.ts';

const always = (fault: FaultSetting['fault'], more: Partial<FaultSetting> = {}): FaultSetting => ({
  ...{ fault, operation: 'assessments', probability: 1, ...more },
});

/** What is wrong, and what the doctor finds. */
const CASES: [what: string, faults: FaultSetting[], finding: Finding][] = [
  ['nothing', [], 'working'],
  ['a captive portal', [always('html-200')], 'sign-in page'],
  ['a portal that redirects', [always('redirect')], 'sign-in page'],
  ['a missing CORS header', [always('no-cors')], 'blocked by CORS'],
  ['a refused preflight', [always('preflight-refused')], 'blocked by CORS'],
  ['another service', [always('wrong-shape')], 'not this service'],
  ['a path that is unknown there', [always('404')], 'not this service'],
  ['a server in trouble', [always('500-before')], 'server trouble'],
  ['a connection that dies', [always('drop-before')], 'nothing answers'],
];

test.each(CASES)('%s is found out and said', async (what, faults, finding) => {
  // A browser asks beforehand only for a request that carries something unusual, such as a key.
  const server = await aServer('closing', what === 'a refused preflight' ? KEY : undefined);
  await server.set(...faults);
  const sync = await startSync(await aDevice(), server);
  const connection = await sync.checkConnection();
  expect(connection.finding).toBe(finding);
  const { working, ...findings } = screens.sync.findings;
  const said = connectionSentence(connection);
  if (finding === 'working') expect(said).toBe(working({ time: /[\d.]+ seconds?/.exec(said)?.[0] ?? '' }));
  else expect(said).toBe(findings[finding]);
});

test.each<[string, Partial<ServerSettings>, string | undefined, Finding]>([
  ['an address of no one', { baseUrl: 'https://no-one.invalid' }, undefined, 'nothing answers'],
  ['an address that gives the key away', { baseUrl: 'http://api.example.org' }, KEY, 'unsafe address'],
  ['a wrong key', {}, 'a wrong key', 'credentials refused'],
  ['no server', { baseUrl: '' }, undefined, 'no server'],
])('%s is found out and said', async (_, settings, key, finding) => {
  const server = await aServer('closing', KEY);
  const sync = await startSync(await aDevice(), server, { settings, ...(key && { key }) });
  expect((await sync.checkConnection()).finding).toBe(finding);
});

test('a stopped server is found out and said', async () => {
  const server = await aServer('closing');
  await server.close();
  const sync = await startSync(await aDevice(), server);
  expect((await sync.checkConnection()).finding).toBe('nothing answers');
});

test('every finding has a sentence of its own', () => {
  const said = FINDINGS.map((finding) => connectionSentence({ finding, checkedAt: 0 }));
  expect(new Set(said).size).toBe(FINDINGS.length);
});
