import type { AssignmentTrouble, Trouble } from '../../store/queries/assignment-trouble.ts';

const ONE: Record<Trouble, string> = { 'needs you': 'assignment needs you', unknown: 'assignment unknown' };
const MANY: Record<Trouble, string> = { 'needs you': 'assignments need you', unknown: 'assignments unknown' };

/** What the number before it counts: `assignment needs you`, `assignments need you`. */
export function assignmentsWord(state: Trouble, count: number): string {
  return (count === 1 ? ONE : MANY)[state];
}

/** `1 assignment needs you`, the more urgent first; nothing when nothing is the matter. */
export function troubleTexts(trouble: AssignmentTrouble): { state: Trouble; text: string }[] {
  return (['needs you', 'unknown'] as const).flatMap((state) => {
    const count = trouble[state] ?? 0;
    return count === 0
      ? []
      : [{ state, text: `${count.toLocaleString('en-GB')} ${assignmentsWord(state, count)}` }];
  });
}
