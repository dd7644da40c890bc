import { Dexie } from 'dexie';
import type { Status } from '../domain/record/states.ts';
import type { Store } from '../store/transaction/store.ts';
import { readCounters } from '../store/transaction/counters.ts';
import { sumOf } from '../store/transaction/counters-sum.ts';
import type { OutsideCopy } from '../store/transaction/outside-copy.ts';
import { countOnlyHere, outsideCopy } from './only-here.ts';

/** How many of the people, assignments and groups on this device each copy has. */
export interface Copies {
  /** All that count: neither half-typed, nor discarded, nor moved. */
  records: number;
  /** Half-typed forms. A copy need not have them. */
  drafts: number;
  /** Discarded records. A copy need not have them either. */
  discarded: number;
  /** They have not been sent, or are to be sent again. */
  waiting: number;
  /** A server has confirmed them. */
  onServer: number;
  /** They are on their way, and an answer is awaited. */
  sending: number;
  /** They were sent, and no one knows whether they arrived. */
  unsure: number;
  /** The server did not accept them. */
  toFix: number;
  /** They are not sent before a person says so. */
  onHold: number;
  /** No server has them, and no file outside this browser has them as they are now. */
  onlyHere: number;
  /** Those of them that were sent, and no one knows yet whether they arrived. */
  mayHaveArrived: number;
  /** Of these, those whose answer is no longer awaited. */
  noReplyOnlyHere: number;
  /** Half-typed forms that no such file has. */
  draftsOnlyHere: number;
  /** The newest file that surely exists, and how many of the records it has in their current form. */
  file?: { records: number; at: number; how: OutsideCopy['how'] };
  /** When a server last confirmed something. */
  arrivedAt?: number;
}

const COUNTED: readonly Status[] = ['blocked', 'ready', 'sending', 'noReply', 'toFix', 'onHold', 'confirmed'];
/** How many of the latest attempts are searched for one that arrived. */
const LOOK_BACK = 500;

export async function copies(store: Store): Promise<Copies> {
  const counters = await readCounters(store.db);
  const counts = sumOf(counters, ['user', 'assignment', 'group']);
  const here = await countOnlyHere(store);
  const sumIn = (of: Partial<Record<Status, number>>, statuses: readonly Status[]) =>
    statuses.reduce((total, status) => total + (of[status] ?? 0), 0);
  const sum = (statuses: readonly Status[]) => sumIn(counts, statuses);
  const records = sum(COUNTED);
  const file = await outsideCopy(store);
  const arrivedAt = await lastArrival(store);
  return {
    records,
    drafts: sum(['draft']) + (sumOf(counters, ['draft']).draft ?? 0),
    discarded: sum(['discarded']),
    waiting: sum(['blocked', 'ready']),
    onServer: sum(['confirmed']),
    sending: sum(['sending']),
    unsure: sum(['noReply']),
    toFix: sum(['toFix']),
    onHold: sum(['onHold']),
    onlyHere: here.records,
    mayHaveArrived: here.mayHaveArrived,
    noReplyOnlyHere: here.noReply,
    draftsOnlyHere: here.drafts,
    ...(file && {
      // Those made or edited later are not in it as they are now.
      file: {
        records: records - sumIn(counters.uncopied?.edited ?? {}, COUNTED),
        at: file.at,
        how: file.how,
      },
    }),
    ...(arrivedAt !== undefined && { arrivedAt }),
  };
}

/** When a record last arrived; undefined when none of the latest attempts did. */
async function lastArrival({ db }: Store): Promise<number | undefined> {
  const { profileId } = await readCounters(db);
  const recent = await db.attempts
    .where('[profileId+startedAt]')
    .between([profileId, Dexie.minKey], [profileId, Dexie.maxKey])
    .reverse()
    .limit(LOOK_BACK)
    .until(({ outcome }) => outcome === 'confirmed', true)
    .toArray();
  const last = recent.at(-1);
  return last?.outcome === 'confirmed' ? (last.evidence?.at ?? last.startedAt) : undefined;
}
