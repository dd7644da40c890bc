import { KeptFiles, type BuiltFiles } from './kept-files.ts';
import { TAKE_OVER } from './take-over.ts';
import { answerConfig } from './worker-config.ts';
import type { WorkerScope } from './worker-scope.ts';

export interface WorkerParts {
  files: BuiltFiles;
  /** Changes whenever one of the files does. */
  version: string;
  /** Answers `/api-v1/` below the scope; without it such requests go to the host. */
  api?: (request: Request) => Promise<Response>;
}

/**
 * Makes the app start without a network: keeps every built file, and answers from what it keeps. A new version
 * waits until the page says that a person agreed. It sends no record anywhere, and never answers `/api-v1/` with a page.
 */
export function createWorker(scope: WorkerScope, { files, version, api }: WorkerParts): void {
  const base = scope.registration.scope;
  const kept = new KeptFiles(scope, files, version);

  async function install(): Promise<void> {
    await kept.fetchAll();
    // The first page has asked for it before there was a worker to keep it.
    await answerConfig(scope).catch(() => undefined);
  }

  async function activate(): Promise<void> {
    await kept.dropOldVersions();
    await scope.clients.claim();
  }

  async function answerFile(path: string, request: Request): Promise<Response> {
    return (await kept.find(path)) ?? fetch(request);
  }

  /** A page's relative addresses only fit the root, so any other address below the scope leads there. */
  async function answerPage(path: string, request: Request): Promise<Response> {
    return kept.has(path) ? answerFile(path, request) : Response.redirect(base);
  }

  /** Undefined for what is none of the worker's business: the browser goes on as if there were none. */
  function answer(request: Request): Promise<Response> | undefined {
    const url = new URL(request.url);
    if (!url.href.startsWith(base)) return undefined;
    const path = url.pathname.slice(new URL(base).pathname.length) || 'index.html';
    if (path === 'api-v1' || path.startsWith('api-v1/')) return api?.(request);
    if (request.method !== 'GET') return undefined;
    if (path === 'config.json') return answerConfig(scope);
    if (request.mode === 'navigate') return answerPage(path, request);
    return kept.has(path) || path.startsWith('assets/') ? answerFile(path, request) : undefined;
  }

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('message', ({ data }) => void (data === TAKE_OVER && scope.skipWaiting()));
  scope.addEventListener('fetch', (event) => {
    const answered = answer(event.request);
    if (answered) event.respondWith(answered);
  });
}
