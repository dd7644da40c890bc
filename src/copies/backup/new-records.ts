import { localId, serverUuid } from '../../domain/record/reference.ts';
import { shownState, type Status } from '../../domain/record/states.ts';
import type { OutpostDatabase } from '../../store/transaction/database.ts';
import { stayInside } from '../../store/transaction/commit.ts';
import type { Store } from '../../store/transaction/store.ts';
import { countIn } from '../../store/transaction/counters.ts';
import { subjectTable, unresolvedOfEach } from '../../store/outbox/ops.ts';
import { ownerOf } from '../../store/outbox/server-ids.ts';
import { namedBy, type AssignmentRow } from '../../store/schema/assignment.ts';
import type { AttemptRow } from '../../store/schema/attempt.ts';
import type { GroupRow } from '../../store/schema/group.ts';
import type { UserRow } from '../../store/schema/user.ts';
import type { IdMapRow } from '../../store/schema/idmap.ts';
import type { JournalRow } from '../../store/schema/journal.ts';
import type { OpRow } from '../../store/schema/op.ts';
import { KIND_OF, type Counters } from '../../store/schema/counters.ts';
import type { Lane } from '../../domain/record/lane.ts';
import { arrivingHold, arrivingStatus } from './arriving.ts';
import type { FileIndex, FileOp, Subject } from './file-index.ts';

/** A record of a file that this device does not have yet. */
interface Arriving {
  op: FileOp;
  subject: Subject;
  status: Status;
  /** The ID of its profile on this device. */
  profileId: string;
}

/** Adds records of a file that this device does not have, inside a transaction. */
export class NewRecords {
  readonly #store: Store;
  readonly #counters: Counters;
  readonly #file: FileIndex;
  readonly #profiles: ReadonlyMap<string, string>;

  constructor(store: Store, counters: Counters, file: FileIndex, profiles: ReadonlyMap<string, string>) {
    this.#store = store;
    this.#counters = counters;
    this.#file = file;
    this.#profiles = profiles;
  }

