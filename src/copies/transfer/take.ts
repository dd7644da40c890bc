import type { Table } from 'dexie';
import { LANES } from '../../domain/record/lane.ts';
import { localId, serverUuid, type LocalId } from '../../domain/record/reference.ts';
import { commit } from '../../store/transaction/commit.ts';
import { note, noteAll, timeline } from '../../store/transaction/journal.ts';
import type { Store } from '../../store/transaction/store.ts';
import { deviceCode, returnCodeFor } from '../../store/transfer/device-code.ts';
import { inNumbers } from '../../store/transfer/transfer.ts';
import { letLook } from '../../store/transfer/let-look.ts';
import { finished, waitAgain } from '../../store/transfer/take-back.ts';
import { subjectTable } from '../../store/outbox/ops.ts';
import { ownerOf } from '../../store/outbox/server-ids.ts';
import type { HoldReason, OpRow } from '../../store/schema/op.ts';
import type { Counters } from '../../store/schema/counters.ts';
import type { TransferRow } from '../../store/schema/transfer.ts';
import { batchesOf } from '../../store/transfer/batches.ts';
import { bySeq, FileIndex, type FileOp } from '../backup/file-index.ts';
import { NewRecords } from '../backup/new-records.ts';
import { belongsToAnother, OneRecord } from '../backup/one-record.ts';
import { matchProfiles } from '../backup/profiles.ts';
import { addSettingsGroups } from '../backup/restore.ts';
import { BEING_TAKEN } from '../mirror/left-out-meta.ts';
import type { TransferFile } from './read.ts';

/** What became of a file. */
export type Taken =
  | {
      is: 'taken';
      /** Records that were taken, and are this device's to send now. */
      records: number;
      /** Those of them that are on hold, because they are for another server than the one set here. */
      onHold: number;
      /** Those of them that are on hold until a person has looked at them, because they buy something. */
      toCheck: number;
      /** Records of the file that this device already had and may send or have sent: they stay as they are. */
      wereHere: number;
    }
  /** The file is bound to another device. */
  | { is: 'for another device'; for: string; here: string }
  /** This device took it before, and may have given the records back since: nothing is added. */
  | { is: 'taken already' | 'given back already'; at: number };

/**
 * Makes the records of a file this device's own: the other device never sends them, and this one does. The transfer is remembered, so
 * that its file is taken only once; it is noted first, with the file, and the records come in batches, so that no one waits long to save. Until
 * all have come as moved, none may be sent here. After a kill the next start goes on.
 */
export async function takeTransfer(store: Store, file: TransferFile): Promise<Taken> {
  const { db } = store;
  const { head } = file;
  const here = await deviceCode(store);
  if (head.to !== here) return { is: 'for another device', for: head.to, here };
  const earlier = await db.transfers.get(['in', head.id]);
  if (earlier?.ended) return { is: 'given back already', at: earlier.ended.at };
  if (earlier && !earlier.unfinished) return { is: 'taken already', at: earlier.at };
  await refuseIncomplete(store, file);
  if (!earlier) await begin(store, file);
  const taken = await bringAndOwn(store, file);
  const onHoldFor = (reason: HoldReason) => taken.filter(({ onHold }) => onHold?.reason === reason).length;
  return {
    is: 'taken',
    records: taken.length,
    onHold: onHoldFor('other server'),
    toCheck: onHoldFor('transfer'),
    wereHere: movedIn(file).length - taken.length,
  };
}

/** Goes on with the file whose taking was interrupted, if there is one. */
export async function goOnTaking(store: Store): Promise<void> {
  // Only the code below writes it.
  const file = (await store.db.meta.get(BEING_TAKEN))?.value as TransferFile | undefined;
  if (file) await takeTransfer(store, file);
}

function movedIn({ head, rows }: TransferFile): FileOp[] {
  return rows.ops.filter((op) => op.moved?.id === head.id);
}

/** Nothing of a file comes if a record of it cannot: it has no row, or the row of another record here. */
async function refuseIncomplete({ db }: Store, file: TransferFile): Promise<void> {
  const index = FileIndex.ofAll(file);
  const people = new Set(file.rows.users.map(({ id }) => id));
  for (const lane of LANES) {
    const ops = file.rows.ops.filter((op) => op.lane === lane);
    const here = await db.ops.bulkGet(ops.map(({ id }) => id));
    const rows = await subjectTable(db, lane).bulkGet(ops.map(({ subjectId }) => localId(subjectId)));
    for (const [nth, op] of ops.entries()) {
      if (here[nth]) continue;
      const subject = index.subject(op);
      const person = subject?.['userId'];
      const hasPerson =
        typeof person !== 'string' ||
        people.has(person) ||
        (await db.users.get(localId(person))) !== undefined;
      if (!subject || !hasPerson || belongsToAnother(op, rows[nth])) throw incomplete();
    }
  }
}

