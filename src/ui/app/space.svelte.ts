import type { StoreProblem } from '../../store/transaction/store-problem.ts';

/** What was last seen of the room for one record more: said above a screen, and beside the button that cannot work then. */
export class Space {
  problem = $state.raw<StoreProblem>();
  /** When that was tried, on the clock of the page. */
  triedAt = -Infinity;

  get isFull(): boolean {
    return this.problem?.kind === 'quota';
  }

  tell(problem: StoreProblem | undefined): void {
    this.problem = problem;
    this.triedAt = performance.now();
  }
}
