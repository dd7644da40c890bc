import type { OpProblem } from '../../../store/rows/op.ts';
import { screens } from '../../words/screens.ts';

/** What is wrong with a record: in the server's words, or in ours where it was stopped before it was sent. */
export function problemSentence(problem: OpProblem): string {
  return problem.detail ?? screens.record.gone[problem.rule](problem.value);
}
