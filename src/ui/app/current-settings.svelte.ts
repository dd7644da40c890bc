import { live } from '../../store/transaction/live.ts';
import { savedSettings, settingsThatHold, type Settings } from '../../store/changes/settings.ts';
import type { Store } from '../../store/transaction/store.ts';
import { Live } from './live.svelte.ts';
import type { Deployment } from './deployment.ts';

/**
 * The settings that hold now, reactive: they change with what is set on this device, in whichever tab, and with
 * `config.json`, which comes after the first screen.
 */
export class CurrentSettings {
  readonly #deployment: Deployment;
  readonly #saved: Live<Partial<Settings>>;

  constructor(store: Store, deployment: Deployment) {
    this.#deployment = deployment;
    this.#saved = new Live(live(() => savedSettings(store)));
  }

  /** Nothing until what is set on this device has been read. */
  get value(): Settings | undefined {
    return this.#saved.value && this.whole;
  }

  /** The same, with the defaults in place of what has not been read. */
  get whole(): Settings {
    return settingsThatHold(this.#deployment.settings, this.#saved.value);
  }
}
