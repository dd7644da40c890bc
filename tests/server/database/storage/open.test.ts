import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { addOrganisation, listOrganisations } from '../../../../src/server/database/service/organisations.ts';
import { FILE, openStorage } from '../../../../src/server/database/storage/open.ts';
import { isFull } from '../../../../src/server/database/storage/trouble.ts';
import { places } from '../../../support/hosts/persistent-server.ts';

const given = { now: () => new Date(), newId: randomUUID };

describe('a transaction of SQLite', () => {
  const place = places('SQLite');

  test('that finds the disk full says so, and takes everything back', async () => {
    const storage = await openStorage(await place());
    await sql`PRAGMA max_page_count = 60`.execute(storage.db);
    const filling = storage.transaction(async (trx) => {
      for (;;) await addOrganisation(trx, given, { name: randomUUID().repeat(100) });
    });
    await expect(filling.catch(isFull)).resolves.toBe(true);
    expect(await listOrganisations(storage.db)).toEqual([]);
    await storage.transaction((trx) => addOrganisation(trx, given, { name: 'One' }));
    expect(await listOrganisations(storage.db)).toHaveLength(1);
    await storage.close();
  });

  test('whose work fails says why, even if it has ended already', async () => {
    const storage = await openStorage(await place());
    const failing = storage.transaction(async (trx) => {
      await sql`ROLLBACK`.execute(trx);
      throw new Error('why');
    });
    await expect(failing).rejects.toThrow('why');
    await storage.close();
  });

  test('that reads before it writes is not disturbed by a command that writes meanwhile', async () => {
    const where = await place();
    const storage = await openStorage(where);
    const other = new Database(join(where.data, FILE));
    const write = (id: string) =>
      other.exec(`INSERT INTO organisations VALUES ('${id}', '${id}', NULL, 'other', 0)`);
    const refused: unknown[] = [];
    await storage.transaction(async (trx) => {
      await listOrganisations(trx);
      try {
        write('meanwhile');
      } catch (error) {
        refused.push(error);
      }
      await addOrganisation(trx, given, { name: 'One' });
    });
    // It waits, where it has been told how long.
    expect(refused).toMatchObject([{ code: 'SQLITE_BUSY' }]);
    write('after');
    expect((await listOrganisations(storage.db)).map(({ name }) => name)).toEqual(['One', 'after']);
    other.close();
    await storage.close();
  });
});
