import type { Trouble } from '../../../store/queries/assignment-trouble.ts';

/**
 * Says the result of an action once, and focuses the heading of the record, because the pressed button may be gone. If the
 * person's record needed a decision, the next person whose record does is offered.
 */
export type Tell = (sentence: string, heading?: HTMLElement, decided?: Trouble) => void;
