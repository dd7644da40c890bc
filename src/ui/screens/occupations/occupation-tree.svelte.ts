import { prefixes } from '../../../catalogue/occupations.ts';

/** Which groups of the tree are open: those above the code that is shown, and those that a person opened. */
export class OccupationTree {
  /** The code that is shown; empty when none is. */
  at = $state('');
  #open = $state.raw<readonly string[]>([]);

  constructor(at: string) {
    this.at = at;
    this.#open = prefixes(at);
  }

  isOpen(code: string): boolean {
    return this.#open.includes(code);
  }

  get isAnyOpen(): boolean {
    return this.#open.length > 0;
  }

  closeAll(): void {
    this.#open = [];
  }

  /** Opens a code and all groups above it, and closes everything else. An empty code closes all. */
  show(code: string): void {
    if (code === this.at) return;
    this.at = code;
    this.#open = prefixes(code);
  }

  toggle(code: string): void {
    this.#open = this.isOpen(code) ? this.#open.filter((one) => one !== code) : [...this.#open, code];
  }
}
