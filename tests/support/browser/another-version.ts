import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HASH_LETTERS, listFirstFiles, listLaterFiles, versionOf } from '../../../src/build/precache.ts';
import { LATER_FILES } from '../../../src/service-worker/kept-files.ts';
import { DIST } from './build-app.ts';

/** What only the other version's script does. */
const CHANGE = "\ndocument.documentElement.dataset.version = 'another';\n";
const WORKER = 'service-worker.js';

/**
 * Makes another version from the built app: its script marks the page, this script and all that import it get other names, and
 * the worker lists these names. Building a real version would take as long as building the app.
 */
export function makeAnotherVersion(): string {
  const folder = path.resolve('node_modules/.cache/another-version');
  rmSync(folder, { recursive: true, force: true });
  cpSync(DIST, folder, { recursive: true });
  const names = otherNames(scriptsOf(folder));
  for (const file of filesWithNames(folder)) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, renamed(text, names) + (isAppScript(path.basename(file)) ? CHANGE : ''));
  }
  for (const [name, other] of names) {
    const assets = path.join(folder, 'assets');
    renameSync(path.join(assets, name), path.join(assets, other));
  }
  writeFileSync(path.join(folder, LATER_FILES), JSON.stringify(listLaterFiles(folder)));
  writeFileSync(path.join(folder, WORKER), workerOf(folder, names));
  return folder;
}

const isAppScript = (name: string) => new RegExp(`^first-[\\w-]{${HASH_LETTERS}}\\.js$`).test(name);

/** The text of each built script, by its name. */
function scriptsOf(folder: string): Map<string, string> {
  const assets = path.join(folder, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return new Map(scripts.map((name) => [name, readFileSync(path.join(assets, name), 'utf8')]));
}

/** New names for the app's script and for all scripts that import it, directly or not. */
function otherNames(scripts: ReadonlyMap<string, string>): Map<string, string> {
  const changed = new Set([...scripts.keys()].filter(isAppScript));
  for (let before = 0; before < changed.size;) {
    before = changed.size;
    for (const [name, text] of scripts) if ([...changed].some((one) => text.includes(one))) changed.add(name);
  }
  return new Map([...changed].map((name) => [name, otherName(name)]));
}

function otherName(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex').slice(0, HASH_LETTERS);
  return name.replace(new RegExp(`[\\w-]{${HASH_LETTERS}}\\.js$`), `${hash}.js`);
}

/** The page and its scripts, without other files. */
function filesWithNames(folder: string): string[] {
  const assets = path.join(folder, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return [path.join(folder, 'index.html'), ...scripts.map((name) => path.join(assets, name))];
}

function renamed(text: string, names: ReadonlyMap<string, string>): string {
  return [...names].reduce((sofar, [name, other]) => sofar.replaceAll(name, other), text);
}

/** This version's worker with the other version's list in the place of its own. */
function workerOf(folder: string, names: ReadonlyMap<string, string>): string {
  const [ours, theirs] = [listFirstFiles(DIST), listFirstFiles(folder)];
  const files = Object.entries(ours).flatMap(([file, hash]) => {
    const other = renamed(file, names);
    return [[file, other] as const, [hash, theirs[other] ?? ''] as const];
  });
  return [...files, [versionOf(ours), versionOf(theirs)] as const].reduce(
    (text, [from, to]) => {
      if (!text.includes(from))
        throw new Error(`The worker does not list the built files as expected: ${from}`);
      return text.replace(from, () => to);
    },
    readFileSync(path.join(DIST, WORKER), 'utf8'),
  );
}
