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
    case 'unseen':
    case 'unexpected':
      return words.invalid({ field: fault.field });
    case 'address':
      return words.address[fault.problem];
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
