import { live } from '../../store/transaction/live.ts';
import { savedSettings, settingsThatHold, type Settings } from '../../store/changes/settings.ts';
import type { Store } from '../../store/transaction/store.ts';
import { Live } from './live.svelte.ts';
import type { Deployment } from './deployment.ts';

/**
 * The settings in effect, reactive: they change with what is set on this device, in any tab, and with `config.json`, which is
 * loaded after the first screen.
 */
export class CurrentSettings {
  readonly #deployment: Deployment;
  readonly #saved: Live<Partial<Settings>>;

  constructor(store: Store, deployment: Deployment) {
    this.#deployment = deployment;
    this.#saved = new Live(live(() => savedSettings(store)));
  }

  /** Undefined until the settings of this device have been read. */
  get value(): Settings | undefined {
    return this.#saved.value && this.whole;
  }

  /** The same, with the defaults for settings that have not been read. */
  get whole(): Settings {
    return settingsThatHold(this.#deployment.settings, this.#saved.value);
  }
}
