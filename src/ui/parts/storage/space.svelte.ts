import type { StoreProblem } from '../../../store/transaction/store-problem.ts';
import type { Store } from '../../../store/transaction/store.ts';

/** What was last seen of the room for one record more: said above a screen, and beside the button that cannot work then. */
class Space {
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

const spaces = new WeakMap<Store, Space>();

/** The room that the device has, as all screens know it. */
export function spaceOf(store: Store): Space {
  const space = spaces.get(store) ?? new Space();
  spaces.set(store, space);
  return space;
}
