import { describe, expect, test } from 'vitest';
import { broken, form, person } from '../../support/hosts/contract-host.ts';
import {
  DATABASES,
  persistentHosts,
  places,
  sendAs,
  startPersistentServer,
  statusOf,
  type Member,
} from '../../support/hosts/persistent-server.ts';

const GOOD = { sex: 'F', country: 'KE', occupation: '2221' };

const create = (fields: Record<string, string>, key: string): RequestInit => ({
  ...form(fields),
  headers: { 'idempotency-key': key },
});

const usersOf = async (member: Member) =>
  (await (await member.send('/records/people.ndjson')).text()).split('\n').filter((line) => line !== '');

describe.each(DATABASES)('Idempotency-Key, in %s', (kind) => {
  const place = places(kind);
  const open = async () => startPersistentServer(await place());

  test('the same request gets the same answer and stores nothing again, even after a restart', async () => {
    const where = await place();
    const first = await startPersistentServer(where);
    const member = await first.join({ right: 'read' });
    const send = (to: Member['send']) => to('/api-v1/users/create', create(GOOD, 'one'));
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => (await send(member.send)).text()),
    );
    await first.stop();
    const again = await startPersistentServer(where);
    const later = sendAs(again.url, member.key);
    answers.push(await (await send(later)).text());
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('User created');
    expect(await usersOf({ ...member, send: later })).toHaveLength(1);
    await again.stop();
  });

  test('another request with a used key is refused, and one without a key is stored each time', async () => {
    const server = await open();
    const member = await server.join({ right: 'read' });
    expect(await statusOf(member.send('/api-v1/users/create', create(GOOD, 'one')))).toBe(200);
    const other = await member.send('/api-v1/users/create', create({ ...GOOD, sex: 'M' }, 'one'));
    expect(await broken(other)).toEqual([' idempotency-key-reused']);
    const elsewhere = await member.send('/api-v1/users/create?sex=F', create({ ...GOOD, sex: '' }, 'one'));
    expect(await statusOf(elsewhere)).toBe(422);
    for (let count = 0; count < 2; count += 1)
      expect(await statusOf(member.send('/api-v1/users/create', form(GOOD)))).toBe(200);
    for (const sex of ['F', 'M'])
      expect(await statusOf(member.send('/api-v1/users/create', create({ ...GOOD, sex }, '')))).toBe(200);
    expect(await usersOf(member)).toHaveLength(5);
    await server.stop();
  });

  test('a refused request leaves its key free, so that it can be corrected', async () => {
    const server = await open();
    const member = await server.join({ right: 'read' });
    const refused = await member.send('/api-v1/users/create', create({ ...GOOD, country: 'UK' }, 'one'));
    expect(await statusOf(refused)).toBe(422);
    const corrected = await member.send('/api-v1/users/create', create(GOOD, 'one'));
    expect(await statusOf(corrected)).toBe(200);
    await server.stop();
  });

  test('the keys of two organisations have nothing to do with each other', async () => {
    const server = await open();
    const [one, other] = [await server.join(), await server.join()];
    const uuids = await Promise.all(
      [one, other].map(async ({ send }) => (await send('/api-v1/users/create', create(GOOD, 'one'))).text()),
    );
    expect(new Set(uuids).size).toBe(2);
    await server.stop();
  });

  test('a purchase is stored once, with all of its entries', async () => {
    const server = await open();
    const member = await server.join({ right: 'read' });
    const created = await member.send('/api-v1/users/create', create(GOOD, 'person'));
    const { data } = (await created.json()) as { data: { uuid: string } };
    const auto_assign = JSON.stringify(['AI', 'TA'].map((key) => ({ key, target: data.uuid })));
    const assign = create({ user_uuid: data.uuid, auto_assign, auto_reserve: '1' }, 'purchase');
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => (await member.send('/api-v1/user/assign', assign)).text()),
    );
    expect(new Set(answers).size).toBe(1);
    const lines = (await (await member.send('/records/assignments.ndjson')).text()).trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { assessment: string }).assessment)).toEqual([
      'AI',
      'TA',
    ]);
    await server.stop();
  });

  test('a key that is too long is refused, and that it was, like a key used twice, is in the audit log', async () => {
    const server = await open();
    const { send } = await server.join({ right: 'read' });
    const answer = await send('/api-v1/users/create', create(GOOD, 'x'.repeat(201)));
    expect(await broken(answer)).toEqual([' idempotency-key-too-long']);
    for (const sex of ['F', 'M', 'F'])
      await statusOf(send('/api-v1/users/create', create({ ...GOOD, sex }, 'one')));
    const audit = (await (await send('/records/audit.ndjson')).text()).trim().split('\n');
    expect(audit.map((line) => (JSON.parse(line) as { rules: string }).rules)).toEqual([
      'idempotency-key-too-long',
      '',
      'idempotency-key-reused',
    ]);
    await server.stop();
  });

  test('requests at once that bring a person into groups each have a place in their order', async () => {
    const server = await open();
    const member = await server.join({ right: 'read' });
    const groupOf = async (name: string) => {
      const made = await member.send('/api-v1/groups/create', form({ name, type: 'TEAM' }));
      return ((await made.json()) as { data: { uuid: string } }).data.uuid;
    };
    const groups = await Promise.all(['One', 'Two', 'Three', 'Four'].map(groupOf));
    const created = await member.send('/api-v1/users/create', form(GOOD));
    const { data } = (await created.json()) as { data: { uuid: string } };
    const auto_assign = JSON.stringify([{ key: 'AI', target: data.uuid }]);
    const statuses = await Promise.all(
      groups.map((group_uuid) =>
        statusOf(
          member.send(
            '/api-v1/user/assign',
            form({ user_uuid: data.uuid, auto_assign, auto_reserve: '1', group_uuid }),
          ),
        ),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const joined = await server.storage.db
      .selectFrom('memberships')
      .select('position')
      .where('user_uuid', '=', data.uuid)
      .execute();
    expect(joined.map(({ position }) => position).toSorted()).toEqual([1, 2, 3, 4]);
    await server.stop();
  });

  test('a character that the database cannot store is refused, and not said to be its failure', async () => {
    const server = await open();
    const member = await server.join();
    const answer = await member.send('/api-v1/groups/create', form({ name: 'A\u0000B', type: 'TEAM' }));
    if (kind === 'PostgreSQL') expect(await broken(answer)).toEqual([' character-not-stored']);
    else expect(await statusOf(answer)).toBe(200);
    await server.stop();
  });
});

