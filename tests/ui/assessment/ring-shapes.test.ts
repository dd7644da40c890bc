import { expect, test } from 'vitest';
import { labelOf, twelfths } from '../../../src/ui/assessment/ring-shapes.ts';

const space = { width: 328, height: 312, ring: 110, gap: 8 };

test('labels go round as the ring does: six down at the right, six up at the left', () => {
  expect(labelOf(0)).toEqual({ row: 0, side: 'right' });
  expect(labelOf(5)).toEqual({ row: 5, side: 'right' });
  expect(labelOf(6)).toEqual({ row: 5, side: 'left' });
  expect(labelOf(11)).toEqual({ row: 0, side: 'left' });
});

test('each line leads from its own part of the ring to its own label, and no two cross', () => {
  const lines = twelfths(space, undefined).map(({ line }, index) => ({ ...line, ...labelOf(index) }));
  const middle = space.width / 2;
  const drawn = lines.filter((line) => line.x1 !== undefined);
  for (const { x1 = 0, x2 = 0, y2, row, side } of drawn) {
    expect(Math.sign(x1 - middle)).toBe(side === 'right' ? 1 : -1);
    expect(Math.abs(x2 - middle)).toBeLessThan(space.ring / 2 + space.gap);
    expect(y2).toBeCloseTo(((row + 0.5) / 6) * space.height);
  }
  const right = drawn.filter(({ side }) => side === 'right').map(({ y1 = 0 }) => y1);
  expect(right).toEqual([...right].sort((one, other) => one - other));
});

test('a label right beside its part of the ring has no line, which would be a stub', () => {
  const low = { ...space, height: 264 };
  const lines = twelfths(low, undefined).map(({ line }) => line);
  expect(lines.map((line) => (line ? '/' : '.')).join('')).toBe('//..////..//');
  for (const line of lines)
    if (line) expect(Math.hypot(line.x2 - line.x1, line.y2 - line.y1)).toBeGreaterThanOrEqual(10);
});

test('no part of the ring reaches the labels', () => {
  for (const { letter } of twelfths(space, [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]))
    expect(Math.hypot(letter.x - space.width / 2, letter.y - space.height / 2)).toBeLessThan(space.ring / 2);
});
