import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFirstFiles, listLaterFiles } from '../../../src/build/precache.ts';
import { z } from '../../../src/contract/zod.ts';
import { Manifest } from '../../bench/first-load-files.ts';
import { DIST } from '../../support/browser/build-app.ts';

test('no script that is kept first imports one that is kept later', () => {
  const chunks = z.parse(Manifest, JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8')));
  const first = Object.keys(listFirstFiles(DIST));
  const later = Object.keys(listLaterFiles(DIST).rest);
  const scripts = Object.values(chunks).filter(({ file }) => first.includes(file));
  const wrong = scripts.flatMap(({ file, imports = [] }) =>
    imports
      .map((imported) => chunks[imported]?.file ?? '')
      .filter((imported) => later.includes(imported))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(scripts.length).toBeGreaterThan(0);
  expect(later.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});
