import type { LocalId } from '../domain/record/reference.ts';
import type { Connection } from './server/connection.ts';
import type { Answer } from './proof/read-proof.ts';
import type { OneCall } from './attempt/one-call.ts';
import type { Reading } from './server/read-records.ts';
import type { Preflight } from './server/preflight.ts';
import type { ServerSettings } from './server/server-settings.ts';
import type { KeyKeeper } from './tabs/key-keeper.ts';
import type { SyncState } from './tabs/sync-state.ts';

/** Sends what waits to the configured server. Made once, in `main.ts`. */
export interface Sync {
  /** A plain value, replaced as a whole on every change. */
  readonly state: SyncState;
  /** Calls back after every change of `state`. Returns how to stop. */
  subscribe(changed: () => void): () => void;
  /** Starts: becomes the sender, or waits until the tab that is the sender goes away. */
  start(): void;
  /** Stops for good: waits for requests on their way, then is the sender no longer. */
  close(): Promise<void>;
  /** Takes new settings. Records that wait for another address or key are put on hold until a person moves them. */
  configure(settings: ServerSettings): Promise<void>;
  /** Looks for work, because something may have changed: a save, the network, the focus. */
  poke(): void;
  /**
   * Retries at once what backs off because of the network, which came back, perhaps after the machine slept.
   */
  online(): void;
  /**
   * Asks the server before the next record is sent, however lately it answered: the browser says that there is no network.
   * A record that was sent now would be unknown.
   */
  offline(): void;
  /**
   * Sends at once all that can be sent: ends back-offs, pauses and a stop.
   * @throws StoreProblem when that cannot be kept
   */
  sendNow(): Promise<void>;
  /**
   * Sends at once what a person wants first (`store/changes/send-first.ts`), and then all other records, as `sendNow`.
   * While a person has stopped sending, it sends no others.
   * @throws StoreProblem when that cannot be kept
   */
  sendFirst(): Promise<void>;
  /**
   * Stops sending until `sendNow`, also after a restart; requests on their way are finished.
   * @throws StoreProblem when the stop cannot be kept: then it holds in this tab alone, until the tab is
   * closed
   */
  stop(): Promise<void>;
  /** Checks the connection, even when nothing waits. */
  checkConnection(): Promise<Connection>;
  /** Compares all waiting records with the lists that the server last gave. */
  preflight(): Promise<Preflight>;
  /**
   * Sends what was on hold for the old address or key to the new one: a person says that both are one
   * organisation's.
   */
  moveOnHold(): Promise<LocalId[]>;
  /**
   * Sends one request that a person has written by hand, past the queue. Nothing of it is kept, and nothing is sent again.
   * Rejects only where no server is set: whatever else happens is evidence.
   */
  call(call: OneCall): Promise<Answer>;
  /** Reads what the server has at a path outside the contract. Never rejects: whatever happens is in the result. */
  read(path: string, most?: number): Promise<Reading>;
  readonly key: KeyKeeper;
}
