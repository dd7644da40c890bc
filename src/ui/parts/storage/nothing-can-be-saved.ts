import type { StoreProblem } from '../../../store/transaction/store-problem.ts';

/** Whether nothing of this tab can be saved or sent any more, whatever room there is. */
export const nothingCanBeSaved = (problem: StoreProblem | undefined): boolean =>
  problem?.kind === 'outdated' || problem?.kind === 'damaged';
