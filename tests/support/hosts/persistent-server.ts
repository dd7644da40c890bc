import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { createClient } from '../../../src/api/client.ts';
import type { LogEntry } from '../../../src/server/database/http/app.ts';
import type { Rates } from '../../../src/server/database/http/rate-limits.ts';
import { addKey } from '../../../src/server/database/service/api-keys.ts';
import type { Right } from '../../../src/server/database/storage/tables.ts';
import { serve, type Served } from '../../../src/server/database/start.ts';
import { openStorage, type Place, type Storage } from '../../../src/server/database/storage/open.ts';
import { company, team, type HostOptions, type OpenHost } from './contract-host.ts';
import { startPostgres } from './postgres.ts';

export const DATABASES = ['SQLite', 'PostgreSQL'] as const;
type Database = (typeof DATABASES)[number];

/** Options of a test for what no query of its own decides: by day SQLite shows it. */
export const postgresAtNight = (kind: Database) => ({ tags: kind === 'PostgreSQL' ? ['night'] : [] });

/** Where nothing is stored yet. */
interface EmptyPlace extends Place {
  /** Kills PostgreSQL as a power cut would, and starts it again. */
  killDatabase?: () => Promise<void>;
}

/** Empty databases of a kind, for the tests of one file. They are removed behind its last test. */
export function places(kind: Database): () => Promise<EmptyPlace> {
  const undo: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const one of undo.toReversed()) await one();
  });
  const folder = async () => {
    const data = await mkdtemp(join(tmpdir(), 'outpost-data-'));
    undo.push(() => rm(data, { recursive: true, force: true }));
    return data;
  };
  let postgres: ReturnType<typeof startPostgres> | undefined;
  return async () => {
    const data = await folder();
    if (kind === 'SQLite') return { data };
    if (!postgres) {
      postgres = startPostgres();
      const running = await postgres;
      undo.push(() => running.stop());
    }
    const running = await postgres;
    return { data, url: await running.create(), killDatabase: () => running.killAndStart() };
  };
}

export interface PersistentServer extends Served {
  url: string;
  /** The same database by another connection. */
  storage: Storage;
  log: LogEntry[];
  /** Adds an organisation of its own with a key. */
  join: (options?: HostOptions & { right?: Right }) => Promise<Member>;
}

/** An organisation, and a key to it. */
export interface Member {
  organisationId: string;
  key: string;
  /** Sends with the key. */
  send: (path: string, init?: RequestInit) => Promise<Response>;
}

export async function startPersistentServer(
  place: Place,
  options: { rates?: Rates; now?: () => Date; appFolder?: string } = {},
): Promise<PersistentServer> {
  const now = options.now ?? (() => new Date());
  const log: LogEntry[] = [];
  const served = await serve({
    ...{ place, now, port: 0, host: '127.0.0.1' },
    appFolder: options.appFolder ?? place.data,
    log: (entry) => log.push(entry),
    ...(options.rates && { rates: options.rates }),
  });
  const storage = await openStorage(place);
  const url = `http://localhost:${served.port}`;
  return {
    ...{ ...served, url, storage, log },
    async join({ contract, country, right = 'send' } = {}) {
      const id = randomUUID();
      const facts = { contract: contract ?? 'other', country: country ?? null, created_at: now().getTime() };
      await storage.db
        .insertInto('organisations')
        .values({ id, name: `Example Org ${id}`, ...facts })
        .execute();
      const { secret } = await addKey(storage.db, now(), { organisationId: id, name: 'Tablets', right });
      return { organisationId: id, key: secret, send: sendAs(url, secret) };
    },
    async stop() {
      await storage.close();
      await served.stop();
    },
  };
}

/** The status of an answer, whose body is read to its end: a server that stops waits for what is still being sent. */
export async function statusOf(answer: Response | Promise<Response>): Promise<number> {
  const { status, body } = await answer;
  await body?.pipeTo(new WritableStream());
  return status;
}

/** Sends with a key. */
export function sendAs(url: string, key: string): Member['send'] {
  return (path, init) => {
    const headers = new Headers(init?.headers);
    headers.set('apikey', key);
    return fetch(url + path, { ...init, headers });
  };
}

/** Hosts for the contract's suite: one server for all, with an organisation for each test. */
export function persistentHosts(place: () => Promise<Place>): OpenHost {
  let starting: Promise<PersistentServer> | undefined;
  afterAll(async () => (await starting)?.stop());
  return async (options) => {
    starting ??= place().then((one) => startPersistentServer(one));
    const { url, storage, join: joinServer } = await starting;
    const { organisationId, key, send } = await joinServer(options);
    const groups = [company, team].map(({ uuid, name, type }) => ({
      ...{ organisation_id: organisationId, uuid, name, type, parent_uuid: null, created_at: 0 },
    }));
    await storage.db.insertInto('groups').values(groups).execute();
    const kept = async () => {
      const counts = await Promise.all(
        (['users', 'assignments', 'groups'] as const).map((table) =>
          storage.db
            .selectFrom(table)
            .select((of) => of.fn.countAll().as('count'))
            .where('organisation_id', '=', organisationId)
            .executeTakeFirstOrThrow(),
        ),
      );
      return counts.reduce((sum, { count }) => sum + Number(count), -groups.length);
    };
    const client = createClient.bind(undefined, (request) => {
      request.headers.set('apikey', key);
      return fetch(request);
    });
    return {
      ...{ send, kept },
      client: (encoding) => client({ baseUrl: url, encoding }),
      close: () => Promise.resolve(),
    };
  };
}
