import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { windowShapes } from '../../../src/build/window-shapes.ts';
import { SHAPES } from '../../../src/ui/layout/shapes.ts';

const UI = 'src/ui';
const files = readdirSync(UI, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|css|ts)$/.test(file))
  .map((file) => file.split(path.sep).join('/'));
const textOf = (file: string) => readFileSync(path.join(UI, file), 'utf8');

/** Folders whose components may depend on the shape of the window. */
const MAY_ASK = /^(layout|styles)\//;

/** What asks for the size of the window in a file: conditions of media queries, in styles and in code. */
function sizesAsked(text: string): string[] {
  return [...text.matchAll(/@media[^{]*\{|MediaQuery\(([^)]*)\)/g)]
    .map(([condition]) => condition)
    .filter((condition) => /width|height|\(--/.test(condition));
}

describe('the shape of the window', () => {
  test('is asked for by layout and styles alone, in style sheets', () => {
    const asking = files.filter((file) => !MAY_ASK.test(file) && sizesAsked(textOf(file)).length > 0);
    expect(asking).toEqual([]);
  });

  test('is one of the three that have a name', () => {
    const own = files
      .filter((file) => file !== 'layout/shapes.ts')
      .flatMap((file) => sizesAsked(textOf(file)).map((condition) => `${file}: ${condition}`))
      .filter((one) => /\b(width|height)\b/.test(one));
    expect(own).toEqual([]);
  });

  test.each([
    ['@media (width >= 60rem) {', 1],
    ["new MediaQuery('height < 30rem')", 1],
    ['@media screen and (--wide) {', 1],
    ['@media (forced-colors: active) {', 0],
    ["new MediaQuery('print')", 0],
  ])('is found in %s: %i', (text, count) => {
    expect(sizesAsked(text)).toHaveLength(count);
  });
});

test('the insides of another component are styled by layout and styles alone', () => {
  const reaching = files
    .filter((file) => file.endsWith('.svelte') && !MAY_ASK.test(file))
    .filter((file) => textOf(file).includes(':global'));
  expect(reaching).toEqual([]);
});

describe('the names of shapes', () => {
  const built = async (css: string) =>
    (await postcss([windowShapes()]).process(css, { from: undefined })).css;

  test('become their conditions', async () => {
    expect(await built('@media screen and (--wide) { a { top: 0 } }')).toBe(
      `@media screen and ${SHAPES.wide} { a { top: 0 } }`,
    );
  });

  test('that nobody knows fail the build, and other queries stay', async () => {
    await expect(built('@media (--desk) { a { top: 0 } }')).rejects.toThrow(
      '(--desk) is no shape of a window',
    );
    expect(await built('@media print { a { top: 0 } }')).toBe('@media print { a { top: 0 } }');
  });
});
