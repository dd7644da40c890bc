import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import type { Tables } from './tables.ts';

/** In order. One that a server has run is never edited: add the next one. */
export const migrations: Record<string, Migration> = {
  '001 tables': {
    async up(db) {
      await db.schema
        .createTable('organisations')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('country', 'text')
        .addColumn('contract', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('api_keys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .addColumn('right', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('revoked_at', 'bigint')
        .execute();
      await db.schema
        .createTable('groups')
        .addColumn('organisation_id', 'text', (column) => column.notNull())
        .addColumn('uuid', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('parent_uuid', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('groups_pk', ['organisation_id', 'uuid'])
        .execute();
      await db.schema
        .createTable('users')
        .addColumn('organisation_id', 'text', (column) => column.notNull())
        .addColumn('uuid', 'text', (column) => column.notNull())
        .addColumn('sex', 'text', (column) => column.notNull())
        .addColumn('country', 'text', (column) => column.notNull())
        .addColumn('occupation', 'text', (column) => column.notNull())
        .addColumn('key_id', 'text')
        .addColumn('device', 'text')
        .addColumn('receipt', 'text')
        .addColumn('registered_at', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('users_pk', ['organisation_id', 'uuid'])
        .execute();
      await db.schema
        .createTable('memberships')
        .addColumn('organisation_id', 'text', (column) => column.notNull())
        .addColumn('user_uuid', 'text', (column) => column.notNull())
        .addColumn('group_uuid', 'text', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('memberships_pk', ['organisation_id', 'user_uuid', 'group_uuid'])
        .execute();
      await db.schema
        .createTable('assignments')
        .addColumn('organisation_id', 'text', (column) => column.notNull())
        .addColumn('uuid', 'text', (column) => column.notNull())
        .addColumn('user_uuid', 'text', (column) => column.notNull())
        .addColumn('contract', 'text', (column) => column.notNull())
        .addColumn('denomination_country', 'text', (column) => column.notNull())
        .addColumn('group_uuid', 'text')
        .addColumn('auto_reserve', 'integer', (column) => column.notNull())
        .addColumn('revenue_share', 'text')
        .addColumn('key_id', 'text')
        .addColumn('device', 'text')
        .addColumn('receipt', 'text')
        .addColumn('registered_at', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('assignments_pk', ['organisation_id', 'uuid'])
        .execute();
      await db.schema
        .createTable('entries')
        .addColumn('organisation_id', 'text', (column) => column.notNull())
        .addColumn('assignment_uuid', 'text', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('assessment_uuid', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('target', 'text', (column) => column.notNull())
        .addColumn('target_kind', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('entries_pk', ['organisation_id', 'assignment_uuid', 'position'])
        .execute();
      await db.schema
        .createTable('idempotency_keys')
        .addColumn('organisation_id', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('request_hash', 'text', (column) => column.notNull())
        .addColumn('answer', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('idempotency_keys_pk', ['organisation_id', 'key'])
        .execute();
      await db.schema
        .createTable('audit')
        .addColumn('organisation_id', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('key_id', 'text')
        .addColumn('device', 'text')
        .addColumn('receipt', 'text')
        .addColumn('operation', 'text', (column) => column.notNull())
        .addColumn('status', 'integer', (column) => column.notNull())
        .addColumn('record_uuid', 'text')
        .addColumn('rules', 'text')
        .addPrimaryKeyConstraint('audit_pk', ['organisation_id', 'id'])
        .execute();
      await db.schema
        .createTable('devices')
        .addColumn('organisation_id', 'text', (column) => column.notNull())
        .addColumn('key_id', 'text', (column) => column.notNull())
        .addColumn('code', 'text', (column) => column.notNull())
        .addColumn('first_at', 'bigint', (column) => column.notNull())
        .addColumn('last_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('devices_pk', ['organisation_id', 'key_id', 'code'])
        .execute();
      // Pages of an export go on behind the last row, in the order of time.
      for (const [table, time] of [
        ['users', 'created_at'],
        ['assignments', 'created_at'],
        ['audit', 'at'],
      ] as const) {
        const row = table === 'audit' ? 'id' : 'uuid';
        await db.schema
          .createIndex(`${table}_in_order`)
          .on(table)
          .columns(['organisation_id', time, row])
          .execute();
      }
      await db.schema
        .createIndex('users_registered')
        .on('users')
        .columns(['organisation_id', 'registered_at', 'uuid'])
        .execute();
      for (const table of ['users', 'assignments', 'audit']) {
        await db.schema
          .createIndex(`${table}_by_receipt`)
          .on(table)
          .columns(['organisation_id', 'receipt'])
          .execute();
      }
      await db.schema
        .createIndex('assignments_by_user')
        .on('assignments')
        .columns(['organisation_id', 'user_uuid'])
        .execute();
      await db.schema
        .createIndex('memberships_by_group')
        .on('memberships')
        .columns(['organisation_id', 'group_uuid'])
        .execute();
    },
  },
  '002 names of organisations': {
    async up(db) {
      const { rows } = await sql<{
        id: string;
        name: string;
      }>`SELECT id, name FROM organisations ORDER BY created_at, id`.execute(db);
      const taken = new Set(rows.map(({ name }) => name));
      const seen = new Set<string>();
      for (const { id, name } of rows) {
        if (!seen.has(name)) {
          seen.add(name);
          continue;
        }
        let count = 2;
        while (taken.has(`${name} (${count})`)) count += 1;
        const other = `${name} (${count})`;
        taken.add(other);
        await sql`UPDATE organisations SET name = ${other} WHERE id = ${id}`.execute(db);
      }
      await db.schema
        .createIndex('organisations_by_name')
        .unique()
        .on('organisations')
        .column('name')
        .execute();
    },
  },
};

/**
 * Brings the tables to this version of the program, all of it or nothing. Doing it twice, or twice at once, is safe.
 * @throws if a migration fails
 */
export async function migrate({
  kind,
  db,
}: {
  kind: 'SQLite' | 'PostgreSQL';
  db: Kysely<Tables>;
}): Promise<void> {
  const isCurrent = (await migratorOf(db).getMigrations()).every(({ executedAt }) => executedAt);
  // Kysely takes a lock and a transaction in PostgreSQL alone.
  if (kind === 'PostgreSQL' || isCurrent) await toLatest(db);
  else
    await db.connection().execute(async (one) => {
      await sql`BEGIN IMMEDIATE`.execute(one);
      try {
        await toLatest(one);
        await sql`COMMIT`.execute(one);
      } catch (error) {
        // Fails where SQLite has taken everything back itself, as on a full disk.
        await sql`ROLLBACK`.execute(one).catch(() => undefined);
        throw error;
      }
    });
}

const migratorOf = (db: Kysely<Tables>) =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });

async function toLatest(db: Kysely<Tables>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error instanceof Error) throw error;
}