const incomplete = () => new Error('A record of the transfer has no row, or the row of another record here');

async function begin(store: Store, file: TransferFile): Promise<void> {
  const { db, now } = store;
  const { id, code, from } = file.head;
  const moved = movedIn(file);
  const returnCode = await returnCodeFor(store, id);
  const row: TransferRow = {
    direction: 'in',
    id,
    code,
    other: from,
    at: now().getTime(),
    ids: moved.map(({ subjectId }) => localId(subjectId)),
    ...inNumbers(moved),
    returnCode,
    unfinished: true,
  };
  await commit(store, [db.transfers], async () => {
    if (await db.transfers.get(['in', id])) return;
    await db.transfers.add(row);
    await db.meta.put({ key: BEING_TAKEN, value: file });
  });
}

/** How many records come in one transaction. */
const BATCH = 100;

async function bringAndOwn(store: Store, file: TransferFile): Promise<OpRow[]> {
  const { db } = store;
  const { head, rows } = file;
  const tables: Table[] = [db.users, db.assignments, db.groups, db.ops, db.attempts];
  tables.push(db.idmap, db.journal, db.profiles, db.transfers);
  const profiles = await commit(store, tables, async (counters) => {
    await addSettingsGroups(store, file);
    return matchProfiles(db, counters, file);
  });
  const free = new Set<string>();
  const taking = (counters: Counters) => new Taking(store, counters, file, profiles, free);
  const ops = LANES.flatMap((lane) => rows.ops.filter((op) => op.lane === lane).sort(bySeq));
  const nameless = rows.idmap.filter((row) => !ops.some(({ subjectId }) => subjectId === row.localId));
  for (let from = 0; from < ops.length; from += BATCH) {
    const batch = ops.slice(from, from + BATCH);
    await commit(store, tables, async (counters) => {
      const bringing = taking(counters);
      await bringing.bringAll(batch);
      await bringing.learnNames(batch, from === 0 ? nameless : []);
    });
  }
  const moved = movedIn(file);
  const opOf = new Map(moved.map((op) => [op.subjectId, op]));
  const own: OpRow[] = [];
  for (const parts of batchesOf(moved as unknown as OpRow[])) {
    const batch = parts.flat().flatMap((id) => opOf.get(id) ?? []);
    own.push(...(await commit(store, tables, (counters) => taking(counters).own(batch))));
  }
  await commit(store, [db.transfers], async () => {
    const row = await db.transfers.get(['in', head.id]);
    if (row) await db.transfers.put(finished(row));
    await db.meta.delete(BEING_TAKEN);
  });
  return own;
}

/** Some records of a file on their way into the database, inside a transaction. */
class Taking {
  readonly #store: Store;
  readonly #counters: Counters;
  readonly #file: TransferFile;
  readonly #index: FileIndex;
  readonly #profiles: ReadonlyMap<string, string>;
  readonly #one: OneRecord;
  readonly #new: NewRecords;
  /** Ids of records that this device may take: those that came with this file, and those that were let go here before. */
  readonly #free: Set<string>;
  /** Ids of the people, assignments and groups that came with this file, or of which it knew more than this device. */
  readonly #brought = new Set<string>();

  constructor(
    store: Store,
    counters: Counters,
    file: TransferFile,
    profiles: ReadonlyMap<string, string>,
    free: Set<string>,
  ) {
    this.#free = free;
    this.#store = store;
    this.#counters = counters;
    this.#file = file;
    this.#profiles = profiles;
    this.#index = FileIndex.ofAll(file);
    this.#one = new OneRecord(store, counters, this.#index, profiles);
    this.#new = new NewRecords(store, counters, this.#index, profiles);
  }

  /** Adds those that are new here, and whose people are here, at once; the others one by one. */
  async bringAll(ops: readonly FileOp[]): Promise<void> {
    // A group may wait for an earlier group.
    for (const op of ops.filter(({ lane }) => lane === 'group')) await this.bring(op);
    for (const lane of ['user', 'assign'] as const) {
      const ofLane = ops.filter((op) => op.lane === lane);
      const fresh = await this.#areNew(ofLane);
      await this.#new.add(fresh);
      for (const op of fresh) {
        this.#brought.add(op.subjectId);
        if (op.moved?.id === this.#file.head.id) this.#free.add(op.id);
      }
      const added = new Set(fresh);
      for (const op of ofLane) if (!added.has(op)) await this.bring(op);
    }
  }

  async #areNew(ops: readonly FileOp[]): Promise<FileOp[]> {
    const [first] = ops;
    if (!first) return [];
    const { db } = this.#store;
    const personOf = (op: FileOp) => this.#index.subject(op)?.['userId'];
    const here = await db.ops.bulkGet(ops.map(({ id }) => id));
    const rows = await subjectTable(db, first.lane).bulkGet(ops.map(({ subjectId }) => localId(subjectId)));
    const people = await db.users.bulkGet(ops.map((op) => localId(String(personOf(op)))));
    const seen = new Set<string>();
    return ops.filter((op, nth) => {
      const isAlone = !seen.has(op.id) && !seen.has(op.subjectId);
      seen.add(op.id).add(op.subjectId);
      const hasPerson = personOf(op) === undefined || people[nth] !== undefined;
      return isAlone && hasPerson && !here[nth] && !rows[nth] && this.#index.subject(op) !== undefined;
    });
  }

