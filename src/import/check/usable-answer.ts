import type { Answer, ProblemKind } from '../checked.ts';
import { keysIn } from './row-values.ts';
import type { Meanings } from './read-values.ts';
import { isSkippedKind } from './problem-groups.ts';
import type { RuledField } from './service-rules.ts';

/** A person can be registered without what these are about. */
const WITHOUT: readonly ProblemKind[] = ['group unknown', 'assessment unknown', 'reference too long'];

/** The field in which a value answers a problem. */
const FIELD_OF: Partial<Readonly<Record<ProblemKind, RuledField>>> = {
  'occupation doubtful': 'occupation',
  'occupation unknown': 'occupation',
  'no occupation': 'occupation',
  'leading zero': 'occupation',
  'occupation missing': 'occupation',
  'group unknown': 'group',
  'sex missing': 'sex',
  'sex unknown': 'sex',
  'country missing': 'country',
  'country unknown': 'country',
};

/** Whether an answer fits a kind of problem, and breaks no rule of the service: a group may have been erased since it was given. */
export function isUsable(answer: Answer, kind: ProblemKind, meanings: Meanings): boolean {
  switch (answer.is) {
    case 'leave out':
      return true;
    case 'import':
      return isSkippedKind(kind);
    case 'without':
      return WITHOUT.includes(kind);
    case 'value':
      return isValue(answer.value, kind, meanings);
  }
}

function isValue(value: string, kind: ProblemKind, { catalogue, rules }: Meanings): boolean {
  if (value.trim() === '') return false;
  if (kind === 'assessment unknown')
    return keysIn(value).every((key) => catalogue.assessments.all.some((one) => one.key === key));
  const field = FIELD_OF[kind];
  if (field === undefined) return false;
  return !rules({ [field]: value }).broken.some((rule) => rule.field === field);
}
