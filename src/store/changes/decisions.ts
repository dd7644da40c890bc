import type { LocalId, ServerUuid } from '../../domain/record/reference.ts';
import { confirmAttempt } from '../outbox/attempts.ts';
import { changeEach, unlessDoubtful, type Changed, type Obstacle } from '../outbox/change-each.ts';
import { note } from '../transaction/journal.ts';
import type { JournalEvent } from '../schema/journal.ts';
import { waitingStatus } from '../outbox/ops.ts';
import { setStatus } from '../outbox/set-status.ts';
import { ownerOf, releaseWaiting } from '../outbox/server-ids.ts';
import type { OpRow } from '../schema/op.ts';
import type { Store } from '../transaction/store.ts';
import type { Counters } from '../schema/counters.ts';

type Decided = Extract<JournalEvent, { what: 'decided' }>;

/**
 * Confirms records that a person has found on the server, without the ids that they have there. Records that name them continue to
 * wait, until `addServerId` or a late answer.
 */
export async function itArrived(store: Store, ids: readonly LocalId[]): Promise<Changed> {
  return decideNoReply(store, ids, { what: 'decided', say: 'arrived' }, async (counters, op) => {
    await confirmAttempt(store, counters, op, undefined);
    return undefined;
  });
}

/** Confirms a record that a person has found on the server under this id. */
export async function itArrivedAs(store: Store, id: LocalId, uuid: ServerUuid): Promise<Changed> {
  return decideNoReply(store, [id], { what: 'decided', say: 'arrived' }, (counters, op) =>
    confirmAs(store, counters, op, uuid),
  );
}

/**
 * Adds the id on the server to a record that a person has confirmed without it. Records that waited for the id go on.
 */
export async function addServerId(store: Store, id: LocalId, uuid: ServerUuid): Promise<Changed> {
  const { db } = store;
  return changeEach(store, [id], [db.idmap], async (counters, op) => {
    const isNamed = (await db.idmap.get([op.profileId, id])) !== undefined;
    if (op.status !== 'confirmed' || isNamed) return { reason: 'state', status: op.status };
    const obstacle = await confirmAs(store, counters, op, uuid);
    if (!obstacle) await note(db, counters, store.now().getTime(), id, { what: 'linked', serverUuid: uuid });
    return obstacle;
  });
}

async function confirmAs(
  store: Store,
  counters: Counters,
  op: OpRow,
  uuid: ServerUuid,
): Promise<Obstacle | undefined> {
  const owner = await ownerOf(store.db, op.profileId, uuid);
  if (owner && owner !== op.subjectId) return { reason: 'named', by: [owner] };
  await confirmAttempt(store, counters, op, uuid);
  await releaseWaiting(store, counters, op.profileId, op.subjectId);
  return undefined;
}

/**
 * Marks records as records to fix: a person knows that they did not arrive, and wants to look at them before they are
 * sent again.
 */
export async function itWasRejected(store: Store, ids: readonly LocalId[]): Promise<Changed> {
  return decideNoReply(store, ids, { what: 'decided', say: 'rejected' }, async (counters, op) => {
    await waive(store, op);
    await setStatus(store, counters, op, 'toFix', { problems: [], notBefore: 0, failures: 0 });
    return undefined;
  });
}

/** Sends records again: a person takes the risk that they are made twice. */
export async function sendAgain(
  store: Store,
  ids: readonly LocalId[],
  costConfirmed: boolean,
): Promise<Changed> {
  const cost = costConfirmed ? { costConfirmed } : {};
  return decideNoReply(store, ids, { what: 'decided', say: 'send again', ...cost }, async (counters, op) => {
    await waive(store, op);
    await setStatus(store, counters, op, waitingStatus(op.waitsFor), { notBefore: 0, failures: 0 });
    return undefined;
  });
}

/**
 * Sends records again unchanged that a server refused or that were stopped before sending: the reason was
 * removed on the server.
 * @param costConfirmed a person has confirmed the purchase once more, which a doubtful refusal asks for
 */
export async function tryAgain(
  store: Store,
  ids: readonly LocalId[],
  costConfirmed = false,
): Promise<Changed> {
  return changeEach(store, ids, [store.db.attempts], async (counters, op) => {
    if (op.status !== 'toFix') return { reason: 'state', status: op.status };
    const obstacle = costConfirmed ? undefined : await unlessDoubtful(store, op);
    if (obstacle) return obstacle;
    const again = { problems: undefined, notBefore: 0, failures: 0 };
    const key = (await isOnlyByWord(store, op)) ? op.key : store.newId();
    await setStatus(store, counters, op, waitingStatus(op.waitsFor), { ...again, key });
    await note(store.db, counters, store.now().getTime(), op.subjectId, {
      what: 'tried again',
      ...(costConfirmed && { costConfirmed }),
    });
    return undefined;
  });
}

/**
 * Whether an operation was not carried out by a person's word alone. Then it keeps its key, by which the server would
 * recognise it. A key that the server has refused is replaced, because the server would repeat its refusal.
 */
async function isOnlyByWord({ db }: Store, { id, key }: OpRow): Promise<boolean> {
  const attempts = await db.attempts.where('opId').equals(id).toArray();
  const ofKey = attempts.filter((attempt) => attempt.key === key);
  return (
    ofKey.some(({ waivedBy }) => waivedBy === 'person') &&
    ofKey.every(({ outcome }) => outcome !== 'rejected')
  );
}

/** Lets a record be sent again although an earlier attempt may have arrived, because a person said so. */
async function waive({ db }: Store, op: OpRow): Promise<void> {
  await db.attempts
    .where('opId')
    .equals(op.id)
    .and((attempt) => attempt.outcome === 'noReply' || attempt.outcome === 'interrupted')
    .modify({ waivedBy: 'person' });
}

async function decideNoReply(
  store: Store,
  ids: readonly LocalId[],
  said: Decided,
  carryOut: (counters: Counters, op: OpRow) => Promise<Obstacle | undefined>,
): Promise<Changed> {
  const { db } = store;
  return changeEach(store, ids, [db.attempts, db.idmap], async (counters, op) => {
    if (op.status !== 'noReply') return { reason: 'state', status: op.status };
    const obstacle = await carryOut(counters, op);
    if (!obstacle) await note(db, counters, store.now().getTime(), op.subjectId, said);
    return obstacle;
  });
}
