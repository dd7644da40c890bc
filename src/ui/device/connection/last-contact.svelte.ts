import { live } from '../../../store/transaction/live.ts';
import { lastContact, type Contact } from '../../../store/queries/last-contact.ts';
import { Live } from '../../app/live.svelte.ts';
import type { Outpost } from '../../app/outpost.ts';
import { languageTag } from '../../messages/numbers.ts';
import { screens } from '../../messages/screens.ts';

/** What is known about the server before the connection is checked: whether it answered the last request. */
export class LastContact {
  readonly #contact: Live<Contact | undefined>;
  readonly #now: () => Date;

  constructor({ store, now }: Pick<Outpost, 'store' | 'now'>) {
    this.#contact = new Live(live(() => lastContact(store)));
    this.#now = now;
  }

  /** When the server was last tried, by a check of the connection or by sending a record. */
  lastTry(checkedAt: number): number {
    return Math.max(checkedAt, this.#contact.value?.at ?? 0);
  }

  /** The time of the last contact in words: empty while it is read, `never` if nothing was sent yet. */
  said(never: string): string {
    const { value, isSettled } = this.#contact;
    if (!value) return isSettled ? never : '';
    const { answered, notAnswered } = screens.settings.connection;
    return (value.isAnswered ? answered : notAnswered)({ time: this.#shortTime(value.at) });
  }

  /** With the day unless it is today, and without the year, for which the rail has no room. */
  #shortTime(at: number): string {
    const date = new Intl.DateTimeFormat('en', { dateStyle: 'short' });
    const isToday = date.format(at) === date.format(this.#now());
    const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
    return new Intl.DateTimeFormat(languageTag(), { ...day, hour: '2-digit', minute: '2-digit' }).format(at);
  }
}
