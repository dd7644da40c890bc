import { expect, test } from 'vitest';
import { readBackup } from '../../../src/copies/backup/read.ts';
import { restore } from '../../../src/copies/backup/restore.ts';
import { release } from '../../../src/store/changes/hold.ts';
import { goOnWithImports, planImport, sendImport } from '../../../src/store/changes/imports.ts';
import { imported } from '../../../src/store/queries/imports.ts';
import { aDevice, backupOf } from '../transfer/a-device.ts';

test('an import comes back from a backup with its people on hold, and nothing of it goes on by itself', async () => {
  const from = await aDevice();
  const { id } = await planImport(from.store, {
    ...{ name: 'list.csv', hash: 'abc', form: { kind: 'csv', columns: ['Job'] } },
    ...{
      importsBefore: 0,
      ready: [],
      leftOut: [{ row: 2, cells: ['hustler'], reason: 'no occupation', error: 'No job' }],
    },
  });
  const person = await from.aPerson({}, { imported: { id, row: 3 } });
  for (const underWay of ['register', 'send', 'undo'] as const) {
    await from.store.db.imports.update(id, { underWay });
    const to = await aDevice();
    const file = await readBackup(await backupOf(from.store), to.store.db);
    if (typeof file === 'string') throw new Error(file);
    await restore(to.store, file);
    await goOnWithImports(to.store);
    const found = await imported(to.store, id);
    expect(found?.row).toMatchObject({ name: 'list.csv', hash: 'abc', leftOut: { 'no occupation': 1 } });
    expect(found?.row).not.toHaveProperty('underWay');
    expect(found?.counts).toEqual({ onHold: 1 });
    // Who came from a file is released by a person, one reason after the other.
    expect(found?.toSend).toBe(0);
    await sendImport(to.store, id);
    expect(await imported(to.store, id)).toEqual(found);
    await release(to.store, [person]);
    expect(await imported(to.store, id)).toMatchObject({ counts: { onHold: 1 }, toSend: 1 });
    await sendImport(to.store, id);
    expect(await imported(to.store, id)).toMatchObject({ counts: { waiting: 1 }, toSend: 0 });
    expect((await imported(to.store, id))?.row.sentAt).toBeDefined();
  }
});
