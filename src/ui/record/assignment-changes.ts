import { screens } from '../messages/screens.ts';
import type { LocalId } from '../../domain/record/reference.ts';
import type { AssignmentValues } from '../../store/schema/assignment.ts';
import type { Money } from '../assessment/purchase.ts';
import { inLine } from '../messages/numbers.ts';
import { listed, type NameOf } from './obstacles.ts';
import { stakeOf } from './no-reply/no-reply-choices.ts';

const words = screens.record;

/** Functions that turn the keys, ids and amounts of an assignment into words. */
export interface AssignmentWords {
  /** The name of an assessment, by its key. */
  assessment: (key: string) => string;
  money: Money;
  /** The name of a person, an assignment or a group, by its id on this device. */
  record: NameOf;
}

/** The changes that an edit made to an assignment, and what was confirmed with it. */
export function assignmentChanges(
  before: AssignmentValues,
  after: AssignmentValues,
  names: AssignmentWords,
): string {
  const { record, money } = names;
  const group = (id: LocalId | undefined) => (id ? record(id) : words.none);
  const parts = [
    fromTo(words.values.assessments, entriesOf(before, names), entriesOf(after, names)),
    fromTo(words.values.groupToJoin, group(before.groupId), group(after.groupId)),
    fromTo(words.values.prices, pricesOf(before, money), pricesOf(after, money)),
  ].filter((part) => part !== undefined);
  const changed = parts.length > 0 ? parts : [words.nothing];
  const { purchase } = after;
  const isConfirmed = purchase && purchase.confirmedAt !== before.purchase?.confirmedAt;
  const confirmed = isConfirmed
    ? [words.values.purchaseConfirmed({ what: stakeOf(after, purchase.count, money) })]
    : [];
  return inLine([...changed, ...confirmed]);
}

function fromTo(what: string, from: string, to: string): string | undefined {
  return from === to ? undefined : words.history.fromTo({ what, from, to });
}

/** `Activity Interests about this person, Time Actions about K7-4QF2` */
export function entriesOf(
  { entries }: Pick<AssignmentValues, 'entries'>,
  { assessment, record }: Pick<AssignmentWords, 'assessment' | 'record'>,
): string {
  if (entries.length === 0) return words.none;
  return inLine(
    entries.map(({ key, target }) =>
      words.values.about({
        key: assessment(key),
        whom: target.kind === 'self' ? words.values.thisPerson : record(target.id),
      }),
    ),
  );
}

function pricesOf({ revenueShare = [] }: AssignmentValues, money: Money): string {
  if (revenueShare.length === 0) return words.none;
  return listed(
    revenueShare.map(({ country, assessment_each_price, total_extras_price }) =>
      words.values.price({
        each: money(assessment_each_price, country),
        extras: money(total_extras_price, country),
      }),
    ),
  );
}
