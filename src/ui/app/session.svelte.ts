import type { LocalId } from '../../domain/record/reference.ts';
import type { Ledgers } from '../../store/queries/ledger.ts';
import type { Spot } from '../../store/queries/neighbours.ts';
import type { Counting } from '../../store/queries/overview/overview.ts';
import type { Listing } from '../../store/queries/people-list/watch-list.ts';
import type { Settings } from '../../store/changes/settings.ts';
import { LiveCounts } from './live-counts.ts';
import type { Live, Watchable } from './live.svelte.ts';
import type { StoreProblem } from '../../store/transaction/store-problem.ts';

/** What was last seen of the room for one record more: said above a screen, and beside the button that cannot work then. */
class Space {
  problem = $state.raw<StoreProblem>();
  /** When that was tried, on the clock of the page. */
  triedAt = -Infinity;

  get isFull(): boolean {
    return this.problem?.kind === 'quota';
  }

  tell(problem: StoreProblem | undefined): void {
    this.problem = problem;
    this.triedAt = performance.now();
  }
}

/** A list that is gone through person by person. */
export interface Walk {
  /** The address of the list, without who was shown beside it. */
  list: string;
  /** Its people, where no index of the database has their order: it is sorted, narrowed, or was searched for. */
  ids?: readonly LocalId[] | undefined;
  /** Who was shown last. */
  last?: Spot;
}

/** What has been measured of a long list. */
export interface MeasuredPages {
  /** The height of a usual row, in pixels: a guess until `isKnown`. */
  row: number;
  isKnown: boolean;
  /** The height of each page that has been drawn, by its number. */
  readonly pages: Map<number, number>;
}

/** Where somebody was in a list when they went to a person. */
export interface Place {
  /** The address of the list, without who was shown beside it. */
  list: string;
  /** How far the page was scrolled, in pixels. */
  top: number;
  /** The person whose row had the focus, or was opened. */
  person: string | undefined;
  heights: MeasuredPages;
  /** Who is listed, where no index of the database has their order. */
  ids?: readonly LocalId[] | undefined;
  /** Counted from 0, of somebody to whom one came from another person of the list. */
  index?: number;
}

/** The sections of Settings that have a form. */
export type FormSection = 'you' | 'server';

/** What the screens remember until the page is closed: what they all look at, and what one leaves for the next. */
export class Session {
  /** The room that the device has, as all screens know it. */
  readonly space = new Space();
  readonly counts = new LiveCounts();
  /** How many records are in each state. Ask `ledgersOf`. */
  ledgers: Live<Ledgers> | undefined;
  /** What Overview counts. Ask `countingOf`. */
  counting: Watchable<Counting> | undefined;
  /** Everybody, in memory. Ask `PeopleListing`. */
  people: Watchable<Listing> | undefined;
  /** The place in the list of people that was left for a person. */
  place: Place | undefined;
  walk: Walk | undefined;
  /** What was typed in Settings and is not saved yet: still there when a person comes back. */
  typed = $state.raw<Readonly<Record<FormSection, Partial<Settings>>>>({ you: {}, server: {} });
  /** A setup link that waits, where the browser keeps nothing of this site. */
  setupLink: string | undefined;
  /** What `openapi.json` says, once the console has asked for it. */
  description: Promise<unknown> | undefined;
  #said = '';

  /** Leaves a sentence for the screen that is opened next: what became of the act that led there. */
  sayNext(sentence: string): void {
    this.#said = sentence;
  }

  /** The sentence that was left for this screen. It is given once. */
  takeSaid(): string {
    const said = this.#said;
    this.#said = '';
    return said;
  }
}
