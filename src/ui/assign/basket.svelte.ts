import type { Target } from '../../contract/assignment.ts';
import { limits } from '../../contract/limits.ts';
import type { FormProblem } from '../parts/fields/form-problem.ts';
import type { Entry } from '../parts/purchase/purchase.ts';
import { screens } from '../words/screens.ts';

/** Whom an assessment can be about, and what to call them on screen. */
export interface About {
  target: Target;
  name: string;
}

/** About the person who answers: the one, or each of those that it is for. */
export function aboutOneself(people: number): About {
  return {
    target: 'self',
    get name() {
      return screens.assign.oneself[people === 1 ? 'one' : 'each'];
    },
  };
}

/** What is about to be assigned: assessments, each about somebody. The same one about the same target only once. */
export class Basket {
  #entries = $state.raw<readonly (Entry & { name: string })[]>([]);

  get entries(): readonly (Entry & { name: string })[] {
    return this.#entries;
  }

  get count(): number {
    return this.#entries.length;
  }

  has(key: string, { target }: About): boolean {
    return this.#entries.some((entry) => entry.key === key && entry.target === target);
  }

  put(key: string, { target, name }: About): void {
    if (!this.has(key, { target, name })) this.#entries = [...this.#entries, { key, target, name }];
  }

  take(key: string, target: Target): void {
    this.#entries = this.#entries.filter((entry) => entry.key !== key || entry.target !== target);
  }

  /** What could keep the basket from being assigned. */
  rules(): FormProblem[] {
    const field = 'assessment-0';
    const { assessments, tooManyAssessments } = screens.mend;
    return [
      { field, sentence: assessments, isMended: () => this.count > 0 },
      { field, sentence: tooManyAssessments, isMended: () => this.count <= limits.entries.most },
    ];
  }
}
