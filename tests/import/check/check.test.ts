import { describe, expect, test } from 'vitest';
import { type Answer, answerKey, type Checked, type ProblemKind } from '../../../src/import/checked.ts';
import { check as checkAgain } from '../../../src/import/check/check.ts';
import { readValues, withMoreGroups } from '../../../src/import/check/read-values.ts';
import { guessMapping } from '../../../src/import/map/guess-mapping.ts';
import { localId } from '../../../src/domain/record/reference.ts';
import type { Mapping } from '../../../src/import/mapping.ts';
import type { Table } from '../../../src/import/table.ts';
import { referenceWord } from '../../../src/store/schema/user.ts';
import { checking, groups, importCatalogue, noPause, tableOf } from '../an-import.ts';

const catalogue = await importCatalogue();
const COLUMNS = ['Ref', 'Name', 'Sex', 'Job', 'Country', 'Group', 'Assessments'];
const nakuru = groups[0]?.id ?? '';

/** A sound row, with some cells changed. */
function row(change: Partial<Record<(typeof COLUMNS)[number], string>> = {}): string[] {
  const sound = { Sex: 'F', Job: 'carpenter', Country: 'KE', ...change };
  return COLUMNS.map((column) => (sound as Partial<Record<string, string>>)[column] ?? '');
}

const check = async (rows: readonly string[][], mapping?: Mapping) =>
  checking(tableOf(COLUMNS, rows), catalogue, mapping);

type Given = readonly [kind: ProblemKind, answer: Answer, value?: string];
const answers = (...given: readonly Given[]) =>
  new Map(given.map(([kind, answer, value]) => [answerKey(kind, value), answer]));

/** Each row in a few words: "2 ready", "3 to fix: sex missing", "4 skipped: row twice". */
function told({ ready, toFix, skipped }: Checked): string[] {
  const kinds = (list: Checked['toFix'], word: string) =>
    list.map(
      ({ row: number, problems }) => `${number} ${word}: ${problems.map(({ kind }) => kind).join(', ')}`,
    );
  return [
    ...ready.map((one) => `${one.row} ready`),
    ...kinds(toFix, 'to fix'),
    ...kinds(skipped, 'skipped'),
  ].sort();
}

test('a row without a doubt is ready, as the service takes it', async () => {
  const checked = (
    await check([
      row({ Ref: 'N-1', Sex: 'mwanamke', Country: 'Kenya', Group: 'nakuru 3', Assessments: 'ta, ai' }),
      row({ Job: '0110', Sex: 'm' }),
    ])
  )();
  expect(checked.ready).toEqual([
    {
      row: 2,
      sex: 'F',
      occupation: '7115',
      occupationWords: 'carpenter',
      country: 'KE',
      groupId: nakuru,
      reference: 'N-1',
      assessments: ['AI', 'TA'],
    },
    { row: 3, sex: 'M', occupation: '0110', country: 'KE' },
  ]);
  expect(checked.groups).toEqual([]);
});

describe('each kind of problem', () => {
  test.each<[ProblemKind, Parameters<typeof row>[0]]>([
    ['occupation doubtful', { Job: 'driver' }],
    ['occupation unknown', { Job: 'xyzzyq' }],
    ['no occupation', { Job: 'student' }],
    ['leading zero', { Job: '110' }],
    ['occupation missing', { Job: ' ' }],
    ['group unknown', { Group: 'Nakuru 4' }],
    ['sex missing', { Sex: '-' }],
    ['sex unknown', { Sex: 'x' }],
    ['country missing', { Country: 'n/a' }],
    ['country unknown', { Country: 'Keyna' }],
    ['assessment unknown', { Assessments: 'ZZ' }],
    ['reference too long', { Ref: 'x'.repeat(61) }],
  ])('%s is to be fixed', async (kind, change) => {
    const checked = (await check([row(change), row()]))();
    expect(told(checked)).toEqual([`2 to fix: ${kind}`, '3 ready']);
    expect(checked.groups).toMatchObject([{ kind, rows: 1, firstRows: [2] }]);
  });

  test('names its column, its text and what was meant', async () => {
    const { toFix } = (await check([row({ Country: ' Keyna ' })]))();
    expect(toFix[0]?.problems).toEqual([
      { kind: 'country unknown', column: 4, field: 'country', value: 'Keyna', meant: 'KE' },
    ]);
  });

  test('a field without a column is missing in every row', async () => {
    const mapping: Mapping = {
      fields: [undefined, undefined, undefined, 'occupation', 'country'],
      forEmpty: {},
    };
    const checked = (await check([row(), row()], mapping))();
    expect(checked.toFix[0]?.problems).toEqual([{ kind: 'sex missing', field: 'sex', value: '' }]);
    expect(checked.groups).toMatchObject([{ kind: 'sex missing', value: '', rows: 2 }]);
  });

  test('a reference of sixty characters is none', async () => {
    expect(told((await check([row({ Ref: 'x'.repeat(60) })]))())).toEqual(['2 ready']);
  });
});

