import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { LATER_FILES, type BuiltFiles, type LaterFiles } from '../service-worker/kept-files.ts';

const WORKER = 'service-worker.js';
/** The name has a hash, so that an incomplete deployment cannot mix in an older script. */
const API = 'assets/worker-api-[hash].js';

/** Letters of the hash that the bundler puts into the name of a file. */
export const HASH_LETTERS = 8;

/**
 * Files that are not stored for offline use: the worker's scripts, `config.json`, for which the worker has its own rule, pictures
 * that are shown once, where the app is installed, and files for hosts.
 */
const LEFT_OUT =
  /^(service-worker\.js|config\.json|_headers|_redirects|problems\/.*|licenses\.md|\..*|api-v1\/.*|screenshots\/.*|assets\/worker-api-.*|.*\.map)$/;

/** Files that are not needed to register, store or send. The worker stores them after the app can start offline. */
const LATER = new RegExp(
  String.raw`^(assets/(chart|console|decode|overview|practice|read-worker|setup|team|xlsx)-[\w-]{${HASH_LETTERS}}\.(js|css)|data/(occupation-labels(-\w\w)?|occupation-questions|practice-story)\.json|openapi\.json)$`,
);

/** Files that a host may change without damaging the app. */
const UNCHECKED = /^(manifest\.webmanifest|icons\/.*)$/;

/**
 * Words of the screens and of the finder in a language other than English. The worker stores the language in use before the others.
 * The pattern counts the characters of the hash: `words-DR-JgDQk.js` belongs to no language, but its hash begins like a language's
 * code.
 */
const ONE_LANGUAGE = new RegExp(
  String.raw`^(?:assets/(?:first-)?words-(?<ofScreens>\w\w)-[\w-]{${HASH_LETTERS}}\.|data/occupation-(?:words|names)-(?<ofFinder>\w\w)\.)`,
);

/** Builds the service worker as one file, after all others: their names and hashes are written into it. */
export function precache(): Plugin {
  let folder: string;
  return {
    name: 'outpost:precache',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle(error) {
      if (!error) await buildWorker(folder);
    },
  };
}

/**
 * The files that are stored first: their paths below the folder, with slashes, sorted so that the same files give the same worker.
 * `LATER_FILES` is among them once it is written.
 */
export function listFirstFiles(folder: string): BuiltFiles {
  return withHashes(
    folder,
    filesIn(folder).filter(
      (file) => !LATER.test(file) && !UNCHECKED.test(file) && languageOf(file) === undefined,
    ),
  );
}

/** The files that are stored later, and the files of each language other than English. */
export function listLaterFiles(folder: string): LaterFiles {
  const files = filesIn(folder);
  const codes = [...new Set(files.flatMap((file) => languageOf(file) ?? []))];
  const filesOf = (code: string) => files.filter((file) => languageOf(file) === code);
  return {
    rest: withHashes(
      folder,
      files.filter((file) => LATER.test(file)),
    ),
    unchecked: files.filter((file) => UNCHECKED.test(file)),
    languages: Object.fromEntries(codes.map((code) => [code, withHashes(folder, filesOf(code))])),
  };
}

function languageOf(file: string): string | undefined {
  const { ofScreens, ofFinder } = ONE_LANGUAGE.exec(file)?.groups ?? {};
  return ofScreens ?? ofFinder;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !LEFT_OUT.test(file))
    .sort();
}

function withHashes(folder: string, files: readonly string[]): BuiltFiles {
  return Object.fromEntries(files.map((file) => [file, integrity(readFileSync(path.join(folder, file)))]));
}

function integrity(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** A version that changes whenever one of the files changes. */
export function versionOf(files: BuiltFiles): string {
  return createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
}

async function buildWorker(folder: string): Promise<void> {
  const api = await buildScript(folder, 'src/service-worker/api/main.ts', API);
  // This list is a file of its own, because the worker is part of the first load and must stay small.
  writeFileSync(path.join(folder, LATER_FILES), JSON.stringify(listLaterFiles(folder)));
  const files = listFirstFiles(folder);
  await buildScript(folder, 'src/service-worker/service-worker.ts', WORKER, {
    BUILT_FILES: JSON.stringify(files),
    BUILT_VERSION: JSON.stringify(versionOf(files)),
    BUILT_API: JSON.stringify(api),
  });
}

/** Builds one file that imports nothing. Returns its path below the folder. */
async function buildScript(
  folder: string,
  input: string,
  entryFileNames: string,
  define: Record<string, string> = {},
) {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      // Built as a library: otherwise the code that preloads chunks in a page would be added, with an `import.meta` that a classic script cannot have.
      lib: { entry: path.resolve(input), formats: ['iife'], name: 'outpost' },
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        output: { entryFileNames },
      },
    },
  });
  // A library may be built in several formats.
  const [script] = [built].flat();
  if (!script || !('output' in script)) throw new Error(`${input} was not built into one file`);
  return script.output[0].fileName;
}
