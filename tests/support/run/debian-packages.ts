import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Programs that tests run besides Chromium: other engines and a reverse proxy. They come from Debian's packages, unchanged. */

/**
 * `npm ci` empties this folder. Each test file runs in its own process, so the tests that were left out are collected in a file. The
 * variable is for the tests of this file.
 */
const cached = (name: string): string =>
  path.join(process.env.OUTPOST_TEST_CACHE ?? path.resolve('node_modules/.cache'), name);

const LEFT_OUT = 'left-out.txt';
const UPDATED = 'apt-updated.txt';

/** Programs for administrators (nginx) are not in every user's PATH. */
const folders = (): string[] => [
  ...(process.env.PATH ?? '').split(path.delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
];

/** Where a program is: a name is looked for as a shell does, a path (of a library, for example) is taken as it is. */
export function programPath(name: string): string | undefined {
  const places = path.isAbsolute(name) ? [name] : folders().map((folder) => path.join(folder, name));
  return places.find((file) => existsSync(file));
}

/**
 * True when every program is on this machine, or could be installed with the packages. Else says in one line which tests
 * are left out; `run-all.ts` says it again at its end. Installs only where no one minds: in
 * `npm run test:all`, on Linux, as root, with CI=true.
 */
export function debianPackages(
  names: readonly string[],
  programs: readonly string[],
  tests = `with ${names.join(', ')}`,
): boolean {
  const missing = () => programs.filter((name) => !programPath(name));
  if (missing().length === 0) return true;
  const fault = mayInstall()
    ? install(names)
    : 'they are installed only by npm run test:all, on Linux, as root, with CI=true';
  if (missing().length === 0) return true;
  leaveOut(`LEFT OUT: tests ${tests}. Not on this machine: ${missing().join(', ')}; ${fault}.`, names);
  return false;
}

function mayInstall(): boolean {
  const root = process.platform === 'linux' && process.getuid?.() === 0;
  const isMeantTo = process.env.OUTPOST_NIGHT !== undefined && process.env.CI === 'true';
  return root && isMeantTo && programPath('apt-get') !== undefined;
}

/** Returns the last line of what went wrong. One process installs at a time, because apt-get does not wait for another. */
function install(names: readonly string[]): string {
  mkdirSync(cached(''), { recursive: true });
  if (!existsSync(cached(UPDATED))) {
    const fault = aptGet('update', '--quiet');
    if (fault) return fault;
    writeFileSync(cached(UPDATED), '');
  }
  const fault = aptGet('install', '--yes', '--quiet', '--no-install-recommends', ...names);
  return fault ?? 'its package does not bring it';
}

function aptGet(...args: string[]): string | undefined {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = spawnSync('flock', [cached('apt.lock'), 'apt-get', ...args], {
    encoding: 'utf8',
    env,
    timeout: 300_000,
  });
  if (run.status === 0) return undefined;
  const said = run.error?.message ?? run.stderr.trim().split('\n').at(-1) ?? '';
  return `apt-get ${args[0]} failed: ${said}`;
}

function leaveOut(line: string, names: readonly string[]): void {
  const advice = `On Debian, as root: apt-get install --no-install-recommends ${names.join(' ')}`;
  console.warn(`\n${line} ${advice}\n`);
  mkdirSync(cached(''), { recursive: true });
  appendFileSync(cached(LEFT_OUT), `${line} ${advice}\n`);
}

/** The lines of what was left out since `forgetLeftOut`, each once. */
export function leftOut(): readonly string[] {
  if (!existsSync(cached(LEFT_OUT))) return [];
  return [...new Set(readFileSync(cached(LEFT_OUT), 'utf8').trim().split('\n'))];
}

export function forgetLeftOut(): void {
  rmSync(cached(LEFT_OUT), { force: true });
}
