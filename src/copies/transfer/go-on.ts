import type { Store } from '../../store/transaction/store.ts';
import { goOnGivingBack } from '../../store/transfer/give-back.ts';
import { goOnTakingBack } from '../../store/transfer/take-back.ts';
import { goOnGiving } from '../../store/transfer/transfer.ts';
import { goOnTaking } from './take.ts';

/** Goes on with transfers that a kill interrupted: at each start, once the database was compared with its copies. */
export async function goOnTransferring(store: Store): Promise<void> {
  const begun = (await store.db.transfers.toArray()).filter(({ unfinished }) => unfinished);
  for (const row of begun.filter(({ direction }) => direction === 'out'))
    await (row.ended ? goOnTakingBack(store, row) : goOnGiving(store, row));
  const coming = begun.filter(({ direction }) => direction === 'in');
  for (const row of coming.filter(({ givingBack }) => givingBack)) await goOnGivingBack(store, row);
  if (coming.some(({ givingBack }) => !givingBack)) await goOnTaking(store);
}
