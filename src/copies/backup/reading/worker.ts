import { BackupReader } from './backup-reader.ts';
import { READY, type Answer, type Order } from './orders.ts';

/** The part of a worker's scope that is used: TypeScript's DOM and worker libraries cannot be loaded together. */
interface Scope {
  postMessage(message: Answer | typeof READY): void;
  onmessage: ((event: MessageEvent<Order>) => void) | null;
}

// This file runs in a worker of its own and nowhere else.
const scope = globalThis as unknown as Scope;
const reader = new BackupReader();

scope.onmessage = ({ data }) =>
  void carryOut(data).then(
    (value) => scope.postMessage({ value }),
    (error: unknown) => scope.postMessage({ failed: said(error) }),
  );
scope.postMessage(READY);

function carryOut(order: Order): Promise<unknown> {
  return 'picked' in order ? reader[order.do](order.picked) : reader[order.do]();
}

function said(error: unknown): { name: string; message: string } {
  if (error instanceof Error || error instanceof DOMException)
    return { name: error.name, message: error.message };
  return { name: 'Error', message: String(error) };
}
