import type { LocalId } from '../../domain/record/reference.ts';
import type { ShownLedgers } from '../../store/queries/most-urgent.ts';
import type { Spot } from '../../store/queries/neighbours.ts';
import type { Counting } from '../../store/queries/overview/overview.ts';
import type { Listing } from '../../store/queries/people-list/watch-list.ts';
import type { Settings } from '../../store/changes/settings.ts';
import type { FirstVisit } from './first-visit.svelte.ts';
import { LiveCounts } from './live-counts.ts';
import type { Live, Watchable } from './live.svelte.ts';
import type { StoreProblem } from '../../store/transaction/store-problem.ts';

/** The last result of checking whether the device has space for one more record. It is shown above a screen and beside the button that cannot work then. */
class Space {
  problem = $state.raw<StoreProblem>();
  /** When this was last checked, on the page's clock. */
  triedAt = -Infinity;

  get isFull(): boolean {
    return this.problem?.kind === 'quota';
  }

  tell(problem: StoreProblem | undefined): void {
    this.problem = problem;
    this.triedAt = performance.now();
  }
}

/** A list through which a person goes from record to record. */
export interface Walk {
  /** The address of the list, without the person who was shown beside it. */
  list: string;
  /** Its people, if no index of the database has their order, because the list is sorted, narrowed or a search. */
  ids?: readonly LocalId[] | undefined;
  /** The person who was shown last. */
  last?: Spot;
}

/** The measured heights of a long list. */
export interface MeasuredPages {
  /** The height of a usual row, in pixels: a guess until `isKnown`. */
  row: number;
  isKnown: boolean;
  /** The height of each page that has been drawn, by its number. */
  readonly pages: Map<number, number>;
}

/** The place in a list from which a person's screen was opened. */
export interface Place {
  /** The address of the list, without the person who was shown beside it. */
  list: string;
  /** How far the page was scrolled, in pixels. */
  top: number;
  /** The person whose row had the focus, or was opened. */
  person: string | undefined;
  heights: MeasuredPages;
  /** The listed people, if no index of the database has their order. */
  ids?: readonly LocalId[] | undefined;
  /** Zero-based row of a person who was reached with Next or Previous. */
  index?: number;
}

/** The sections of Settings that have a form. */
export type FormSection = 'you' | 'server';

/** What the screens remember until the page is closed: shared values, and what one screen leaves for the next. */
export class Session {
  /** Whether the device has space, as all screens know it. */
  readonly space = new Space();
  readonly counts = new LiveCounts();
  /** Absent in practice mode. */
  firstVisit: FirstVisit | undefined;
  /** Nothing can be sent from here now: no server is set, or it was not reached. */
  isCutOff = $state(false);
  /** How many records are in each state. Use `ledgersOf` to read it. */
  ledgers: Live<ShownLedgers> | undefined;
  /** The counts of Overview. Use `countingOf` to read them. */
  counting: Watchable<Counting> | undefined;
  /** All people, in memory. Use `PeopleListing` to read them. */
  people: Watchable<Listing> | undefined;
  /** The place in the list of people from which a person's screen was opened. */
  place: Place | undefined;
  walk: Walk | undefined;
  /** Unsaved input in Settings, which is still there when a person comes back. */
  typed = $state.raw<Readonly<Record<FormSection, Partial<Settings>>>>({ you: {}, server: {} });
  /** A setup link that waits, in a browser that keeps nothing for this site. */
  setupLink: string | undefined;
  /** A file that was shared with the app or opened with it, by what it claims to be. `missing`: it has not arrived. */
  arrived = $state.raw<{ file: File; kind: 'transfer' | 'backup' | 'table' | undefined } | 'missing'>();
  /** The width of what stands beside the name of an assessment, in pixels, so that the list does not move when a person comes back. */
  besideAssessments = 0;
  /** The content of `openapi.json`, once the console has asked for it. */
  description: Promise<unknown> | undefined;
  #said = '';

  /** Leaves a sentence for the screen that is opened next: the result of the action that led there. */
  sayNext(sentence: string): void {
    this.#said = sentence;
  }

  /** The sentence that was left for this screen. It is returned only once. */
  takeSaid(): string {
    const said = this.#said;
    this.#said = '';
    return said;
  }
}
