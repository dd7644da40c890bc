import type { Ledger } from '../../../domain/record/ledger.ts';
import type { Part } from '../../../store/queries/overview/counts.ts';
import { first } from '../../messages/first.ts';
import { screens } from '../../messages/screens.ts';
import { countedIn, leftOutSaid } from './left-out.ts';

/** How many assessments the charts count, in how many assignments, and which assignments of the sum they leave out. */
export function assignedFinding({ all }: Part, assignments: Ledger): string {
  const words = screens.overview;
  const counted = countedIn(assignments);
  // Left out if each assessment is in a separate assignment, because the sum and the bars then say the same.
  const inAssignments =
    all === counted
      ? ''
      : words.assigned({
          assessments: first.counts.assessments({ n: all }),
          assignments: screens.assignmentTrouble.assigned({ n: counted }),
        });
  const said = all === 0 ? screens.person.noAssignments : inAssignments;
  return [
    said,
    counted === assignments.made ? '' : words.leftOutOfNumbers({ states: leftOutSaid(assignments) }),
  ]
    .filter(Boolean)
    .join(' ');
}
