import type { Encoding } from '../api/client.ts';
import type { LocalId } from '../domain/reference.ts';
import type { Changed } from '../store/changes/change.ts';
import type { Instant } from '../store/rows/rows.ts';

/** How to reach the server. Comes from the settings and the deployment; the key does not: a person types it. */
export interface ServerSettings {
  /** What stands before `/api-v1/`; empty when no server is configured. */
  baseUrl: string;
  /** The name of the header that carries the key. */
  header: string;
  encoding: Encoding;
  /** The server honours Idempotency-Key. */
  idempotencyKey: boolean;
  /** The server has groups/create. */
  groupsCreate: boolean;
  /** How many people are sent at a time, 1 to 6. Assignments always go one at a time. */
  parallel: number;
  /** People whose outcome is unknown are tried once more by themselves, at the risk of a second one. */
  retryUnknownUsers: boolean;
}

/** Before any server is configured. */
export const NO_SERVER: ServerSettings = {
  ...{ baseUrl: '', header: 'apikey', encoding: 'form', parallel: 3 },
  ...{ idempotencyKey: false, groupsCreate: false, retryUnknownUsers: false },
};

/** What the connection doctor found; each has one sentence of its own. */
export const FINDINGS = [
  'no server',
  'no key',
  'unsafe address',
  'no network',
  'sign-in page',
  'nothing answers',
  'blocked by CORS',
  'not this service',
  /** The address is on the app's own origin, and only the host of the app's files answers. */
  'this app itself',
  /** A proxy on the app's own origin wants a login. */
  'not signed in',
  'credentials refused',
  'server trouble',
  'working',
] as const;
export type Finding = (typeof FINDINGS)[number];

export interface Connection {
  finding: Finding;
  /** What is wrong and what to do, or that it works and how fast: `Working, 212 ms`. */
  sentence: string;
  /** From asking to the whole answer. */
  latencyMs?: number;
  checkedAt: Instant;
}

/**
 * Whether an answer that says no proves that nothing happened. A browser may send a request twice when a reused
 * connection dies, and then the second answer says nothing about the first; not so where the server honours keys,
 * or closes its connection after every answer, or speaks HTTP/2 to a browser that sends streams: a stream is never sent
 * twice, as there is nothing to send it from again.
 */
export const REPLAY_SAFETIES = [
  'key',
  'closes connections',
  'streams',
  'not replay-safe',
  'not known yet',
] as const;
export type ReplaySafety = (typeof REPLAY_SAFETIES)[number];

export const PAUSES = [
  'stopped',
  'credentials',
  'login',
  'credit',
  'address',
  'server busy',
  'circuit',
] as const;

/** Why nothing, or no assignment, goes although something waits. */
export interface Pause {
  reason: (typeof PAUSES)[number];
  /** One sentence for a person. */
  sentence: string;
  /** When it is tried again by itself; absent when it waits for a person. */
  until?: Instant;
}

export const PHASES = [
  /** No server is configured, or its key waits for a person. */
  'off',
  /** Nothing waits that could be sent. */
  'idle',
  /** Finding out whether the server is there. */
  'checking',
  'sending',
  /** Something waits, and a pause or a back-off holds it. */
  'waiting',
] as const;
export type Phase = (typeof PHASES)[number];

export interface SyncState {
  phase: Phase;
  /** Of the run that goes on now: "Sending 38 of 500". Absent when none does. */
  progress?: { sent: number; total: number };
  connection?: Connection;
  replaySafety: ReplaySafety;
  pause?: Pause;
  /** Open: too much went wrong in a row, and a probe must succeed before anything is sent. */
  circuit: 'closed' | 'open';
  /** Another tab does the sending; what is shown comes from there. */
  elsewhere: boolean;
  /** Operations that failed ten times in a row without effect: they go on, and want a look. */
  wantAttention: number;
}

/** How sending starts out. */
export const OFF: SyncState = {
  phase: 'off',
  replaySafety: 'not known yet',
  circuit: 'closed',
  elsewhere: false,
  wantAttention: 0,
};

/** What a person says about a record whose outcome is unknown. */
export type Resolution =
  | { say: 'arrived'; uuid: string }
  | { say: 'refused' }
  /** For an assignment the purchase has been confirmed again: it may be made twice. */
  | { say: 'send again'; confirmedCost?: boolean };

export type ResolutionProblem = 'not unknown' | 'not a UUID' | 'uuid taken' | 'cost not confirmed';

/** What stands in the way of a record before it goes: it would be refused. */
export interface PreflightProblem {
  id: LocalId;
  rule: 'occupation-gone' | 'assessment-gone';
  /** The code or key that the server no longer has. */
  value: string;
}

export interface Preflight {
  fine: number;
  problems: PreflightProblem[];
}

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

/** What a key is bound to: it is shown to no other origin, and under no other header. */
export interface KeyServer {
  origin: string;
  header: string;
}

/** Where the server's key is. Never in an export, a log, an address, a message to another tab, or in plain text on the disk. */
export interface KeyKeeper {
  /**
   * `none`, known in this page, kept behind a passphrase that has not been typed yet, or known but for another server than
   * the one that is set: then it is not used before a person has said so.
   */
  readonly status: 'none' | 'session' | 'locked' | 'other server';
  /** It is kept behind a passphrase on this device. */
  readonly isRemembered: boolean;
  /** Which server the known key is for, as far as that was written down. */
  readonly server: KeyServer | undefined;
  /** The server that is set now. */
  readonly serverNow: KeyServer;
  /** Keeps the key, for the server that it was typed for, until the page is closed, reloaded or not used for long. */
  set(key: string, server: Pick<ServerSettings, 'baseUrl' | 'header'>): Promise<void>;
  /** Keeps it on the device, encrypted, beyond this session. */
  remember(passphrase: string): Promise<void>;
  /** Whether the passphrase was right. */
  unlock(passphrase: string): Promise<boolean>;
  /** A person says that the known key is meant for the server that is set now. */
  useHere(): Promise<void>;
  /** Removes it from session and device. */
  forget(): Promise<void>;
}
