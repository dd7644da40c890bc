import { TO_NETWORK } from '../sync/server/to-network.ts';
import { isApiPath, isAppPage, mayAsk, refuseCaller } from './api-callers.ts';
import { KeptFiles, type BuiltFiles } from './kept-files.ts';
import { NotKept } from './fetch-checked.ts';
import { KEEP_FILES, KEEP_LANGUAGE, MAKE_WAY, TAKE_OVER, type KeptReport } from './messages.ts';
import { keepSharedFile, SHARED_FILE } from './shared-file.ts';
import { answerConfig } from './worker-config.ts';
import type { Fetching, Told, WorkerScope } from './worker-scope.ts';

/** The sources of the service in the worker: the kept files of the app, and the deployment's settings. */
export interface WorkerReads {
  base: string;
  file: typeof fetch;
  config: () => Promise<Response>;
}

export type MakeApi = (reads: WorkerReads) => (request: Request) => Promise<Response>;

export interface WorkerParts {
  /** The files that are needed to register, store and send. */
  files: BuiltFiles;
  /** Changes whenever one of the files does. */
  version: string;
  /**
   * Loads the script of the service. It is first called while the worker is installed; the browser keeps the script from then on.
   */
  loadApi: () => MakeApi;
  /** Where that script is. */
  apiFile: string;
}

/**
 * Lets the app start without a network: it keeps the built files and answers from them. A new version waits
 * until the page says that a person agreed. It sends no record, and answers `/api-v1/` by the service itself,
 * never with a page. A request from the page to its server is let through to the network. Only the app's own
 * page is opened from here; all else below the scope belongs to its host.
 */
export function createWorker(scope: WorkerScope, { files, version, loadApi, apiFile }: WorkerParts): void {
  const base = scope.registration.scope;
  const waits = new Waits();
  const untilWayIsMade = () => waits.signal;
  const kept = new KeptFiles(scope, files, version, untilWayIsMade);

  const pathOf = (url: string) => url.slice(base.length).replace(/[?#].*/, '') || 'index.html';
  let api: ReturnType<MakeApi> | undefined;

  async function install(): Promise<void> {
    try {
      requireApi(loadApi, apiFile);
      await kept.keepFirst();
    } catch (error) {
      await tellPages(scope, reportOf(error, true));
      throw error;
    }
    // The first page fetched `config.json` before there was a worker to keep it. Without it the next start asks again.
    await answerConfig(scope, untilWayIsMade()).catch(() => undefined);
  }

  let keeping: Promise<void> | undefined;
  /** Two pages that ask at once wait for the same files. */
  function keepOnce(): Promise<void> {
    keeping ??= keepFiles(scope, kept).finally(() => (keeping = undefined));
    return keeping;
  }

  async function activate(): Promise<void> {
    await kept.dropOldVersions();
    await scope.clients.claim();
  }

  async function answerFile(path: string, request: Request): Promise<Response> {
    return (await kept.find(path)) ?? fetch(request, { signal: untilWayIsMade() });
  }

  /** Makes the service at the first request. Most visits make none, because the screens call the service in the page. */
  function answerByService(request: Request): Promise<Response> {
    const file: typeof fetch = (input) => answerFile(pathOf(new Request(input).url), new Request(input));
    api ??= loadApi()({ base, file, config: () => answerConfig(scope, untilWayIsMade()) });
    return api(request);
  }

  async function answerApi({ request, clientId }: Fetching): Promise<Response> {
    const page = (await scope.clients.get(clientId))?.url;
    const { method, mode } = request;
    return mayAsk({ method, mode, page }, base) ? answerByService(request) : refuseCaller();
  }

  /** Undefined for requests that the worker leaves to the browser. */
  function answer(event: Fetching): Promise<Response> | undefined {
    const { request } = event;
    if (!request.url.startsWith(base)) return undefined;
    const path = pathOf(request.url);
    // Another page may set the header too: its request reaches the host, as it would without a worker.
    if (isApiPath(path)) return request.headers.has(TO_NETWORK) ? undefined : answerApi(event);
    if (path === SHARED_FILE && request.method === 'POST' && request.mode === 'navigate')
      return keepSharedFile(scope, request);
    if (request.method !== 'GET') return undefined;
    if (request.mode === 'navigate')
      return isAppPage(request.url, base) ? answerFile('index.html', request) : undefined;
    if (path === 'config.json') return answerConfig(scope, untilWayIsMade());
    return kept.has(path) ? answerFile(path, request) : undefined;
  }

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('message', (event) => hear(event, scope, kept, waits, keepOnce));
  scope.addEventListener('fetch', (event) => {
    const answered = answer(event);
    if (answered) event.respondWith(answered);
  });
}

/** The script must be loaded while the worker is being installed: browsers refuse a new one later. */
function requireApi(loadApi: () => MakeApi, file: string): void {
  try {
    loadApi();
  } catch (error) {
    const isLost = error instanceof DOMException && error.name === 'NetworkError';
    throw new NotKept(isLost ? 'unreachable' : 'changed', file);
  }
}

function reportOf(error: unknown, isInstalling: boolean): Omit<KeptReport, 'scope'> {
  const { why, file } = NotKept.of(error, '');
  return { kept: why, file, isInstalling };
}

/** Tells every page of this scope, not only the one that asked, because each shows the progress. */
async function tellPages(scope: WorkerScope, report: Omit<KeptReport, 'scope'>): Promise<void> {
  const base = scope.registration.scope;
  const pages = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const message: KeptReport = { ...report, scope: base };
  for (const page of pages) if (page.url.startsWith(base)) page.postMessage(message);
}

/** Stores the missing files, and reports the progress. */
async function keepFiles(scope: WorkerScope, kept: KeptFiles): Promise<void> {
  try {
    await kept.keepFirst();
  } catch (error) {
    await tellPages(scope, reportOf(error, false));
    return;
  }
  await tellPages(scope, { kept: 'first', isInstalling: false });
  if (await kept.keepRest()) await tellPages(scope, { kept: 'all', isInstalling: false });
}

function hear(
  event: Told,
  scope: WorkerScope,
  kept: KeptFiles,
  waits: Waits,
  keeping: () => Promise<void>,
): void {
  const { data } = event;
  if (data === TAKE_OVER) void scope.skipWaiting();
  else if (data === MAKE_WAY) waits.end();
  else if (data === KEEP_FILES) event.waitUntil(keeping());
  else if (typeof data === 'string' && data.startsWith(KEEP_LANGUAGE)) {
    // The page says it again at its next start.
    event.waitUntil(kept.keepLanguage(data.slice(KEEP_LANGUAGE.length)).catch(() => undefined));
  }
}

/** All waits of this worker for the network, which end together when a new version is to take over. */
class Waits {
  #controller = new AbortController();

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  end(): void {
    this.#controller.abort();
    // Should the next version not take over after all, this one goes on.
    this.#controller = new AbortController();
  }
}
