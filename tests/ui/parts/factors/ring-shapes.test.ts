import { expect, test } from 'vitest';
import { labelOf, twelfths } from '../../../../src/ui/parts/factors/ring-shapes.ts';

const space = { width: 328, height: 312, ring: 110, gap: 8 };

test('labels go round as the ring does: six down at the right, six up at the left', () => {
  expect(labelOf(0)).toEqual({ row: 0, side: 'right' });
  expect(labelOf(5)).toEqual({ row: 5, side: 'right' });
  expect(labelOf(6)).toEqual({ row: 5, side: 'left' });
  expect(labelOf(11)).toEqual({ row: 0, side: 'left' });
});

test('each line leads from its own part of the ring to its own label, and no two cross', () => {
  const lines = twelfths(space, undefined).map(({ line }) => line);
  const middle = space.width / 2;
  for (const [index, { x1, x2, y2 }] of lines.entries()) {
    const { row, side } = labelOf(index);
    expect(Math.sign(x1 - middle)).toBe(side === 'right' ? 1 : -1);
    expect(Math.abs(x2 - middle)).toBeLessThan(space.ring / 2 + space.gap);
    expect(y2).toBeCloseTo(((row + 0.5) / 6) * space.height);
  }
  const right = lines.slice(0, 6);
  expect(right.map(({ y1 }) => y1)).toEqual([...right.map(({ y1 }) => y1)].sort((one, other) => one - other));
});

test('no part of the ring reaches the labels', () => {
  for (const { letter } of twelfths(space, [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]))
    expect(Math.hypot(letter.x - space.width / 2, letter.y - space.height / 2)).toBeLessThan(space.ring / 2);
});
