import type { ReadProblem } from '../table.ts';

/** Ends reading from anywhere below `readTable`, which makes a result of it. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly problem: ReadProblem;

  constructor(problem: ReadProblem, options?: ErrorOptions) {
    super(`The file was not read: ${problem.kind}`, options);
    this.problem = problem;
  }
}
