import { expect, test } from 'vitest';
import { passOn, startOwnHost } from '../../support/hosts/own-host.ts';
import { aDevice, aServer, aTab, KEY, settingsFor } from '../a-sync.ts';

test.each([
  ['plain', KEY],
  ['in a word', `x${KEY}x`],
  ['as an address has it', encodeURIComponent(KEY)],
])('a key that a server repeats %s in a refusal is kept nowhere', async (_, repeated) => {
  const server = await aServer();
  let refused = 0;
  const url = await startOwnHost((request) => {
    if (request.method !== 'POST') return passOn(request, server.url);
    refused += 1;
    const headers = { 'content-type': 'application/problem+json', 'retry-after': `soon ${repeated}` };
    const errors = [{ pointer: '/country', rule: 'country', detail: `Not with ${repeated}` }];
    const problem = { title: `Refused ${repeated}`, status: 422, detail: repeated, errors };
    return new Response(JSON.stringify(problem), { status: 422, headers });
  });
  const { store, aPerson } = await aDevice();
  await aPerson();
  await aTab({ store }, settingsFor({ url }));
  const evidence = async () => (await store.db.attempts.toArray()).map((one) => one.evidence);
  await expect
    .poll(async () => (await evidence()).length > 0 && JSON.stringify(await evidence()))
    .toContain('422');
  expect(refused).toBeGreaterThan(0);
  const everything = await Promise.all(store.db.tables.map((table) => table.toArray()));
  const said = JSON.stringify(everything);
  expect(said).toContain('Refused');
  expect(said).not.toContain(repeated);
  expect(said).not.toContain(KEY);
});
