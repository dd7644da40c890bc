import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listBuiltFiles, listLanguageFiles } from '../../src/build/precache.ts';

const OF_EVERYBODY = [
  'assets/words-Ir43TSJ.css',
  // Hashes that look like the code of a language.
  'assets/words-DR-JgDQ.js',
  'assets/words-fr-JgDQ.js',
  'assets/words-aa-bb-c.js',
  'data/occupation-labels.json',
  'data/occupation-words.json',
  'index.html',
];
const OF_FRENCH = [
  'assets/first-words-fr-BndhS0T.js',
  'assets/words-fr-C-AAlXp.js',
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

test('the worker keeps every file for everybody but those of one language, whatever its hash looks like', () => {
  const folder = aFolder([...OF_EVERYBODY, ...OF_FRENCH]);
  expect(Object.keys(listBuiltFiles(folder))).toEqual(OF_EVERYBODY.toSorted());
  const languages = listLanguageFiles(folder);
  expect(Object.keys(languages)).toEqual(['fr']);
  expect(Object.keys(languages['fr'] ?? {})).toEqual(OF_FRENCH.toSorted());
});
