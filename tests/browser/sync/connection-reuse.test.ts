import { expect, test } from 'vitest';
import { connectionsSeenBy } from '../../../src/sync/server/connection-reuse.ts';
import { browserTimers } from '../../../src/sync/timers.ts';
import { patientTimings } from '../../support/browser/sync-in-browser.ts';
import { aServer, KEY } from './a-server.ts';

test.each([
  ['closing', 'new'],
  ['keeping', 'reused'],
] as const)('what a hundred requests use is seen each time (%s server)', async (mode, kind) => {
  const { url } = await aServer(mode, KEY);
  const address = `${url}/api-v1/assessments/`;
  const request = () => fetch(address, { cache: 'no-store', headers: { apikey: KEY } });
  const answered = async () => (await request()).text();
  await answered();
  const connections = connectionsSeenBy(patientTimings(), browserTimers);
  for (let asked = 0; asked < 100; asked += 1)
    expect(await connections.usedBy(address, answered), `request ${asked}`).toBe(kind);
});
