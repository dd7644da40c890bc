import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addKey } from '../../src/server/database/service/api-keys.ts';
import { addOrganisation } from '../../src/server/database/service/organisations.ts';
import { serve } from '../../src/server/database/start.ts';
import { openStorage, type Place, type Storage } from '../../src/server/database/storage/open.ts';
import { startPostgres } from '../support/hosts/postgres.ts';
import { Fleet } from '../support/parts/fleet.ts';
import { compare, isSmoke, milliseconds } from './measure.ts';

/**
 * The persistent server on each database: creating people over HTTP against bare inserts of the same rows, with a thousand people
 * in the database and with a million, and a fleet of devices that regain the network at the same moment.
 */
const AT_ONCE = 20;
const PEOPLE = isSmoke ? 40 : 1_000;
const [FEW, MANY] = [1_000, isSmoke ? 5_000 : 1_000_000];
const FLEET = isSmoke ? { devices: 3, each: 3 } : { devices: 100, each: 200 };

const GOOD = { sex: 'F', country: 'KE', occupation: '2221' } as const;
const given = { now: () => new Date(), newId: randomUUID };

interface Server {
  storage: Storage;
  url: string;
  key: string;
  organisationId: string;
  stop(): Promise<void>;
}

async function aServer(place: Place): Promise<Server> {
  const served = await serve({
    ...{ place, port: 0, host: '127.0.0.1', appFolder: place.data, now: given.now },
    log: () => undefined,
    rates: { requests: 1e9, wrongKeys: 1 },
  });
  const storage = await openStorage(place);
  const { id } = await addOrganisation(storage.db, given, { name: randomUUID() });
  const key = { organisationId: id, name: 'Benchmark', right: 'read' } as const;
  const { secret } = await addKey(storage.db, given.now(), key);
  return {
    ...{ storage, url: `http://localhost:${served.port}`, key: secret, organisationId: id },
    async stop() {
      await storage.close();
      await served.stop();
    },
  };
}

/** Does something many times, some at a time. */
async function often(count: number, work: () => Promise<unknown>): Promise<void> {
  let left = count;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

async function create({ url, key }: Server): Promise<string> {
  const headers = { apikey: key, 'idempotency-key': randomUUID(), 'outpost-device': 'ABCD2345' };
  const body = new URLSearchParams(GOOD);
  const answer = await fetch(`${url}/api-v1/users/create`, { method: 'POST', body, headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

const rowOf = (organisationId: string, at: number) => ({
  ...{ organisation_id: organisationId, uuid: randomUUID(), ...GOOD, created_at: at, registered_at: at },
  ...{ key_id: null, device: 'ABCD2345', receipt: null },
});

/** A row in a transaction of its own, as a record needs. */
async function insert({ storage, organisationId }: Server): Promise<void> {
  await storage.transaction((trx) =>
    trx.insertInto('users').values(rowOf(organisationId, Date.now())).execute(),
  );
}

async function fill({ storage, organisationId }: Server, count: number): Promise<void> {
  const CHUNK = 1_000;
  for (let from = 0; from < count; from += CHUNK) {
    const rows = Array.from({ length: CHUNK }, (_, nth) => rowOf(organisationId, from + nth));
    await storage.db.insertInto('users').values(rows).execute();
  }
}

async function whatOnePersonTakes(name: string, place: () => Promise<Place>): Promise<void> {
  const server = await aServer(await place());
  await compare({
    title: `${name}: ${PEOPLE} people over HTTP, ${AT_ONCE} at a time, in ms`,
    ours: {
      name: 'with key, rules and audit',
      run: () => milliseconds(() => often(PEOPLE, () => create(server))),
    },
    peer: { name: 'bare inserts', run: () => milliseconds(() => often(PEOPLE, () => insert(server))) },
    // Not a promise to anyone: it shows when a change makes the server slow. Measured: 8 on SQLite, 12 on PostgreSQL.
    limit: 20,
    rounds: 5,
    seed: 1,
  });
  await server.stop();
}

async function whatAMillionTakes(name: string, place: () => Promise<Place>): Promise<void> {
  const [small, large] = [await aServer(await place()), await aServer(await place())];
  await fill(small, FEW);
  await fill(large, MANY);
  const ask = async ({ url, key }: Server, path: string) =>
    (await fetch(`${url}/records/${path}`, { headers: { apikey: key } })).arrayBuffer();
  const since = (server: Server) => new Date(server === small ? FEW - 1_000 : MANY - 1_000).toISOString();
  const acts: [string, (server: Server) => Promise<unknown>][] = [
    ['creating 100 people', (server) => often(100, () => create(server))],
    ['finding 100 receipts', (server) => often(100, () => ask(server, 'receipt/K7-4QF2'))],
    ['exporting the last 1,000', (server) => ask(server, `people.csv?since=${since(server)}`)],
  ];
  for (const [act, run] of acts)
    await compare({
      title: `${name}: ${act}, in ms`,
      ours: { name: `with ${MANY} people`, run: () => milliseconds(() => run(large)) },
      peer: { name: `with ${FEW}`, run: () => milliseconds(() => run(small)) },
      limit: 2,
      rounds: 9,
      seed: 1,
    });
  await small.stop();
  await large.stop();
}

async function whatAFleetTakes(name: string, place: () => Promise<Place>): Promise<void> {
  const server = await aServer(await place());
  const fleet = await Fleet.open(name, FLEET.devices, server);
  await fleet.register(FLEET.each);
  const took = await milliseconds(() => fleet.regainNetwork());
  const [first = 0] = fleet.answers;
  const perSecond = new Map<number, number>();
  for (const at of fleet.answers) {
    const second = Math.floor((at - first) / 1_000);
    perSecond.set(second, (perSecond.get(second) ?? 0) + 1);
  }
  const peak = Math.max(...perSecond.values());
  const mean = (fleet.answers.length / took) * 1_000;
  console.log(
    `${name}: ${FLEET.devices} devices with ${FLEET.each} people each, in one process with the server`,
  );
  console.log(
    `  ${fleet.answers.length} accepted, ${mean.toFixed(0)} a second on average, ${peak} at the peak`,
  );
  console.log(`  ratio of peak to mean ${(peak / mean).toFixed(2)}\n`);
  await fleet.close();
  await server.stop();
}

const folder = await mkdtemp(join(tmpdir(), 'outpost-bench-'));
const postgres = await startPostgres();
let places = 0;
const onDisk = () => Promise.resolve({ data: join(folder, String((places += 1))) });
const inPostgres = async () => ({ ...(await onDisk()), url: await postgres.create() });
try {
  for (const [name, place] of [
    ['SQLite', onDisk],
    ['PostgreSQL', inPostgres],
  ] as const) {
    await whatOnePersonTakes(name, place);
    await whatAMillionTakes(name, place);
    await whatAFleetTakes(name, place);
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
