import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { compare, hold, median, seeded } from './measure.ts';

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

const always = (name: string, took: number) => ({ name, run: () => took });

describe('a comparison', () => {
  const parts = { title: 'saving', rounds: 4, seed: 7, ours: always('ours', 3), peer: always('bare', 2) };

  test('gives the ratio of the medians, and says that it holds', async () => {
    expect(await compare({ ...parts, limit: 2 })).toBe(1.5);
    expect(printed.join('\n')).toContain('ratio 1.50, limit 2: holds');
    expect(process.exitCode).not.toBe(1);
  });

  test('fails the program when the ratio is over the limit', async () => {
    await compare({ ...parts, limit: 1.4 });
    expect(printed.join('\n')).toContain('DOES NOT HOLD');
    expect(process.exitCode).toBe(1);
  });

  test('changes who goes first, the same way for the same seed', async () => {
    const orderOf = async (seed: number) => {
      const order: string[] = [];
      const noted = (name: string) => ({ name, run: () => order.push(name) });
      await compare({ ...parts, rounds: 12, seed, ours: noted('ours'), peer: noted('peer'), limit: 2 });
      return order.join(' ');
    };
    expect(await orderOf(3)).toBe(await orderOf(3));
    expect(await orderOf(3)).toMatch(/ours peer.*peer ours/);
  });
});

test('a fixed limit is held or fails the program', async () => {
  await hold('searching', 8, 3, () => 5);
  expect(process.exitCode).not.toBe(1);
  await hold('searching', 8, 3, () => 9);
  expect(process.exitCode).toBe(1);
});

test.each([
  [[3], 3],
  [[4, 1], 2.5],
  [[9, 1, 5], 5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('chance is the same for the same seed, and spread over the whole range', () => {
  const draw = (seed: number) => Array.from({ length: 1000 }, seeded(seed));
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
  expect(Math.min(...draw(1))).toBeLessThan(0.05);
  expect(Math.max(...draw(1))).toBeGreaterThan(0.95);
});
