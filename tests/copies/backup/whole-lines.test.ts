import { expect, test } from 'vitest';
import { wholeLines } from '../../../src/copies/backup/whole-lines.ts';

const TEXT = 'one\ntwo\n\na line longer than a piece\nthree\nno end';

async function piecesOf(text: string, size: number) {
  const pieces: string[] = [];
  for await (const piece of wholeLines(new Blob([text]), size)) pieces.push(new TextDecoder().decode(piece));
  return pieces;
}

test.each([1, 2, 3, 7, 9, 100])('a file is given in whole lines, read by %i bytes', async (size) => {
  const pieces = await piecesOf(TEXT, size);
  expect(pieces.join('')).toBe(TEXT);
  for (const piece of pieces.slice(0, -1)) expect(piece).toMatch(/\n$/);
});

test('of a large file no more than one piece and a line is in memory', async () => {
  const pieces = await piecesOf('a line of 20 letters'.concat('\n').repeat(100), 64);
  expect(pieces.length).toBeGreaterThan(30);
  for (const piece of pieces) expect(piece.length).toBeLessThan(64 + 21);
});

test.each(['', '\n', 'one\n'])('a file of %j comes as it is', async (text) => {
  expect((await piecesOf(text, 2)).join('')).toBe(text);
});
