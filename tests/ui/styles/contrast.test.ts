import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** WCAG 2.2: 4.5 for text, 3 for what marks out a control or a state. */
const TEXT = 4.5;
const SHAPE = 3;

const css = readFileSync('src/ui/styles/tokens.css', 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
);

/** Every pair that a screen puts together: what is read or seen, and what it stands on. */
const pairs: readonly (readonly [front: string, back: string, least: number])[] = [
  ...['paper', 'sheet', 'sunken', 'accent-wash', 'red-wash', 'amber-wash'].map(
    (back) => ['ink', back, TEXT] as const,
  ),
  ...['paper', 'sheet', 'sunken', 'accent-wash'].map((back) => ['ink-quiet', back, TEXT] as const),
  ...['paper', 'sheet', 'sunken', 'accent-wash'].map((back) => ['accent', back, TEXT] as const),
  ...['paper', 'sheet', 'accent-wash'].map((back) => ['accent-strong', back, TEXT] as const),
  // The edge of a bar, and its solid end, beside what is not confirmed yet.
  ['ink', 'not-confirmed', SHAPE],
  ['on-accent', 'accent', TEXT],
  ['on-accent', 'accent-strong', TEXT],
  ...['paper', 'sheet', 'red-wash'].map((back) => ['red', back, TEXT] as const),
  ['on-red', 'red', TEXT],
  ...['paper', 'sheet', 'amber-wash'].map((back) => ['amber', back, TEXT] as const),
  ...['paper', 'sheet', 'sunken'].map((back) => ['amber-fill', back, SHAPE] as const),
  ...['paper', 'sheet', 'sunken'].map((back) => ['red-fill', back, SHAPE] as const),
  ...['paper', 'sheet'].map((back) => ['line-strong', back, SHAPE] as const),
  ...['paper', 'sheet'].map((back) => ['focus', back, SHAPE] as const),
];

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each(pairs)('%s on %s has a contrast of at least %d', (front, back, least) => {
    const [one, other] = [tokens.get(front)?.[scheme], tokens.get(back)?.[scheme]];
    if (!one || !other) throw new Error(`tokens.css has no colour ${one ? back : front}`);
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
  });
});
