import type { Offer } from '../../contract/offers.ts';
import type { Pause } from '../queue/why-paused.ts';
import type { Connection } from '../server/connection.ts';
import type { ReplaySafety } from '../server/replay-safety.ts';

export const PHASES = [
  /** No server is configured, or a person must type or unlock its key. */
  'off',
  /** Database and mirror are compared, as at every start: nothing is sent before it is known what was lost. */
  'comparing',
  /** No record waits. */
  'idle',
  /** Finding out whether the server is there. */
  'checking',
  'sending',
  /** Records wait because of a pause or a back-off. */
  'waiting',
] as const;
export type Phase = (typeof PHASES)[number];

/** How far a run is: of all records that it has to send, those that are no longer waiting or on their way. */
export interface Progress extends Record<SettledState, number> {
  total: number;
}
export const SETTLED_STATES = ['confirmed', 'noReply', 'toFix', 'onHold'] as const;
type SettledState = (typeof SETTLED_STATES)[number];

export interface SyncState {
  phase: Phase;
  /** Absent between runs. Only what the server has confirmed has arrived. */
  progress?: Progress;
  connection?: Connection;
  replaySafety: ReplaySafety;
  /** What the server in use has said that it can do, by its last good answer to a probe. Absent where that is nothing. */
  offers?: readonly Offer[];
  pause?: Pause;
  /** `open`: too many attempts failed in a row, and a probe must succeed before anything is sent. */
  circuit: 'closed' | 'open';
  /** Whether another tab is the sender, and this state comes from it. */
  elsewhere: boolean;
  /**
   * How many operations failed ten times in a row without effect. They are still sent; a person should look
   * at them.
   */
  wantAttention: number;
}

/** The state before sending has started. */
export const OFF: SyncState = {
  phase: 'off',
  replaySafety: 'not known yet',
  circuit: 'closed',
  elsewhere: false,
  wantAttention: 0,
};
