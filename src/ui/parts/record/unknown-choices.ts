import type { Purchase } from '../../../store/rows/assignment.ts';
import { screens } from '../../words/screens.ts';

/** What an assignment that is sent twice would buy twice. */
export function stakeOf(purchase: Purchase | undefined, entryCount: number): string {
  return screens.record.stake(purchase?.count ?? entryCount, purchase?.total);
}
