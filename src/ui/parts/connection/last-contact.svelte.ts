import { live } from '../../../store/transaction/live.ts';
import { lastContact, type Contact } from '../../../store/queries/last-contact.ts';
import { Live } from '../../app/live.svelte.ts';
import type { Outpost } from '../../app/outpost.ts';
import { first } from '../../words/first.ts';
import { screens } from '../../words/screens.ts';

/** What is known of the server before the connection is looked at: whether the last record that was sent to it was answered. */
export class LastContact {
  readonly #contact: Live<Contact | undefined>;
  readonly #now: () => Date;

  constructor({ store, now }: Pick<Outpost, 'store' | 'now'>) {
    this.#contact = new Live(live(() => lastContact(store)));
    this.#now = now;
  }

  /** When the server was last tried, by a look at the connection or by what was sent to it. */
  lastTry(checkedAt: number): number {
    return Math.max(checkedAt, this.#contact.value?.at ?? 0);
  }

  /** Empty while it is read; `never` where nothing was sent to it. */
  said(never: string): string {
    const { value, isSettled } = this.#contact;
    if (!value) return isSettled ? never : '';
    const { answered, notAnswered } = screens.settings.connection;
    return (value.isAnswered ? answered : notAnswered)(this.#shortTime(value.at));
  }

  /** The day is said where it is another. The rail has no room for the year. */
  #shortTime(at: number): string {
    const date = new Intl.DateTimeFormat('en', { dateStyle: 'short' });
    const isToday = date.format(at) === date.format(this.#now());
    const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
    return new Intl.DateTimeFormat(first.language, { ...day, hour: '2-digit', minute: '2-digit' }).format(at);
  }
}
