import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Entry } from '../../../../src/copies/mirror/file/entry.ts';
import { encodeLine } from '../../../../src/copies/mirror/file/line.ts';
import { readLog } from '../../../../src/copies/mirror/file/log.ts';
import { mergeLogs } from '../../../../src/copies/mirror/file/merge.ts';
import { Searching, Skimming } from '../../../../src/copies/mirror/file/skim.ts';

const ENTRIES: Entry[] = [
  { kind: 'head', format: 1, epoch: 'one', schema: 2 },
  { kind: 'rows', table: 'users', rows: [{ id: 'a', reference: 'Ärztin \n“{"kind":"change"”' }] },
  { kind: 'rows', table: 'attempts', rows: [{ id: 'old attempt' }] },
  { kind: 'whole', epoch: 'one', from: 4, size: 400 },
  { kind: 'change', epoch: 'one', seq: 5, tables: { users: { put: [{ id: 'b' }], gone: ['a'] } } },
  { kind: 'change', epoch: 'one', seq: 6, tables: { attempts: { put: [{ id: 'new attempt' }] } } },
  { kind: 'evidence', attemptId: 'new attempt', answer: { status: 500 } },
  { kind: 'evidence', attemptId: 'new attempt', answer: { status: 200 } },
  { kind: 'evidence', attemptId: 'other attempt', answer: { status: 201 } },
  { kind: 'change', epoch: 'one', seq: 7, tables: { users: { put: [{ id: 'c' }] } } },
];
const BYTES = Uint8Array.from(ENTRIES.flatMap((entry) => [...encodeLine(entry)]));

function* pieces(bytes: Uint8Array, size: number): Generator<Uint8Array, undefined> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  return undefined;
}

function skim(bytes: Uint8Array, size: number) {
  const skimming = new Skimming();
  for (const piece of pieces(bytes, size)) skimming.take(piece);
  return skimming.end();
}

test('in whatever pieces, torn or altered, a file that is skimmed says how far it reaches as one that is read', () => {
  const altered = fc.record({
    length: fc.nat(BYTES.length),
    flips: fc.array(fc.tuple(fc.nat(BYTES.length - 1), fc.integer({ min: 1, max: 255 })), { maxLength: 2 }),
    size: fc.integer({ min: 1, max: 500 }),
  });
  fc.assert(
    fc.property(altered, ({ length, flips, size }) => {
      const bytes = BYTES.slice(0, length);
      for (const [at, flip] of flips) if (at < length) bytes[at] = (bytes[at] ?? 0) ^ flip;
      const [read, skimmed] = [readLog(bytes), skim(bytes, size)];
      expect(skimmed?.damaged).toBe(read?.damaged);
      expect(skimmed?.erased).toBe(read?.erased);
      expect(skimmed?.snapshot.size).toBe(read?.snapshot.size);
      const reaches = [read, skimmed].map((log) =>
        mergeLogs(log ? [log] : []).map(({ epoch, schema, last, from, whole, empty }) => ({
          ...{ epoch, schema, last, from, whole, empty },
        })),
      );
      expect(reaches[1]).toEqual(reaches[0]);
    }),
    { seed: 3, numRuns: 2_000 },
  );
});

test('what is skimmed has no rows', () => {
  const log = skim(BYTES, 64);
  expect(log?.snapshot.parts.flatMap(({ rows }) => rows)).toEqual([]);
  expect(log?.changes.map(({ tables }) => tables)).toEqual([{}, {}, {}]);
});

test.each([1, 7, 64, 5_000])('marks and the last answers are found in pieces of %i bytes', (size) => {
  const searching = new Searching(['old attempt', 'new attempt', 'lost attempt']);
  for (const piece of pieces(BYTES, size)) searching.take(piece);
  expect([...searching.known].sort()).toEqual(['new attempt', 'old attempt']);
  expect(searching.answers).toEqual({ 'new attempt': { status: 200 } });
});
