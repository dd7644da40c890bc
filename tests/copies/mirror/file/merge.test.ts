import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChangeEntry, Entry, Row } from '../../../../src/copies/mirror/file/entry.ts';
import { encodeLine } from '../../../../src/copies/mirror/file/line.ts';
import { readLog, type Log } from '../../../../src/copies/mirror/file/log.ts';
import { mergeLogs, missingAfter } from '../../../../src/copies/mirror/file/merge.ts';
import { compare, provingSilence } from '../../../../src/copies/mirror/compare/verdict.ts';

function fileOf(entries: readonly Entry[]): Uint8Array {
  return Uint8Array.from(entries.flatMap((entry) => [...encodeLine(entry)]));
}

function logOf(entries: readonly Entry[], cut = 0): Log {
  const bytes = fileOf(entries);
  const log = readLog(bytes.slice(0, bytes.length - cut));
  if (!log) throw new Error('The file says nothing');
  return log;
}

const head: Entry = { kind: 'head', format: 1, epoch: 'e', schema: 2 };

function aPerson(seq: number, id = `person ${seq}`): ChangeEntry {
  return { kind: 'change', epoch: 'e', seq, tables: { users: { put: [{ id, seq }] } } };
}

function whole(from: number, ids: string[] = []): Entry[] {
  const rows: Row[] = ids.map((id) => ({ id }));
  return [head, { kind: 'rows', table: 'users', rows }, { kind: 'whole', epoch: 'e', from }];
}

function only(logs: readonly Log[]) {
  const [mirrored, ...others] = mergeLogs(logs);
  if (!mirrored || others.length > 0) throw new Error('Not one epoch');
  return mirrored;
}

function people(logs: readonly Log[]): string[] {
  return missingAfter(0, only(logs)).put.users.map((row) => String(row['id']));
}

describe('the files of one epoch', () => {
  test('are read together, whichever tab wrote what', () => {
    const logs = [
      logOf([...whole(1, ['old']), aPerson(2), aPerson(5)]),
      logOf([head, aPerson(3), aPerson(4)]),
    ];
    expect(people(logs)).toEqual(['old', 'person 2', 'person 3', 'person 4', 'person 5']);
    expect(only(logs)).toMatchObject({ last: 5, whole: true });
  });

  test('are not whole when a change between two is missing, but nothing that is there is left out', () => {
    const logs = [logOf([...whole(1), aPerson(2), aPerson(4)])];
    expect(only(logs)).toMatchObject({ last: 4, whole: false });
    expect(people(logs)).toEqual(['person 2', 'person 4']);
  });

  test('are not whole when a line is torn: it may have been the next change', () => {
    expect(only([logOf([...whole(0), aPerson(1), aPerson(2)], 1)])).toMatchObject({ last: 1, whole: false });
  });

  test('are not whole without a finished snapshot, but its parts count', () => {
    const unfinished = logOf([head, { kind: 'rows', table: 'users', rows: [{ id: 'old' }] }, aPerson(2)]);
    expect(only([unfinished]).whole).toBe(false);
    expect(people([unfinished])).toEqual(['old', 'person 2']);
  });

  test('begin with the newest finished snapshot, and with an older one while the newest is being written', () => {
    const older = logOf([...whole(1, ['old']), aPerson(2)]);
    const unfinished = logOf([head, { kind: 'rows', table: 'users', rows: [{ id: 'half' }] }, aPerson(3)]);
    expect(people([older, unfinished])).toEqual(['old', 'person 2', 'person 3']);
    expect(people([older, logOf(whole(3, ['all']))])).toEqual(['all']);
  });

  test('give no snapshot of which a line is damaged, but an older one that is whole', () => {
    const bytes = fileOf(whole(3, ['new']));
    bytes[encodeLine(head).length + 30] = 0;
    const damaged = readLog(bytes);
    expect(damaged?.snapshot.from).toBeUndefined();
    expect(people([logOf(whole(1, ['old'])), ...(damaged ? [damaged] : [])])).toEqual(['old']);
  });

  test('forget what was deleted', () => {
    const gone: Entry = { kind: 'change', epoch: 'e', seq: 2, tables: { users: { gone: ['old'] } } };
    expect(people([logOf([...whole(1, ['old']), gone])])).toEqual([]);
  });
});

