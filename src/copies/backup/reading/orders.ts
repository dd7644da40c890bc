import type { Reader } from './backup-reader.ts';

/** What the page asks of the worker: one of the reader's methods. One at a time. */
export type Order =
  | { do: 'read' | 'lookThrough'; picked: Parameters<Reader['read']>[0] }
  | { do: 'batch' | 'ids' };

/** Comes from the worker as soon as its script runs. */
export const READY = 'ready';

export type Answer = { value: unknown } | { failed: { name: string; message: string } };
