import { describe, expect, test } from 'vitest';
import { copyRows } from '../../../../src/ui/settings/device/copy-rows.ts';
import { safetyOf } from '../../../../src/ui/settings/device/safety.ts';

const NONE = { notTaken: 0, taken: 0 };

describe('the answer to “Is my work safe?”', () => {
  test.each([
    ['nothing', 'nothing is stored', 0, 0, 'whole', false],
    ['yes', 'each record is somewhere else as well', 9, 0, 'whole', false],
    ['yes', 'each record is somewhere else, and the mirror is behind', 9, 0, 'behind', false],
    ['yes', 'each record is somewhere else, though the window is private', 9, 0, 'missing', true],
    ['almost', 'a few are only here, twice', 9, 2, 'whole', false],
    ['almost', 'some are only here, and the mirror lacks the newest', 9, 2, 'behind', false],
    ['almost', 'some are only here, and in a snapshot', 9, 2, 'snapshots', false],
    ['no', 'none is anywhere else', 9, 9, 'whole', false],
    ['no', 'more than a few are only here', 40, 11, 'whole', false],
    ['no', 'some are only here, once', 9, 2, 'missing', false],
    ['no', 'some are only in a private window', 9, 2, 'whole', true],
  ] as const)('is %s when %s', (safety, _, records, onlyHere, mirror, isPrivate) => {
    expect(safetyOf({ copies: { records, onlyHere }, mirror, isPrivate, away: NONE })).toBe(safety);
  });

  test.each([
    ['almost', 'all went to a device that may not have taken them', 0, 0],
    ['almost', 'the others are somewhere else as well', 9, 0],
    ['no', 'none of the others is anywhere else', 9, 9],
  ] as const)('is %s when some were handed over, and %s', (safety, _, records, onlyHere) => {
    const copies = { records, onlyHere };
    const away = { notTaken: 4, taken: 2 };
    expect(safetyOf({ copies, mirror: 'whole', isPrivate: false, away })).toBe(safety);
  });

  test.each([
    ['yes', 'nothing else is here', 0, 0],
    ['yes', 'the others are somewhere else as well', 9, 0],
    ['almost', 'some of the others are only here', 9, 2],
  ] as const)(
    'is %s when another device has some, as a person says, and %s',
    (safety, _, records, onlyHere) => {
      const copies = { records, onlyHere };
      const away = { notTaken: 0, taken: 4 };
      expect(safetyOf({ copies, mirror: 'whole', isPrivate: false, away })).toBe(safety);
    },
  );
});

describe('the copies', () => {
  const counts = {
    records: 214,
    drafts: 0,
    onServer: 201,
    sending: 0,
    unsure: 1,
    onlyHere: 12,
    mayHaveArrived: 0,
    draftsOnlyHere: 0,
  };
  const shown = (...given: Parameters<typeof copyRows>) =>
    copyRows(...given).map(({ copy, solid, hollow, dashed, has, age }) =>
      [copy, solid, hollow, dashed, has ?? '?', age.is].join(' '),
    );

  test('all of one length, the file and the server without what they lack', () => {
    const file = { records: 187, at: 1, how: 'kept file' } as const;
    expect(shown({ ...counts, file, arrivedAt: 2 }, { is: 'whole' }, true)).toEqual([
      'device 202 12 0 214 now',
      'second 202 12 0 214 now',
      'file 187 0 27 187 at',
      'server 201 0 13 201 at',
    ]);
  });

  test.each([
    [{ is: 'missing' }, 'second 0 0 214 0 missing'],
    [{ is: 'behind', at: 5 }, 'second 0 0 214 ? behind'],
    [{ is: 'snapshots', isBehind: true, at: 5 }, 'second 0 0 214 ? behind'],
    [{ is: 'starting' }, 'second 0 0 214 ? starting'],
  ] as const)('a mirror that is %j promises nothing', (mirror, row) => {
    expect(shown(counts, mirror, true)).toContain(row);
  });

  test('a snapshot that is up to date has everything, and its age', () => {
    const rows = copyRows(counts, { is: 'snapshots', isBehind: false, at: 5 }, true);
    expect(rows[1]).toEqual({
      copy: 'second',
      solid: 202,
      hollow: 12,
      dashed: 0,
      has: 214,
      age: { is: 'at', at: 5 },
    });
  });

  test.each([
    [0, 'server 0 0 214 0 nothing sent'],
    [201, 'server 201 0 13 201 before'],
  ])(
    'with a server and no time at which anything arrived, %i that it has are told apart from nothing',
    (onServer, row) => {
      expect(shown({ ...counts, onServer }, { is: 'whole' }, true)).toContain(row);
    },
  );

  test('without a file and a server both are said to be absent', () => {
    expect(
      shown(
        {
          records: 2,
          drafts: 0,
          onServer: 0,
          sending: 0,
          unsure: 0,
          onlyHere: 2,
          mayHaveArrived: 0,
          draftsOnlyHere: 0,
        },
        { is: 'whole' },
        false,
      ),
    ).toEqual(['device 0 2 0 2 now', 'second 0 2 0 2 now', 'file 0 0 2 0 none', 'server 0 0 2 0 no server']);
  });
});
