import { first } from '../../words/first.ts';

/** How long typing must rest before the number of hits is spoken, so that speech does not run after each key. */
export const ANNOUNCE_AFTER_MS = 1_000;

export interface ComboboxSource<Option> {
  /** What can be chosen for these words, best first; for no words, what is offered unasked. */
  search(words: string): readonly Option[];
  /** What stands in the field once the option is chosen. */
  text(option: Option): string;
}

/** The caller owns what is typed and what is chosen; the combobox only says how they change. */
export interface ComboboxPort<Option> {
  source: ComboboxSource<Option>;
  value: Option | undefined;
  /** What was typed; kept beside a choice, so that a supervisor can check it later. */
  words: string;
  /** Changes when the same words get another order of options: then the best hit is highlighted again. */
  order?: string | undefined;
  onchange(value: Option | undefined, words: string): void;
}

/**
 * What a combobox knows, without its elements: whether the list is open and which option is highlighted.
 * Follows the ARIA pattern "editable combobox with list autocomplete", and alphagov/accessible-autocomplete's
 * criteria where the pattern leaves a choice.
 */
export class Combobox<Option> {
  isOpen = $state(false);
  /** Where a person has moved the highlight, and in which order of the options; nowhere yet when undefined. */
  #movedTo = $state<{ index: number; order: string | undefined }>();
  readonly #port: () => ComboboxPort<Option>;

  constructor(port: () => ComboboxPort<Option>) {
    this.#port = port;
  }

  /** What stands in the field. */
  readonly text = $derived.by(() => {
    const { source, value, words } = this.#port();
    return value === undefined ? words : source.text(value);
  });

  /** A chosen option's own text is no search: reopening then offers what an empty field offers. */
  readonly searched = $derived.by(() => (this.#port().value === undefined ? this.#port().words.trim() : ''));

  readonly options = $derived.by(() => (this.isOpen ? this.#port().source.search(this.searched) : []));

  /**
   * Index of the highlighted option; -1 when none is. The best hit for what was typed is highlighted, also when it comes
   * late, so that Enter takes it: one key fewer for each person registered.
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

  /** The words that led to the option go with it; those of an earlier choice do not. */
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

  /** The focus goes elsewhere. A person who typed an option's whole name has chosen it. */
  leave(): void {
    const port = this.#port();
    const words = plain(this.searched);
    this.close();
    if (words === '') return;
    const { source } = port;
    const [named, another] = source.search(this.searched).filter((one) => plain(source.text(one)) === words);
    if (named !== undefined && another === undefined) port.onchange(named, this.searched);
  }

  /** A mouse over an option highlights it, and the arrow keys go on from there. */
  pointTo(index: number): void {
    this.#highlight(index);
  }

  /** Answers whether the key was the combobox's own, so that the browser must not act on it too. */
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

  /** Enter never sends the form away half-filled: what says that nothing was found stays. */
  #enter(): boolean {
    const option = this.activeOption;
    if (option !== undefined) this.choose(option);
    else if (this.searched === '') this.close();
    return true;
  }

  /** Tab takes what a person has moved to, never what was merely proposed; the focus moves on either way. */
  #tab(): boolean {
    const option = this.activeOption;
    if (option !== undefined && this.#moved !== undefined) this.choose(option);
    return false;
  }
}

/** Equal texts have the same letters and accents, in whatever case. Nobody types the signs that isolate a name's direction. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2068\u2069]/g, '')
    .trim();

/** What a screen reader says when typing rests. `note` is what stands above the list. */
export function announce(
  count: number,
  highlighted: { name: string; index: number } | undefined,
  note = '',
): string {
  const position = highlighted
    ? first.combobox.highlighted(highlighted.name, highlighted.index + 1, count)
    : '';
  return [note, first.combobox.results(count), position].filter(Boolean).join(' ');
}
