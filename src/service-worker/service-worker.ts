import { allowOwnWorkers } from './trusted-types.ts';
import type { BuiltFiles } from './kept-files.ts';
import { createWorker, type MakeApi } from './worker.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Written in by the build, see build/precache.ts. */
declare const BUILT_FILES: BuiltFiles;
declare const BUILT_VERSION: string;
declare const BUILT_API: string;

// This file is only ever started as a service worker, where `self` is that scope. `outpostApi` is what BUILT_API leaves there.
const scope = self as unknown as WorkerScope & { outpostApi?: MakeApi };

// Where the host sends the content policy as a header, it holds for the worker as well.
allowOwnWorkers(scope);

function loadApi(): MakeApi {
  if (!scope.outpostApi) scope.importScripts(BUILT_API);
  if (!scope.outpostApi) throw new Error(`${BUILT_API} is not the script that was built`);
  return scope.outpostApi;
}

createWorker(scope, { files: BUILT_FILES, version: BUILT_VERSION, loadApi, apiFile: BUILT_API });
