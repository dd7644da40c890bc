import type { Ledger } from '../../../domain/record/ledger.ts';
import type { ShownState } from '../../../domain/record/states.ts';
import type { Ledgers } from '../../../store/queries/ledger.ts';
import { inLine } from '../../messages/numbers.ts';
import { screens } from '../../messages/screens.ts';

/** How many people and how many assignments are in one of these states: `8 people, 2 assignments`. */
export function ofKinds({ people, assignments }: Ledgers, states: readonly ShownState[]): string {
  const sumIn = (ledger: Ledger) => states.reduce((sum, state) => sum + ledger.states[state], 0);
  const counts = [
    ['user', sumIn(people)],
    ['assign', sumIn(assignments)],
  ] as const;
  return inLine(
    counts
      .filter(([, count]) => count > 0)
      .map(([lane, count]) => screens.sync.waiting.lanes[lane]({ n: count })),
  );
}
