import { LANES } from '../../domain/record/lane.ts';
import type { LocalId } from '../../domain/record/reference.ts';
import type { Settings } from '../../store/changes/settings.ts';
import type { OpRow } from '../../store/schema/op.ts';
import type { Store } from '../../store/transaction/store.ts';
import { useProfile } from '../../store/outbox/profiles.ts';
import { close, mark, send, type AttemptContext } from '../../sync/attempt/attempt.ts';
import { Lanes } from '../../sync/queue/lanes.ts';
import { serverSettings } from '../../sync/server/server-settings.ts';
import { browserTimers } from '../../sync/timers.ts';
import { PRACTICE_ADDRESS, type InPageServer } from '../server/in-page-server.ts';
import type { Trouble } from './days.ts';
import type { StoryBooks } from './story-books.ts';
import type { StoryClock } from './story-clock.ts';

/** A record to which a fault has happened. */
export interface Met {
  trouble: Trouble;
  id: LocalId;
}

/** Minutes of the story between two records of an evening. */
const BETWEEN = 0.05;

/**
 * Sends all waiting records to the practice server, as on an evening of the story: each record by the steps of `sync/attempt`, with
 * marks, answers and proofs. The faults happen to the first records of their kinds, one fault to each.
 */
export async function sendEvening(
  {
    store,
    settings,
    server,
    books,
    clock,
  }: { store: Store; settings: Settings; server: InPageServer; books: StoryBooks; clock: StoryClock },
  troubles: readonly Trouble[],
): Promise<Met[]> {
  const profile = await useProfile(store, { baseUrl: PRACTICE_ADDRESS });
  const context: AttemptContext = {
    store,
    network: { fetch: server.fetch, now: clock.now, timers: browserTimers, namesAttempts: true },
    access: { settings: serverSettings(settings), key: undefined, profile },
    replaySafety: 'not replay-safe',
    catalogue: {},
  };
  const carryOut = async (op: OpRow): Promise<void> => {
    const attempt = await mark(context, op);
    if (attempt) await close(context, attempt, await send(context, attempt));
  };
  const met: Met[] = [];
  for (const lane of LANES) {
    const lanes = new Lanes(store, () => profile.id);
    const next = () => lanes.take(lane, clock.now().getTime());
    for (const trouble of troubles.filter((one) => one.lane === lane)) {
      const op = await next();
      if (!op) continue;
      clock.pass(BETWEEN);
      books.card = trouble.card;
      met.push({ trouble, id: op.subjectId });
      await carryOut(op);
    }
    // One after the other, so that the story is the same each time.
    for (let op = await next(); op; op = await next()) {
      clock.pass(BETWEEN);
      await carryOut(op);
    }
  }
  return met;
}
