import type { StoreProblem } from '../../store/transaction/store-problem.ts';

/** Whether this tab can save and send nothing any more, even if there is space. */
export const nothingCanBeSaved = (problem: StoreProblem | undefined): boolean =>
  problem?.kind === 'outdated' || problem?.kind === 'damaged';
