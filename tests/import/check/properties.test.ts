import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  answerKey,
  type Checked,
  type ProblemKind,
  SKIPPED,
  TO_FIX,
} from '../../../src/import/checked.ts';
import { readValues } from '../../../src/import/check/read-values.ts';
import { FIELDS, type Mapping } from '../../../src/import/mapping.ts';
import type { Table } from '../../../src/import/table.ts';
import { company, team } from '../../support/hosts/contract-host.ts';
import { openHandler } from '../../support/hosts/node-hosts.ts';
import { runsOf, seedOf } from '../../support/parts/seed.ts';
import { checking, importCatalogue, noPause, tableOf } from '../an-import.ts';
import { localId } from '../../../src/domain/record/reference.ts';

const seed = seedOf('tests/import/check/properties');
const catalogue = {
  ...(await importCatalogue()),
  groups: [company, team].map(({ uuid, name, type }) => ({ id: localId(uuid), name, type })),
};

/** Texts that are right, nearly right, and nothing at all like it. */
const text = fc.oneof(
  fc.constantFrom('M', 'F', 'H', '1', '2', 'x', 'KE', 'Kenya', 'Keyna', 'NA', 'n/a', '', ' '),
  fc.constantFrom('2221', '110', '11', '9', '9999', 'carpenter', 'driver', 'student', 'xyzzyq'),
  fc.constantFrom(team.name, company.uuid, 'Nakuru 4', 'AI', 'AI, ZZ', 'N-1', 'N-2', 'x'.repeat(61)),
  fc.constantFrom('__proto__', 'constructor', '\u200f', '\u0000', '😀', '٢٢٢١'),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const mapping = fc
  .record({
    fields: fc.shuffledSubarray([...FIELDS, undefined, undefined], { minLength: 3 }),
    country: fc.constantFrom(undefined, 'KE', 'XK'),
    group: fc.constantFrom(undefined, team.uuid, 'gone'),
  })
  .map(({ fields, country, group }): Mapping => ({
    fields,
    forEmpty: { ...(country && { country }), ...(group && { groupId: group }) },
  }));
const table = fc
  .array(fc.tuple(fc.boolean(), fc.array(text, { minLength: 8, maxLength: 8 })), { maxLength: 12 })
  .map((rows): Table => {
    const made = tableOf(
      Array.from({ length: 8 }, (_, at) => `Column ${at}`),
      rows.map(([, cells]) => cells),
    );
    const isHidden = (at: number) => rows[at]?.[0] === true && at % 4 === 0;
    return {
      ...made,
      rows: made.rows.map((row, at) => ({ ...row, ...(isHidden(at) && { isHidden: true as const }) })),
    };
  });
const answer: fc.Arbitrary<Answer> = fc.oneof(
  fc.constantFrom<Answer>({ is: 'leave out' }, { is: 'without' }, { is: 'import' }),
  fc
    .constantFrom('M', 'F', 'KE', 'XK', '2221', '9999', '8322', team.uuid, 'gone', 'AI', '')
    .map((value) => ({ is: 'value' as const, value })),
);
const answers = fc
  .array(
    fc.tuple(
      fc.constantFrom<ProblemKind>(...TO_FIX, ...SKIPPED),
      fc.option(text, { nil: undefined }),
      answer,
    ),
    {
      maxLength: 12,
    },
  )
  .map((given) => new Map(given.map(([kind, value, said]) => [answerKey(kind, value), said])));

const given = fc.record({ table, mapping, answers });

function rowsOf({ ready, toFix, skipped }: Checked): number[] {
  return [...ready, ...toFix, ...skipped].map(({ row }) => row).sort((one, other) => one - other);
}

describe('whatever the table, its mapping and the answers', () => {
  test('each row is ready, to fix or skipped, and only one of them', async () => {
    await fc.assert(
      fc.asyncProperty(given, async (one) => {
        const again = await checking(one.table, catalogue, one.mapping);
        for (const checked of [again(), again(one.answers)]) {
          expect(rowsOf(checked)).toEqual(one.table.rows.map(({ number }) => number));
          expect(checked.rows).toBe(one.table.rows.length);
          const { toFix, skipped } = checked;
          expect([...toFix, ...skipped].filter(({ problems }) => problems.length === 0)).toEqual([]);
          expect(toFix.filter(({ isLeftOut }) => isLeftOut)).toEqual([]);
        }
      }),
      { ...seed, ...runsOf(100, 1_000) },
    );
  });

  test('the service takes every person who is ready', async () => {
    const host = await openHandler();
    const client = host.client();
    await fc.assert(
      fc.asyncProperty(given, async (one) => {
        const { ready } = (await checking(one.table, catalogue, one.mapping))(one.answers);
        for (const { sex, occupation, country, groupId } of ready) {
          const user = { sex, occupation, country, ...(groupId !== undefined && { group_uuid: groupId }) };
          const answered = await client.createUser(user);
          expect(answered, JSON.stringify(user)).toMatchObject({ ok: true });
        }
      }),
      { ...seed, ...runsOf(100, 1_000) },
    );
    await host.close();
  });

  test('every row is ready once each kind of problem has an answer that fits', async () => {
    const all = new Map([...TO_FIX, ...SKIPPED].map((kind) => [answerKey(kind), fit(kind)]));
    await fc.assert(
      fc.asyncProperty(given, async (one) => {
        const { ready } = (await checking(one.table, catalogue, one.mapping))(all);
        expect(ready).toHaveLength(one.table.rows.length);
      }),
      { ...seed, ...runsOf(50, 500) },
    );
  });
});

/** An answer with which a row can be registered. */
function fit(kind: ProblemKind): Answer {
  if (kind.includes('sex')) return { is: 'value', value: 'F' };
  if (kind.includes('country')) return { is: 'value', value: 'KE' };
  if (kind.includes('occupation') || kind === 'leading zero') return { is: 'value', value: '9' };
  return TO_FIX.some((one) => one === kind) ? { is: 'without' } : { is: 'import' };
}

test('each distinct text is read once, with pauses between', async () => {
  const asked: string[] = [];
  let pauses = 0;
  const finder = {
    search: (query: string) => {
      asked.push(query);
      return catalogue.finder.search(query, { limit: 3 });
    },
  };
  const titles = Array.from(
    { length: 40 },
    (_, at) => `Title ${'abcdefghij'.charAt(at % 10)}${at < 20 ? '' : ' '}`,
  );
  const fields = ['occupation'] as const;
  await readValues(
    tableOf(
      ['Job'],
      titles.map((title) => [title]),
    ),
    { fields, forEmpty: {} },
    { ...catalogue, finder },
    () => {
      pauses += 1;
      return noPause();
    },
  );
  expect(asked).toHaveLength(10);
  expect(pauses).toBeGreaterThanOrEqual(2);
});
