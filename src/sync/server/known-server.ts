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

  constructor(environment: ProbeEnvironment & { store: Store }) {
    this.#environment = environment;
  }

  /** Forgets what was found out, because another server is set. */
  forget(): void {
    this.connection = undefined;
    this.replaySafety = 'not known yet';
    this.wantsProbe = true;
  }

  /** Reads what was found out earlier and kept in the database. */
  async restore(): Promise<void> {
    this.catalogue = await serverCatalogue(this.#environment.store);
  }

  /** Probes the server, and takes over its lists when all is well. */
  async check(access: Access): Promise<Connection> {
    const { connection, assessments } = await probe(this.#environment, access);
    this.connection = connection;
    if (assessments === undefined) return connection;
    this.catalogue = await refresh(this.#environment.store, this.#environment, access, assessments);
    this.replaySafety = await replaySafety(this.#environment, access);
    this.wantsProbe = false;
    return connection;
  }
}
