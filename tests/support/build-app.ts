import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Where the built app is; end-to-end tests serve this folder. */
export const DIST = path.resolve('dist');

/** Runs once before the end-to-end tests, in a process of its own: Vitest's environment would make it a development build. */
export function setup(): void {
  const env = { ...process.env };
  delete env.NODE_ENV;
  delete env.VITEST;
  const build = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
  execFileSync(process.execPath, build, { env, stdio: 'inherit' });
}
