import type { Target } from '../../../contract/assignment.ts';
import { limits } from '../../../contract/limits.ts';
import type { FormProblem } from '../../controls/form-problem.ts';
import type { Entry } from '../../assessment/purchase.ts';
import { screens } from '../../messages/screens.ts';

/** Whom an assessment is about, and the name for it on screen. */
export interface About {
  target: Target;
  name: string;
}

/** About the person who answers: the one person, or each of several. */
export function aboutOneself(people: number): About {
  return {
    target: 'self',
    get name() {
      return screens.assign.oneself[people === 1 ? 'one' : 'each'];
    },
  };
}

/** The assessments to assign, each about a target. The same assessment about the same target is in it only once. */
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

  /** The problems that can keep the basket from being assigned. */
  rules(): FormProblem[] {
    const field = 'assessment-0';
    const { assessments, tooManyAssessments } = screens.fix;
    return [
      { field, sentence: assessments, isFixed: () => this.count > 0 },
      { field, sentence: tooManyAssessments, isFixed: () => this.count <= limits.entries.most },
    ];
  }
}
