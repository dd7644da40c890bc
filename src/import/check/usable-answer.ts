import { FIELD_OF_KIND, type Answer, type ProblemKind } from '../checked.ts';
import { keysIn } from './row-values.ts';
import type { Meanings } from './read-values.ts';
import { isSkippedKind } from './problem-groups.ts';

/** A person can be registered without what these are about. */
const WITHOUT: readonly ProblemKind[] = ['group unknown', 'assessment unknown', 'reference too long'];

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
  const field = FIELD_OF_KIND[kind];
  if (field === 'assessments')
    return keysIn(value).every((key) => catalogue.assessments.all.some((one) => one.key === key));
  if (field === undefined || field === 'reference') return false;
  return !rules({ [field]: value }).broken.some((rule) => rule.field === field);
}
