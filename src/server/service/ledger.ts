import type { EndpointName } from '../../contract/endpoints.ts';
import { z } from '../../contract/zod.ts';
import type { Fields } from '../../domain/rules/read-fields.ts';

/** One thing that the server really did. */
export interface LedgerEntry {
  /** 1 for the first. */
  seq: number;
  at: Date;
  operation: EndpointName;
  /** The header `Idempotency-Key`, whether or not the server honours it. */
  idempotencyKey: string | null;
  /** The header `X-Attempt`, by which a test tells its own attempts from repetitions by browser or proxy. */
  attempt: string | null;
  /** The headers `Outpost-Device`, `Outpost-Receipt` and `Outpost-Registered`, whether or not the server asked for them. */
  device: string | null;
  receipt: string | null;
  registered: string | null;
  /** Which connection it came over, and as which request on it: more than 1 means a reused connection. */
  connection: { id: number; request: number };
  /** The fields as they were read, whatever encoding they came in. */
  body: Fields;
  /** The id of the user, assignment or group that was made. */
  uuid: string | undefined;
  /** The service's answer, which a fault may have changed or lost. */
  answer: unknown;
}

/** What was accepted, without its number and the id that stands in its answer. */
export type Accepted = Omit<LedgerEntry, 'seq' | 'uuid'>;

export interface Ledger {
  readonly entries: readonly LedgerEntry[];
  add(entry: Accepted): void;
  /** What was last answered to an operation. */
  lastAnswer(operation: EndpointName | undefined): unknown;
}

export function createLedger(): Ledger {
  const entries: LedgerEntry[] = [];
  return {
    entries,
    add: (entry) => entries.push({ seq: entries.length + 1, uuid: madeUuid(entry.answer), ...entry }),
    lastAnswer: (operation) => entries.findLast((entry) => entry.operation === operation)?.answer,
  };
}

const Made = z.object({
  data: z.object({ uuid: z.optional(z.string()), assignments: z.optional(z.object({ uuid: z.string() })) }),
});

/** An assignment's own id stands one level deeper than that of a user or group. */
export function madeUuid(answer: unknown): string | undefined {
  const made = Made.safeParse(answer);
  return made.success ? (made.data.data.assignments?.uuid ?? made.data.data.uuid) : undefined;
}
