import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debianPackages, forgetLeftOut, leftOut, programPath } from './debian-packages.ts';

/** A folder with substitutes for apt-get and flock, so that nothing is installed on the machine that runs the tests. */
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'outpost-packages-'));
  vi.stubEnv('OUTPOST_TEST_CACHE', folder);
  vi.stubEnv('PATH', `${folder}:/bin`);
  vi.stubEnv('CI', 'true');
  vi.stubEnv('OUTPOST_NIGHT', 'yes');
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  program('flock', 'shift; exec "$@"');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

function program(name: string, script: string): void {
  writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(path.join(folder, name), 0o755);
}

const INSTALLS = 'echo "$1" >> "${0%/*}/calls"; [ "$1" = update ] || echo > "${0%/*}/wanted"';
const calls = () => readFileSync(path.join(folder, 'calls'), 'utf8').trim().split('\n');
const onLinux = test.skipIf(process.platform !== 'linux');

test('programs that are here need no package', () => {
  program('wanted', '');
  expect(debianPackages(['a-package'], ['sh', 'wanted', process.execPath])).toBe(true);
  expect(leftOut()).toEqual([]);
});

onLinux('programs that are not here are installed, and the list of packages is updated once', () => {
  program('apt-get', INSTALLS);
  expect(debianPackages(['a-package'], ['wanted'])).toBe(true);
  program('apt-get', 'echo "$1" >> "${0%/*}/calls"; echo > "${0%/*}/other"');
  expect(debianPackages(['another'], ['other'])).toBe(true);
  expect(calls()).toEqual(['update', 'install', 'install']);
  expect(leftOut()).toEqual([]);
});

onLinux.each([
  [
    'apt-get fails',
    'echo "E: Unable to locate package a-package" >&2; exit 100',
    'E: Unable to locate package',
  ],
  ['the package brings something else', 'exit 0', 'its package does not bring it'],
])('what is left out because %s is named, and why', (_, script, reason) => {
  program('apt-get', script);
  expect(debianPackages(['a-package'], ['wanted'], 'in an engine')).toBe(false);
  expect(leftOut()).toEqual([
    expect.stringMatching(/^LEFT OUT: tests in an engine\. Not on this machine: wanted; /),
  ]);
  expect(leftOut()[0]).toContain(reason);
  expect(console.warn).toHaveBeenCalledOnce();
});

test.each([
  ['on a developer’s machine', () => vi.stubEnv('CI', undefined)],
  ['by npm test', () => vi.stubEnv('OUTPOST_NIGHT', undefined)],
  ['without the rights', () => vi.spyOn(process, 'getuid').mockReturnValue(1000)],
])('nothing is installed %s', (_, arrange) => {
  program('apt-get', INSTALLS);
  arrange();
  expect(debianPackages(['a-package'], ['wanted'])).toBe(false);
  expect(calls).toThrow();
  expect(leftOut()).toEqual([
    expect.stringContaining('installed only by npm run test:all, on Linux, as root, with CI=true'),
  ]);
});

test('a line is said once however many files left the same out, and not in the next run', () => {
  vi.stubEnv('CI', undefined);
  debianPackages(['a-package'], ['wanted']);
  debianPackages(['a-package'], ['wanted']);
  expect(leftOut()).toHaveLength(1);
  forgetLeftOut();
  expect(leftOut()).toEqual([]);
});

test('a path is taken as it is', () => {
  expect(programPath(process.execPath)).toBe(process.execPath);
  expect(programPath('/no/such/library.typelib')).toBeUndefined();
});
