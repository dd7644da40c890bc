import { Dexie } from 'dexie';
import { readCounters } from '../transaction/counters.ts';
import type { Store } from '../transaction/store.ts';
import type { AttemptRow } from '../schema/attempt.ts';
import type { Instant } from '../schema/record.ts';

/** What the last finished request shows about the present server. */
export interface Contact {
  /** When its answer came, or when the record was sent that it did not answer. */
  at: Instant;
  isAnswered: boolean;
}

/** The result of the last record that was sent to the present server. A record on its way shows nothing yet. */
export async function lastContact({ db }: Store): Promise<Contact | undefined> {
  const { profileId } = await readCounters(db);
  const last = await db.attempts
    .where('[profileId+startedAt]')
    .between([profileId, Dexie.minKey], [profileId, Dexie.maxKey])
    .reverse()
    .filter(({ outcome }) => outcome !== undefined)
    .first();
  if (!last) return undefined;
  const isAnswered = wasAnswered(last);
  return { at: (isAnswered && last.evidence?.at) || last.startedAt, isAnswered };
}

/** A sign-in page answers too, so only an answer that differs from one counts as the server's. */
function wasAnswered({ outcome, evidence }: AttemptRow): boolean {
  if (outcome === 'confirmed' || outcome === 'rejected') return true;
  return outcome === 'not applied' && evidence?.status !== undefined;
}
