import type { LocalId } from '../../domain/record/reference.ts';
import type { Ledger } from '../../domain/record/ledger.ts';
import { shownState, type ShownState, type Status } from '../../domain/record/states.ts';
import type { Store } from '../transaction/store.ts';
import { TROUBLES, within, type AssignmentTrouble, type Trouble } from './assignment-trouble.ts';
import { ledger, type Ledgers } from './ledger.ts';
import { isCounted } from './overview/counts.ts';

/**
 * The state that a person is counted, listed and marked under: *no reply* or *to fix* if their record or one of their assignments
 * is in that state, the more urgent first, and otherwise the state of their record. An assignment that waits, was sent or is on hold
 * needs nobody because of its person. People who are discarded or moved are no longer here, whatever their assignments say.
 */
export function mostUrgent(own: ShownState, isAssigned: (state: Trouble) => boolean): ShownState {
  if (!isCounted(own)) return own;
  return TROUBLES.find((state) => own === state || isAssigned(state)) ?? own;
}

/** The same for a row with its assignments. */
export function mostUrgentOf({ status }: { status: Status }, trouble: AssignmentTrouble): ShownState {
  return mostUrgent(shownState(status), (state) => trouble[state] !== undefined);
}

/** The ledgers as screens show them: people by their most urgent state. */
export interface ShownLedgers extends Ledgers {
  /** How many people are counted under the state of an assignment instead of that of their record. */
  raised: number;
}

/** Reads one row and, if there are any, the assignments in trouble, so it is cheap enough for a live query on every screen. */
export async function ledgersShown(store: Store): Promise<ShownLedgers> {
  const { db } = store;
  const records = await ledger(store);
  if (TROUBLES.every((state) => records.assignments.states[state] === 0)) return { ...records, raised: 0 };
  return db.transaction('r', [db.meta, db.users, db.assignments], async () => {
    const now = await ledger(store);
    const raised = await raisedPeople(store);
    return { ...now, people: withRaised(now.people, raised), raised: raised.length };
  });
}

/** A person who is counted under the state of an assignment instead of that of their record. */
interface Raised {
  id: LocalId;
  from: ShownState;
  to: ShownState;
}

/** Everyone whose assignments are more urgent than their record. The cost grows with the number of assignments in trouble. */
async function raisedPeople(store: Store): Promise<Raised[]> {
  const assigned = await Promise.all(TROUBLES.map((state) => ownersIn(store, state)));
  const ids = [...new Set(assigned.flatMap((owners) => [...owners]))];
  const users = await store.db.users.bulkGet(ids);
  return users.flatMap((user) => {
    if (!user) return [];
    const { id, state: from } = user;
    const to = mostUrgent(from, (state) => assigned[TROUBLES.indexOf(state)]?.has(id) ?? false);
    return to === from ? [] : [{ id, from, to }];
  });
}

async function ownersIn(store: Store, state: Trouble): Promise<Set<LocalId>> {
  return new Set((await within(store, state).toArray()).map(({ userId }) => userId));
}

/** A ledger of people's records, counted by their most urgent states. The sum stays the same. */
function withRaised({ made, states }: Ledger, raised: readonly Raised[]): Ledger {
  const urgent = { ...states };
  for (const { from, to } of raised) {
    urgent[from] -= 1;
    urgent[to] += 1;
  }
  return { made, states: urgent };
}
