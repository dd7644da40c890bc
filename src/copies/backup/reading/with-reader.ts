import { BackupReader, type Picked, type Reader } from './backup-reader.ts';
import { READY, type Answer, type Order } from './orders.ts';

/**
 * Gives `work` a reader that runs in a worker, because reading a file of 100,000 people takes seconds. If no worker can be started,
 * the reader runs in the page.
 * @param left aborted when no one waits for it any more
 */
export async function withReader<Result>(
  work: (reader: Reader) => Promise<Result>,
  left?: AbortSignal,
): Promise<Result> {
  const worker = await startWorker();
  if (!worker) return work(new BackupReader());
  const reader = new ReaderInWorker(worker);
  const stop = () => reader.end();
  left?.addEventListener('abort', stop);
  try {
    if (left?.aborted) stop();
    return await work(reader);
  } finally {
    left?.removeEventListener('abort', stop);
    stop();
  }
}

/** Undefined if the browser has no module workers, or the script cannot be loaded. */
function startWorker(): Promise<Worker | undefined> {
  return new Promise((resolve) => {
    try {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }) => {
        if (data === READY) resolve(worker);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        worker.terminate();
        resolve(undefined);
      };
    } catch {
      resolve(undefined);
    }
  });
}

/** Sends orders to the worker, one at a time. */
class ReaderInWorker implements Reader {
  readonly #worker: Worker;
  #failed: (error: Error) => void = () => undefined;
  #ended: Error | undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.onerror = () => this.#end(new Error('The worker that read the file has failed'));
  }

  // The worker answers each order with what the method of this name gives.
  read(picked: Picked) {
    return this.#give({ do: 'read', picked }) as ReturnType<Reader['read']>;
  }

  batch() {
    return this.#give({ do: 'batch' }) as ReturnType<Reader['batch']>;
  }

  lookThrough(picked: Picked) {
    return this.#give({ do: 'lookThrough', picked }) as ReturnType<Reader['lookThrough']>;
  }

  ids() {
    return this.#give({ do: 'ids' }) as ReturnType<Reader['ids']>;
  }

  end(): void {
    this.#end(new DOMException('No one waits for the file any more', 'AbortError'));
  }

  #give(order: Order): Promise<unknown> {
    if (this.#ended) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      this.#failed = reject;
      this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if ('value' in data) resolve(data.value);
        else reject(Object.assign(new Error(data.failed.message), { name: data.failed.name }));
      };
      this.#worker.postMessage(order);
    });
  }

  #end(why: Error): void {
    if (this.#ended) return;
    this.#ended = why;
    this.#worker.terminate();
    this.#failed(why);
  }
}
