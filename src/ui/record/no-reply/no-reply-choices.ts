import type { AssignmentRow } from '../../../store/schema/assignment.ts';
import { screens } from '../../messages/screens.ts';
import type { Money } from '../../assessment/purchase.ts';

/** What an assignment would buy twice if it is sent twice. */
export function stakeOf(
  { purchase, denominationCountry }: Pick<AssignmentRow, 'purchase' | 'denominationCountry'>,
  entryCount: number,
  money: Money,
): string {
  const { count = entryCount, total } = purchase ?? {};
  return total === undefined
    ? screens.record.stake({ n: count })
    : screens.record.stakeWithTotal({ n: count, total: money(total, denominationCountry) });
}
