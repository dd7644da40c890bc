import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCircle, importGraph, mutualRooms, screenComplaint } from './support/source/import-graph.ts';
import { complaint, importsOf, readTable, rowOf } from './support/source/import-table.ts';

const table = readTable(readFileSync('src/README.md', 'utf8'));
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|svelte)$/.test(file))
  .map((file) => file.split(path.sep).join('/'));

const testFiles = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `tests/${file.split(path.sep).join('/')}`);

const graph = importGraph(files, (file) => readFileSync(`src/${file}`, 'utf8'));

describe('the rooms of src', () => {
  test('import one another in no circle, not even for types', () => {
    expect(findCircle(graph)?.join(' → ')).toBeUndefined();
  });

  test('import in one direction between two rooms that lie side by side', () => {
    expect(mutualRooms(graph)).toEqual([]);
  });

  test('that are screens import no other screen, and nothing below the screens imports one', () => {
    const complaints = [...graph].flatMap(([file, targets]) =>
      targets.map((target) => screenComplaint(file, target)),
    );
    expect(complaints.filter((one) => one !== undefined)).toEqual([]);
  });
});

test('no comment switches a rule of lint off', () => {
  const linted = ['src', 'tests', 'data'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  const off = [...linted, ...readdirSync('.')]
    .filter((file) => /\.(ts|js|svelte)$/.test(file))
    .filter((file) => /(es|ox)lint-(dis|en)able/.test(readFileSync(file, 'utf8')));
  expect(off).toEqual([]);
});

/** Folders of tests whose tests are about the folder of src with the same name; those of `browser/` run in a real browser. */
const MIRRORED =
  /^tests\/(?:browser\/)?((?:api|build|catalogue|contract|copies|domain|import|organisation|page|server|service-worker|store|sync|ui)\/.*)$/;

test('the folders of tests are those of src', () => {
  const folders = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
    path.posix.dirname(file.split(path.sep).join('/')),
  );
  const rooms = new Set(folders);
  const stray = testFiles
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => {
      const [, mirrored] = MIRRORED.exec(file) ?? [];
      return mirrored !== undefined && !rooms.has(path.posix.dirname(mirrored));
    });
  expect(stray).toEqual([]);
});

describe('the check of rooms', () => {
  test.each([
    [{ 'a.ts': ['b.ts'], 'b.ts': ['c.ts'], 'c.ts': ['b.ts'] }, 'b.ts → c.ts → b.ts'],
    [{ 'a.ts': ['b.ts'], 'b.ts': [] }, undefined],
  ])('finds the circle in %j: %s', (imports, circle) => {
    expect(findCircle(new Map(Object.entries(imports)))?.join(' → ')).toBe(circle);
  });

  test('counts an import of types as an import', () => {
    const texts: Record<string, string> = {
      'a/x.ts': "import type { Y } from '../b/y.ts';",
      'b/y.ts': "export type { X } from '../a/x.ts';",
    };
    expect(findCircle(importGraph(Object.keys(texts), (file) => texts[file] ?? ''))).toHaveLength(3);
  });

  test.each([
    [{ 'a/1.ts': ['b/1.ts'], 'b/2.ts': ['a/2.ts'] }, ['a/1.ts → b/1.ts, but b/2.ts → a/2.ts']],
    [{ 'a/1.ts': ['a/b/1.ts'], 'a/b/2.ts': ['a/2.ts'] }, []],
    [{ 'a/1.ts': ['b/1.ts'], 'b/1.ts': ['c/1.ts'] }, []],
  ])('finds in %j the rooms that import each other: %j', (imports, pairs) => {
    expect(mutualRooms(new Map(Object.entries(imports)))).toEqual(pairs);
  });

  test.each([
    ['ui/screens/people/People.svelte', 'ui/screens/person/Person.svelte', false],
    ['ui/screens/people/People.svelte', 'ui/controls/Icon.svelte', true],
    ['ui/screens/people/many/SelectionBar.svelte', 'ui/screens/people/RowsWindow.svelte', true],
    ['ui/controls/Icon.svelte', 'ui/screens/people/People.svelte', false],
    ['ui/frame/App.svelte', 'ui/screens/people/People.svelte', true],
    ['ui/screens/people/People.svelte', 'ui/frame/App.svelte', false],
    ['main.ts', 'ui/screens/people/People.svelte', true],
  ])('lets %s import %s: %s', (file, imported, allowed) => {
    expect(screenComplaint(file, imported) === undefined).toBe(allowed);
  });
});

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
        .filter(
          (imported) => imported.startsWith('.') && !/\.(ts|svelte|css|svg|json)(\?\w+)?$/.test(imported),
        )
        .map((imported) => `src/${file} imports ${imported}`),
    );
    expect(bare).toEqual([]);
  });

  test('has a row in the table for every file', () => {
    expect(files.filter((file) => !rowOf(table, file))).toEqual([]);
  });
});

describe('the check of imports', () => {
  test.each([
    ['domain/rules.ts', '../contract/user.ts'],
    ['domain/deep/rules.ts', '../words.ts'],
    ['contract/zod.ts', 'zod/mini'],
    ['store/transaction/database.ts', 'dexie'],
    ['ui/screens/Register.svelte', '../../api/client.ts'],
    ['ui/screens/Register.svelte', '../styles/tokens.css'],
    ['server/node/main.ts', 'node:http'],
    ['main.ts', './ui/App.svelte'],
  ])('lets %s import %s', (file, imported) => {
    expect(complaint(table, file, imported)).toBeUndefined();
  });

  test.each([
    ['domain/rules.ts', '../store/store.ts'],
    ['domain/rules.ts', 'zod/mini'],
    ['ui/screens/people/People.svelte', 'fuse.js'],
    ['contract/user.ts', 'zod/mini'],
    ['contract/user.ts', '../domain/words.ts'],
    ['ui/screens/Register.svelte', '../../page/updates.svelte.ts'],
    ['ui/messages/choose/settings.ts', '../../app/scheme.ts'],
    ['ui/controls/Icon.svelte', '../frame/App.svelte'],
    ['ui/app/routes.ts', '../person/many.svelte.ts'],
    ['sync/proof/decide-by-answer.ts', '../queue/gate.ts'],
    ['sync/queue/gate.ts', '../attempt/attempt.ts'],
    ['sync/attempt/attempt.ts', '../sender.ts'],
    ['sync/tabs/leader.ts', '../attempt/attempt.ts'],
    ['ui/screens/Register.svelte', '../../api/handler.ts'],
    ['page/page.ts', '../ui/App.svelte'],
    ['store/store.ts', 'dexie-react-hooks'],
    ['store/store.ts', 'node:fs'],
    ['main.ts', './support/browser/chromium.ts'],
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