test('however tabs, files and snapshots share them, all changes come out as they went in', () => {
  const step = fc.record({
    tab: fc.nat(2),
    id: fc.nat(5),
    what: fc.constantFrom('put', 'put', 'put', 'delete', 'snapshot'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const files = new Map<number, Entry[]>([[0, whole(0)]]);
      const rows = new Map<string, Row>();
      let seq = 0;
      for (const { tab, id, what } of steps) {
        const key = String(id);
        const file = files.get(tab) ?? [head];
        files.set(tab, file);
        if (what === 'snapshot') {
          const parts: Entry = { kind: 'rows', table: 'users', rows: [...rows.values()] };
          files.set(tab, [head, parts, { kind: 'whole', epoch: 'e', from: seq }]);
          continue;
        }
        seq += 1;
        if (what === 'put') rows.set(key, { id: key, seq });
        else rows.delete(key);
        const users = what === 'put' ? { put: [{ id: key, seq }] } : { gone: [key] };
        file.push({ kind: 'change', epoch: 'e', seq, tables: { users } });
      }
      const mirrored = only([...files.values()].map((entries) => logOf(entries)));
      const byId = (one: Row, other: Row) => String(one['id']).localeCompare(String(other['id']));
      expect(missingAfter(0, mirrored).put.users.toSorted(byId)).toEqual([...rows.values()].toSorted(byId));
      expect(mirrored).toMatchObject({ last: seq, whole: true });
    }),
    { seed: 9, numRuns: 500 },
  );
});

describe('database and mirror', () => {
  const mirrors = mergeLogs([logOf([...whole(1, ['old']), aPerson(2)])]);
  test.each([
    ['the same', { epoch: 'e', seq: 2, alone: 0, schema: 2, empty: false }, 'same'],
    ['a mirror of an older version', { epoch: 'e', seq: 2, alone: 0, schema: 3, empty: false }, 'behind'],
    [
      'a database that lost its latest change',
      { epoch: 'e', seq: 1, alone: 0, schema: 2, empty: false },
      'rolled back',
    ],
    ['a mirror that missed a change', { epoch: 'e', seq: 3, alone: 0, schema: 2, empty: false }, 'behind'],
    [
      'a database that was made again',
      { epoch: undefined, seq: 0, alone: 0, schema: 2, empty: true },
      'wiped',
    ],
    [
      'a database that was made again, and counted',
      { epoch: 'new', seq: 4, alone: 0, schema: 2, empty: true },
      'wiped',
    ],
  ])('%s', (_, database, is) => {
    expect(compare(database, mirrors).verdict.is).toBe(is);
  });

  test('a database with records of its own beside the mirror of another one', () => {
    const { verdict, others } = compare({ epoch: 'new', seq: 4, alone: 0, schema: 2, empty: false }, mirrors);
    expect(verdict.is).toBe('behind');
    expect(others).toEqual(mirrors);
  });

  test.each([
    ['every change was mirrored', { seq: 3, alone: 0 }, true],
    ['the change that is missing was not to be mirrored', { seq: 3, alone: 3 }, false],
    ['an older change was not to be mirrored, and has come with a snapshot', { seq: 3, alone: 1 }, true],
  ])('an attempt that only the database knows never left: %s', (_, counted, proves) => {
    const database = { ...counted, epoch: 'e', schema: 2, empty: false };
    expect(provingSilence(database, mirrors) !== undefined).toBe(proves);
  });

  test('a mirror with a torn line proves nothing', () => {
    const torn = mergeLogs([logOf([...whole(1, ['old']), aPerson(2), aPerson(3)], 1)]);
    const database = { epoch: 'e', seq: 3, alone: 0, schema: 2, empty: false };
    expect(provingSilence(database, torn)).toBeUndefined();
  });

  test('no mirror at all', () => {
    expect(compare({ epoch: undefined, seq: 0, alone: 0, schema: 2, empty: true }, [])).toEqual({
      verdict: { is: 'behind' },
      others: [],
      seq: 0,
    });
  });
});

describe('what a database lacks', () => {
  const edited = (seq: number): ChangeEntry => ({
    kind: 'change',
    epoch: 'e',
    seq,
    tables: { users: { put: [{ id: 'x', seq }] } },
  });
  const idsAfter = (seq: number, logs: readonly Log[]) => {
    const { put, whole: isWhole } = missingAfter(seq, only(logs));
    return { users: put.users.map((row) => row['seq'] ?? row['id']), isWhole };
  };

  test('is what came after its last change', () => {
    const logs = [logOf([...whole(1, ['old']), aPerson(2), aPerson(3)])];
    expect(idsAfter(2, logs)).toEqual({ users: [3], isWhole: true });
  });

  test('begins with the snapshot when that is newer than all it has', () => {
    expect(idsAfter(1, [logOf([...whole(3, ['all']), aPerson(4)])])).toEqual({
      users: ['all', 4],
      isWhole: true,
    });
  });

  test('is never older than what it has, where the mirror missed something', () => {
    const logs = [logOf([...whole(0), edited(1), aPerson(5)])];
    expect(idsAfter(3, logs)).toEqual({ users: [5], isWhole: false });
  });

  test('is not whole when the next change is missing', () => {
    expect(idsAfter(2, [logOf([...whole(0), aPerson(1), aPerson(2), aPerson(4)])]).isWhole).toBe(false);
  });

  test('tells which rows are to go', () => {
    const gone: Entry = { kind: 'change', epoch: 'e', seq: 2, tables: { users: { gone: ['person 1'] } } };
    expect(missingAfter(1, only([logOf([...whole(0), aPerson(1), gone])])).gone.users).toEqual(['person 1']);
  });
});
