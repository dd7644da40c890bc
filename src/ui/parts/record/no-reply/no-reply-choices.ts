import type { AssignmentRow } from '../../../../store/schema/assignment.ts';
import { screens } from '../../../words/screens.ts';
import type { Money } from '../../purchase/purchase.ts';

/** What an assignment would buy twice if it is sent twice. */
export function stakeOf(
  { purchase, denominationCountry }: Pick<AssignmentRow, 'purchase' | 'denominationCountry'>,
  entryCount: number,
  money: Money,
): string {
  const { count = entryCount, total } = purchase ?? {};
  return screens.record.stake(count, total === undefined ? undefined : money(total, denominationCountry));
}
