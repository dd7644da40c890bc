import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Where the built app is; end-to-end tests serve this folder. */
export const DIST = path.resolve('dist');

/** In the environment: the app has been built from these sources, and need not be built again. */
export const IS_BUILT = 'OUTPOST_IS_BUILT';

/** Runs once before the end-to-end tests. */
export function setup(): void {
  if (process.env[IS_BUILT]) return;
  run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn');
}

/** Builds a version whose page and scripts differ from the first one's, and gives its folder. */
export function buildAnotherVersion(): string {
  const folder = path.resolve('node_modules/.cache/another-version');
  run('--import', 'tsx', 'tests/support/browser/another-version.ts', folder);
  return folder;
}

/** In a process of its own: Vitest's environment would make it a development build. */
function run(...args: string[]): void {
  const env = { ...process.env };
  delete env.NODE_ENV;
  delete env.VITEST;
  execFileSync(process.execPath, args, { env, stdio: 'inherit' });
}
