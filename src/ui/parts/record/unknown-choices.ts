import type { Lane, Purchase } from '../../../store/rows/rows.ts';
import type { ResolutionProblem } from '../../../sync/attempt/resolve-unknown.ts';
import { countOf } from '../purchase/purchase.ts';

/** What stands beside a choice that could not be carried out. */
export const RESOLUTION_PROBLEMS: Record<ResolutionProblem, string> = {
  'not unknown': 'An answer came meanwhile. There is nothing left to decide.',
  'not a UUID': 'Enter the UUID as the server shows it, such as 6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a',
  'uuid taken': 'Another record on this device has that UUID. Look again on the server.',
  'cost not confirmed': 'Tick the box to confirm the purchase once more',
};

/** What an assignment that is sent twice would buy twice. */
export function stakeOf(purchase: Purchase | undefined, entryCount: number): string {
  const what = countOf(purchase?.count ?? entryCount, 'assessment');
  return purchase?.total === undefined ? what : `${what} for ${purchase.total.toFixed(2)}`;
}

/** What sending again may do a second time, for what buys nothing. */
export const SENT_TWICE: Record<Lane, string> = {
  user: 'This may make a second person on the server.',
  group: 'This may make a second group on the server.',
  assign: 'It buys nothing, so a second time does no harm.',
};
