import { localId, serverUuid } from '../../domain/record/reference.ts';
import { isChangeable, shownState, type Status } from '../../domain/record/states.ts';
import { note, timeline } from '../../store/core/journal.ts';
import type { Store } from '../../store/core/store.ts';
import { countIn } from '../../store/core/tally.ts';
import { confirm } from '../../store/outbox/attempts.ts';
import { setStatus, subjectTable } from '../../store/outbox/ops.ts';
import { ownerOf, releaseWaiting } from '../../store/outbox/server-ids.ts';
import type { AttemptRow } from '../../store/rows/attempt.ts';
import type { OpRow } from '../../store/rows/op.ts';
import { KIND_OF, type Tally } from '../../store/rows/tally.ts';
import type { Lane } from '../../domain/record/lane.ts';
import { arrivingHold, arrivingStatus, knowsMore } from './arriving.ts';
import type { ExaminedRows } from './read.ts';

export type FileOp = ExaminedRows['rows']['ops'][number];

/** What became of one record of a file. */
export type Outcome = 'came' | 'wereHere' | 'learnt' | 'leftOut';

export function bySeq(one: { seq: number }, other: { seq: number }): number {
  return one.seq - other.seq;
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row)) ?? [];
    groups.set(keyOf(row), group);
    group.push(row);
  }
  return groups;
}

/** The rows of a file, found by what they belong to. */
export class FileIndex {
  readonly #attempts: Map<string, ExaminedRows['rows']['attempts']>;
  readonly #journal: Map<string, ExaminedRows['rows']['journal']>;
  readonly #subjects: Map<string, Record<string, unknown> & { id: string }>;

  constructor({ rows }: ExaminedRows) {
    this.#attempts = grouped(rows.attempts, ({ opId }) => opId);
    this.#journal = grouped(rows.journal.toSorted(bySeq), ({ subjectId }) => subjectId);
    const subjects = [...rows.groups, ...rows.users, ...rows.assignments];
    this.#subjects = new Map(subjects.map((row) => [row.id, row]));
  }

  subject(op: FileOp) {
    return this.#subjects.get(op.subjectId);
  }

  attempts(op: FileOp) {
    return this.#attempts.get(op.id) ?? [];
  }

  journal(op: FileOp) {
    return this.#journal.get(op.subjectId) ?? [];
  }
}

/** One record on its way from the file into the database, inside a transaction. */
export class OneRecord {
  readonly #store: Store;
  readonly #tally: Tally;
  readonly #file: FileIndex;
  readonly #profiles: ReadonlyMap<string, string>;

  constructor(store: Store, tally: Tally, file: FileIndex, profiles: ReadonlyMap<string, string>) {
    this.#store = store;
    this.#tally = tally;
    this.#file = file;
    this.#profiles = profiles;
  }

