import type { Store } from '../../../store/transaction/store.ts';
import type { Session } from '../../app/session.svelte.ts';
import { readEntry, writeEntry } from '../../app/browser-entry.ts';

const TO_SETUP = /^#\/setup\?/;

/** The session keeps the link until the page is loaded again, for browsers that store nothing. */
interface Keeper {
  session: Session;
  store: Pick<Store, 'name'>;
}
const entryOf = ({ store }: Keeper) => `${store.name} setup-link`;

/**
 * Keeps a setup link in this tab while a person first decides about records, because an app on a phone's home screen has no
 * address line to open the link from again.
 * @param link the part of the link's address from the `#` on
 */
export function keepLink(keeper: Keeper, link: string): void {
  keeper.session.setupLink = link;
  writeEntry(entryOf(keeper), link, 'tab');
}

/** The link that is kept. It must lead to Setup, because another page of this origin may have written something else there. */
export function keptLink(keeper: Keeper): string | undefined {
  const link = keeper.session.setupLink ?? readEntry(entryOf(keeper), 'tab') ?? '';
  return TO_SETUP.test(link) ? link : undefined;
}

export function forgetLink(keeper: Keeper): void {
  keeper.session.setupLink = undefined;
  writeEntry(entryOf(keeper), undefined, 'tab');
}
