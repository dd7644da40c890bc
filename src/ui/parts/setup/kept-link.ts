import type { Store } from '../../../store/transaction/store.ts';
import type { Session } from '../../app/session.svelte.ts';
import { readEntry, writeEntry } from '../../app/browser-entry.ts';

const TO_SETUP = /^#\/setup\?/;

/** In a browser that keeps nothing, the session has the link until the page is loaded again. */
interface Keeper {
  session: Session;
  store: Pick<Store, 'name'>;
}
const entryOf = ({ store }: Keeper) => `${store.name} setup-link`;

/**
 * Keeps a setup link in this tab while a person decides about records first: an app on a phone's home screen has no address line
 * to open it from again.
 * @param link the part of its address from the `#` on
 */
export function keepLink(keeper: Keeper, link: string): void {
  keeper.session.setupLink = link;
  writeEntry(entryOf(keeper), link, 'tab');
}

/** The link that is kept. Another page of this origin may have written there: what leads elsewhere than to Setup is none. */
export function keptLink(keeper: Keeper): string | undefined {
  const link = keeper.session.setupLink ?? readEntry(entryOf(keeper), 'tab') ?? '';
  return TO_SETUP.test(link) ? link : undefined;
}

export function forgetLink(keeper: Keeper): void {
  keeper.session.setupLink = undefined;
  writeEntry(entryOf(keeper), undefined, 'tab');
}
