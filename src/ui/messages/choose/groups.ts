import type { GroupLineFault } from '../../../organisation/group-lines.ts';
import type { GroupNameProblem } from '../../../organisation/group-names.ts';
import type { Obstacle } from '../../../store/outbox/change-each.ts';
import { screens } from '../screens.ts';

const words = screens.groups;

/** Why a group should not be called so. */
export function nameProblemSentence(problem: GroupNameProblem): string {
  if (problem.kind === 'missing') return words.nameProblem.missing;
  const { type, name } = problem.by;
  return words.nameProblem.taken({ type: words.types[type], name });
}

/** Why a group could not get an ID. */
export function linkObstacle({ reason }: Obstacle): string {
  if (reason === 'named' || reason === 'gone') return words.link.obstacle[reason];
  return words.link.obstacle.onServer;
}

/** What is wrong with one line of a list of groups, and what to do. */
export function groupLine(line: number, fault: GroupLineFault): string {
  const says = words.import.line;
  switch (fault.kind) {
    case 'long-list':
    case 'many-lines':
    case 'long-line':
      return says[fault.kind]({ line, most: fault.most });
    case 'not-three-values':
      return says['not-three-values']({ line, values: fault.count });
    case 'not-a-uuid':
    case 'not-a-type':
      return says[fault.kind]({ line, value: fault.value });
    case 'no-name':
      return says['no-name']({ line });
    case 'repeated':
    case 'alike':
      return says[fault.kind]({ line, first: fault.line });
    case 'taken':
      return says.taken({ line, name: fault.name });
  }
}
