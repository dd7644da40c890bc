import { KeptFiles, type BuiltFiles } from './kept-files.ts';
import { TAKE_OVER } from './take-over.ts';
import { answerConfig } from './worker-config.ts';
import type { WorkerScope } from './worker-scope.ts';

/** What the service in the worker reads from: what is kept of the app, and the deployment's settings. */
export interface WorkerReads {
  base: string;
  file: typeof fetch;
  config: () => Promise<Response>;
}

export type MakeApi = (reads: WorkerReads) => (request: Request) => Promise<Response>;

export interface WorkerParts {
  files: BuiltFiles;
  /** Changes whenever one of the files does. */
  version: string;
  /** Fetches the script of the service while the worker is installed; afterwards the browser has it. */
  loadApi: () => MakeApi;
}

/**
 * Makes the app start without a network: keeps every built file, and answers from what it keeps. A new version
 * waits until the page says that a person agreed. It sends no record anywhere, and answers
 * `/api-v1/` by the service itself, never with a page.
 */
export function createWorker(scope: WorkerScope, { files, version, loadApi }: WorkerParts): void {
  const base = scope.registration.scope;
  const kept = new KeptFiles(scope, files, version);

  const pathOf = (url: string) => url.slice(base.length).replace(/[?#].*/, '') || 'index.html';
  let api: ReturnType<MakeApi> | undefined;

  async function install(): Promise<void> {
    loadApi();
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

  /** Made at the first request: most visits ask for nothing here, because the screens call the service in the page. */
  function answerApi(request: Request): Promise<Response> {
    const file: typeof fetch = (input) => answerFile(pathOf(new Request(input).url), new Request(input));
    api ??= loadApi()({ base, file, config: () => answerConfig(scope) });
    return api(request);
  }

  /** A page's relative addresses only fit the root, so any other address below the scope leads there. */
  async function answerPage(path: string, request: Request): Promise<Response> {
    return kept.has(path) ? answerFile(path, request) : Response.redirect(base);
  }

  /** Undefined for what is none of the worker's business: the browser goes on as if there were none. */
  function answer(request: Request): Promise<Response> | undefined {
    if (!request.url.startsWith(base)) return undefined;
    const path = pathOf(request.url);
    if (path === 'api-v1' || path.startsWith('api-v1/')) return answerApi(request);
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