describe('what stands for empty cells', () => {
  const fields = ['reference', undefined, 'sex', 'occupation', 'country', 'group', 'assessments'] as const;

  test('is the country and the group of rows that have none', async () => {
    const mapping = { fields, forEmpty: { country: 'UG', groupId: nakuru } };
    const { ready } = (await check([row({ Country: '' }), row({ Group: 'Mwanza' })], mapping))();
    expect(ready).toMatchObject([
      { country: 'UG', groupId: nakuru },
      { country: 'KE', groupId: groups[3]?.id },
    ]);
  });

  test('is refused like a cell where the device has it no longer', async () => {
    const mapping = { fields, forEmpty: { country: 'XK', groupId: 'gone' } };
    const { groups: asked } = (await check([row({ Country: '' })], mapping))();
    expect(asked.map(({ kind }) => kind)).toEqual(['group unknown', 'country unknown']);
  });
});

describe('the same reference', () => {
  const here = new Set([referenceWord('n 1') ?? '']);

  test('as on this device is skipped, in whatever spelling', async () => {
    const checked = (await check([row({ Ref: 'N-1' }), row({ Ref: 'N-2' })]))(new Map(), here);
    expect(told(checked)).toEqual(['2 skipped: reference here', '3 ready']);
    expect(checked.skipped[0]?.isLeftOut).toBe(false);
  });

  test('as in an earlier row is skipped, with the number of that row', async () => {
    const checked = (await check([row({ Ref: 'N-1' }), row({ Ref: 'n_1' }), row({ Ref: 'N1' })]))();
    expect(told(checked)).toEqual(['2 ready', '3 skipped: reference twice', '4 ready']);
    expect(checked.skipped[0]?.problems[0]).toMatchObject({ meant: '2', column: 0, value: 'n_1' });
  });

  test('is no doubt where cells only say nothing', async () => {
    const rows = ['-', '-', 'n/a', 'n/a', '***', '***'].map((Ref) => row({ Ref }));
    expect((await check(rows))().ready.map(({ reference }) => reference)).toEqual(Array(6).fill(undefined));
  });

  test('is registered all the same if a person wants it', async () => {
    const again = await check([row({ Ref: 'N-1' }), row({ Ref: 'N-1' }), row({ Ref: 'N-1' })]);
    expect(told(again(answers(['reference twice', { is: 'import' }])))).toHaveLength(3);
    expect(told(again(answers(['reference twice', { is: 'import' }]), here))).toEqual([
      '2 skipped: reference here',
      '3 skipped: reference here',
      '4 skipped: reference here',
    ]);
  });
});

describe('rows that are equal in all columns', () => {
  test('are skipped but for the first, where a column tells people apart', async () => {
    const people = Array.from({ length: 20 }, (_, at) => row({ Name: `Person ${at}` }));
    const checked = (await check([...people, row({ Name: ' Person 7 ' })]))();
    expect(checked.ready).toHaveLength(20);
    expect(checked.skipped).toEqual([
      { row: 22, problems: [{ kind: 'row twice', value: '', meant: '9' }], isLeftOut: false },
    ]);
  });

  test('are asked about once if they also have the same reference', async () => {
    const checked = (await check([row({ Ref: 'N-1' }), row({ Ref: 'N-2' }), row({ Ref: 'N-1' })]))();
    expect(told(checked)).toContain('4 skipped: reference twice');
  });

  test('are forty people in a file without such a column', async () => {
    const tailors = Array.from({ length: 40 }, () => row({ Job: 'carpenter' }));
    expect((await check(tailors))().ready).toHaveLength(40);
    const wards = Array.from({ length: 40 }, (_, at) => row({ Name: `Ward ${at % 4}` }));
    expect((await check(wards))().ready).toHaveLength(40);
  });

  test('and differ only in what is mapped, are people as well', async () => {
    const few = [row(), row(), row({ Sex: 'M', Job: 'baker' })];
    expect((await check(few))().ready).toHaveLength(3);
  });
});