  async restore(op: FileOp): Promise<Outcome> {
    const { db } = this.#store;
    const here = await db.ops.get(op.id);
    if (here) return this.#compare(op, here);
    const subject = this.#file.subject(op);
    if (!subject || !(await this.#personIsHere(subject))) return 'leftOut';
    await this.#add(op, subject);
    return 'came';
  }

  async #personIsHere(subject: Record<string, unknown>): Promise<boolean> {
    const { userId } = subject;
    if (typeof userId !== 'string') return true;
    return (await this.#store.db.users.get(localId(userId))) !== undefined;
  }

  async #add(op: FileOp, subject: Record<string, unknown>): Promise<void> {
    const { db, now } = this.#store;
    const at = now().getTime();
    const status = arrivingStatus(op);
    const profileId = this.#profiles.get(op.profileId) ?? this.#tally.profileId;
    this.#tally.opSeq += 1;
    const held = status === 'held' ? { held: arrivingHold(op, at) } : {};
    const row = { ...op, ...held, status, profileId, seq: this.#tally.opSeq, inDoubt: false, notBefore: 0 };
    await this.#addAttempts(op, profileId);
    await this.#learnName(op, subject, status, profileId);
    const known = await db.idmap.bulkGet(op.waitsFor.map((id): [string, never] => [profileId, id as never]));
    // Examined by its shape when the file was read.
    await db.ops.put({ ...row, waitsFor: op.waitsFor.filter((_, n) => !known[n]) } as unknown as OpRow);
    const shown = { ...subject, status, state: shownState(status), seq: this.#nextSeq(op.lane) };
    await subjectTable(db, op.lane).put(shown as never);
    countIn(this.#tally, KIND_OF[op.lane], status);
    await this.#addJournal(op, at, op.status !== 'held' && status === 'held');
  }

  #nextSeq(lane: Lane): number {
    if (lane === 'user') return (this.#tally.userSeq += 1);
    if (lane === 'assign') return (this.#tally.assignmentSeq += 1);
    return (this.#tally.groupSeq += 1);
  }

  async #addAttempts(op: FileOp, profileId: string): Promise<void> {
    for (const attempt of this.#file.attempts(op)) {
      const outcome = attempt.outcome ?? 'interrupted';
      // Examined by its shape when the file was read.
      await this.#store.db.attempts.put({ ...attempt, profileId, outcome } as unknown as AttemptRow);
    }
  }

  async #learnName(
    op: FileOp,
    { serverUuid: given }: Record<string, unknown>,
    status: Status,
    profileId: string,
  ): Promise<void> {
    if (status !== 'confirmed' || typeof given !== 'string') return;
    const { db } = this.#store;
    const [id, uuid] = [localId(op.subjectId), serverUuid(given)];
    if (!(await ownerOf(db, profileId, uuid)))
      await db.idmap.put({ profileId, localId: id, serverUuid: uuid });
  }

  async #addJournal(op: FileOp, at: number, isHeld: boolean): Promise<void> {
    const { db } = this.#store;
    const id = localId(op.subjectId);
    // Examined by its shape when the file was read.
    for (const entry of this.#file.journal(op))
      await note(db, this.#tally, entry.at, id, entry.event as never);
    if (isHeld) await note(db, this.#tally, at, id, { what: 'held', reason: 'restored' });
  }

  /** Takes over what the file knows of a record that is here already, if it knows more. */
  async #compare(op: FileOp, here: OpRow): Promise<Outcome> {
    const { db } = this.#store;
    const attempts = await db.attempts.where('opId').equals(op.id).primaryKeys();
    const hasNew = this.#file.attempts(op).some(({ id }) => !attempts.includes(id));
    const status = arrivingStatus(op);
    if (status === 'handed over' && (await this.#wentAway(op, here))) return 'learnt';
    const given = this.#file.subject(op)?.['serverUuid'];
    const isNamed = (await db.idmap.get([here.profileId, here.subjectId])) !== undefined;
    const knowsName =
      status === 'confirmed' && here.status === 'confirmed' && !isNamed && given !== undefined;
    if (!knowsName && !knowsMore(status, here.status, hasNew)) return 'wereHere';
    await this.#addAttempts(op, here.profileId);
    const changed = { ...here, attempts: Math.max(here.attempts, op.attempts), held: undefined };
    if (status === 'confirmed') {
      const uuid = typeof given === 'string' ? serverUuid(given) : undefined;
      const owner = uuid && (await ownerOf(db, here.profileId, uuid));
      if (owner && owner !== here.subjectId) return 'wereHere';
      await confirm(this.#store, this.#tally, changed, uuid);
      if (uuid) await releaseWaiting(this.#store, this.#tally, here.profileId, here.subjectId);
    } else await setStatus(this.#store, this.#tally, changed, status);
    return 'learnt';
  }

  /**
   * Marks a record as handed over when the file knows of its hand-over and this device has lost it: the other device has the
   * record, and may have sent it.
   * @returns whether it was marked
   */
  async #wentAway({ handedOver }: FileOp, here: OpRow): Promise<boolean> {
    const mayGo = isChangeable(here.status) && here.attempts === 0;
    if (!handedOver || !mayGo) return false;
    const { id, code, to } = handedOver;
    const known = await timeline(this.#store.db, here.subjectId);
    if (known.some(({ event }) => 'handOver' in event && event.handOver === id)) return false;
    const at = this.#store.now().getTime();
    await setStatus(this.#store, this.#tally, here, 'handed over', { handedOver, held: undefined });
    await note(this.#store.db, this.#tally, at, here.subjectId, {
      what: 'handed over',
      handOver: id,
      code,
      to,
    });
    return true;
  }
}
