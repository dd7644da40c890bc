import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { complaint, importsOf, readTable } from './support/import-table.ts';

const table = readTable(readFileSync('src/README.md', 'utf8'));
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|svelte)$/.test(file))
  .map((file) => file.split(path.sep).join('/'));

describe('src', () => {
  test('imports only what the table in src/README.md allows', () => {
    const complaints = files.flatMap((file) =>
      importsOf(file, readFileSync(`src/${file}`, 'utf8')).map((imported) =>
        complaint(table, file, imported),
      ),
    );
    expect(complaints.filter((one) => one !== undefined)).toEqual([]);
  });

  test('names every relative import with its ending', () => {
    const bare = files.flatMap((file) =>
      importsOf(file, readFileSync(`src/${file}`, 'utf8'))
        .filter((imported) => imported.startsWith('.') && !/\.(ts|svelte|css|svg)(\?\w+)?$/.test(imported))
        .map((imported) => `src/${file} imports ${imported}`),
    );
    expect(bare).toEqual([]);
  });

  test('has a row in the table for every folder', () => {
    const folders = new Set(files.map((file) => file.split('/')[0]));
    expect([...folders].filter((folder) => !table.some(({ from }) => from === folder))).toEqual([]);
  });
});

describe('the check of imports', () => {
  test.each([
    ['domain/rules.ts', '../contract/user.ts'],
    ['domain/deep/rules.ts', '../words.ts'],
    ['contract/zod.ts', 'zod/mini'],
    ['ui/register/Register.svelte', '../../api/client.ts'],
    ['ui/register/Register.svelte', '../styles/tokens.css'],
    ['server/main.ts', 'node:http'],
    ['main.ts', './ui/App.svelte'],
  ])('lets %s import %s', (file, imported) => {
    expect(complaint(table, file, imported)).toBeUndefined();
  });

  test.each([
    ['domain/rules.ts', '../store/store.ts'],
    ['domain/rules.ts', 'zod/mini'],
    ['contract/user.ts', 'zod/mini'],
    ['contract/user.ts', '../domain/words.ts'],
    ['ui/register/Register.svelte', '../../shell/updates.svelte.ts'],
    ['ui/register/Register.svelte', '../../api/handler.ts'],
    ['shell/page.ts', '../ui/App.svelte'],
    ['store/store.ts', 'dexie-react-hooks'],
    ['store/store.ts', 'node:fs'],
    ['main.ts', '../tests/support/chromium.ts'],
    ['elsewhere/x.ts', './y.ts'],
  ])('does not let %s import %s', (file, imported) => {
    expect(complaint(table, file, imported)).toContain(`src/${file} `);
  });

  test('names file, import and what is allowed', () => {
    expect(complaint(table, 'catalogue/load.ts', '../api/handler.ts')).toBe(
      'src/catalogue/load.ts imports ../api/handler.ts, but catalogue may import only from itself and: contract, domain',
    );
  });

  test.each([
    [
      'a.ts',
      "import type { A } from './b.ts';\nexport { c } from './d.ts';\nconst e = await import('./f.ts');",
      3,
    ],
    [
      'a.svelte',
      '<script lang="ts" module>import \'./a.ts\';</script><script>import b from "./b.ts";</script>',
      2,
    ],
    ['a.ts', "// import './b.ts'\nconst text = \"import './c.ts'\";", 0],
  ])('finds the imports of %s: %s', (file, text, count) => {
    expect(importsOf(file, text)).toHaveLength(count);
  });
});
