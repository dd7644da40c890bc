import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The script of the mirror's worker, in one piece. */
    mirrorWorker: string;
  }
}

/**
 * Bundles the worker of the mirror, as the build does. Two hundred tabs of the browser project start one each, and loading its dozen
 * modules from the dev server would take four fifths of a tab's time.
 */
export default async function setup(project: TestProject): Promise<void> {
  const input = fileURLToPath(new URL('../../../src/copies/mirror/worker.ts', import.meta.url));
  const rolldownOptions = { input, output: { codeSplitting: false } };
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', minify: false, rolldownOptions },
  });
  // Not a watcher, because nothing is watched; one entry makes one file.
  const [script] = (built as Rolldown.RolldownOutput).output;
  project.provide('mirrorWorker', script.code);
}
