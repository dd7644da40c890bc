export interface View {
  /** Pixels of the list above the window; negative while there is something above the list. */
  above: number;
  innerHeight: number;
  rowHeight: number;
  /** How many rows there are altogether. */
  count: number;
  pageSize: number;
}

/** Rows kept ready on either side: about a screen, so that neither a flick nor the Tab key meets an empty place. */
const AHEAD = 12;

/** The numbers of the pages that have rows in the window or near it, in order. */
export function pagesInView({ above, innerHeight, rowHeight, count, pageSize }: View): number[] {
  const last = Math.ceil(count / pageSize) - 1;
  const pageAt = (pixels: number, rows: number) =>
    Math.min(last, Math.max(0, Math.floor((pixels / rowHeight + rows) / pageSize)));
  const from = pageAt(above, -AHEAD);
  const to = pageAt(above + innerHeight, AHEAD);
  return Array.from({ length: last < 0 ? 0 : to - from + 1 }, (_, at) => from + at);
}