describe('hidden rows', () => {
  const rows = [row({ Ref: 'N-1' }), row({ Ref: 'N-1', Sex: '' }), row({ Ref: 'N-2', Sex: '' })];
  const table: Table = {
    ...tableOf(COLUMNS, rows),
    rows: rows.map((cells, at) => ({ number: at + 2, cells, ...(at < 2 && { isHidden: true as const }) })),
  };

  test('are skipped, and nothing else is asked about them', async () => {
    const checked = (await checking(table, catalogue))();
    expect(told(checked)).toEqual([
      '2 skipped: hidden row',
      '3 skipped: hidden row',
      '4 to fix: sex missing',
    ]);
    expect(checked.groups).toMatchObject([
      { kind: 'sex missing', rows: 1 },
      { kind: 'hidden row', rows: 2 },
    ]);
  });

  test('are rows like others if a person wants them', async () => {
    const checked = (await checking(table, catalogue))(answers(['hidden row', { is: 'import' }]));
    expect(told(checked)).toEqual([
      '2 ready',
      '3 to fix: sex missing, reference twice',
      '4 to fix: sex missing',
    ]);
    expect(checked.groups.find(({ kind }) => kind === 'hidden row')?.answer).toEqual({ is: 'import' });
  });

  test('that are skipped are not repeated by a later row', async () => {
    const visible = {
      ...table,
      rows: table.rows.map((one, at) => (at === 2 ? { ...one, cells: rows[0] ?? [] } : one)),
    };
    expect(told((await checking(visible, catalogue))())).toContain('4 ready');
  });
});

describe('an answer', () => {
  test('about a text counts for all its rows, in whatever case, and for no other text', async () => {
    const again = await check([row({ Job: 'driver' }), row({ Job: ' Driver ' }), row({ Job: 'farmer' })]);
    const checked = again(answers(['occupation doubtful', { is: 'value', value: '8322' }, 'driver']));
    expect(told(checked)).toEqual(['2 ready', '3 ready', '4 to fix: occupation doubtful']);
    expect(checked.ready).toMatchObject([
      { occupation: '8322', occupationWords: 'driver' },
      { occupation: '8322', occupationWords: 'Driver' },
    ]);
    expect(checked.groups).toMatchObject([
      { value: 'driver', rows: 2, answer: { value: '8322' } },
      { value: 'farmer', rows: 1 },
    ]);
    expect(checked.groups[1]).not.toHaveProperty('answer');
  });

  test('about a kind counts for all its texts, but for those with an answer of their own', async () => {
    const again = await check(['driver', 'farmer', 'teacher'].map((Job) => row({ Job })));
    const checked = again(
      answers(
        ['occupation doubtful', { is: 'leave out' }],
        ['occupation doubtful', { is: 'value', value: '2341' }, 'teacher'],
      ),
    );
    expect(told(checked)).toEqual([
      '2 skipped: occupation doubtful',
      '3 skipped: occupation doubtful',
      '4 ready',
    ]);
    expect(checked.skipped.every(({ isLeftOut }) => isLeftOut)).toBe(true);
  });

  test.each<[ProblemKind, Parameters<typeof row>[0], Answer, object]>([
    ['sex unknown', { Sex: 'x' }, { is: 'value', value: 'M' }, { sex: 'M' }],
    ['sex missing', { Sex: '' }, { is: 'value', value: 'F' }, { sex: 'F' }],
    ['country unknown', { Country: 'Keyna' }, { is: 'value', value: 'KE' }, { country: 'KE' }],
    ['country missing', { Country: '' }, { is: 'value', value: 'ug' }, { country: 'UG' }],
    ['leading zero', { Job: '110' }, { is: 'value', value: '0110' }, { occupation: '0110' }],
    ['no occupation', { Job: 'student' }, { is: 'value', value: '9' }, { occupation: '9' }],
    ['group unknown', { Group: 'Nakuru 4' }, { is: 'value', value: nakuru }, { groupId: nakuru }],
    [
      'assessment unknown',
      { Assessments: 'TA, ZZ' },
      { is: 'value', value: 'AI' },
      { assessments: ['AI', 'TA'] },
    ],
    ['assessment unknown', { Assessments: 'TA, ZZ' }, { is: 'without' }, { assessments: ['TA'] }],
  ])('to %s in %j, %j, makes the row ready', async (kind, change, answer, person) => {
    const checked = (await check([row(change)]))(answers([kind, answer]));
    expect(checked.ready).toMatchObject([person]);
  });

  test.each<[ProblemKind, Parameters<typeof row>[0], string]>([
    ['group unknown', { Group: 'Nakuru 4' }, 'groupId'],
    ['assessment unknown', { Assessments: 'ZZ' }, 'assessments'],
    ['reference too long', { Ref: 'x'.repeat(61) }, 'reference'],
  ])('that it goes without, to %s in %j, leaves out %s', async (kind, change, field) => {
    const { ready } = (await check([row(change)]))(answers([kind, { is: 'without' }]));
    expect(ready).toHaveLength(1);
    expect(ready[0]).not.toHaveProperty(field);
  });

  test.each<[ProblemKind, Parameters<typeof row>[0], Answer]>([
    ['sex unknown', { Sex: 'x' }, { is: 'value', value: 'X' }],
    ['sex unknown', { Sex: 'x' }, { is: 'without' }],
    ['sex unknown', { Sex: 'x' }, { is: 'import' }],
    ['country unknown', { Country: 'Keyna' }, { is: 'value', value: 'XK' }],
    ['occupation doubtful', { Job: 'driver' }, { is: 'value', value: '9999' }],
    ['group unknown', { Group: 'Nakuru 4' }, { is: 'value', value: 'gone' }],
    ['assessment unknown', { Assessments: 'ZZ' }, { is: 'value', value: 'QQ' }],
    ['reference too long', { Ref: 'x'.repeat(61) }, { is: 'value', value: 'N-1' }],
  ])('to %s in %j, %j, that does not fit is none', async (kind, change, answer) => {
    const checked = (await check([row(change)]))(answers([kind, answer]));
    expect(told(checked)).toEqual([`2 to fix: ${kind}`]);
    expect(checked.groups[0]).not.toHaveProperty('answer');
  });

  test('leaves a row with another problem to be fixed, and is not asked again', async () => {
    const again = await check([row({ Sex: '', Job: 'driver', Country: 'Keyna' })]);
    expect(told(again())).toEqual(['2 to fix: occupation doubtful, sex missing, country unknown']);
    const one = answers(['occupation doubtful', { is: 'value', value: '8322' }]);
    expect(told(again(one))).toEqual(['2 to fix: sex missing, country unknown']);
    const out = answers(['country unknown', { is: 'leave out' }]);
    expect(told(again(out))).toEqual(['2 skipped: country unknown, occupation doubtful, sex missing']);
  });

  test('can overrule a title of which the finder was sure', async () => {
    const again = await check([row(), row(), row({ Job: 'baker' })]);
    expect(again().sureTitles).toEqual([
      { title: 'carpenter', occupation: '7115', rows: 2 },
      { title: 'baker', occupation: '7512', rows: 1 },
    ]);
    const checked = again(answers(['occupation doubtful', { is: 'value', value: '7522' }, 'carpenter']));
    expect(checked.ready.map(({ occupation }) => occupation)).toEqual(['7522', '7522', '7512']);
    expect(checked.sureTitles.map(({ title }) => title)).toEqual(['baker']);
    expect(checked.groups).toMatchObject([{ value: 'carpenter', rows: 2, candidates: ['7115'] }]);
    const all = again(answers(['occupation doubtful', { is: 'leave out' }]));
    expect(all.ready).toHaveLength(3);
  });
});

