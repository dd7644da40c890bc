import type { Store } from '../../../store/transaction/store.ts';
import type { Session } from '../../app/session.svelte.ts';

const TO_SETUP = /^#\/setup\?/;

/** Where the browser keeps nothing of this site, the session has the link until the page is loaded again. */
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
  try {
    sessionStorage.setItem(entryOf(keeper), link);
  } catch {
    // The page still has it.
  }
}

/** The link that is kept. Another page of this origin may have written there: what leads elsewhere than to Setup is none. */
export function keptLink(keeper: Keeper): string | undefined {
  let link = keeper.session.setupLink;
  try {
    link ??= sessionStorage.getItem(entryOf(keeper)) ?? undefined;
  } catch {
    // Then this page is all there is.
  }
  return link !== undefined && TO_SETUP.test(link) ? link : undefined;
}

export function forgetLink(keeper: Keeper): void {
  keeper.session.setupLink = undefined;
  try {
    sessionStorage.removeItem(entryOf(keeper));
  } catch {
    // Nothing was kept there.
  }
}
