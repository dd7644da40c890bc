import { describe, expect, test } from 'vitest';
import readXlsx from 'read-excel-file/node';
import { TeamReport } from '../../../src/contract/team.ts';
import { broken, form } from '../../support/hosts/contract-host.ts';
import {
  DATABASES,
  places,
  startPersistentServer,
  statusOf,
  type Member,
} from '../../support/hosts/persistent-server.ts';

interface Registered {
  device?: string;
  receipt?: string;
  at?: string;
  fields?: Record<string, string>;
}

/** Registers a person as the app does. @returns the uuid, undefined if it was refused */
async function register(
  member: Member,
  { device, receipt, at, fields }: Registered,
): Promise<string | undefined> {
  const answer = await member.send('/api-v1/users/create', {
    ...form({ sex: 'F', country: 'KE', occupation: '2221', ...fields }),
    headers: {
      ...(device !== undefined && { 'outpost-device': device }),
      ...(receipt !== undefined && { 'outpost-receipt': receipt }),
      ...(at !== undefined && { 'outpost-registered': at }),
    },
  });
  const { data } = (await answer.json()) as { data?: { uuid: string } };
  return data?.uuid;
}

async function group(member: Member, name: string): Promise<string> {
  const answer = await member.send('/api-v1/groups/create', form({ name, type: 'TEAM' }));
  return ((await answer.json()) as { data: { uuid: string } }).data.uuid;
}

/** With the mark at its beginning, which `text()` takes off. */
const textOf = async (member: Member, path: string) =>
  Buffer.from(await (await member.send(path)).arrayBuffer()).toString();

