import type { BuiltFiles } from './kept-files.ts';
import { createWorker } from './worker.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Written in by the build, see build/precache.ts. */
declare const BUILT_FILES: BuiltFiles;
declare const BUILT_VERSION: string;

// This file is only ever started as a service worker, where `self` is that scope.
const scope = self as unknown as WorkerScope;

createWorker(scope, { files: BUILT_FILES, version: BUILT_VERSION });
