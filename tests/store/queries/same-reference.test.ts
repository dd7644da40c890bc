import { describe, expect, test } from 'vitest';
import { discard } from '../../../src/store/changes/discard.ts';
import { editPeople } from '../../../src/store/changes/edit.ts';
import { searchPeople } from '../../../src/store/queries/search.ts';
import { withReference } from '../../../src/store/queries/same-reference.ts';
import { aStore } from '../a-store.ts';

async function someBed() {
  const parts = await aStore();
  const id = await parts.aPerson({}, { reference: 'Bed 4' });
  return { ...parts, id, whoHas: async (text: string) => (await withReference(parts.store, text))?.id };
}

describe('someone with the same reference', () => {
  test.each(['Bed 4', ' bed  4 ', 'BED-4', 'Bed ٤'])(
    'is found by “%s”, however long ago it was',
    async (text) => {
      const { id, whoHas, aPerson, clock } = await someBed();
      clock.pass(400 * 24 * 60 * 60_000);
      await aPerson({}, { reference: 'Bed 5' });
      expect(await whoHas(text)).toBe(id);
    },
  );

  test.each(['', '-', 'Bed', '4', 'Bed 44', 'Bed 4 b'])('is no one for “%s”', async (text) => {
    const { whoHas } = await someBed();
    expect(await whoHas(text)).toBeUndefined();
  });

  test('is no one who is edited or was discarded, and follows an edit', async () => {
    const { store, id, whoHas } = await someBed();
    expect(await withReference(store, 'Bed 4', id)).toBeUndefined();
    await editPeople(store, [id], { reference: 'Bed 9' });
    expect(await whoHas('Bed 4')).toBeUndefined();
    expect(await whoHas('Bed 9')).toBe(id);
    await discard(store, [id]);
    expect(await whoHas('Bed 9')).toBeUndefined();
  });

  test('is looked up, and no one else is read for it', async () => {
    const { store, aPerson, id, whoHas } = await someBed();
    for (let nth = 10; nth < 60; nth += 1) await aPerson({}, { reference: `Bed ${nth}` });
    let read = 0;
    store.db.users.hook('reading', (row: unknown) => {
      read += 1;
      return row;
    });
    expect(await whoHas('Bed 4')).toBe(id);
    expect(read).toBe(1);
  });

  test('is still searched by its words alone', async () => {
    const { store, id } = await someBed();
    expect((await searchPeople(store, { text: 'bed 4', limit: 5 })).rows.map((row) => row.id)).toEqual([id]);
    expect((await searchPeople(store, { text: '=bed', limit: 5 })).rows.map((row) => row.id)).toEqual([id]);
  });
});
