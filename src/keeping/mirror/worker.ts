import { openMirrorFiles, type MirrorFiles } from './file/files.ts';
import type { Answer, Asked, Order } from './orders.ts';

/** The part of a worker's scope that is used: TypeScript's DOM and worker libraries cannot be loaded together. */
interface Scope {
  postMessage(answer: Answer): void;
  onmessage: ((event: MessageEvent<Asked>) => void) | null;
}

// This file runs in a worker of its own and nowhere else.
const scope = globalThis as unknown as Scope;

let files: Promise<MirrorFiles> | undefined;
/** One order after the other: a snapshot's end must not overtake the lines before it. */
let doing: Promise<unknown> = Promise.resolve();

scope.onmessage = ({ data: { id, order } }) => {
  doing = doing
    .then(() => carryOut(order))
    .then(
      (value) => scope.postMessage({ id, value }),
      (error: unknown) => scope.postMessage({ id, failed: nameOf(error) }),
    );
};

async function carryOut(order: Order): Promise<unknown> {
  if (order.do === 'open') {
    files = openMirrorFiles(order.name, order.schema);
    return (await files).look();
  }
  if (!files) throw new Error('The files have not been opened');
  return withFiles(await files, order);
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
    case 'rows':
      return open.rowsWith(order.epoch, order.keys);
    case 'erase':
      return open.erase(order.epoch);
    case 'turn':
      open.turn(order.epoch, order.schema);
      return undefined;
    case 'compared':
      open.compared();
      return undefined;
    case 'close':
      open.close();
      return undefined;
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : 'Error';
}
