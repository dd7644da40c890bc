import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { writeRelease } from '../../src/build/release.ts';

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'outpost-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a release has each file of the built app under its path, and a checksum that fits', () => {
  const [from, to] = [aFolder(), aFolder()];
  mkdirSync(path.join(from, 'assets'));
  writeFileSync(path.join(from, 'index.html'), '<!doctype html>');
  writeFileSync(path.join(from, 'assets', 'a.js'), 'export {};');
  expect(writeRelease('9.9.9', from, to)).toEqual(['outpost-9.9.9.zip', 'outpost-9.9.9.zip.sha256']);
  const zip = readFileSync(path.join(to, 'outpost-9.9.9.zip'));
  const files = Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(Object.fromEntries(files)).toEqual({ 'index.html': '<!doctype html>', 'assets/a.js': 'export {};' });
  const sum = createHash('sha256').update(zip).digest('hex');
  expect(readFileSync(path.join(to, 'outpost-9.9.9.zip.sha256'), 'utf8')).toBe(`${sum}  outpost-9.9.9.zip\n`);
});

test('the same files make the same bytes', () => {
  const [from, one, other] = [aFolder(), aFolder(), aFolder()];
  writeFileSync(path.join(from, 'index.html'), 'x');
  for (const to of [one, other]) writeRelease('1.0.0', from, to);
  const [first, second] = [one, other].map((to) => readFileSync(path.join(to, 'outpost-1.0.0.zip')));
  expect(first?.equals(second ?? Buffer.of())).toBe(true);
});
