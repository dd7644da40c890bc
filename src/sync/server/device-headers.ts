import { DEVICE_HEADER, RECEIPT_HEADER } from '../../contract/offers.ts';
import { offersOf } from '../../store/outbox/offers.ts';
import type { OpRow } from '../../store/schema/op.ts';
import { deviceCode } from '../../store/transfer/device-code.ts';
import type { Store } from '../../store/transaction/store.ts';
import type { Access } from './access.ts';

/**
 * The headers that name the device and the receipt of a record, for a server that has said that it wants them. Any other server gets none:
 * across origins, one that its CORS does not allow would make the request fail. Only people have receipts.
 */
export async function deviceHeaders(
  store: Store,
  { profile }: Access,
  { lane, subjectId }: Pick<OpRow, 'lane' | 'subjectId'>,
): Promise<Record<string, string>> {
  if (!profile || !(await offersOf(store, profile)).includes('device')) return {};
  const device = (await deviceCode(store)).replace('-', '');
  const { receipt } = (lane === 'user' && (await store.db.users.get(subjectId))) || {};
  return { [DEVICE_HEADER]: device, ...(receipt !== undefined && { [RECEIPT_HEADER]: receipt }) };
}
