import { readEntry, writeEntry } from '../../../app/browser-entry.ts';
import { COLUMNS, type Column } from '../../../app/people-address.ts';

/**
 * The minimum width of each column in rem. Columns that may grow share the rest. The receipt's column also holds a reference of
 * ten letters.
 */
const WIDTHS: Record<Column, { rem: number; grows?: number }> = {
  receipt: { rem: 12, grows: 8 },
  registered: { rem: 4 },
  sex: { rem: 2 },
  occupation: { rem: 11, grows: 16 },
  country: { rem: 6.5, grows: 6 },
  group: { rem: 6, grows: 6 },
  assessments: { rem: 3 },
  state: { rem: 5 },
};
/** The text sizes of the table, in rem. */
const SIZES = { text: 1, head: 0.875 } as const;
/** The width of a letter, used if texts cannot be measured. */
const LETTER = 0.6;
/** On both sides of a cell: twice `--space-1`. */
const PADDING = 0.5;
/** The widths of the mark before a state's word and of the sort sign behind a head. */
const MARK = 1.4;
const SIGN = 1;

/** The words that a column must hold whole, in the current language. */
export interface ColumnWords {
  heads: Readonly<Record<Column, string>>;
  registered: readonly string[];
  sex: readonly string[];
  state: readonly string[];
  /** The states that are written in bold. */
  strong: readonly string[];
}

export type Widths = Readonly<Record<Column, number>>;

/** The minimum width of each column in rem, at which neither a time nor a state is cut. */
export function widthsFor({ heads, ...words }: ColumnWords): Widths {
  const longest = textMeasure();
  const head = (column: Column) => longest([heads[column]], 'head', 650) + SIGN;
  const held = {
    registered: longest(words.registered, 'text'),
    sex: longest(words.sex, 'text'),
    state: Math.max(longest(words.state, 'text'), longest(words.strong, 'text', 650)) + MARK,
  };
  const wide = (column: Column) =>
    Math.max(
      WIDTHS[column].rem,
      head(column) + PADDING,
      (column in held ? held[column as keyof typeof held] : 0) + PADDING,
    );
  return {
    receipt: wide('receipt'),
    registered: wide('registered'),
    sex: wide('sex'),
    occupation: wide('occupation'),
    country: wide('country'),
    group: wide('group'),
    assessments: wide('assessments'),
    state: wide('state'),
  };
}

/** The width of a checkbox before the receipt, in rem. */
const BOX = 2;
/** The gap between two columns, in rem: `--space-2`. */
const GAP = 0.5;

/** The columns that are left out if there is little room, the first one first. The receipt is always shown. */
const GIVES_WAY: readonly Column[] = [
  'country',
  'assessments',
  'sex',
  'group',
  'registered',
  'occupation',
  'state',
];

/** The columns that the table shows: all, until a person has chosen some on this device. */
export class TableColumns {
  readonly #entry: string;
  #chosen = $state.raw<readonly Column[]>(COLUMNS);

  /** @param deployment the deployment's name, under which the choice is stored */
  constructor(deployment: string) {
    this.#entry = `${deployment} columns`;
    this.#chosen = this.#kept();
  }

  get chosen(): readonly Column[] {
    return this.#chosen;
  }

  show(column: Column, isShown: boolean): void {
    this.#chosen = COLUMNS.filter((one) => (one === column ? isShown : this.#chosen.includes(one)));
    writeEntry(this.#entry, this.#chosen.join(' '));
  }

  /**
   * The chosen columns that fit, so that the table never scrolls sideways.
   * @param isIdle whether a column would be empty for everyone
   */
  fitting(rem: number, widths: Widths, hasBoxes: boolean, isIdle: (column: Column) => boolean): Column[] {
    const fitting = this.#chosen.filter((column) => !isIdle(column));
    const none = hasBoxes ? BOX - GAP : -GAP;
    const width = () => fitting.reduce((sum, column) => sum + widths[column] + GAP, none);
    for (const column of GIVES_WAY) {
      if (width() <= rem) break;
      const at = fitting.indexOf(column);
      if (at >= 0) fitting.splice(at, 1);
    }
    return fitting;
  }

  #kept(): readonly Column[] {
    const kept = readEntry(this.#entry)?.split(' ');
    return kept ? COLUMNS.filter((column) => column === 'receipt' || kept.includes(column)) : COLUMNS;
  }
}

/** The CSS grid columns, the same for the head and every row. */
export function gridOf(columns: readonly Column[], widths: Widths, hasBoxes: boolean): string {
  const width = (column: Column) => {
    const { grows } = WIDTHS[column];
    const rem = `${(widths[column] + (hasBoxes && column === 'receipt' ? BOX : 0)).toFixed(2)}rem`;
    if (!grows) return rem;
    // If only the receipt is left, it takes the width that there is.
    return `minmax(${columns.length > 1 ? rem : 0}, ${grows}fr)`;
  };
  return columns.map(width).join(' ');
}

/** Returns a function that measures the longest of some texts in the page's font, in rem. */
function textMeasure() {
  // The components are tested without a canvas.
  const canDraw = typeof CanvasRenderingContext2D !== 'undefined';
  const context = canDraw ? document.createElement('canvas').getContext('2d') : undefined;
  return (texts: readonly string[], kind: keyof typeof SIZES, weight: 400 | 650 = 400): number => {
    if (context) context.font = `${weight} 100px ${getComputedStyle(document.body).fontFamily}`;
    const widths = texts.map((text) =>
      context ? context.measureText(text).width / 100 : text.length * LETTER,
    );
    return Math.max(0, ...widths) * SIZES[kind];
  };
}
