import type { LocalId } from '../domain/reference.ts';
import type { Changed } from '../store/outbox/change-each.ts';
import type { Resolution, ResolutionProblem } from './attempt/resolve-unknown.ts';
import type { Connection } from './server/connection.ts';
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
  /** Begins to work: becomes the sender, or waits until the tab that is goes away. */
  start(): void;
  /** Leaves off for good: finishes what is on its way, gives up being the sender. */
  close(): Promise<void>;
  /** Takes new settings. What waits for another address or key is held until a person moves it. */
  configure(settings: ServerSettings): Promise<void>;
  /** Something may have changed (a save, the network, the focus): looks whether there is something to do. */
  poke(): void;
  /** The network came back, or the machine woke up: what backs off because of the network is tried at once. */
  online(): void;
  /** Sends now whatever can be sent: breaks back-offs, pauses and a stop. @throws StoreProblem when that cannot be kept */
  sendNow(): Promise<void>;
  /**
   * Stops after what is on its way, until `sendNow`. Kept over restarts.
   * @throws StoreProblem when that cannot be kept: then this tab stops all the same, until it is closed
   */
  stop(): Promise<void>;
  /** Examines the connection, whether or not there is something to send. */
  checkConnection(): Promise<Connection>;
  /** Compares what waits with the server's catalogue and occupations as last fetched. */
  preflight(): Promise<Preflight>;
  /** Carries out what a person says about an unknown outcome. *Decide later* needs no call. */
  resolve(id: LocalId, resolution: Resolution): Promise<ResolutionProblem | undefined>;
  /** Sends again, as they are, records that the server refused: what it refused them for is mended over there. */
  tryAgain(ids: readonly LocalId[], costConfirmed?: boolean): Promise<Changed>;
  /** A person says that the new address or key belongs to the same organisation: what was held for the old one goes on. */
  moveHeld(): Promise<Changed>;
  readonly key: KeyKeeper;
}
