import { COLUMNS, type Column } from '../../parts/people-address.ts';

/** The width that a column wants at least, in rem; those that may grow take what is left. */
const WIDTHS: Record<Column, { rem: number; grows?: true }> = {
  receipt: { rem: 9, grows: true },
  registered: { rem: 7.5 },
  sex: { rem: 4.5 },
  occupation: { rem: 11, grows: true },
  country: { rem: 6 },
  group: { rem: 6.5 },
  assessments: { rem: 6 },
  state: { rem: 8 },
};

/** A box to tick before the receipt, in rem. */
const BOX = 2;
/** Between two columns, in rem: `--space-2`. */
const GAP = 0.5;

/** What gives way first where there is little room. The receipt never does. */
const GIVES_WAY: readonly Column[] = [
  'country',
  'assessments',
  'sex',
  'group',
  'registered',
  'occupation',
  'state',
];

/** Which columns the table shows: all of them until a person has chosen, on this device. */
export class TableColumns {
  readonly #entry: string;
  #chosen = $state.raw<readonly Column[]>(COLUMNS);

  /** @param deployment its name: the choice is kept beside its database */
  constructor(deployment: string) {
    this.#entry = `${deployment} columns`;
    this.#chosen = this.#kept();
  }

  get chosen(): readonly Column[] {
    return this.#chosen;
  }

  show(column: Column, isShown: boolean): void {
    this.#chosen = COLUMNS.filter((one) => (one === column ? isShown : this.#chosen.includes(one)));
    try {
      localStorage.setItem(this.#entry, this.#chosen.join(' '));
    } catch {
      // The choice holds until the tab is closed, which is all that such a browser allows.
    }
  }

  /** The chosen columns for which there is room, so that the table never scrolls to the side. */
  fitting(rem: number, hasBoxes: boolean): Column[] {
    const fitting = [...this.#chosen];
    const none = hasBoxes ? BOX - GAP : -GAP;
    const width = () => fitting.reduce((sum, column) => sum + WIDTHS[column].rem + GAP, none);
    for (const column of GIVES_WAY) {
      if (width() <= rem) break;
      const at = fitting.indexOf(column);
      if (at >= 0) fitting.splice(at, 1);
    }
    return fitting;
  }

  #kept(): readonly Column[] {
    try {
      const kept = localStorage.getItem(this.#entry)?.split(' ');
      return kept ? COLUMNS.filter((column) => column === 'receipt' || kept.includes(column)) : COLUMNS;
    } catch {
      return COLUMNS;
    }
  }
}

/** The columns of a grid: the same for the head and for every row. */
export function gridOf(columns: readonly Column[], hasBoxes: boolean): string {
  const width = (column: Column) => {
    const { grows } = WIDTHS[column];
    const rem = WIDTHS[column].rem + (hasBoxes && column === 'receipt' ? BOX : 0);
    return grows ? `minmax(0, ${rem}fr)` : `${rem}rem`;
  };
  return columns.map(width).join(' ');
}
