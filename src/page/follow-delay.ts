import { live } from '../store/transaction/live.ts';
import { settings, type Settings } from '../store/changes/settings.ts';
import type { Store } from '../store/transaction/store.ts';

/** Keeps the delay of what is saved in this page as the settings have it, of all tabs. */
export function followDelay(store: Store, deployment: Partial<Settings>): void {
  live(() => settings(store, deployment)).subscribe(
    ({ delaySeconds }) => void (store.delay.milliseconds = delaySeconds * 1_000),
    () => undefined, // The store reports its own problems.
  );
}
