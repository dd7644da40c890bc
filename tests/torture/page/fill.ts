import { receiptOf } from '../../../src/domain/record/receipt.ts';
import { localId, serverUuid } from '../../../src/domain/record/reference.ts';
import { commit } from '../../../src/store/transaction/commit.ts';
import { readCounters } from '../../../src/store/transaction/counters.ts';
import type { Store } from '../../../src/store/transaction/store.ts';

/** So many rows are written in one transaction. */
const LOT = 5_000;

/** Puts people into a new database who were confirmed long ago: they are the first ones, by `seq`. */
export async function fill(store: Store, count: number): Promise<void> {
  const { db } = store;
  const tables = [db.users, db.ops, db.idmap, db.journal];
  for (let made = (await readCounters(db)).userSeq; made < count; made += LOT) {
    await commit(store, tables, async (counters) => {
      const { profileId, receiptSalt } = counters;
      const rows = Array.from({ length: Math.min(LOT, count - made) }, (_, at) => {
        const seq = made + at + 1;
        const [id, opId] = [localId(crypto.randomUUID()), crypto.randomUUID()];
        return { id, opId, seq, uuid: serverUuid(crypto.randomUUID()), receipt: receiptOf(seq, receiptSalt) };
      });
      await db.users.bulkAdd(
        rows.map(({ id, opId, seq, uuid, receipt }) => ({
          ...{ id, opId, seq, receipt, status: 'confirmed', state: 'confirmed', createdAt: seq * 60_000 },
          ...{
            sex: 'F',
            country: 'KE',
            occupation: '2221',
            serverUuid: uuid,
            words: [receipt.toLowerCase()],
          },
        })),
      );
      await db.ops.bulkAdd(
        rows.map(({ id, opId, seq }) => ({
          ...{ id: opId, key: opId, profileId, seq, lane: 'user', subjectId: id, status: 'confirmed' },
          ...{ notBefore: 0, waitsFor: [], failures: 0, attempts: 1 },
        })),
      );
      await db.idmap.bulkAdd(rows.map(({ id, uuid }) => ({ profileId, localId: id, serverUuid: uuid })));
      await db.journal.bulkAdd(
        rows.map(({ id, seq }) => ({ seq, at: seq * 60_000, subjectId: id, event: { what: 'made' } })),
      );
      const last = made + rows.length;
      Object.assign(counters, { userSeq: last, opSeq: last, journalSeq: last });
      counters.counts.user.confirmed = (counters.counts.user.confirmed ?? 0) + rows.length;
    });
  }
}
