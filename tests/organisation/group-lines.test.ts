import { describe, expect, test } from 'vitest';
import { localId } from '../../src/domain/record/reference.ts';
import { groupTypeOf, readGroupLines } from '../../src/organisation/group-lines.ts';
import { LIMITS } from '../../src/organisation/config-limits.ts';

const A = '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a';
const B = '00000000-0000-0000-0000-000000000000';

const uuid = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

describe('a list of groups', () => {
  test.each([
    ['commas', `${A},Nakuru 3,TEAM`],
    ['semicolons, as spreadsheets of many countries write them', `${A};Nakuru 3;TEAM`],
    ['tabs, as copied from a spreadsheet', `${A}\tNakuru 3\tTEAM`],
    ['spaces around the values', ` ${A} , Nakuru 3 , TEAM `],
    ['a UUID in capitals', `${A.toUpperCase()},Nakuru 3,TEAM`],
    ['a label in place of the code', `${A},Nakuru 3,team`],
    ['a header, a byte order mark and empty lines', `\uFEFFuuid,name,type\r\n\r\n${A},Nakuru 3,TEAM\r\n,,\n`],
    ['quotes', `"${A}","Nakuru 3","TEAM"`],
  ])('is read with %s', (_, text) => {
    expect(readGroupLines(text)).toEqual({
      groups: [{ uuid: A, name: 'Nakuru 3', type: 'TEAM' }],
      problems: [],
    });
  });

  test.each([
    [`${A},"Nakuru, Kenya",TEAM`, 'Nakuru, Kenya'],
    [`${A},"The ""Lions""",TEAM`, 'The "Lions"'],
    [`${A};Nakuru, Kenya;TEAM`, 'Nakuru, Kenya'],
    [`${A}\tNakuru; Kenya, 3\tTEAM`, 'Nakuru; Kenya, 3'],
  ])('keeps separators inside of a name: %s', (line, name) => {
    expect(readGroupLines(line).groups.map((group) => group.name)).toEqual([name]);
  });

  test.each([
    [`${A},Nakuru 3`, { kind: 'not-three-values', count: 2 }],
    [`${A},Nakuru, Kenya,TEAM`, { kind: 'not-three-values', count: 4 }],
    ['6f0c,Nakuru 3,TEAM', { kind: 'not-a-uuid', value: '6f0c' }],
    [`${A},,TEAM`, { kind: 'no-name' }],
    [`${A},Nakuru 3,CLUB`, { kind: 'not-a-type', value: 'CLUB' }],
  ])('tells what is wrong with %s', (line, fault) => {
    const { groups, problems } = readGroupLines(`${B},Good,DEPT\n${line}`);
    expect(problems).toEqual([{ line: 2, fault }]);
    expect(groups).toHaveLength(1);
  });

  test('reports every line that is wrong, with its number', () => {
    const { problems } = readGroupLines(`x,y,z\n${A},Nakuru 3,TEAM\n\n1,2\n${A},Again,TEAM`);
    expect(problems.map(({ line }) => line)).toEqual([1, 4, 5]);
    expect(problems.at(-1)?.fault).toEqual({ kind: 'repeated', line: 2 });
  });

  test('may be empty', () => {
    expect(readGroupLines('\n \n')).toEqual({ groups: [], problems: [] });
  });
});

describe('a list made to keep the page busy', () => {
  test.each([
    ['one line of quotes', '"'.repeat(LIMITS.groupLineLetters), 1],
    ['quotes in pairs without an end', `${'""'.repeat(LIMITS.groupLineLetters / 2 - 1)}"`, 1],
    ['as many broken lines as a list may have', `${'"'.repeat(150)}\n`.repeat(LIMITS.groups), LIMITS.groups],
    ['as many unknown types', `${A},x,${'y'.repeat(100)}\n`.repeat(LIMITS.groups), LIMITS.groups],
  ])('is read to its end, line by line: %s', (_, text, wrong) => {
    // A reader that goes back over the list for each of its quotes would not be done in the time that a test has.
    expect(readGroupLines(text).problems).toHaveLength(wrong);
  });

  test('of more letters than it may have is not read at all', () => {
    const { groups, problems } = readGroupLines('x\n'.repeat(LIMITS.groupListLetters));
    expect([groups.length, problems.length]).toEqual([0, 1]);
    expect(problems[0]?.fault).toEqual({ kind: 'long-list', most: 1_000_000 });
  });

  test('has at most so many lines besides its header', () => {
    const lines = Array.from({ length: LIMITS.groups }, (_, at) => `${uuid(at)},Group ${at},TEAM`);
    const most = ['uuid,name,type', ...lines].join('\n');
    expect(readGroupLines(`${most}\n`)).toMatchObject({ groups: { length: LIMITS.groups }, problems: [] });
    expect(readGroupLines(`${most}\n${uuid(0)},More,TEAM\n`).problems[0]?.fault).toEqual({
      kind: 'many-lines',
      most: 5_000,
    });
  });

  test('says of a long line which it is, and repeats no more of a value than can be read', () => {
    const { problems } = readGroupLines(`${'x'.repeat(2_000)},y,TEAM\n${'x'.repeat(500)},y,TEAM`);
    expect(problems.map(({ line }) => line)).toEqual([1, 2]);
    expect(problems[0]?.fault).toEqual({ kind: 'long-line', most: 1_000 });
    expect(problems[1]?.fault).toEqual({ kind: 'not-a-uuid', value: `${'x'.repeat(60)}…` });
  });
});

describe('the type of a group', () => {
  test.each([
    ['TEAM', 'TEAM'],
    ['team', 'TEAM'],
    ['Ad hoc group', 'AD_HOC'],
    ['ad hoc', 'AD_HOC'],
    ['Federal government', 'FEDERAL_GOV'],
    [' Branch Office ', 'BRANCH'],
  ])('may be written “%s” for %s', (text, code) => {
    expect(groupTypeOf(text)).toBe(code);
  });

  test('has no meaning when it is none of the fifteen', () => {
    expect(groupTypeOf('Club')).toBeUndefined();
  });
});

describe('names that no one could tell apart, or see', () => {
  const lines = (...names: string[]) => names.map((name, at) => `${uuid(at)},${name},TEAM`).join('\n');

  test('are refused within a list, however they are spaced or spelled', () => {
    expect(readGroupLines(lines('Nakuru 3', 'Kisumu', 'Nakuru\u00a0 3', 'Nаkuru 3')).problems).toEqual([
      { line: 3, fault: { kind: 'alike', line: 1 } },
      { line: 4, fault: { kind: 'alike', line: 3 } },
    ]);
    expect(readGroupLines(lines('\u200b\u2800')).problems).toEqual([{ line: 1, fault: { kind: 'no-name' } }]);
  });

  test('are refused beside those of the device, but not for the same group', () => {
    const row = {
      id: localId(uuid(9)),
      origin: 'settings',
      name: 'Nakuru 3',
      type: 'TEAM',
      createdAt: 0,
    } as const;
    expect(readGroupLines(lines('nakuru  3'), [row]).problems).toEqual([
      { line: 1, fault: { kind: 'taken', name: 'Nakuru 3' } },
    ]);
    expect(readGroupLines(`${uuid(9)},nakuru 3,TEAM`, [row]).problems).toEqual([]);
  });

  test('are kept as a person reads them', () => {
    expect(readGroupLines(lines('Nakuru\u200b\u00a0 3')).groups).toMatchObject([{ name: 'Nakuru 3' }]);
  });
});
