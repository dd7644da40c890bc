import type { OfflineState } from '../domain/offline-state.ts';
import { KEEP_FILES, readReport, type KeptReport } from '../service-worker/messages.ts';

/** Milliseconds between two tries: twice as long after each, up to the longest. */
const SHORTEST_WAIT = 10_000;
const LONGEST_WAIT = 5 * 60_000;

export interface ReadyOfflineParts {
  /** Missing where the browser has none. */
  workers: ServiceWorkerContainer | undefined;
  /** Where the app is, with a slash at the end. */
  scope: string;
  /** Called with the registration, whenever it is there or made again. */
  registered: (registration: ServiceWorkerRegistration) => void;
  /** Resolves when it is time for another try. */
  waited: (milliseconds: number) => Promise<void>;
}

/** Has the browser keep the app for offline, tries until everything is kept, and says how far it is. */
export class ReadyOffline {
  readonly #parts: ReadyOfflineParts;
  #state = $state.raw<OfflineState>();
  #isAllKept = false;
  #allKept = (): void => undefined;
  readonly #whenAllKept = new Promise<void>((resolve) => (this.#allKept = resolve));
  #hasWorker = false;

  constructor(parts: ReadyOfflineParts) {
    this.#parts = parts;
    if (!parts.workers) this.#state = { is: 'not allowed' };
    else if (!parts.workers.controller) this.#state = { is: 'getting', hasFailed: false };
  }

  /** Undefined until the worker of an earlier visit has said so. Reactive. */
  get state(): OfflineState | undefined {
    return this.#state;
  }

  /** To be called once. `script` is the built worker. Resolves when everything is kept. */
  async start(script: URL): Promise<void> {
    const { workers, waited } = this.#parts;
    if (!workers) return;
    workers.addEventListener('message', ({ data }) => this.#hear(readReport(data, this.#parts.scope)));
    workers.startMessages();
    for (let wait = SHORTEST_WAIT; !this.#isAllKept; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      await this.#try(workers, script);
      await Promise.race([this.#whenAllKept, waited(wait)]);
    }
  }

  async #try(workers: ServiceWorkerContainer, script: URL): Promise<void> {
    try {
      const registration = await workers.register(script, { updateViaCache: 'none' });
      this.#hasWorker = registration.active !== null;
      this.#parts.registered(registration);
      const worker = registration.active ?? (await activated(registration));
      this.#hasWorker = worker !== undefined;
      if (worker) worker.postMessage(KEEP_FILES);
      // What it said of the reason holds.
      else if (this.#state?.is === 'getting') this.#state = { is: 'getting', hasFailed: true };
    } catch (error) {
      // Once there is a worker, it says itself what is kept.
      if (!this.#hasWorker) this.#state = await whyNoWorker(script, error);
    }
  }

  #hear(report: KeptReport | undefined): void {
    // Of a newer version that has not arrived: this one is kept all the same.
    if (!report || (report.isInstalling && this.#hasWorker)) return;
    this.#state = stateOf(report);
    if (report.kept !== 'all') return;
    this.#isAllKept = true;
    this.#allKept();
  }
}

function stateOf({ kept, file }: KeptReport): OfflineState {
  if (kept === 'first' || kept === 'all') return { is: 'ready' };
  if (kept === 'changed') return { is: 'damaged', file: file ?? '' };
  return kept === 'no room' ? { is: 'no room' } : { is: 'getting', hasFailed: true };
}

/** The worker once it is active; undefined when it could not be installed. */
function activated({ installing, waiting }: ServiceWorkerRegistration): Promise<ServiceWorker | undefined> {
  const worker = installing ?? waiting;
  if (!worker) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated') resolve(worker);
      if (worker.state === 'redundant') resolve(undefined);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/**
 * Why a worker could not be registered. A browser says the same of a script that it could not fetch, of one that is damaged and
 * of one that it must not start, so the page looks what the host gives.
 */
async function whyNoWorker(script: URL, error: unknown): Promise<OfflineState> {
  const answer = await fetch(script, { cache: 'no-store', redirect: 'error' }).catch(() => undefined);
  if (!answer?.ok) return { is: 'getting', hasFailed: true };
  const isScript = /\bjavascript\b/.test(answer.headers.get('content-type') ?? '');
  // A script that does not run, or half of one, is a TypeError; all else is a refusal.
  if (isScript && !(error instanceof TypeError)) return { is: 'not allowed' };
  const file = script.pathname.split('/').at(-1) ?? '';
  return { is: 'damaged', file };
}