describe.each(DATABASES)('reading back, from %s', (kind) => {
  const place = places(kind);
  let now = new Date('2026-11-28T09:00:00Z');
  const open = async () => startPersistentServer(await place(), { now: () => now });

  test('people are lines of CSV, XLSX and NDJSON, each with where it came from', async () => {
    now = new Date('2026-11-28T09:00:00Z');
    const server = await open();
    const member = await server.join({ right: 'read' });
    const other = await server.join();
    const nakuru = await group(member, '=Nakuru 3');
    const at = '2026-11-26T07:30:00.000Z';
    const uuid = await register(member, {
      device: 'ABCD2345',
      receipt: 'K7-4QF2',
      at,
      fields: { group_uuid: nakuru },
    });
    await register(other, { device: 'ABCD2345', receipt: 'K7-4QF3' });
    const head =
      'uuid,receipt,device,key,sex,country,occupation,occupation_name,group_uuid,group_name,registered,arrived';
    expect(await textOf(member, '/records/people.csv')).toBe(
      `\uFEFF${head}\r\n${uuid},K7-4QF2,ABCD2345,Tablets,F,KE,2221,Nursing professionals,${nakuru},'=Nakuru 3,${at},2026-11-28T09:00:00.000Z\r\n`,
    );
    const line = JSON.parse(await textOf(member, '/records/people.ndjson')) as object;
    expect(line).toMatchObject({ uuid, device: 'ABCD2345', group_name: '=Nakuru 3', registered: at });
    const workbook = await (await member.send('/records/people.xlsx')).arrayBuffer();
    const [sheet] = await readXlsx(Buffer.from(workbook));
    expect(JSON.stringify(sheet)).toContain('K7-4QF2');
    await server.stop();
  });

  test('a time narrows it to what arrived then, and pages join without a gap', async () => {
    const server = await open();
    const member = await server.join({ right: 'read' });
    const rows = Array.from({ length: 2_500 }, (_, nth) => ({
      ...{ organisation_id: member.organisationId, uuid: String(nth).padStart(36, '0'), sex: 'F' as const },
      ...{ country: 'KE', occupation: '2221', key_id: null, device: null, receipt: null },
      // Many have the same time.
      ...{ created_at: Math.floor(nth / 700), registered_at: 0 },
    }));
    for (let from = 0; from < rows.length; from += 500)
      await server.storage.db
        .insertInto('users')
        .values(rows.slice(from, from + 500))
        .execute();
    const uuids = async (query: string) =>
      (await textOf(member, `/records/people.ndjson${query}`))
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => Number((JSON.parse(line) as { uuid: string }).uuid));
    expect(await uuids('')).toEqual(rows.map((_, nth) => nth));
    const [since, until] = [1, 3].map((at) => new Date(at).toISOString());
    expect(await uuids(`?since=${since}&until=${until}`)).toEqual(
      rows.slice(700, 2_100).map((_, nth) => nth + 700),
    );
    expect(await broken(await member.send('/records/people.csv?since=yesterday'))).toEqual([
      ' time-malformed',
    ]);
    await server.stop();
  });

  test('a receipt finds what arrived with it, however it is typed', async () => {
    const server = await open();
    const member = await server.join({ right: 'read' });
    const uuid = await register(member, { device: 'ABCD2345', receipt: 'K7-4QF2' });
    for (const typed of ['K7-4QF2', 'k74qf2', 'K7%204QF2'])
      expect(JSON.parse(await textOf(member, `/records/receipt/${typed}`))).toMatchObject({
        people: [{ uuid }],
      });
    expect(await statusOf(member.send('/records/receipt/ZZ-ZZZZ'))).toBe(404);
    expect(await statusOf(member.send('/records/receipt/%E0%A4%A'))).toBe(422);
    const other = await server.join({ right: 'read' });
    expect(await statusOf(other.send('/records/receipt/K7-4QF2'))).toBe(404);
    await server.stop();
  });

  test('the audit log has accepted and rejected requests, and no value that was sent', async () => {
    const server = await open();
    const member = await server.join({ right: 'read' });
    const uuid = await register(member, { device: 'ABCD2345', receipt: 'K7-4QF2' });
    await register(member, {
      device: 'ABCD2345',
      receipt: 'K7-4QF3',
      fields: { country: 'Atlantis', sex: 'Z' },
    });
    // How the app finds out whether a server is here.
    expect(await statusOf(member.send('/api-v1/users/create', { method: 'POST' }))).toBe(422);
    const lines = (await textOf(member, '/records/audit.ndjson')).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject(
      [
        { receipt: 'K7-4QF2', status: '200', record_uuid: uuid, rules: '' },
        { receipt: 'K7-4QF3', status: '422', record_uuid: '', rules: 'sex-unknown, country-unknown' },
      ].toSorted((a, b) => (lines[0]?.includes(a.receipt) ? -1 : lines[0]?.includes(b.receipt) ? 1 : 0)),
    );
    expect(lines.join()).not.toContain('Atlantis');
    expect(JSON.stringify(server.log)).not.toMatch(/Atlantis|K7-4QF2|2221/);
    await server.stop();
  });

  test('the team’s report counts by day, device and group, and finds duplicates and rejections', async () => {
    now = new Date('2026-11-28T09:00:00Z');
    const server = await open();
    const member = await server.join({ right: 'read' });
    const nakuru = await group(member, 'Nakuru 3');
    const at = (time: string) => `2026-11-${time}Z`;
    // 22:30 in London is the next day in Nairobi.
    const late = await register(member, { device: 'ABCD2345', receipt: 'K7-2222', at: at('26T22:30:00') });
    await register(member, {
      device: 'ABCD2345',
      receipt: 'K7-2223',
      at: at('28T08:00:00'),
      fields: { group_uuid: nakuru },
    });
    const twin = { device: 'WXYZ6789', fields: { sex: 'M', group_uuid: nakuru } };
    await register(member, { ...twin, receipt: 'K7-2224', at: at('27T10:00:00') });
    await register(member, { ...twin, receipt: 'K7-2225', at: at('27T10:00:59') });
    await register(member, { ...twin, receipt: 'K7-2226', at: at('27T10:02:30') });
    // Rejected and corrected; rejected twice, which counts once.
    await register(member, {
      device: 'ABCD2345',
      receipt: 'K7-2227',
      at: at('28T08:01:00'),
      fields: { country: 'UK' },
    });
    now = new Date('2026-11-28T09:00:01Z');
    await register(member, {
      device: 'ABCD2345',
      receipt: 'K7-2227',
      at: at('28T08:01:00'),
      fields: { sex: 'M' },
    });
    await register(member, { ...twin, receipt: 'K7-2228', fields: { country: 'UK' } });
    now = new Date('2026-11-28T09:00:02Z');
    await register(member, { ...twin, receipt: 'K7-2228', fields: { country: 'XX' } });
    const auto_assign = JSON.stringify([{ key: 'AI', target: late }]);
    await statusOf(
      member.send('/api-v1/user/assign', form({ user_uuid: late ?? '', auto_assign, auto_reserve: '1' })),
    );
    const ask = async (query: string) =>
      TeamReport.parse(JSON.parse(await textOf(member, `/records/team?zone=Africa/Nairobi&${query}`)));
    const report = await ask('from=2026-11-27&until=2026-11-28');
    expect(report).toMatchObject({
      ...{ organisation: `Example Org ${member.organisationId}`, people: 6, withAssessments: 1 },
      days: [
        { day: '2026-11-27', people: 4 },
        { day: '2026-11-28', people: 2 },
      ],
      devices: [
        {
          code: 'WXYZ6789',
          key: 'Tablets',
          today: 0,
          people: 3,
          rejected: 1,
          lastContact: '2026-11-28T09:00:02.000Z',
        },
        {
          code: 'ABCD2345',
          key: 'Tablets',
          today: 2,
          people: 3,
          rejected: 0,
          lastContact: '2026-11-28T09:00:01.000Z',
        },
      ],
      groups: [{ uuid: nakuru, name: 'Nakuru 3', people: 4 }, { people: 2 }],
      rejected: { count: 1, last: [{ code: 'WXYZ6789', receipt: 'K7-2228', rules: ['country-unknown'] }] },
      duplicates: {
        count: 1,
        last: [{ code: 'WXYZ6789', sex: 'M', people: [{ receipt: 'K7-2224' }, { receipt: 'K7-2225' }] }],
      },
    });
    expect((await ask(`from=2026-11-27&until=2026-11-28&group=${nakuru}`)).people).toBe(4);
    expect((await ask('from=2026-11-27&until=2026-11-28&group=none')).people).toBe(2);
    expect((await ask('from=2026-11-28&until=2026-11-28')).people).toBe(2);
    for (const query of [
      'from=2026-11-28',
      'from=2026-11-28&until=2026-11-27',
      'from=2020-01-01&until=2026-11-28',
      'from=0001-01-01&until=9999-12-31',
    ])
      expect(await statusOf(member.send(`/records/team?zone=UTC&${query}`))).toBe(422);
    expect(await statusOf(member.send('/records/team?from=2026-11-27&until=2026-11-27&zone=Mars'))).toBe(422);
    const other = await server.join({ right: 'read' });
    const theirs = await textOf(other, '/records/team?zone=UTC&from=2026-11-27&until=2026-11-28');
    expect(JSON.parse(theirs)).toMatchObject({ people: 0, devices: [] });
    await server.stop();
  });

  test('the team’s report lists a hundred of many pairs and rejections, and counts them all', async () => {
    const server = await open();
    const member = await server.join({ right: 'read' });
    const { organisationId: organisation_id } = member;
    // A list that was imported within seconds: everyone is like everyone else.
    const first = Date.parse('2026-11-28T08:00:00Z');
    const origin = { organisation_id, key_id: null, device: 'ABCD2345', receipt: null };
    const people = Array.from({ length: 300 }, (_, nth) => ({
      ...origin,
      ...{ uuid: String(nth).padStart(36, '0'), sex: 'F' as const, country: 'KE' },
      ...{ occupation: nth % 2 === 0 ? '2221' : '2330', created_at: first, registered_at: first + nth * 10 },
    }));
    await server.storage.db.insertInto('users').values(people).execute();
    const requests = Array.from({ length: 150 }, (_, nth) => ({
      ...origin,
      ...{ id: String(nth), at: first + nth, operation: 'assign', status: 422, record_uuid: null, rules: '' },
    }));
    await server.storage.db.insertInto('audit').values(requests).execute();
    const device = { key_id: '', code: 'ABCD2345', first_at: first, last_at: first };
    await server.storage.db
      .insertInto('devices')
      .values({ organisation_id, ...device })
      .execute();
    const text = await textOf(member, '/records/team?zone=UTC&from=2026-11-28&until=2026-11-28');
    const { duplicates, rejected, devices } = TeamReport.parse(JSON.parse(text));
    expect([duplicates.count, duplicates.last.length]).toEqual([298, 100]);
    expect(duplicates.last[0]).toMatchObject({
      occupation: '2330',
      people: [{ uuid: people[297]?.uuid }, { uuid: people[299]?.uuid }],
    });
    expect([rejected.count, rejected.last.length]).toEqual([150, 100]);
    expect(rejected.last[0]?.at).toBe(new Date(first + 149).toISOString());
    expect(devices).toMatchObject([{ code: 'ABCD2345', people: 300, rejected: 150 }]);
    await server.stop();
  });

  test('two people with the same values are a pair although one is from the next day, or in another group', async () => {
    now = new Date('2026-11-28T09:00:00Z');
    const server = await open();
    const member = await server.join({ right: 'read' });
    const nakuru = await group(member, 'Nakuru 3');
    const device = 'ABCD2345';
    const fields = { group_uuid: nakuru };
    await register(member, { device, receipt: 'K7-2222', at: '2026-11-26T23:59:59Z', fields });
    await register(member, { device, receipt: 'K7-2223', at: '2026-11-27T00:00:00Z' });
    const query = `zone=UTC&from=2026-11-26&until=2026-11-26&group=${nakuru}`;
    const text = await textOf(member, `/records/team?${query}`);
    expect(TeamReport.parse(JSON.parse(text)).duplicates).toMatchObject({
      count: 1,
      last: [{ group: 'Nakuru 3', people: [{ receipt: 'K7-2222' }, { receipt: 'K7-2223' }] }],
    });
    await server.stop();
  });
});
