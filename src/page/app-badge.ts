import { ledger } from '../store/queries/ledger.ts';
import { live } from '../store/transaction/live.ts';
import type { Store } from '../store/transaction/store.ts';

/** What an installed app may write on its icon. Not every browser has it. */
export type Badge = Partial<Pick<Navigator, 'setAppBadge'>>;

/** Shows on the icon of the installed app how many records wait to be sent. */
export function followWaiting(store: Store, badge: Badge = navigator): void {
  if (!('setAppBadge' in badge)) return;
  let shown: number | undefined;
  live(() => ledger(store)).subscribe(
    ({ all }) => {
      const { waiting } = all.states;
      if (waiting === shown) return;
      shown = waiting;
      badge.setAppBadge?.(waiting).catch(() => undefined); // An app that is not installed may be refused.
    },
    () => undefined, // The store reports its own problems.
  );
}
