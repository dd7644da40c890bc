import type { Trouble } from '../../store/queries/assignment-trouble.ts';

/**
 * Says what came of an act, once, and gives the focus to the heading of the record: what was pressed may be gone. Where the
 * person needed somebody, the next one who does is offered.
 */
export type Tell = (sentence: string, heading?: HTMLElement, decided?: Trouble) => void;
