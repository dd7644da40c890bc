import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const FOLDER = 'public/data';

/** The README gives one row to the files of several languages: `words-fr.json`, `-es`, with their sizes in the same order. */
const [, shipped = ''] = readFileSync('data/README.md', 'utf8').split('## What ships');
const rows = shipped
  .split('\n')
  .filter((line) => /^\| `[\w-]+\.json`/.test(line) && line.split('|').length === 6)
  .flatMap((line) => {
    const [, names = '', , bytes = '', brotli = ''] = line.split('|');
    const [first = '', ...others] = [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    const files = [first, ...others.map((ending) => first.replace(/-\w+\.json$/, `${ending}.json`))];
    return files.map((file, i) => ({
      file,
      bytes: numbersIn(bytes)[i] ?? 0,
      brotli: numbersIn(brotli)[i] ?? 0,
    }));
  });

function numbersIn(cell: string): number[] {
  return cell.split('·').map((number) => Number(number.replaceAll(',', '').trim()));
}

test('every file that ships has a row in the README of data', () => {
  expect(rows.map(({ file }) => file).toSorted()).toEqual(readdirSync(FOLDER).toSorted());
});

test.each(rows)('$file is as large as its row says', ({ file, bytes }) => {
  expect(readFileSync(`${FOLDER}/${file}`)).toHaveLength(bytes);
});

test.each(rows)(
  '$file is as large over the wire as its row says',
  { tags: ['night'] },
  ({ file, brotli }) => {
    const content = readFileSync(`${FOLDER}/${file}`);
    // Other versions of Node compress a little differently.
    const compressed = brotliCompressSync(content).length;
    expect(Math.abs(compressed - brotli) / brotli).toBeLessThan(0.01);
  },
);
