import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { packFiles, unpackFiles } from '../../src/service-worker/packed-files.ts';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const FILES = {
  'assets/first-Dj1BKY7C.js': hashOf('first'),
  'data/countries.json': hashOf('countries'),
  'index.html': hashOf('page'),
};

test('the list of files comes out of the worker’s script as it went in', () => {
  expect(unpackFiles(packFiles(FILES))).toEqual(FILES);
});

test.each([
  ['a path with the separator', { 'a|b.js': hashOf('') }],
  ['a hash of another kind', { 'a.js': hashOf('').replace('256', '384') }],
  ['a hash that is cut', { 'a.js': hashOf('').slice(0, -3) }],
])('%s stops the build', (_, files) => {
  expect(() => packFiles(files)).toThrow('cannot be listed');
});
