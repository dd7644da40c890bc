import { first } from '../messages/first.ts';

/** How long typing must rest before the number of hits is spoken, so that speech does not run after each key. */
export const ANNOUNCE_AFTER_MS = 1_000;

export interface ComboboxSource<Option> {
  /** The options for these words, best first; for no words, those that are offered before anything is typed. */
  search(words: string): readonly Option[];
  /** The text of the field once the option is chosen. */
  text(option: Option): string;
}

/** The caller keeps the typed words and the choice; the combobox only tells how they change. */
export interface ComboboxPort<Option> {
  source: ComboboxSource<Option>;
  value: Option | undefined;
  /** The typed words; they are kept beside a choice, so that a supervisor can check it later. */
  words: string;
  /** A key that changes when the same words get their options in another order: then the best hit is highlighted again. */
  order?: string | undefined;
  onchange(value: Option | undefined, words: string): void;
}

/**
 * The state of a combobox without its elements: whether the list is open and which option is highlighted.
 * Follows the ARIA pattern "editable combobox with list autocomplete", and alphagov/accessible-autocomplete's
 * criteria where the pattern leaves a choice.
 */
export class Combobox<Option> {
  isOpen = $state(false);
  /** Where a person has moved the highlight, and in which order of the options; undefined if no one has moved it. */
  #movedTo = $state<{ index: number; order: string | undefined }>();
  readonly #port: () => ComboboxPort<Option>;

  constructor(port: () => ComboboxPort<Option>) {
    this.#port = port;
  }

  /** The text of the field. */
  readonly text = $derived.by(() => {
    const { source, value, words } = this.#port();
    return value === undefined ? words : source.text(value);
  });

  /** The words to search for. The text of a chosen option is not searched for: reopening offers what an empty field offers. */
  readonly searched = $derived.by(() => (this.#port().value === undefined ? this.#port().words.trim() : ''));

  readonly options = $derived.by(() => (this.isOpen ? this.#port().source.search(this.searched) : []));

  /**
   * Index of the highlighted option; -1 when none is. The best hit for the typed words is highlighted, even if it is found
   * late, so that Enter takes it: this saves a key for each person registered.
   */
  readonly active = $derived.by(() => {
    if (this.options.length === 0) return -1;
    return this.#moved ?? (this.searched === '' ? -1 : 0);
  });

  get #moved(): number | undefined {
    return this.#movedTo?.order === this.#port().order ? this.#movedTo?.index : undefined;
  }

  set #moved(index: number | undefined) {
    this.#movedTo = index === undefined ? undefined : { index, order: this.#port().order };
  }

  get activeOption(): Option | undefined {
    return this.options[this.active];
  }

  type(words: string): void {
    this.#port().onchange(undefined, words);
    this.open();
  }

  /** Chooses an option together with the words that led to it, not with those of an earlier choice. */
  choose(option: Option): void {
    const words = this.searched;
    this.close();
    this.#port().onchange(option, words);
  }

  clear(): void {
    this.close();
    this.#port().onchange(undefined, '');
  }

  open(): void {
    this.isOpen = true;
    this.#moved = undefined;
  }

  close(): void {
    this.isOpen = false;
    this.#moved = undefined;
  }

  /** To be called when the focus leaves. An option whose whole name was typed is chosen. */
  leave(): void {
    const port = this.#port();
    const words = plain(this.searched);
    this.close();
    if (words === '') return;
    const { source } = port;
    const [named, another] = source.search(this.searched).filter((one) => plain(source.text(one)) === words);
    if (named !== undefined && another === undefined) port.onchange(named, this.searched);
  }

  /** Highlights the option under the mouse; the arrow keys go on from there. */
  pointTo(index: number): void {
    this.#highlight(index);
  }

  /** Handles a key, and returns whether it did, so that the browser must not act on it too. */
  press(key: string, { altKey = false } = {}): boolean {
    if (altKey) return this.#pressWithAlt(key);
    return this.isOpen ? this.#pressOpen(key) : this.#pressClosed(key);
  }

  /** "Alt + Down Arrow: displays the popup without moving focus"; Alt + Up Arrow closes it. */
  #pressWithAlt(key: string): boolean {
    if (key === 'ArrowDown') this.open();
    else if (key === 'ArrowUp') this.close();
    else return false;
    return true;
  }

  #pressClosed(key: string): boolean {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      this.open();
      this.#moved = key === 'ArrowDown' ? 0 : this.options.length - 1;
      return true;
    }
    if (key !== 'Escape' || this.text === '') return false;
    this.clear();
    return true;
  }

  #pressOpen(key: string): boolean {
    const last = this.options.length - 1;
    switch (key) {
      case 'ArrowDown':
        return this.#highlight(this.active >= last ? 0 : this.active + 1);
      case 'ArrowUp':
        return this.#highlight(this.active <= 0 ? last : this.active - 1);
      case 'Home':
        return this.#highlight(0);
      case 'End':
        return this.#highlight(last);
      case 'Enter':
        return this.#enter();
      case 'Tab':
        return this.#tab();
      case 'Escape':
        this.close();
        return true;
      default:
        return false;
    }
  }

  #highlight(index: number): boolean {
    if (this.options.length === 0) return false;
    this.#moved = index;
    return true;
  }

  /** Enter takes the highlighted option. It never submits a half-filled form, so the message that nothing was found stays. */
  #enter(): boolean {
    const option = this.activeOption;
    if (option !== undefined) this.choose(option);
    else if (this.searched === '') this.close();
    return true;
  }

  /** Tab takes an option only if a person has moved to it, not one that was highlighted by itself. The focus moves on either way. */
  #tab(): boolean {
    const option = this.activeOption;
    if (option !== undefined && this.#moved !== undefined) this.choose(option);
    return false;
  }
}

/** Brings a text into a form for comparing: case is ignored, and so are the signs that isolate a name's direction, which no one types. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2068\u2069]/g, '')
    .trim();

/** What a screen reader says when typing rests. `note` is the remark above the list. */
export function announce(
  count: number,
  highlighted: { name: string; index: number } | undefined,
  note = '',
): string {
  const position = highlighted
    ? first.combobox.highlighted({ name: highlighted.name, position: highlighted.index + 1, n: count })
    : '';
  return [note, first.combobox.results({ n: count }), position].filter(Boolean).join(' ');
}
