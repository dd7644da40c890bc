import type { Store } from '../../store/transaction/store.ts';
import { useProfile } from '../../store/outbox/profiles.ts';
import { dropForeignRefdata } from '../../store/outbox/refdata.ts';
import { dropForeignTeamReport } from '../../store/outbox/team-report.ts';
import type { ProfileRow } from '../../store/schema/profile.ts';
import type { Access } from '../server/access.ts';
import { NO_SERVER, type ServerSettings } from '../server/server-settings.ts';
import type { KeptKey } from './key-keeper.ts';

/** The address and the key in use, and the profile whose records are for them. */
export class Account {
  settings: ServerSettings = NO_SERVER;
  readonly #store: Store;
  readonly #key: KeptKey;
  /** The last address and key for which the database has a profile. */
  #noted: { baseUrl: string; key: string | undefined; profile: ProfileRow } | undefined;

  constructor(store: Store, key: KeptKey) {
    this.#store = store;
    this.#key = key;
  }

  /**
   * After a change of address or key there is no profile until the database knows of the change: no records may be
   * sent before.
   */
  access(): Access {
    const { settings } = this;
    const key = this.#key.current();
    const isNoted = this.#noted?.baseUrl === settings.baseUrl && this.#noted.key === key;
    return { settings, key, profile: isNoted ? this.#noted?.profile : undefined };
  }

  forget(): void {
    this.#noted = undefined;
  }

  /** Finds or makes the profile for address and key. Resolves to whether there is a server to send to. */
  async note(): Promise<boolean> {
    const isThere = await this.#noteNow();
    await dropForeignTeamReport(this.#store, this.settings.baseUrl);
    return isThere;
  }

  async #noteNow(): Promise<boolean> {
    const { baseUrl } = this.settings;
    const key = this.#key.current();
    await dropForeignRefdata(this.#store, baseUrl);
    // A server behind a proxy that adds the key needs none from here; one that needs a key says so when it
    // is probed.
    if (baseUrl !== '' && (key !== undefined || this.#key.status === 'none')) {
      const profile = await useProfile(this.#store, { baseUrl, keyMark: await this.#key.mark() });
      this.#noted = { baseUrl, key, profile };
      return true;
    }
    if (this.#key.status === 'other server') await useProfile(this.#store, { baseUrl });
    this.#noted = undefined;
    return false;
  }
}
