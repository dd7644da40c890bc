import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from 'playwright';

/** `npm ci` empties this folder, so its content never outlives the packages that it was made from. */
const CACHE = path.resolve('node_modules/.cache/chromium');
const REMEMBERED = path.join(CACHE, 'found.txt');

/** No sandbox: CI runs as root in a container. The rest keeps Chromium's own requests out of the tests' way. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const SYSTEM_FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const ADVICE =
  'No Chromium that starts was found. Install Chromium or Chrome (on Debian, as root: apt-get install -y ' +
  'chromium-headless-shell), or set CHROME_PATH to the program of one, then run the command again.';

/** A place where a Chromium may be. The places are tried in order until one starts. */
type Source = () => string | undefined;

const SOURCES: readonly Source[] = [
  () => process.env.CHROME_PATH,
  playwrightsOwn,
  ...[
    ...SYSTEM_FOLDERS.flatMap((folder) => SYSTEM_NAMES.map((name) => path.join(folder, name))),
    ...MAC_PATHS,
  ].map((file) => () => file),
  packed,
  packedWithItsLibraries,
  fromDebian,
];

/**
 * The path of a Chromium that has been seen to start on this machine. Unpacks or installs one if it must, once.
 * Throws an error that says what to do when there is none.
 */
export function findChromium(): string {
  if (process.env.CHROME_PATH && !starts(process.env.CHROME_PATH)) {
    throw new Error(`CHROME_PATH is set to ${process.env.CHROME_PATH}, but that does not start.`);
  }
  const remembered = process.env.CHROME_PATH ?? recall();
  if (remembered) return remembered;
  for (const source of SOURCES) {
    const file = source();
    if (file && starts(file)) return remember(file);
  }
  throw new Error(ADVICE);
}

function recall(): string | undefined {
  if (!existsSync(REMEMBERED)) return undefined;
  const file = readFileSync(REMEMBERED, 'utf8');
  return existsSync(file) ? file : undefined;
}

function remember(file: string): string {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(REMEMBERED, file);
  return file;
}

/** Shows a page: a Chromium that lacks a library does not, and `--dump-dom` hangs in the packed one. */
const SHOW_A_PAGE = `
  import { chromium } from 'playwright';
  const [executablePath, ...args] = process.argv.slice(1);
  const browser = await chromium.launch({ executablePath, args, timeout: 30_000 });
  const page = await browser.newPage();
  await page.setContent('<p>started</p>');
  process.stdout.write(await page.textContent('p'));
  await browser.close();
`;

/** In a process of its own, so that the answer can be waited for in a configuration file. */
function starts(file: string): boolean {
  if (!existsSync(file)) return false;
  const args = ['--input-type=module', '--eval', SHOW_A_PAGE, file, ...CHROMIUM_FLAGS];
  const run = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 });
  return run.stdout === 'started';
}

function playwrightsOwn(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    // Playwright throws on systems that it has no build for.
    return undefined;
  }
}

/** The program in @sparticuz/chromium. Unpacked here, because the package's own code puts it into a shared /tmp. */
function packed(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const program = path.join(CACHE, 'chromium');
  if (existsSync(program)) return program;
  mkdirSync(CACHE, { recursive: true });
  const unfinished = `${program}.${process.pid}`;
  writeFileSync(unfinished, brotliDecompressSync(readFileSync(packedFile('chromium.br'))), { mode: 0o755 });
  renameSync(unfinished, program);
  return program;
}

/** The same with the libraries (libnss3 and friends) that the package brings for bare machines. */
function packedWithItsLibraries(): string | undefined {
  const program = packed();
  if (!program) return undefined;
  const tar = brotliDecompressSync(readFileSync(packedFile('al2023.tar.br')));
  if (spawnSync('tar', ['-x', '-C', CACHE], { input: tar }).status !== 0) return undefined;
  const script = path.join(CACHE, 'chromium-with-libraries');
  writeFileSync(script, `#!/bin/sh\nLD_LIBRARY_PATH='${CACHE}/lib' exec '${program}' "$@"\n`);
  chmodSync(script, 0o755);
  return script;
}

function packedFile(name: string): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  return path.join(entry.slice(0, entry.lastIndexOf(`${path.sep}build${path.sep}`)), 'bin', name);
}

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const apt = (...args: string[]) => execFileSync('apt-get', args, { stdio: 'ignore', timeout: 300_000 });
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
    return '/usr/bin/chromium-headless-shell';
  } catch {
    return undefined;
  }
}
