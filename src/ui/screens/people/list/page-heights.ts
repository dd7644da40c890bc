import type { MeasuredPages } from '../../../app/session.svelte.ts';

/** The rows of a page, which are read, drawn and measured together. */
export const PAGE = 16;
/** Rows kept ready above and below the window, about one screen, so that neither a flick nor the Tab key reaches an empty place. */
const AHEAD = 12;

/**
 * The position of each page of a long list. A page that was not measured counts as its rows times the height of a usual row,
 * which comes from the first whole page that was measured.
 */
export class PageHeights {
  readonly measured: MeasuredPages;

  constructor(measured: MeasuredPages) {
    this.measured = measured;
  }

  /** Forgets the measurements, because the rows or their width have changed. */
  forget(row: number): void {
    this.measured.pages.clear();
    Object.assign(this.measured, { row, isKnown: false });
  }

  /** Records a measured height. Returns the difference from the height assumed before. */
  measure(page: number, height: number, count: number): number {
    const before = this.heightOf(page, count);
    this.measured.pages.set(page, height);
    const rows = rowsIn(page, count);
    if (!this.measured.isKnown && rows > 0)
      Object.assign(this.measured, { row: height / rows, isKnown: true });
    return height - before;
  }

  heightOf(page: number, count: number): number {
    return this.measured.pages.get(page) ?? rowsIn(page, count) * this.measured.row;
  }

  /** Pixels from the top of the list to the top of a page. */
  topOf(page: number): number {
    let top = page * PAGE * this.measured.row;
    for (const [number, height] of this.measured.pages)
      if (number < page) top += height - PAGE * this.measured.row;
    return top;
  }

  /** Pixels from the top of the list to the top of a zero-based row; a guess within its page. */
  topOfRow(index: number): number {
    return this.topOf(Math.floor(index / PAGE)) + (index % PAGE) * this.measured.row;
  }

  total(count: number): number {
    const last = lastPage(count);
    return last < 0 ? 0 : this.topOf(last) + this.heightOf(last, count);
  }

  /**
   * The numbers of the pages that have rows in the window or near it, in order.
   * @param above pixels of the list above the window; negative while there is something above the list
   * @param hasAhead whether to include the rows near the window
   */
  inView(above: number, height: number, count: number, hasAhead = true): number[] {
    const last = lastPage(count);
    if (last < 0) return [];
    const ahead = hasAhead ? AHEAD * this.measured.row : 0;
    const from = this.#pageAt(above - ahead, last);
    const to = this.#pageAt(above + height + ahead, last);
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  }

  #pageAt(pixels: number, last: number): number {
    let [low, high] = [0, last];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.topOf(middle) <= pixels) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** @param row a guess at the height of a row, in pixels */
export function unmeasured(row: number): MeasuredPages {
  return { row, isKnown: false, pages: new Map() };
}

function lastPage(count: number): number {
  return Math.ceil(count / PAGE) - 1;
}

function rowsIn(page: number, count: number): number {
  return Math.max(0, Math.min(PAGE, count - page * PAGE));
}
