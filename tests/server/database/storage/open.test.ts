import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addOrganisation, listOrganisations } from '../../../../src/server/database/service/organisations.ts';
import { openStorage } from '../../../../src/server/database/storage/open.ts';
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
});
