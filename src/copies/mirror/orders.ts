import type { Inventory } from './file/inventory.ts';
import { emptyDigest } from './file/digest.ts';
import type { Entry, Keys, Rows } from './file/entry.ts';
import type { MirrorFiles } from './file/files.ts';

/** What the page can ask of the worker that has the files. */
export type Order =
  | { do: 'open'; name: string; schema: number }
  | { do: 'missing'; epoch: string; seq: number }
  | { do: 'resume'; epoch: string }
  | { do: 'turn'; epoch: string; schema: number }
  | { do: 'append'; entries: Entry[] }
  | { do: 'finish'; epoch: string; from: number; merged: string[] }
  | { do: 'inventory'; epoch: string; upTo: number }
  | { do: 'digest batch'; number: number }
  | { do: 'rows'; epoch: string; keys: Keys }
  | { do: 'marks'; ids: string[] }
  | { do: 'answer'; attemptId: string }
  | { do: 'erase'; epoch: string }
  | { do: 'close' };

export interface Asked {
  id: number;
  order: Order;
}

export type Answer = { id: number; value: unknown } | { id: number; failed: string };

/** Comes from the worker whenever it has read one more piece for the comparison at the start. */
export const PROGRESS = 'progress';

/** What each order is answered with. */
export interface Answers {
  open: ReturnType<MirrorFiles['look']>;
  missing: Awaited<ReturnType<MirrorFiles['missing']>>;
  resume: ReturnType<MirrorFiles['resume']>;
  turn: undefined;
  append: number;
  finish: number;
  inventory: Awaited<ReturnType<MirrorFiles['inventory']>>;
  'digest batch': ReturnType<MirrorFiles['digestBatch']>;
  rows: Rows;
  marks: Awaited<ReturnType<MirrorFiles['marks']>>;
  answer: unknown;
  erase: undefined;
  close: undefined;
}

/** The worker could not carry out an order: there is no room, the browser has no such files, or the worker has died. */
export class MirrorProblem extends Error {
  override readonly name = 'MirrorProblem';
  /** The name of the worker's error. */
  readonly reason: string;

  constructor(reason: string) {
    super(`The mirror could not be written: ${reason}`);
    this.reason = reason;
  }
}

/** The part of a Worker that is used. */
export interface WorkerPort {
  postMessage(asked: Asked): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Answer | typeof PROGRESS>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Sends orders to the worker and matches its answers. */
export class Orders {
  readonly #worker: WorkerPort;
  readonly #waiting = new Map<
    number,
    { done: (value: unknown) => void; failed: (problem: MirrorProblem) => void }
  >();
  #last = 0;
  #dead: MirrorProblem | undefined;

  constructor(worker: WorkerPort, progressed: () => void) {
    this.#worker = worker;
    worker.onmessage = ({ data }) => {
      if (data === PROGRESS) progressed();
      else this.#answered(data);
    };
    worker.onerror = () => this.#died('WorkerError');
  }

  /** @throws MirrorProblem */
  give<Do extends Order['do']>(order: Extract<Order, { do: Do }>): Promise<Answers[Do]> {
    if (this.#dead) return Promise.reject(this.#dead);
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, failed) => {
      // The worker answers each order with the type that `Answers` gives for it.
      this.#waiting.set(id, { done: (value) => resolve(value as Answers[Do]), failed });
      this.#worker.postMessage({ id, order });
    });
  }

  /**
   * What the files of all tabs have of the database, up to one of its changes.
   * @throws MirrorProblem
   */
  async inventory(epoch: string, upTo: number): Promise<Inventory> {
    const { number, ...found } = await this.give({ do: 'inventory', epoch, upTo });
    const digest = emptyDigest();
    for (;;) {
      const batch = await this.give({ do: 'digest batch', number });
      if (!batch) return { ...found, digest };
      for (const [key, sum] of batch.entries) digest[batch.table].set(key, sum);
    }
  }

  end(): void {
    this.#worker.terminate();
    this.#died('Terminated');
  }

  #answered(answer: Answer): void {
    const asked = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('failed' in answer) asked?.failed(new MirrorProblem(answer.failed));
    else asked?.done(answer.value);
  }

  #died(reason: string): void {
    this.#dead = new MirrorProblem(reason);
    for (const { failed } of this.#waiting.values()) failed(this.#dead);
    this.#waiting.clear();
  }
}
