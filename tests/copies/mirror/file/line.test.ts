import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crc32Hex } from '../../../../src/copies/mirror/file/crc32.ts';
import type { Entry } from '../../../../src/copies/mirror/file/entry.ts';
import { DAMAGED, encodeLine, linesOf } from '../../../../src/copies/mirror/file/line.ts';

const ENTRIES: Entry[] = [
  { kind: 'head', format: 1, epoch: 'one', schema: 2 },
  { kind: 'rows', table: 'users', rows: [{ id: 'a', reference: 'Ärztin \n“1”' }] },
  { kind: 'whole', epoch: 'one', from: 4 },
  { kind: 'change', epoch: 'one', seq: 5, tables: { users: { put: [{ id: 'b' }], gone: ['a'] } } },
  { kind: 'evidence', attemptId: 'x', answer: { status: 200 } },
];

function fileOf(entries: readonly Entry[]) {
  const lines = entries.map(encodeLine);
  const bytes = new Uint8Array(lines.reduce((sum, { length }) => sum + length, 0));
  const ends: number[] = [];
  for (const line of lines) {
    bytes.set(line, ends.at(-1) ?? 0);
    ends.push((ends.at(-1) ?? 0) + line.length);
  }
  return { bytes, ends };
}

test('the checksum is the CRC-32 of everyone else', () => {
  expect(crc32Hex(new TextEncoder().encode('123456789'))).toBe('cbf43926');
});

test('a file reads as it was written', () => {
  expect([...linesOf(fileOf(ENTRIES).bytes)]).toEqual(ENTRIES);
});

test.each([100, 21_000, 22_000, 1_000_000])(
  'a line of %i characters of three bytes reads as it was written, and leaves nothing in a shorter one behind it',
  (length) => {
    const entries: Entry[] = [
      { kind: 'rows', table: 'users', rows: [{ id: 'a', reference: '語'.repeat(length) }] },
      { kind: 'whole', epoch: 'one', from: 4 },
    ];
    const { bytes, ends } = fileOf(entries);
    expect(bytes.length).toBe(ends.at(-1));
    expect([...linesOf(bytes)]).toEqual(entries);
  },
);

test('torn at any byte, a file gives every line before it, and says that one is missing', () => {
  const { bytes, ends } = fileOf(ENTRIES);
  for (let length = 0; length <= bytes.length; length += 1) {
    const whole = ENTRIES.filter((_, at) => (ends[at] ?? 0) <= length);
    const isTorn = length > 0 && !ends.includes(length);
    expect([...linesOf(bytes.slice(0, length))], `torn after ${length} bytes`).toEqual(
      isTorn ? [...whole, DAMAGED] : whole,
    );
  }
});

test('with any byte changed, a file gives every other line, and never one that was not written', () => {
  const { bytes, ends } = fileOf(ENTRIES);
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
      const changed = bytes.slice();
      changed[at] = (changed[at] ?? 0) ^ flip;
      const line = ends.findIndex((end) => end > at);
      const read = [...linesOf(changed)];
      // A line end that is lost takes the next line with it.
      const lost = at === (ends[line] ?? 0) - 1 ? [line, line + 1] : [line];
      expect(read.filter((one) => one !== DAMAGED)).toEqual(ENTRIES.filter((_, n) => !lost.includes(n)));
      expect(read).toContain(DAMAGED);
    }),
    { seed: 9, numRuns: 2_000 },
  );
});

test('a file whose lines all claim to end where the file ends is read in steps in proportion to its size', () => {
  const stepsFor = (lines: number) => {
    const length = 19;
    const claimed = (line: number) => ((lines - line) * length - length).toString(16).padStart(8, '0');
    const text = Array.from({ length: lines }, (_, line) => `${claimed(line)} 00000000 \n`).join('');
    let steps = 0;
    /** Counts the bytes that are taken out of it. */
    class Watched extends Uint8Array<ArrayBuffer> {
      override subarray(begin?: number, end?: number) {
        const part = new Uint8Array(this.buffer).subarray(begin, end);
        steps += part.length;
        return part;
      }
    }
    expect([...linesOf(new Watched(new TextEncoder().encode(text).buffer))]).toHaveLength(lines);
    return steps;
  };
  expect(stepsFor(500)).toBeGreaterThan(500);
  expect(stepsFor(1_000) / stepsFor(500)).toBeLessThan(2.1);
});
