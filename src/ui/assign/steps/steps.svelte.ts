import { MediaQuery } from 'svelte/reactivity';
import type { FormProblem } from '../../parts/fields/form-problem.ts';
import type { Router } from '../../app/router.svelte.ts';

/** A phone or a tablet held upright: choosing and buying do not stand side by side there. */
const UPRIGHT = '(width < 30rem) or ((width < 60rem) and (height >= 30rem))';
const CHECK = 'check';
const CHOSEN_FIRST = ['assessment-0', 'joins'];

/** Whether a problem is put right in the first step. */
export function isChosenFirst({ field }: FormProblem): boolean {
  return field !== undefined && CHOSEN_FIRST.includes(field);
}

/**
 * On a phone, what is chosen and what is bought are a step each, with an address each, so that the browser's own way back
 * leads from the second to the first. Elsewhere both are in sight.
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

  /** On to what is bought. */
  check(): void {
    this.#top = scrollY;
    this.#hasGone = true;
    const state: unknown = history.state;
    location.hash += location.hash.includes('?') ? `&${CHECK}` : `?${CHECK}`;
    history.replaceState(state, '');
  }

  /** Back to what is chosen. */
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
