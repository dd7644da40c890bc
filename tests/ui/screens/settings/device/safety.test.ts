import { describe, expect, test } from 'vitest';
import { copyRows } from '../../../../../src/ui/screens/settings/device/copy-rows.ts';
import { safetyOf } from '../../../../../src/ui/screens/settings/device/safety.ts';

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
    const copies = { records, onlyHere, draftsOnlyHere: 0 };
    expect(safetyOf({ copies, mirror, isPrivate, away: NONE })).toBe(safety);
  });

  test.each([
    ['almost', 'each record is somewhere else, and a draft is not', 9],
    ['no', 'there are only drafts', 0],
  ] as const)('is %s when %s', (safety, _, records) => {
    const copies = { records, onlyHere: 0, draftsOnlyHere: 1 };
    expect(safetyOf({ copies, mirror: 'whole', isPrivate: false, away: NONE })).toBe(safety);
  });

  test.each([
    ['almost', 'all went to a device that may not have taken them', 0, 0],
    ['almost', 'the others are somewhere else as well', 9, 0],
    ['no', 'none of the others is anywhere else', 9, 9],
  ] as const)('is %s when some were moved, and %s', (safety, _, records, onlyHere) => {
    const copies = { records, onlyHere, draftsOnlyHere: 0 };
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
      const copies = { records, onlyHere, draftsOnlyHere: 0 };
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
    discarded: 0,
    waiting: 0,
    unsure: 1,
    toFix: 0,
    onHold: 0,
    onlyHere: 12,
    mayHaveArrived: 1,
    noReplyOnlyHere: 1,
    draftsOnlyHere: 0,
  };
  const shown = (...given: Parameters<typeof copyRows>) =>
    copyRows(...given).map(({ copy, safe, onlyHere, sending, noReply, missing, has, age }) =>
      [copy, safe, onlyHere, sending, noReply, missing, has ?? '?', age.is].join(' '),
    );

  test('all of one length, the file and the server without what they lack', () => {
    const file = { records: 187, at: 1, how: 'kept file' } as const;
    expect(shown({ ...counts, file, arrivedAt: 2 }, { is: 'whole' }, true)).toEqual([
      'server 201 0 0 1 12 201 at',
      'file 187 0 0 0 27 187 at',
      'device 202 11 0 1 0 214 now',
      'second 202 11 0 1 0 214 now',
    ]);
  });

  test('what is being sent is neither only here nor unknown, and what the server lacks is not that', () => {
    const sending = { ...counts, sending: 3, mayHaveArrived: 4 };
    expect(shown(sending, { is: 'whole' }, true)).toEqual([
      'server 201 0 3 1 9 201 before',
      'file 0 0 0 0 214 0 none',
      'device 202 8 3 1 0 214 now',
      'second 202 8 3 1 0 214 now',
    ]);
  });

  test.each([
    [{ is: 'missing' }, 'second 0 0 0 0 214 0 missing'],
    [{ is: 'behind', at: 5 }, 'second 0 0 0 0 214 ? behind'],
    [{ is: 'snapshots', isBehind: true, at: 5 }, 'second 0 0 0 0 214 ? behind'],
    [{ is: 'starting' }, 'second 0 0 0 0 214 ? starting'],
  ] as const)('a mirror that is %j promises nothing', (mirror, row) => {
    expect(shown(counts, mirror, true)).toContain(row);
  });

  test('a snapshot that is up to date has everything, and its age', () => {
    const rows = copyRows(counts, { is: 'snapshots', isBehind: false, at: 5 }, true);
    expect(rows[3]).toEqual({
      copy: 'second',
      safe: 202,
      onlyHere: 11,
      sending: 0,
      noReply: 1,
      missing: 0,
      has: 214,
      age: { is: 'at', at: 5 },
    });
  });

  const nothing = { onServer: 0, unsure: 0 };
  test.each([
    [nothing, true, 'server 0 0 0 0 214 0 nothing sent'],
    [nothing, false, 'server 0 0 0 0 214 0 no server'],
    [{ ...nothing, sending: 1 }, true, 'server 0 0 1 0 213 0 sending'],
    [{ ...nothing, toFix: 3 }, false, 'server 0 0 0 0 214 0 toFix'],
    [{ ...nothing, unsure: 4, toFix: 3 }, false, 'server 0 0 0 4 210 ? noReply'],
    [{}, true, 'server 201 0 0 1 12 201 before'],
    [{}, false, 'server 201 0 0 1 12 201 server before'],
    [{ arrivedAt: 2 }, false, 'server 201 0 0 1 12 201 server before'],
  ])(
    'with no time at which anything arrived there, of %o the server says what became of it',
    (some, hasServer, row) => {
      expect(shown({ ...counts, ...some }, { is: 'whole' }, hasServer)).toContain(row);
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
          discarded: 0,
          waiting: 2,
          unsure: 0,
          toFix: 0,
          onHold: 0,
          onlyHere: 2,
          mayHaveArrived: 0,
          noReplyOnlyHere: 0,
          draftsOnlyHere: 0,
        },
        { is: 'whole' },
        false,
      ),
    ).toEqual([
      'server 0 0 0 0 2 0 no server',
      'file 0 0 0 0 2 0 none',
      'device 0 2 0 0 0 2 now',
      'second 0 2 0 0 0 2 now',
    ]);
  });
});
