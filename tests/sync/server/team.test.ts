import { expect, onTestFinished, test } from 'vitest';
import { NO_GROUP } from '../../../src/contract/team.ts';
import { teamReportAt, TEAM_REPORT } from '../../../src/store/outbox/team-report.ts';
import { fetchTable, fetchTeam, readReport } from '../../../src/sync/server/team.ts';
import type { Sync } from '../../../src/sync/sync.ts';
import { form } from '../../support/hosts/contract-host.ts';
import { startOwnHost } from '../../support/hosts/own-host.ts';
import { places, startPersistentServer, type Member } from '../../support/hosts/persistent-server.ts';
import { manualTimers } from '../../support/parts/manual-timers.ts';
import { aDevice, aTab, settingsFor } from '../a-sync.ts';

const place = places('SQLite');
const NOON = '2026-11-28T09:00:00.000Z';
const WEEK = { from: '2026-11-22', until: '2026-11-28', zone: 'Africa/Nairobi' };

const reading = (sync: Sync) => (path: string, most?: number) => sync.read(path, most);

async function aServer(rates?: { requests: number; wrongKeys: number }) {
  const server = await startPersistentServer(await place(), {
    now: () => new Date(NOON),
    ...(rates && { rates }),
  });
  onTestFinished(() => server.stop());
  return server;
}

/** A tab that has a key to a server, and has learned what that offers. */
async function aReader(server: { url: string }, key: string) {
  const { store } = await aDevice();
  const settings = settingsFor(server);
  const sync = await aTab({ store }, settings, key);
  return { store, sync, settings };
}

const register = (member: Member, device: string, fields: Record<string, string> = {}) =>
  member.send('/api-v1/users/create', {
    ...form({ sex: 'F', country: 'KE', occupation: '2221', ...fields }),
    headers: { 'outpost-device': device, 'outpost-registered': NOON },
  });

test('what a server counts is kept with the group that was asked for, and with the names of all groups', async () => {
  const server = await aServer();
  const member = await server.join({ right: 'read' });
  const created = await member.send('/api-v1/groups/create', form({ name: 'Nakuru 3', type: 'TEAM' }));
  const { data: group } = (await created.json()) as { data: { uuid: string } };
  await register(member, 'ABCD2345', { group_uuid: group.uuid });
  await register(member, 'EFGH6789');
  const { store, sync } = await aReader(server, member.key);
  expect(await fetchTeam(store, reading(sync), WEEK)).toBeUndefined();
  const kept = await teamReportAt(store, server.url);
  expect(readReport(kept?.report)).toMatchObject({
    ...{
      organisation: expect.stringMatching(/^Example Org/) as string,
      at: NOON,
      people: 2,
      withAssessments: 0,
    },
    devices: [{ code: 'ABCD2345' }, { code: 'EFGH6789' }],
  });
  expect(kept).toMatchObject({ groups: [{ uuid: group.uuid, name: 'Nakuru 3' }] });
  expect(kept).not.toHaveProperty('group');
  expect(await fetchTeam(store, reading(sync), { ...WEEK, group: NO_GROUP })).toBeUndefined();
  expect(await teamReportAt(store, server.url)).toMatchObject({
    ...{ group: NO_GROUP, groups: [{ name: 'Nakuru 3' }] },
    report: { people: 1 },
  });
});

test('a table comes as the server writes it, of the time that was asked for', async () => {
  const server = await aServer();
  const member = await server.join({ right: 'read' });
  await register(member, 'ABCD2345');
  const { sync } = await aReader(server, member.key);
  const at = Date.parse(NOON);
  const people = await fetchTable(reading(sync), 'people', 'csv', [at, at + 1]);
  expect(people).toBeInstanceOf(Blob);
  expect(people instanceof Blob && (await people.text())).toMatch(/ABCD2345.*Nursing professionals/);
  const none = await fetchTable(reading(sync), 'audit', 'csv', [at - 1, at]);
  expect(none instanceof Blob && (await none.text()).trimEnd()).not.toContain('\n');
  const book = await fetchTable(reading(sync), 'assignments', 'xlsx', [at, at + 1]);
  expect(book instanceof Blob && book.type).toContain('spreadsheetml');
});