  /** Adds the record as the file has it: moved, or confirmed. */
  async bring(op: FileOp): Promise<void> {
    const here = await this.#store.db.ops.get(op.id);
    const isMoved = op.moved?.id === this.#file.head.id;
    if (!here || !isMoved) {
      const outcome = await this.#one.restore(op);
      if (outcome === 'leftOut') throw incomplete();
      if (outcome !== 'wereHere') this.#brought.add(op.subjectId);
      if (isMoved) this.#free.add(op.id);
    } else if (isLetGo(here) && !(await this.#wereOwned([here.subjectId])).has(here.subjectId)) {
      await this.#bringBack(op, here);
      this.#free.add(op.id);
    }
  }

  /** Takes over the values and the history of a record that was here before: the other device may have edited it. */
  async #bringBack(op: FileOp, here: OpRow): Promise<void> {
    const { db } = this.#store;
    const table = subjectTable(db, here.lane);
    const row = await table.get(here.subjectId);
    const known = await timeline(db, here.subjectId);
    const { seq, status, state } = { seq: undefined, ...row };
    const values = this.#index.subject(op);
    // Examined by its shape when the file was read.
    if (row) await table.put({ ...values, seq, status, state } as never);
    const seen = new Set(known.map(({ at, event }) => JSON.stringify([at, event])));
    for (const { at, event } of this.#index.journal(op)) {
      if (seen.has(JSON.stringify([at, event]))) continue;
      // Examined by its shape when the file was read.
      await note(db, this.#counters, at, here.subjectId, event as never);
    }
  }

  /**
   * Notes the ids that servers gave to the people and groups that the records name. A record that was here gets none from a file: what
   * is assigned to it would go to whomever the file names.
   */
  async learnNames(ops: readonly FileOp[], others: TransferFile['rows']['idmap']): Promise<void> {
    const { db } = this.#store;
    for (const row of [...ops.flatMap((op) => this.#index.names(op)), ...others]) {
      const profileId = this.#profiles.get(row.profileId) ?? this.#counters.profileId;
      const [id, uuid] = [localId(row.localId), serverUuid(row.serverUuid)];
      const isKnown = await db.idmap.get([profileId, id]);
      if (isKnown || (await this.#wasHere(id)) || (await ownerOf(db, profileId, uuid))) continue;
      await db.idmap.put({ profileId, localId: id, serverUuid: uuid });
    }
  }

  async #wasHere(id: LocalId): Promise<boolean> {
    const { db } = this.#store;
    const isMade = (await db.users.get(id)) ?? (await db.groups.get(id))?.opId;
    return isMade !== undefined && !this.#brought.has(id);
  }

  /** Makes those records this device's own that are free. */
  async own(moved: readonly FileOp[]): Promise<OpRow[]> {
    const { db, now } = this.#store;
    const { id: transfer, code, from } = this.#file.head;
    const ids = [...new Set(moved.map(({ id }) => id))].filter((id) => this.#free.has(id));
    const here = (await db.ops.bulkGet(ids)).filter((op) => op !== undefined).filter(isLetGo);
    const owned = await this.#wereOwned(here.map(({ subjectId }) => subjectId));
    const free = here.filter(({ subjectId }) => !owned.has(subjectId));
    const own = await waitAgain(this.#store, this.#counters, free);
    const at = now().getTime();
    const subjects = own.map(({ subjectId }) => subjectId);
    await noteAll(db, this.#counters, at, subjects, { what: 'received', transfer, code, from });
    const rest = own.filter(({ lane }) => lane !== 'assign');
    const buying = own.filter(({ lane }) => lane === 'assign');
    return [...rest, ...(await letLook(this.#store, this.#counters, buying))];
  }

  /** Those that this transfer has made this device's own before: since then a person may have moved them on. */
  async #wereOwned(ids: readonly LocalId[]): Promise<ReadonlySet<LocalId>> {
    const entries = await this.#store.db.journal
      .where('subjectId')
      .anyOf([...ids])
      .toArray();
    const { id } = this.#file.head;
    const received = entries.filter(({ event }) => event.what === 'received' && event.transfer === id);
    return new Set(received.map(({ subjectId }) => subjectId));
  }
}

/** Whether this device does not send it by itself: it was moved, or came from a backup and has been on hold since. */
function isLetGo({ status, onHold, attempts }: OpRow): boolean {
  return status === 'moved' || (status === 'onHold' && onHold?.reason === 'restored' && attempts === 0);
}
