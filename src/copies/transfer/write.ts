import { isOfPractice, markedFileName } from '../../domain/practice-mark.ts';
import type { LocalId } from '../../domain/record/reference.ts';
import type { Store } from '../../store/transaction/store.ts';
import { deviceCode } from '../../store/transfer/device-code.ts';
import { namesOf } from '../../store/outbox/other-servers.ts';
import type { OpRow } from '../../store/schema/op.ts';
import { BACKUP_TABLES, type BackupTable } from '../backup/backup-tables.ts';
import { withoutKeyMark } from '../backup/write.ts';
import { encodeLine } from '../mirror/file/line.ts';
import type { TransferHead } from './shapes.ts';

type Rows = Partial<Record<BackupTable, readonly object[]>>;

/**
 * Writes the file that takes the records of a transfer to the other device. These records do not change here any
 * more, so a lost file can be written again. Phones can share files of its type with other apps.
 * @returns undefined while records are still being moved, and when none of the transfer has the status `moved` any more
 */
export async function writeTransfer(store: Store, id: string): Promise<File | undefined> {
  const { db } = store;
  const from = await deviceCode(store);
  const row = await db.transfers.get(['out', id]);
  const ops = row ? await opsOf(store, row.ids, id) : [];
  if (!row || row.unfinished || ops.length === 0) return undefined;
  const { code, other: to, at } = row;
  const head: TransferHead = {
    kind: isOfPractice(db.name) ? 'outpost practice transfer' : 'outpost transfer',
    format: 1,
    schema: db.rowsVersion,
    at,
    id,
    code,
    from,
    to,
    records: ops.length,
  };
  const lines = [encodeLine(head)];
  const rows = await rowsOf(store, ops);
  for (const table of BACKUP_TABLES)
    for (const written of rows[table] ?? [])
      lines.push(encodeLine({ kind: 'row', table, row: withoutKeyMark({ ...written }) }));
  lines.push(encodeLine({ kind: 'end', rows: lines.length - 1 }));
  return new File(lines, markedFileName(db.name, `outpost-transfer-${code}.txt`), { type: 'text/plain' });
}

async function opsOf({ db }: Store, ids: readonly LocalId[], id: string): Promise<OpRow[]> {
  const ops = await db.ops.where('subjectId').anyOf(ids).toArray();
  return ops.filter((op) => op.status === 'moved' && op.moved?.id === id);
}

/** The rows of the records, and those of the confirmed records that they name. */
async function rowsOf(store: Store, moved: readonly OpRow[]): Promise<Rows> {
  const { db } = store;
  const named = await namedBy(store, moved);
  const ids = [...moved.map(({ subjectId }) => subjectId), ...named];
  const known = (await db.ops.where('subjectId').anyOf(named).toArray()).filter(
    ({ status }) => status === 'confirmed',
  );
  const ops = [...moved, ...known];
  const profiles = [...new Set(ops.map(({ profileId }) => profileId))];
  const names = ids.flatMap((id) => profiles.map((profileId): [string, LocalId] => [profileId, id]));
  const present = <Row>(rows: readonly (Row | undefined)[]) => rows.filter((row) => row !== undefined);
  return {
    profiles: present(await db.profiles.bulkGet(profiles)),
    groups: present(await db.groups.bulkGet(ids)),
    users: present(await db.users.bulkGet(ids)),
    assignments: present(await db.assignments.bulkGet(ids)),
    idmap: present(await db.idmap.bulkGet(names)),
    attempts: await db.attempts
      .where('opId')
      .anyOf(known.map(({ id }) => id))
      .toArray(),
    journal: await db.journal.where('subjectId').anyOf(ids).toArray(),
    ops,
  };
}

/** All records that these records name, directly or through others. */
async function namedBy(store: Store, moved: readonly OpRow[]): Promise<LocalId[]> {
  const { db } = store;
  const known = new Set(moved.map(({ subjectId }) => subjectId));
  const found: LocalId[] = [];
  for (let ops = moved; ops.length > 0;) {
    const next: LocalId[] = [];
    for (const op of ops) {
      const { users = [], groups } = await namesOf(store, op);
      for (const id of [...users, ...groups]) {
        if (id === undefined || known.has(id)) continue;
        known.add(id);
        next.push(id);
      }
    }
    found.push(...next);
    ops = await db.ops.where('subjectId').anyOf(next).toArray();
  }
  return found;
}
