import { expect, test } from 'vitest';
import { isLeftOut } from '../../../src/copies/mirror/left-out-meta.ts';
import { keepOffers } from '../../../src/store/outbox/offers.ts';
import { useProfile } from '../../../src/store/outbox/profiles.ts';
import {
  dropForeignTeamReport,
  keepTeamReport,
  TEAM_REPORT,
  teamReportAt,
} from '../../../src/store/outbox/team-report.ts';
import { markSending } from '../../../src/store/outbox/attempts.ts';
import { aStore } from '../a-store.ts';

const SERVER = 'https://a.example';
const KEPT = { report: { people: 7 }, groups: [{ uuid: 'g', name: 'Nakuru 3' }] };

/** A device that has sent to a server, so that another key is another organisation's. */
async function aDevice() {
  const { store, aPerson } = await aStore();
  await aPerson();
  const profile = await useProfile(store, { baseUrl: SERVER, keyMark: 'aa' });
  const request = { url: SERVER, contentType: 'text/plain', body: '' };
  const sent = { lane: 'user', fields: { sex: 'F', country: 'KE', occupation: '2221' } } as const;
  const [op = ''] = await store.db.ops.toCollection().primaryKeys();
  await markSending(store, op, { profile, keyed: false }, () => Promise.resolve({ request, sent }));
  return { store, profile };
}

test('the last report of a server takes the place of the one before', async () => {
  const { store, profile } = await aDevice();
  expect(await teamReportAt(store, SERVER)).toBeUndefined();
  await keepTeamReport(store, profile, { ...KEPT, group: 'g' });
  await keepTeamReport(store, profile, KEPT);
  expect(await teamReportAt(store, SERVER)).toMatchObject(KEPT);
  expect(await teamReportAt(store, SERVER)).not.toHaveProperty('group');
});

test('no copy has it', async () => {
  const { store, profile } = await aDevice();
  await keepTeamReport(store, profile, KEPT);
  const row = await store.db.meta.get(TEAM_REPORT);
  expect(isLeftOut('meta', { ...row })).toBe(true);
});

test('it counts for its address and key alone, and is deleted once another is in use', async () => {
  const { store, profile } = await aDevice();
  await keepTeamReport(store, profile, KEPT);
  expect(await teamReportAt(store, 'https://b.example')).toBeUndefined();
  await dropForeignTeamReport(store, SERVER);
  expect(await teamReportAt(store, SERVER)).toMatchObject(KEPT);
  await useProfile(store, { baseUrl: SERVER, keyMark: 'bb' });
  expect(await teamReportAt(store, SERVER)).toBeUndefined();
  await dropForeignTeamReport(store, SERVER);
  expect(await store.db.meta.get(TEAM_REPORT)).toBeUndefined();
});

test('a report that comes after the key was changed is not kept', async () => {
  const { store, profile } = await aDevice();
  await useProfile(store, { baseUrl: SERVER, keyMark: 'bb' });
  await keepTeamReport(store, profile, KEPT);
  expect(await store.db.meta.get(TEAM_REPORT)).toBeUndefined();
});

test('it is deleted once the server does not let this key read it any more', async () => {
  const { store, profile } = await aDevice();
  await keepOffers(store, profile, ['device', 'team']);
  await keepTeamReport(store, profile, KEPT);
  await keepOffers(store, profile, ['team']);
  expect(await teamReportAt(store, SERVER)).toMatchObject(KEPT);
  await keepOffers(store, profile, ['device']);
  expect(await store.db.meta.get(TEAM_REPORT)).toBeUndefined();
});
