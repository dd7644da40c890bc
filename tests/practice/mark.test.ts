import { expect, onTestFinished, test } from 'vitest';
import { deploymentName, practiceName } from '../../src/domain/deployment.ts';
import { isOfPractice, markedFileName } from '../../src/domain/practice-mark.ts';
import { readBackup } from '../../src/copies/backup/read.ts';
import { readTransfer } from '../../src/copies/transfer/read.ts';
import { writeTransfer } from '../../src/copies/transfer/write.ts';
import { readValues } from '../../src/copies/mirror/file/line.ts';
import { exportAssignments, exportJson, exportPeople } from '../../src/organisation/export/export.ts';
import { deviceCode } from '../../src/store/transfer/device-code.ts';
import { backupOf, given } from '../copies/transfer/a-device.ts';
import { aStore } from '../store/a-store.ts';

const ADDRESSES = [
  'https://outpost.example/',
  'https://example.org/practice/',
  'http://localhost:4173/a%20b/',
];
let paths = 0;

/** A device of practice and one of the real world, under the same path, each with a person who has an assessment. */
async function bothWorlds() {
  const address = `https://outpost.example/${(paths += 1)}/`;
  const [practice, real] = [await aStore(practiceName(address)), await aStore(deploymentName(address))];
  onTestFinished(() => [practice, real].forEach(({ store }) => store.close()));
  for (const { store, aPerson, anAssignment } of [practice, real]) {
    Object.assign(store, { newId: () => crypto.randomUUID() });
    await anAssignment(await aPerson());
  }
  return { practice, real };
}

test.each(ADDRESSES)('the name of a database says which world it is of, at %s', (address) => {
  expect(isOfPractice(practiceName(address))).toBe(true);
  expect(isOfPractice(deploymentName(address))).toBe(false);
  expect(markedFileName(practiceName(address), 'people.csv')).toBe('practice-people.csv');
  expect(markedFileName(practiceName(address), 'practice-people.csv')).toBe('practice-people.csv');
  expect(markedFileName(deploymentName(address), 'people.csv')).toBe('people.csv');
});

test('a backup made in practice says so in its first line, and each world refuses that of the other', async () => {
  const { practice, real } = await bothWorlds();
  const [made, kept] = [await backupOf(practice.store), await backupOf(real.store)];
  expect([...readValues(made)][0]).toMatchObject({ kind: 'outpost practice backup' });
  expect([...readValues(kept)][0]).toMatchObject({ kind: 'outpost backup' });
  expect(await readBackup(made, real.store.db)).toBe('of practice');
  expect(await readBackup(kept, practice.store.db)).toBe('of the real world');
  expect(await readBackup(made, practice.store.db)).toMatchObject({ damage: [] });
  expect(await readBackup(kept, real.store.db)).toMatchObject({ damage: [] });
});

test('a transfer made in practice is marked in its name and its first line, and each world refuses that of the other', async () => {
  const [one, other] = [await bothWorlds(), await bothWorlds()];
  const codes = {
    practice: await deviceCode(other.practice.store),
    real: await deviceCode(other.real.store),
  };
  const made = await given({ ...one.practice }, codes.practice);
  const kept = await given({ ...one.real }, codes.real);
  const nameOf = async (device: typeof one.real, id: string) => (await writeTransfer(device.store, id))?.name;
  expect(await nameOf(one.practice, made.row.id)).toMatch(/^practice-outpost-transfer-/);
  expect(await nameOf(one.real, kept.row.id)).toMatch(/^outpost-transfer-/);
  expect([...readValues(made.file)][0]).toMatchObject({ kind: 'outpost practice transfer' });
  expect(readTransfer(made.file, other.real.store.db)).toBe('of practice');
  expect(readTransfer(kept.file, other.practice.store.db)).toBe('of the real world');
  expect(readTransfer(made.file, other.practice.store.db)).toMatchObject({ damage: [] });
  expect(readTransfer(kept.file, other.real.store.db)).toMatchObject({ damage: [] });
});

test('every line of a table from practice says that it is made up, behind all other columns, and so does the JSON', async () => {
  const { practice, real } = await bothWorlds();
  const nameOf = (code: string) => code;
  const tables = (store: typeof real.store) =>
    Promise.all(
      [exportPeople(store, 'everyone', nameOf), exportAssignments(store)].map(async (file) =>
        (await (await file).text()).trimEnd().split('\r\n'),
      ),
    );
  const [made, kept] = [await tables(practice.store), await tables(real.store)];
  made.forEach((lines, at) => {
    const [head, ...rows] = lines;
    expect(head).toBe(`${kept[at]?.[0]},practice`);
    expect(rows.length).toBe(1);
    for (const row of rows) expect(row).toMatch(/,made up$/);
  });
  expect(kept.flat().join('\n')).not.toMatch(/practice|made up/);
  const json = async (store: typeof real.store) =>
    JSON.parse(await (await exportJson(store, nameOf)).text()) as Record<string, unknown>;
  expect(await json(practice.store)).toMatchObject({ practice: true, people: [{}], assignments: [{}] });
  expect(Object.keys(await json(real.store))).toEqual(['people', 'assignments']);
});