  /**
   * Adds all at once: one after the other, ten thousand records would take a minute.
   * @param ops of one lane, each once; what they wait for is here, or in the file's earlier lanes
   */
  async add(ops: readonly FileOp[]): Promise<void> {
    const [first] = ops;
    if (!first) return;
    const { db, now } = this.#store;
    stayInside(this.#counters, db);
    const at = now().getTime();
    const arriving = ops.flatMap((op) => this.#arriving(op) ?? []);
    await addAttempts(
      db,
      arriving.flatMap(({ op, profileId }) => attemptsOf(this.#file, op, profileId)),
    );
    await this.#learnNames(arriving);
    await db.ops.bulkPut(await this.#ops(arriving, at));
    await subjectTable(db, first.lane).bulkPut(arriving.map((one) => this.#subject(one)) as never[]);
    await db.journal.bulkAdd(arriving.flatMap((one) => this.#journal(one, at)));
  }

  #arriving(op: FileOp): Arriving | undefined {
    const subject = this.#file.subject(op);
    if (!subject) return undefined;
    const profileId = this.#profiles.get(op.profileId) ?? this.#counters.profileId;
    return { op, subject, status: arrivingStatus(op), profileId };
  }

  /** Notes the records' IDs on servers. A record can be known to several, because a server may have moved. An ID belongs to one record only. */
  async #learnNames(arriving: readonly Arriving[]): Promise<void> {
    const { db } = this.#store;
    const rows = new Map<string, IdMapRow>();
    for (const { op, subject, status, profileId } of arriving) {
      const given = subject['serverUuid'];
      if (status !== 'confirmed') continue;
      const own = typeof given === 'string' ? [{ profileId, serverUuid: given }] : [];
      const others = this.#file.names(op).flatMap((name) => {
        const there = this.#profiles.get(name.profileId);
        return there === undefined || there === profileId ? [] : [{ ...name, profileId: there }];
      });
      for (const name of [...own, ...others]) {
        const key = JSON.stringify([name.profileId, name.serverUuid]);
        const row = {
          profileId: name.profileId,
          localId: localId(op.subjectId),
          serverUuid: serverUuid(name.serverUuid),
        };
        if (!rows.has(key)) rows.set(key, row);
      }
    }
    const all = [...rows.values()];
    const owners = await Promise.all(all.map((row) => ownerOf(db, row.profileId, row.serverUuid)));
    await db.idmap.bulkPut(all.filter((_, nth) => owners[nth] === undefined));
  }

  async #ops(arriving: readonly Arriving[], at: number): Promise<OpRow[]> {
    // Not taken from the file: its device may have known of arrivals that are not in the file, as it may while it was sending.
    const waitsFor = await unresolvedOfEach(
      this.#store.db,
      arriving.map(({ op, subject, profileId }) => ({ profileId, named: namedIn(op.lane, subject) })),
    );
    return arriving.map(({ op, status, profileId }, nth) => {
      this.#counters.opSeq += 1;
      const row = {
        ...op,
        ...(status === 'onHold' && { onHold: arrivingHold(op, at) }),
        ...{ status, profileId, seq: this.#counters.opSeq, inDoubt: false, notBefore: 0, fromFile: true },
        waitsFor: status === 'confirmed' ? [] : (waitsFor[nth] ?? []),
      };
      // Examined by its shape when the file was read.
      return row as unknown as OpRow;
    });
  }

  #subject({ op, subject, status }: Arriving): object {
    countIn(this.#counters, KIND_OF[op.lane], status);
    return { ...subject, status, state: shownState(status), seq: this.#nextSeq(op.lane) };
  }

  #nextSeq(lane: Lane): number {
    if (lane === 'user') return (this.#counters.userSeq += 1);
    if (lane === 'assign') return (this.#counters.assignmentSeq += 1);
    return (this.#counters.groupSeq += 1);
  }

  #journal({ op, status }: Arriving, at: number): JournalRow[] {
    const subjectId = localId(op.subjectId);
    const entries = this.#file.journal(op).map((entry) => ({ at: entry.at, event: entry.event as never }));
    const isPutOnHold = status === 'onHold' && op.onHold?.reason !== 'restored';
    const onHold = { at, event: { what: 'onHold', reason: 'restored' } } as const;
    return [...entries, ...(isPutOnHold ? [onHold] : [])].map((entry) => {
      this.#counters.journalSeq += 1;
      // Examined by its shape when the file was read.
      return { ...entry, seq: this.#counters.journalSeq, subjectId };
    });
  }
}

/** The people and groups that a record of a file names. */
function namedIn(lane: Lane, subject: Subject): ReturnType<typeof namedBy> {
  // Examined by its shape when the file was read.
  const row = subject as Partial<UserRow & GroupRow & AssignmentRow>;
  if (lane === 'assign') return namedBy(row as AssignmentRow);
  return { users: [], groups: [lane === 'user' ? row.groupId : row.parentId] };
}

/** Adds attempts of a file that are not here. What this device knows of its own attempts is surer than what a file says. */
export async function addAttempts(db: OutpostDatabase, attempts: readonly AttemptRow[]): Promise<void> {
  const here = await db.attempts.bulkGet(attempts.map(({ id }) => id));
  await db.attempts.bulkPut(attempts.filter((_, nth) => !here[nth]));
}

/** The attempts to send a record that a file has. One without an outcome in the file counts as interrupted. */
export function attemptsOf(file: FileIndex, op: FileOp, profileId: string): AttemptRow[] {
  return file.attempts(op).map((attempt) => {
    const outcome = attempt.outcome ?? 'interrupted';
    // Examined by its shape when the file was read.
    return { ...attempt, profileId, outcome } as unknown as AttemptRow;
  });
}
