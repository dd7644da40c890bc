import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Where the built app is; end-to-end tests serve this folder. */
export const DIST = path.resolve('dist');

/** The environment variable that says that the app has been built from these sources. */
export const IS_BUILT = 'OUTPOST_IS_BUILT';

/** Runs once before the end-to-end tests. */
export function setup(): void {
  if (process.env[IS_BUILT]) return;
  // In a process of its own: Vitest's environment would make it a development build.
  const env = { ...process.env };
  delete env.NODE_ENV;
  delete env.VITEST;
  const args = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
  execFileSync(process.execPath, args, { env, stdio: 'inherit' });
}
