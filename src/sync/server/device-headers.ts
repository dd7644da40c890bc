import { DEVICE_HEADER, RECEIPT_HEADER, REGISTERED_HEADER } from '../../contract/offers.ts';
import { offersOf } from '../../store/outbox/offers.ts';
import { isInstant } from '../../store/schema/drawable.ts';
import type { OpRow } from '../../store/schema/op.ts';
import { deviceCode } from '../../store/transfer/device-code.ts';
import type { Store } from '../../store/transaction/store.ts';
import type { Access } from './access.ts';

/**
 * The headers that name the device, the receipt and the time of a record, for a server that has said that it wants them. Any other server
 * gets none: across origins, one that its CORS does not allow would make the request fail. An assignment goes with the
 * receipt of its person; a group has none.
 */
export async function deviceHeaders(
  store: Store,
  { profile }: Access,
  op: Pick<OpRow, 'lane' | 'subjectId'>,
): Promise<Record<string, string>> {
  if (!profile || !(await offersOf(store, profile)).includes('device')) return {};
  const device = (await deviceCode(store)).replace('-', '');
  const { receipt, createdAt } = await factsOf(store, op);
  return {
    [DEVICE_HEADER]: device,
    ...(receipt !== undefined && { [RECEIPT_HEADER]: receipt }),
    // A damaged row must not keep its record from being sent.
    ...(isInstant(createdAt) && { [REGISTERED_HEADER]: new Date(createdAt).toISOString() }),
  };
}

async function factsOf(
  { db }: Store,
  { lane, subjectId }: Pick<OpRow, 'lane' | 'subjectId'>,
): Promise<{ receipt?: string; createdAt?: unknown }> {
  if (lane === 'group') return (await db.groups.get(subjectId)) ?? {};
  if (lane === 'user') return (await db.users.get(subjectId)) ?? {};
  const assignment = await db.assignments.get(subjectId);
  const person = assignment && (await db.users.get(assignment.userId));
  return { ...(person && { receipt: person.receipt }), createdAt: assignment?.createdAt };
}
