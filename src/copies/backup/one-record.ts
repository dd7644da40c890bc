import { localId, serverUuid } from '../../domain/record/reference.ts';
import { isChangeable } from '../../domain/record/states.ts';
import { note, timeline } from '../../store/transaction/journal.ts';
import type { Store } from '../../store/transaction/store.ts';
import { holdOne } from '../../store/outbox/hold-one.ts';
import { confirmAttempt } from '../../store/outbox/attempts.ts';
import { subjectTable } from '../../store/outbox/ops.ts';
import { setStatus } from '../../store/outbox/set-status.ts';
import { ownerOf, releaseWaiting } from '../../store/outbox/server-ids.ts';
import type { OpRow } from '../../store/schema/op.ts';
import type { Counters } from '../../store/schema/counters.ts';
import { arrivingStatus, knowsMore } from './arriving.ts';
import type { FileIndex, FileOp, Subject } from './file-index.ts';
import { addAttempts, attemptsOf, NewRecords } from './new-records.ts';

/** What became of one record of a file. */
export type Outcome = 'came' | 'wereHere' | 'learnt' | 'leftOut';

/** Whether the row that an operation of a file names belongs to another operation here. No file may change such a row. */
export function belongsToAnother(op: FileOp, here: { opId?: string } | undefined): boolean {
  return here !== undefined && here.opId !== op.id;
}

/** A person's receipt, a group's name, or the id. */
function nameOf({ id, receipt, name }: Subject): string {
  const known = [receipt, name].find((one) => typeof one === 'string');
  return typeof known === 'string' ? known : id;
}

/** Brings one record from a file into the database, inside a transaction. */
export class OneRecord {
  readonly #store: Store;
  readonly #counters: Counters;
  readonly #file: FileIndex;
  readonly #new: NewRecords;
  readonly #isOwn: boolean;
  /** Records that are left out because their row belongs to another record here, by the name that a person knows. */
  readonly refused: string[] = [];

  /** @param isOwn the rows are this device's own, like those of its mirror, and are trusted */
  constructor(
    store: Store,
    counters: Counters,
    file: FileIndex,
    profiles: ReadonlyMap<string, string>,
    isOwn = false,
  ) {
    this.#isOwn = isOwn;
    this.#store = store;
    this.#counters = counters;
    this.#file = file;
    this.#new = new NewRecords(store, counters, file, profiles);
  }

  async restore(op: FileOp): Promise<Outcome> {
    const { db } = this.#store;
    const here = await db.ops.get(op.id);
    if (here) return this.#compare(op, here);
    const subject = this.#file.subject(op);
    if (!subject || !(await this.#personIsHere(subject))) return 'leftOut';
    if (belongsToAnother(op, await subjectTable(db, op.lane).get(localId(op.subjectId)))) {
      this.refused.push(nameOf(subject));
      return 'leftOut';
    }
    await this.#new.add([op]);
    return 'came';
  }

  async #personIsHere(subject: Record<string, unknown>): Promise<boolean> {
    const { userId } = subject;
    if (typeof userId !== 'string') return true;
    return (await this.#store.db.users.get(localId(userId))) !== undefined;
  }

  /** Takes over what the file knows of a record that is here already, if it knows more. */
  async #compare(op: FileOp, here: OpRow): Promise<Outcome> {
    const { db } = this.#store;
    const attempts = await db.attempts.where('opId').equals(op.id).primaryKeys();
    const hasNew = this.#file.attempts(op).some(({ id }) => !attempts.includes(id));
    const status = arrivingStatus(op);
    if (!this.#mayLearn(here)) return this.#letLook(op, here, hasNew);
    if (status === 'moved' && (await this.#wentAway(op, here))) return 'learnt';
    const given = this.#file.subject(op)?.['serverUuid'];
    const isNamed = (await db.idmap.get([here.profileId, here.subjectId])) !== undefined;
    const knowsName =
      status === 'confirmed' && here.status === 'confirmed' && !isNamed && given !== undefined;
    if (!knowsName && !knowsMore(status, here.status, hasNew)) return 'wereHere';
    await addAttempts(db, attemptsOf(this.#file, op, here.profileId));
    const changed = { ...here, attempts: Math.max(here.attempts, op.attempts), onHold: undefined };
    if (status === 'confirmed') {
      const uuid = typeof given === 'string' ? serverUuid(given) : undefined;
      const owner = uuid && (await ownerOf(db, here.profileId, uuid));
      if (owner && owner !== here.subjectId) return 'wereHere';
      await confirmAttempt(this.#store, this.#counters, changed, uuid);
      if (uuid) await releaseWaiting(this.#store, this.#counters, here.profileId, here.subjectId);
    } else await setStatus(this.#store, this.#counters, changed, status);
    return 'learnt';
  }

  /** A record that this device sends changes only by the answers to its own attempts, because anybody can write a file. */
  #mayLearn({ fromFile, status }: OpRow): boolean {
    return this.#isOwn || fromFile === true || status === 'moved';
  }

  /**
   * The file may say of a record that this device would send by itself that it was moved or may have arrived. That happens if the
   * database was rolled back after the file was written. Then the record is put on hold for a person, and nothing else of it changes.
   */
  async #letLook(op: FileOp, here: OpRow, hasNew: boolean): Promise<Outcome> {
    if (here.status !== 'ready' && here.status !== 'blocked') return 'wereHere';
    const status = arrivingStatus(op);
    const isGone = status === 'moved' && (await this.#mayHaveGone(op, here));
    if (!isGone && !(status !== 'moved' && knowsMore(status, here.status, hasNew))) return 'wereHere';
    await holdOne(this.#store, this.#counters, here, 'restored');
    return 'learnt';
  }

  /**
   * Marks a record as moved when the file knows of its transfer and this device has lost it: the other device has the
   * record, and may have sent it.
   * @returns whether it was marked
   */
  async #wentAway(op: FileOp, here: OpRow): Promise<boolean> {
    const { moved } = op;
    if (!moved || !(await this.#mayHaveGone(op, here))) return false;
    const { id, code, to } = moved;
    const at = this.#store.now().getTime();
    await setStatus(this.#store, this.#counters, here, 'moved', { moved, onHold: undefined });
    await note(this.#store.db, this.#counters, at, here.subjectId, {
      what: 'moved',
      transfer: id,
      code,
      to,
    });
    return true;
  }

  /** Whether the file knows of a transfer of the record that this device does not. */
  async #mayHaveGone({ moved }: FileOp, here: OpRow): Promise<boolean> {
    if (!moved || !isChangeable(here.status) || here.attempts > 0) return false;
    const known = await timeline(this.#store.db, here.subjectId);
    return !known.some(({ event }) => 'transfer' in event && event.transfer === moved.id);
  }
}