test('the last report stays where the server gives none, and it is known why', async () => {
  const server = await aServer({ requests: 30, wrongKeys: 60 });
  const member = await server.join({ right: 'read' });
  const { store, sync } = await aReader(server, member.key);
  expect(await fetchTeam(store, reading(sync), { ...WEEK, zone: 'Nowhere' })).toMatchObject({
    ...{ kind: 'rejected', status: 422 },
  });
  expect(await fetchTeam(store, reading(sync), WEEK)).toBeUndefined();
  const many = await Promise.all(Array.from({ length: 30 }, () => fetchTeam(store, reading(sync), WEEK)));
  expect(many).toContainEqual({ kind: 'rejected', status: 429, retryAfter: expect.any(String) as string });
  await server.stop();
  expect(await fetchTeam(store, reading(sync), WEEK)).toEqual({ kind: 'no answer' });
  expect(await teamReportAt(store, server.url)).toMatchObject({ report: { at: NOON } });
});

test('a key that may not read is told apart from no key, a wrong key and no server', async () => {
  const server = await aServer();
  const sender = await server.join({ right: 'send' });
  const may = await aReader(server, sender.key);
  expect(await fetchTeam(may.store, reading(may.sync), WEEK)).toMatchObject({ status: 403 });
  const wrong = await aReader(server, 'a wrong key');
  expect(await fetchTeam(wrong.store, reading(wrong.sync), WEEK)).toMatchObject({ status: 401 });
  const without = await aReader(server, '');
  expect(await fetchTeam(without.store, reading(without.sync), WEEK)).toEqual({ kind: 'no key' });
  await without.sync.configure(settingsFor({ url: '' }));
  expect(await fetchTeam(without.store, reading(without.sync), WEEK)).toEqual({ kind: 'no server' });
});

test.each([
  ['no JSON', 'Hello'],
  ['a report without its counts', JSON.stringify({ organisation: 'Example Org' })],
])('%s is not understood, and not kept', async (_, text) => {
  const url = await startOwnHost(() => new Response(text));
  const { store, sync } = await aReader({ url }, 'a key');
  expect(await fetchTeam(store, reading(sync), WEEK)).toEqual({ kind: 'not understood' });
  expect(await store.db.meta.get(TEAM_REPORT)).toBeUndefined();
});

test('a report that is too long is not kept', async () => {
  const url = await startOwnHost(() => new Response(`"${'a'.repeat(2_000_000)}"`));
  const { store, sync } = await aReader({ url }, 'a key');
  expect(await reading(sync)('/records/team', 2_000_001)).toEqual({ kind: 'too long' });
  expect(await reading(sync)('/records/team', 2_000_002)).toMatchObject({ kind: 'given' });
  expect(await fetchTeam(store, reading(sync), WEEK)).toEqual({ kind: 'not understood' });
});

test('a page where a table should be is no table', async () => {
  const page = new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } });
  const url = await startOwnHost(() => page);
  const { sync } = await aReader({ url }, 'a key');
  expect(await fetchTable(reading(sync), 'people', 'csv', [0, 1])).toEqual({ kind: 'not understood' });
});

test('a report of other days is not understood', async () => {
  const server = await aServer();
  const member = await server.join({ right: 'read' });
  const { store, sync } = await aReader(server, member.key);
  const other = (path: string) => sync.read(path.replace('from=2026-11-22', 'from=2026-11-21'));
  expect(await fetchTeam(store, other, WEEK)).toEqual({ kind: 'not understood' });
});

test('another server or key leaves no report behind', async () => {
  const server = await aServer();
  const member = await server.join({ right: 'read' });
  const { store, sync, settings } = await aReader(server, member.key);
  await fetchTeam(store, reading(sync), WEEK);
  await sync.configure({ ...settings, baseUrl: 'https://other.example' });
  expect(await store.db.meta.get(TEAM_REPORT)).toBeUndefined();
});

test('a server that says nothing for a minute is given up', async () => {
  const timers = manualTimers();
  const { store } = await aDevice();
  let asked = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  const settings = settingsFor({ url: 'https://server.test' });
  const sync = await aTab(
    {
      ...{ store, timers },
      fetch: (url, { signal }) =>
        new Promise((_, failed) => {
          if (!url.includes('/records/')) return;
          signal?.addEventListener('abort', () => failed(new TypeError('It was ended')));
          asked();
        }),
    },
    settings,
  );
  const fetching = fetchTeam(store, reading(sync), WEEK);
  await isAsked;
  await timers.pass(60_000);
  expect(await fetching).toEqual({ kind: 'no answer' });
});
