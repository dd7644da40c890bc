import { halfTypedEntry } from '../../domain/deployment.ts';
import { parseJson } from '../../domain/text/parse-json.ts';
import type { CanaryStorage } from '../../organisation/canary.ts';
import { readDraft, type PersonDraft } from './person-draft.ts';

/**
 * Keeps what is half typed on Register until the database is open: on a slow first visit its code may come long after
 * the form. A press of the keyboard is kept at once, so that it survives a closed tab.
 */
export class EarlyDraft {
  readonly #storage: CanaryStorage;
  readonly #entry: string;
  #isForgotten = false;

  /** @param database its name */
  constructor(storage: CanaryStorage, database: string) {
    this.#storage = storage;
    this.#entry = halfTypedEntry(database);
  }

  /** What was kept and has not come into the database. */
  get kept(): Partial<PersonDraft> | undefined {
    const text = this.#storage.getItem(this.#entry);
    return text === null ? undefined : readDraft(parseJson(text));
  }

  keep(typed: Partial<PersonDraft>): void {
    if (this.#isForgotten) return;
    try {
      this.#storage.setItem(this.#entry, JSON.stringify(typed));
    } catch {
      // There is no room for it here. The database has its own.
    }
  }

  /** The database has it, or nothing is typed any more. */
  drop(): void {
    this.#storage.removeItem(this.#entry);
  }

  /** Keeps nothing any more: the device is erased. */
  forget(): void {
    this.#isForgotten = true;
    this.drop();
  }
}
