import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localId } from '../../src/domain/record/reference.ts';
import { discard } from '../../src/store/changes/discard.ts';
import { cell, exportPeople } from '../../src/organisation/export.ts';
import { aStore } from '../store/a-store.ts';

describe('a cell', () => {
  test.each([
    ['nothing', '', ''],
    ['plain words', 'Nakuru 3', 'Nakuru 3'],
    ['a comma', 'a, b', '"a, b"'],
    ['quotation marks', 'the "old" one', '"the ""old"" one"'],
    ['a line break', 'a\nb', '"a\nb"'],
    ['a formula', '=1+1', "'=1+1"],
    ['a formula with a comma', '=SUM(1,2)', '"\'=SUM(1,2)"'],
    ['a plus', '+254700', "'+254700"],
    ['a minus', '-5', "'-5"],
    ['an at sign', '@cmd', "'@cmd"],
    ['a tab', '\tx', "'\tx"],
    ['a carriage return', '\rx', '"\'\rx"'],
    ['a formula behind spaces', '  =1', "  '=1"],
    ['full-width signs', '\uFF1D1', "'\uFF1D1"],
    ['a formula behind what nobody sees', '\u200B\uFEFF=1', "\u200B\uFEFF'=1"],
    ['a formula behind a semicolon', 'a; =1', "a; '=1"],
    ['a minus inside', 'NK-0012', 'NK-0012'],
  ])('with %s', (_, text, expected) => {
    expect(cell(text)).toBe(expected);
  });
});

/** The cells of a file as a spreadsheet reads it that parts them by `separator`. */
function cellsOf(file: string, separator: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= file.length; at += 1) {
    let text = '';
    if (file[at] === '"') {
      for (at += 1; at < file.length && (file[at] !== '"' || file[at + 1] === '"'); at += 1) {
        if (file[at] === '"') at += 1;
        text += file[at] ?? '';
      }
      at += 1;
    }
    for (; at < file.length && file[at] !== separator && !/[\r\n]/.test(file[at] ?? ''); at += 1)
      text += file[at] ?? '';
    cells.push(text);
  }
  return cells;
}

test('whatever is typed, no cell begins a formula, in a spreadsheet that parts by commas, semicolons or tabs', () => {
  const typed = fc.array(fc.constantFrom(...'=+-@＝;,"\t\r\n \u200B\uFEFF\u00ADa1\''.split('')), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(typed, (letters) => {
      const file = `K7,${cell(letters.join(''))},end`;
      for (const separator of [',', ';', '\t'])
        for (const one of cellsOf(file, separator))
          expect(one.replaceAll(/[\s"\p{DI}\p{Cf}]/gu, '')).not.toMatch(/^[=+\-@＝]/);
    }),
    { seed: 41, numRuns: 5_000 },
  );
});

const occupationName = (code: string) => `name of ${code}`;

/** Decodes what a spreadsheet would be given; keeps the mark at the beginning. */
async function textOf(file: Blob): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
}

test('people are exported in the contract’s words, with what stays on the device beside them', async () => {
  const { store, aPerson } = await aStore();
  const group = { uuid: '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a', name: 'Nakuru, 3', type: 'TEAM' } as const;
  const { id } = { id: localId(group.uuid) };
  await store.db.groups.add({ id, origin: 'settings', name: group.name, type: 'TEAM', createdAt: 0 });
  const first = await aPerson({ group }, { reference: 'Élan', occupationWords: 'midwife' });
  const second = await aPerson({ sex: 'M', country: 'CI' });
  await discard(store, [second]);
  const users = await store.db.users.bulkGet([first, second]);
  const [one, other] = users.map((user) => user?.receipt);
  const file = await exportPeople(store, [first, second, localId('nobody')], occupationName);
  expect((await textOf(file)).split('\r\n')).toEqual([
    '\uFEFFreceipt,reference,sex,country,occupation,occupation_name,occupation_words,group_uuid,group_name,state,uuid,made',
    `${one},Élan,F,KE,2221,name of 2221,midwife,${group.uuid},"Nakuru, 3",waiting,,2026-11-21T08:00:00.000Z`,
    `${other},,M,CI,2221,name of 2221,,,,discarded,,2026-11-21T08:00:00.000Z`,
    '',
  ]);
});

test('a group of the device has no UUID in the export until a server has given it one', async () => {
  const { store, aPerson, aGroup } = await aStore();
  const groupId = await aGroup('Team 7');
  const id = await aPerson({ group: { uuid: groupId, name: 'Team 7', type: 'TEAM' } });
  const file = await exportPeople(store, [id], occupationName);
  expect(await textOf(file)).toContain(',,Team 7,waiting,');
  expect(await textOf(file)).not.toContain(groupId);
});