test('groups come in the order of their kinds, and the text of most rows first', async () => {
  const rows = [
    ...[row({ Country: 'Keyna' }), row({ Sex: '' })],
    ...[row({ Job: 'farmer' }), row({ Job: 'driver' }), row({ Job: 'driver' })],
  ];
  expect((await check(rows))().groups.map(({ kind, value, rows: count }) => [kind, value, count])).toEqual([
    ['occupation doubtful', 'driver', 2],
    ['occupation doubtful', 'farmer', 1],
    ['sex missing', '', 1],
    ['country unknown', 'Keyna', 1],
  ]);
});

test('a group that was created while questions were answered is an answer', async () => {
  const table = tableOf(COLUMNS, [row({ Group: 'Bahati' })]);
  const mapping = guessMapping(table, catalogue);
  const meanings = await readValues(table, mapping, catalogue, noPause);
  const id = localId('6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1b');
  const given = {
    ...{ table, mapping, referencesHere: new Set<string>() },
    answers: answers(['group unknown', { is: 'value', value: id }, 'Bahati']),
  };
  expect(checkAgain({ ...given, meanings }).ready).toEqual([]);
  const more = withMoreGroups(meanings, [...groups, { id, name: 'Bahati', type: 'TEAM' }]);
  expect(checkAgain({ ...given, meanings: more }).ready).toMatchObject([{ groupId: id }]);
});

test('texts that look the same are one question, and mean the same', async () => {
  const checked = (
    await check([
      row({ Group: 'Bahati  Mpya', Country: '\u200FKenya\u200F' }),
      row({ Group: 'bahati\u00A0mpya', Country: 'Kenya' }),
      row({ Group: 'Bahati\nMpya\u200F', Country: 'KEN\u00ADYA' }),
    ])
  )();
  expect(checked.groups).toMatchObject([{ kind: 'group unknown', rows: 3, firstRows: [2, 3, 4] }]);
});

test('a formula that failed is asked about, and is no reference', async () => {
  const checked = (await check([row({ Group: '#N/A' }), row({ Country: '#N/A' }), row({ Ref: '#N/A' })]))();
  expect(told(checked)).toEqual(['2 to fix: group unknown', '3 to fix: country unknown', '4 ready']);
  expect(checked.ready[0]).not.toHaveProperty('reference');
});
