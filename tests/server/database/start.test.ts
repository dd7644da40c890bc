import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect, SqliteDialect } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { runCommand } from '../../../src/server/database/commands.ts';
import { readCommand } from '../../../src/server/database/command-line.ts';
import { listOrganisations } from '../../../src/server/database/service/organisations.ts';
import { serve } from '../../../src/server/database/start.ts';
import { migrations } from '../../../src/server/database/storage/migrations.ts';
import { FILE, openStorage, type Place } from '../../../src/server/database/storage/open.ts';
import type { Tables } from '../../../src/server/database/storage/tables.ts';
import { DATABASES, places, postgresAtNight } from '../../support/hosts/persistent-server.ts';
import { startServerProcess } from '../../support/hosts/server-process.ts';

const now = () => new Date('2026-11-28T09:00:00Z');
const start = (place: Place) => serve({ place, port: 0, appFolder: '', now, log: () => undefined });

/** The database as the first version of the program made it. */
async function openFirstVersion({ data, url }: Place): Promise<Kysely<Tables>> {
  const dialect =
    url === undefined
      ? new SqliteDialect({ database: new Database(join(data, FILE)) })
      : new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) });
  const db = new Kysely<Tables>({ dialect });
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  expect(await migrator.migrateTo('001 tables')).toMatchObject({ results: [{ status: 'Success' }] });
  return db;
}

describe.each(DATABASES)('a server that starts, over %s', (kind) => {
  const place = places(kind);

  test('at the same moment as another one adds one organisation with it', postgresAtNight(kind), async () => {
    const where = await place();
    const storage = await openStorage(where);
    const servers = await Promise.all([start(where), start(where)]);
    expect((await listOrganisations(storage.db)).map(({ name }) => name)).toEqual(['My organisation']);
    for (const server of servers) await server.stop();
    await storage.close();
  });

  test('gives each organisation a name of its own, where an older version did not', async () => {
    const where = await place();
    const db = await openFirstVersion(where);
    const names = ['One', 'One (2)', 'Two', 'One', 'One', 'Two'];
    const rows = names.map((name, at) => ({
      ...{ id: `${9 - at}`, name, country: null, contract: 'other' as const, created_at: at },
    }));
    await db.insertInto('organisations').values(rows).execute();
    await db.destroy();
    const storage = await openStorage(where);
    const after = await listOrganisations(storage.db);
    expect(after.map(({ id, name }) => `${id} ${name}`)).toEqual([
      ...['9 One', '8 One (2)', '6 One (3)', '5 One (4)'],
      ...['7 Two', '4 Two (2)'],
    ]);
    await storage.close();
    await expect(runCommand(readCommand(['organisation', 'add', 'Two']), where, now)).rejects.toThrow(
      'named Two already',
    );
  });
});

test('servers that start at once in an empty folder make its tables once', { tags: ['night'] }, async () => {
  const where = await places('SQLite')();
  const servers = await Promise.all([1, 2, 3].map(() => startServerProcess(where)));
  const storage = await openStorage(where);
  expect(await listOrganisations(storage.db)).toHaveLength(1);
  await storage.close();
  for (const server of servers) await server.kill('SIGTERM');
});
