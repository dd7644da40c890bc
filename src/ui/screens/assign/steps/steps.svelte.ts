import { MediaQuery } from 'svelte/reactivity';
import type { FormProblem } from '../../../controls/form-problem.ts';
import type { Router } from '../../../app/router.svelte.ts';

/** A portrait phone or tablet: choosing and buying are not side by side there. */
const UPRIGHT = '(width < 30rem) or ((width < 60rem) and (height >= 30rem))';
const CHECK = 'check';
const CHOSEN_FIRST = ['assessment-0', 'joins'];

/** Whether a problem is corrected in the first step. */
export function isChosenFirst({ field }: FormProblem): boolean {
  return field !== undefined && CHOSEN_FIRST.includes(field);
}

/**
 * On a phone, choosing and buying are two steps with an address each, so that the browser's Back leads from the second to the
 * first. Elsewhere both are in sight.
 */
export class Steps {
  readonly #upright = new MediaQuery(UPRIGHT);
  readonly #router: Pick<Router, 'route'>;
  #hasGone = false;
  #top = 0;

  constructor(router: Pick<Router, 'route'>) {
    this.#router = router;
  }

  get areApart(): boolean {
    return this.#upright.current;
  }

  get isChecking(): boolean {
    return this.areApart && this.#router.route.query.has(CHECK);
  }

  /** The address of the first step. */
  get choosing(): string {
    const [path = '', query = ''] = location.hash.split('?', 2);
    const rest = query.split('&').filter((part) => part !== '' && part !== CHECK);
    return rest.length > 0 ? `${path}?${rest.join('&')}` : path;
  }

  /** Goes on to the purchase. */
  check(): void {
    this.#top = scrollY;
    this.#hasGone = true;
    const state: unknown = history.state;
    location.hash += location.hash.includes('?') ? `&${CHECK}` : `?${CHECK}`;
    history.replaceState(state, '');
  }

  /** Goes back to the choice. */
  change(): void {
    if (!this.isChecking) return;
    if (this.#hasGone) history.back();
    else location.replace(this.choosing);
  }

  /** How far the first step was scrolled. */
  get top(): number {
    return this.#top;
  }
}
