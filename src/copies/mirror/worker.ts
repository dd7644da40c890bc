import { openMirrorFiles, type MirrorFiles } from './file/files.ts';
import { PROGRESS, type Answer, type Asked, type Order } from './orders.ts';

/** The part of a worker's scope that is used: TypeScript's DOM and worker libraries cannot be loaded together. */
interface Scope {
  postMessage(message: Answer | typeof PROGRESS): void;
  onmessage: ((event: MessageEvent<Asked>) => void) | null;
}

// This file runs in a worker of its own and nowhere else.
const scope = globalThis as unknown as Scope;

/** Carries out the orders of a page. */
class MirrorWorker {
  #files: Promise<MirrorFiles> | undefined;
  /** One order after the other: a snapshot's end must not overtake the lines before it. */
  #doing: Promise<unknown> = Promise.resolve();
  /** Orders that came since the last turn. */
  readonly #waiting: Asked[] = [];
  /** Comes after the orders that are in the queue already, so that lines which were sent together are flushed together. */
  readonly #turn = new MessageChannel();

  constructor() {
    this.#turn.port2.onmessage = () => {
      for (const batch of inBatches(this.#waiting.splice(0)))
        this.#doing = this.#doing.then(() => {
          const done = this.#carryOutBatch(batch);
          return isReading(batch[0]?.order) ? undefined : done;
        });
    };
  }

  take(order: Asked): void {
    this.#waiting.push(order);
    if (this.#waiting.length === 1) this.#turn.port1.postMessage(undefined);
  }

  async #carryOutBatch(batch: readonly Asked[]): Promise<void> {
    const [first] = batch;
    if (!first) return;
    try {
      const entries = batch.flatMap(({ order }) => (order.do === 'append' ? order.entries : []));
      const value = await this.#carryOut(batch.length > 1 ? { do: 'append', entries } : first.order);
      for (const { id } of batch) scope.postMessage({ id, value });
    } catch (error) {
      for (const { id } of batch) scope.postMessage({ id, failed: nameOf(error) });
    }
  }

  async #carryOut(order: Order): Promise<unknown> {
    if (order.do === 'open') {
      // Another comparison is begun. The first one's files are still open.
      (await this.#files)?.close();
      this.#files = openMirrorFiles(order.name, order.schema, () => scope.postMessage(PROGRESS));
      return (await this.#files).look();
    }
    if (!this.#files) throw new Error('The files have not been opened');
    return withFiles(await this.#files, order);
  }
}

const worker = new MirrorWorker();
scope.onmessage = ({ data }) => worker.take(data);

/** Orders that read everything once more take seconds, so that others are carried out meanwhile. */
function isReading(order: Order | undefined): boolean {
  return order !== undefined && ['inventory', 'rows', 'answer'].includes(order.do);
}

/** Orders to append that follow one another make one batch. */
function inBatches(orders: readonly Asked[]): Asked[][] {
  const batches: Asked[][] = [];
  for (const one of orders) {
    const last = batches.at(-1);
    if (one.order.do === 'append' && last?.[0]?.order.do === 'append') last.push(one);
    else batches.push([one]);
  }
  return batches;
}

function withFiles(open: MirrorFiles, order: Exclude<Order, { do: 'open' }>): unknown {
  switch (order.do) {
    case 'append':
      return open.append(order.entries);
    case 'missing':
      return open.missing(order.epoch, order.seq);
    case 'resume':
      return open.resume(order.epoch);
    case 'finish':
      return open.finish(order.epoch, order.from, order.merged);
    case 'inventory':
      return open.inventory(order.epoch, order.upTo);
    case 'digest batch':
      return open.digestBatch(order.number);
    case 'rows':
      return open.rowsWith(order.epoch, order.keys);
    case 'marks':
      return open.marks(order.ids);
    case 'answer':
      return open.answerTo(order.attemptId);
    case 'erase':
      return open.erase(order.epoch);
    case 'turn':
      return open.turn(order.epoch, order.schema);
    case 'close':
      open.close();
      return undefined;
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : 'Error';
}
