import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../src/server/faults/seeded-chance.ts';
import { addKey } from '../../../src/server/database/service/api-keys.ts';
import { addOrganisation } from '../../../src/server/database/service/organisations.ts';
import { openStorage, type Place, type Storage } from '../../../src/server/database/storage/open.ts';
import { form } from '../../support/hosts/contract-host.ts';
import { DATABASES, places, postgresAtNight } from '../../support/hosts/persistent-server.ts';
import { runsOf, seedOf } from '../../support/parts/seed.ts';
import { startServerProcess, type ServerProcess } from '../../support/hosts/server-process.ts';

const DEVICES = 20;

interface Answer {
  data: { uuid?: string; assignments?: { uuid: string } };
}

/** The servers of all rounds, one after another, over the same database. */
class Servers {
  readonly #place: Place;
  #running: Promise<ServerProcess>;
  /** Settled once what was killed is there again. */
  whole: Promise<unknown>;

  constructor(place: Place) {
    this.#place = place;
    this.whole = this.#running = startServerProcess(place);
  }

  async url(): Promise<string> {
    await this.whole;
    return (await this.#running).url;
  }

  kill(): void {
    const killed = this.#running.then((one) => one.kill());
    this.whole = this.#running = killed.then(() => startServerProcess(this.#place));
  }

  async stop(): Promise<void> {
    await (await this.#running).kill('SIGTERM');
  }
}

/**
 * Sends people and purchases from all devices at once, and asks with the same key again wherever no answer came: whoever has a key
 * is never left without one. @param kill is called at the answer of this number
 */
async function round(
  { storage, servers }: { storage: Storage; servers: Servers },
  count: number,
  at: number,
  kill: () => void,
): Promise<void> {
  const now = () => new Date();
  const { id } = await addOrganisation(storage.db, { now, newId: randomUUID }, { name: randomUUID() });
  const { secret } = await addKey(storage.db, now(), { organisationId: id, name: 'Tablets', right: 'send' });
  let answers = 0;

  async function send(path: string, fields: Record<string, string>): Promise<Answer['data']> {
    const headers = { apikey: secret, 'idempotency-key': randomUUID() };
    for (;;) {
      const url = `${await servers.url()}/api-v1/${path}`;
      const answer = await fetch(url, { ...form(fields), headers }).catch(() => undefined);
      const text = await answer?.text().catch(() => undefined);
      if (!answer || text === undefined) continue;
      if (answer.ok) {
        answers += 1;
        if (answers === at) kill();
        return (JSON.parse(text) as Answer).data;
      }
      // A killed server says nothing. One whose database was killed says so.
      expect([answer.status, text]).toEqual([503, expect.stringContaining('database-failed')]);
    }
  }

  const acknowledged = { users: [] as string[], assignments: [] as string[] };
  const device = async () => {
    for (let sent = 0; sent < count / DEVICES; sent += 2) {
      const { uuid = '' } = await send('users/create', { sex: 'F', country: 'KE', occupation: '2221' });
      acknowledged.users.push(uuid);
      const auto_assign = JSON.stringify([{ key: 'AI', target: uuid }]);
      const made = await send('user/assign', { user_uuid: uuid, auto_assign, auto_reserve: '1' });
      acknowledged.assignments.push(made.assignments?.uuid ?? '');
    }
  };
  await Promise.all(Array.from({ length: DEVICES }, device));
  // The last answers may have been on their way when PostgreSQL was killed, and the comparison needs it.
  await servers.whole;
  expect(new Set([...acknowledged.users, ...acknowledged.assignments]).size).toBe(count);
  for (const table of ['users', 'assignments'] as const) {
    const rows = await storage.db
      .selectFrom(table)
      .select('uuid')
      .where('organisation_id', '=', id)
      .execute();
    // Every record was acknowledged, so neither list has one that the other has not.
    expect(rows.map(({ uuid }) => uuid).toSorted()).toEqual(acknowledged[table].toSorted());
  }
}

describe.each(DATABASES)('a server that is killed while 20 devices send, over %s', (kind) => {
  const place = places(kind);

  test('has everything that it acknowledged, and nothing twice', postgresAtNight(kind), async () => {
    const where = await place();
    const [storage, servers] = [await openStorage(where), new Servers(where)];
    await round({ storage, servers }, 200, 70, () => servers.kill());
    await storage.close();
    await servers.stop();
  });

  test(
    // With OUTPOST_RUNS=100, a hundred times.
    'again and again, and PostgreSQL itself every fifth time',
    { tags: ['night'], timeout: 3_600_000 },
    async () => {
      const chance = seededChance(seedOf(`killed servers over ${kind}`).seed);
      const where = await place();
      const [storage, servers] = [await openStorage(where), new Servers(where)];
      const { numRuns } = runsOf(10);
      for (let nth = 1; nth <= numRuns; nth += 1) {
        const kill = () => {
          if (where.killDatabase && nth % 5 === 0) servers.whole = where.killDatabase();
          else servers.kill();
        };
        await round({ storage, servers }, 1_000, 1 + Math.floor(chance() * 999), kill);
      }
      await storage.close();
      await servers.stop();
    },
  );
});
