import { localId } from '../../../domain/record/reference.ts';
import {
  answerKey,
  FIELD_OF_KIND,
  isAbout,
  SKIPPED,
  TO_FIX,
  type Answer,
  type Answers,
  type Checked,
  type ProblemKind,
} from '../../../import/checked.ts';
import type { Mapping } from '../../../import/mapping.ts';
import type { Table } from '../../../import/table.ts';
import type { PlannedImport } from '../../../store/changes/imports.ts';
import { totalOf, type Terms } from '../../assessment/purchase.ts';
import { errorsOf } from './said.ts';

export const NO_ANSWERS: Answers = new Map();

/** The answers with one more, or without the one that there was. @param value left out for all rows of the kind */
export function withAnswer(
  answers: Answers,
  kind: ProblemKind,
  value: string | undefined,
  answer: Answer | undefined,
): Answers {
  const next = new Map(answers);
  const key = answerKey(kind, value);
  if (answer) next.set(key, answer);
  else next.delete(key);
  return next;
}

/** The answers without those about some kinds, and about single texts of them. */
export function withoutKinds(answers: Answers, kinds: readonly ProblemKind[]): Answers {
  return new Map([...answers].filter(([key]) => !kinds.some((kind) => isAbout(kind, key))));
}

/** The answers that still hold when columns were chosen again: not those about a field that is in another column now. */
export function stillAnswered(answers: Answers, before: Mapping, now: Mapping): Answers {
  const isElsewhere = (kind: ProblemKind) => {
    const field = FIELD_OF_KIND[kind];
    return field !== undefined && before.fields.indexOf(field) !== now.fields.indexOf(field);
  };
  return withoutKinds(answers, [...TO_FIX, ...SKIPPED].filter(isElsewhere));
}

/** What the assessments of everyone who is ready cost in each country; none where a price cannot be read. */
export function totalsOf({ ready }: Checked, terms: Terms): { country: string; total: number }[] {
  const totals = new Map<string, number>();
  for (const { country, assessments = [] } of ready) {
    const total = assessments.length > 0 ? totalOf(assessments.length, terms) : 0;
    if (total) totals.set(country, Math.round(((totals.get(country) ?? 0) + total) * 100) / 100);
  }
  return Array.from(totals, ([country, total]) => ({ country, total }));
}

/** Everyone who is ready, and the rows that are left out, each with its cells as they came. */
export function planOf({ columns, rows }: Table, checked: Checked): Pick<PlannedImport, 'ready' | 'leftOut'> {
  const cellsOf = new Map(rows.map(({ number, cells }) => [number, cells]));
  const ready = checked.ready.map(({ row, groupId, ...person }) => ({
    ...{ row, cells: cellsOf.get(row) ?? [] },
    person: { ...person, ...(groupId && { groupId: localId(groupId) }) },
  }));
  const leftOut = [...checked.toFix, ...checked.skipped]
    .sort((one, other) => one.row - other.row)
    .map((left) => ({
      ...{ row: left.row, cells: cellsOf.get(left.row) ?? [] },
      ...{ reason: left.problems[0]?.kind ?? 'refused', error: errorsOf(left, columns) },
    }));
  return { ready, leftOut };
}
