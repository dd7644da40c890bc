import type { LocalId } from '../../../domain/reference.ts';
import type { AssignmentValues } from '../../../store/core/journal.ts';
import { listed, type NameOf } from './obstacles.ts';
import { stakeOf } from './unknown-choices.ts';

/** What an edit changed about an assignment, and what was confirmed with it: one part of a sentence for each. */
export function assignmentChanges(before: AssignmentValues, after: AssignmentValues, nameOf: NameOf): string {
  const group = (id: LocalId | undefined) => (id ? nameOf(id) : 'none');
  const parts = [
    fromTo('assessments', entriesOf(before, nameOf), entriesOf(after, nameOf)),
    fromTo('group to join', group(before.groupId), group(after.groupId)),
    fromTo('prices', pricesOf(before), pricesOf(after)),
  ].filter((part) => part !== undefined);
  const changed = parts.length > 0 ? parts : ['nothing'];
  const { purchase } = after;
  const isConfirmed = purchase && purchase.confirmedAt !== before.purchase?.confirmedAt;
  const confirmed = isConfirmed ? [`the purchase of ${stakeOf(purchase, purchase.count)} was confirmed`] : [];
  return [...changed, ...confirmed].join('; ');
}

function fromTo(what: string, from: string, to: string): string | undefined {
  return from === to ? undefined : `${what} from ${from} to ${to}`;
}

/** `AI about themselves, TA about K7-4QF2` */
export function entriesOf({ entries }: Pick<AssignmentValues, 'entries'>, nameOf: NameOf): string {
  if (entries.length === 0) return 'none';
  return entries
    .map(({ key, target }) => `${key} about ${target.kind === 'self' ? 'themselves' : nameOf(target.id)}`)
    .join(', ');
}

function pricesOf({ revenueShare = [] }: AssignmentValues): string {
  if (revenueShare.length === 0) return 'none';
  return listed(
    revenueShare.map(
      ({ assessment_each_price, total_extras_price }) =>
        `${assessment_each_price.toFixed(2)} each with ${total_extras_price.toFixed(2)} for extras`,
    ),
  );
}
