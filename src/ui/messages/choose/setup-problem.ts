import type { PasteProblem } from '../../../organisation/setup/pasted.ts';
import type { SetupProblem } from '../../../organisation/setup/read-link.ts';
import { screens } from '../screens.ts';

/** Why a link cannot be used: one sentence or two. */
export function setupProblem(fault: SetupProblem): string {
  const words = screens.setup.problem;
  switch (fault.kind) {
    case 'no-link':
    case 'nothing':
      return words.nothing;
    case 'broken':
      return words.broken;
    case 'too-long':
      return words['too-long']({ most: fault.most });
    case 'key':
      return words.key({ name: fault.name });
    case 'twice':
      return words.twice({ field: fault.field });
    case 'address':
      return words.address[fault.problem];
    case 'unseen':
      return words.unseen({ field: fault.field });
    case 'unexpected':
      return words.unexpected[fault.field];
    case 'many-groups':
      return words['many-groups']({ most: fault.most });
    case 'group':
      return words.group({ at: fault.at });
    case 'group-twice':
      return words['group-twice']({ at: fault.at });
  }
}

/** The same of what a person has pasted. */
export const pasteProblem = (fault: PasteProblem): string =>
  fault.kind === 'no-link' ? screens.setup.pasteNothing : setupProblem(fault);