describe.each(DATABASES)('organisations, in %s', (kind) => {
  const open = persistentHosts(places(kind));

  test('nobody can use what belongs to another organisation', async () => {
    const [ours, theirs] = [await open(), await open()];
    const uuid = await person(theirs);
    const made = await theirs.send('/api-v1/groups/create', form({ name: 'Theirs', type: 'TEAM' }));
    const group = ((await made.json()) as { data: { uuid: string } }).data.uuid;
    const auto_assign = JSON.stringify([{ key: 'AI', target: uuid }]);
    const assigned = await ours.send(
      '/api-v1/user/assign',
      form({ user_uuid: uuid, auto_assign, auto_reserve: '1' }),
    );
    expect(await broken(assigned)).toContain('/user_uuid user-unknown');
    const joined = await ours.send('/api-v1/users/create', form({ ...GOOD, group_uuid: group }));
    expect(await broken(joined)).toEqual(['/group_uuid group-unknown']);
    const child = await ours.send(
      '/api-v1/groups/create',
      form({ name: 'Ours', type: 'TEAM', parent_uuid: group }),
    );
    expect(await statusOf(child)).toBe(422);
    expect(await ours.kept()).toBe(0);
  });

  test('texts that look like SQL are texts', async () => {
    const host = await open();
    const evil = `'); DROP TABLE users; -- " OR 1=1`;
    const made = await host.send('/api-v1/groups/create', form({ name: evil, type: 'TEAM' }));
    expect(await made.json()).toMatchObject({ data: { name: evil } });
    for (const field of ['sex', 'country', 'occupation', 'group_uuid'])
      expect(await statusOf(host.send('/api-v1/users/create', form({ ...GOOD, [field]: evil })))).toBe(422);
    await person(host);
    expect(await host.kept()).toBe(2);
  });
});
