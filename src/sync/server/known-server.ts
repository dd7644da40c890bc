import type { Offer } from '../../contract/offers.ts';
import { keepOffers } from '../../store/outbox/offers.ts';
import type { Store } from '../../store/transaction/store.ts';
import type { Access } from './access.ts';
import type { Connection } from './connection.ts';
import { probe, type ProbeEnvironment } from './probe.ts';
import { refresh, serverCatalogue } from './refresh.ts';
import { replaySafety, type ReplaySafety } from './replay-safety.ts';
import type { ServerCatalogue } from './server-catalogue.ts';

/** What this tab has found out about the server that is set. */
export class KnownServer {
  connection: Connection | undefined;
  replaySafety: ReplaySafety = 'not known yet';
  catalogue: ServerCatalogue = {};
  /** Whether the server must be probed before anything is sent. */
  wantsProbe = true;
  readonly #environment: ProbeEnvironment & { store: Store };
  /** What the server with this address and key said that it offers, until it is kept. */
  #said: { baseUrl: string; key: string | undefined; offers: readonly Offer[] } | undefined;

  constructor(environment: ProbeEnvironment & { store: Store }) {
    this.#environment = environment;
  }

  /** Forgets what was found out, because another server is set. */
  forget(): void {
    this.connection = undefined;
    this.replaySafety = 'not known yet';
    this.wantsProbe = true;
    this.#said = undefined;
  }

  /** Reads what was found out earlier and kept in the database. */
  async restore(): Promise<void> {
    this.catalogue = await serverCatalogue(this.#environment.store);
  }

  /**
   * Probes the server, and takes over its lists and what it offers when all is well.
   * @param current gives the access that is in use then
   */
  async check(current: () => Access): Promise<Connection> {
    const { store } = this.#environment;
    const access = current();
    const { connection, given } = await probe(this.#environment, access);
    this.connection = connection;
    if (!given) return connection;
    this.#said = { baseUrl: access.settings.baseUrl, key: access.key, offers: given.offers };
    await this.keepOffers(current());
    this.catalogue = await refresh(store, this.#environment, access, given.assessments);
    this.replaySafety = await replaySafety(this.#environment, access, given.offers);
    this.wantsProbe = false;
    return connection;
  }

  /** Keeps what the server offers, as soon as the database knows the address and the key in use. */
  async keepOffers({ settings, key, profile }: Access): Promise<void> {
    const said = this.#said;
    if (!profile || said?.baseUrl !== settings.baseUrl || said.key !== key) return;
    await keepOffers(this.#environment.store, profile, said.offers);
    if (this.#said === said) this.#said = undefined;
  }
}
