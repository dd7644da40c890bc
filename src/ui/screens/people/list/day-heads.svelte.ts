import type { PersonListed } from '../../../../store/queries/assignment-trouble.ts';
import { dayOf } from '../../../app/day.ts';
import { dateBeside, nameOfDay, type Day } from './days.ts';
import type { PeopleListing } from './listing.svelte.ts';

interface Given {
  listing: PeopleListing;
  /** Whether the list is in the order of registration and shows days. */
  hasDays: boolean;
  today: string;
  language: string;
}

/** The days as headings of a list, with their numbers once the columns are loaded. */
export class DayHeads {
  readonly #given: () => Given;
  readonly #counts = $derived.by(() => {
    const { listing, hasDays } = this.#given();
    return hasDays && !listing.isSearch && listing.columns?.isWhole
      ? listing.columns.list.countBy(listing.wanted, ({ createdAt }) => dayOf(createdAt))
      : undefined;
  });

  constructor(given: () => Given) {
    this.#given = given;
  }

  /** The day that begins with a person; undefined if the person before was registered on the same day. */
  from({ user }: PersonListed, before: PersonListed | undefined): Day | undefined {
    const { hasDays, today, language } = this.#given();
    const day = dayOf(user.createdAt);
    if (!hasDays || (before && dayOf(before.user.createdAt) === day)) return undefined;
    return {
      name: nameOfDay(day, today, language),
      date: dateBeside(day, today, language),
      count: this.#counts?.get(day),
    };
  }
}
