/** Says what came of an act, once, and gives the focus to the heading of the record: what was pressed may be gone. */
export type Tell = (sentence: string, heading?: HTMLElement) => void;
