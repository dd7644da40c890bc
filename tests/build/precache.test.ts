import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listFirstFiles, listLaterFiles } from '../../src/build/precache.ts';

const FIRST = [
  'assets/words-Ir43TSJk.css',
  // Hashes that look like the code of a language, or words like a later part's.
  'assets/words-DR-JgDQk.js',
  'assets/words-fr-JgDQk.js',
  'assets/words-aa-bb-ck.js',
  'assets/consoles-DR-JgDQk.js',
  'data/occupation-words.json',
  'index.html',
];
const REST = [
  'assets/console-DR-JgDQk.js',
  'assets/decode-CQrQhI3r.js',
  'assets/practice-D3qfiXFk.css',
  'assets/read-worker-Bq0sJdE1.js',
  'data/occupation-labels-fr.json',
  'data/occupation-labels.json',
  'data/occupation-questions.json',
  'data/practice-story.json',
  'openapi.json',
];
const UNCHECKED = ['icons/icon-192.png', 'manifest.webmanifest'];
const OF_FRENCH = [
  'assets/first-words-fr-BndhS0Tk.js',
  'assets/words-fr-C-AAlXpk.js',
  'data/occupation-names-fr.json',
  'data/occupation-words-fr.json',
];

function aFolder(files: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'outpost-built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), file);
  }
  return folder;
}

test('the worker keeps first what everyone needs, and later the rest and each language, whatever a hash looks like', () => {
  const folder = aFolder([
    ...FIRST,
    ...REST,
    ...UNCHECKED,
    ...OF_FRENCH,
    'config.json',
    'licenses.md',
    'screenshots/narrow.webp',
  ]);
  expect(Object.keys(listFirstFiles(folder))).toEqual(FIRST.toSorted());
  const { rest, unchecked, languages } = listLaterFiles(folder);
  expect(Object.keys(rest)).toEqual(REST.toSorted());
  expect(unchecked).toEqual(UNCHECKED);
  expect(Object.keys(languages)).toEqual(['fr']);
  expect(Object.keys(languages['fr'] ?? {})).toEqual(OF_FRENCH.toSorted());
});
