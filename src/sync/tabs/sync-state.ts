import type { Pause } from '../queue/why-paused.ts';
import type { Connection } from '../server/connection.ts';
import type { ReplaySafety } from '../server/replay-safety.ts';

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
  /**
   * How many records the run that goes on now has had to send. Absent when none does. How many are sent is this less what
   * waits and is on its way in the ledger: so every screen shows the same.
   */
  progress?: { total: number };
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

/**
 * How many of a run are sent: what is no longer in the ledger among what waits and what is on its way. So the number agrees with
 * the counts that stand elsewhere on the screen.
 */
export function sentSoFar({ total }: NonNullable<SyncState['progress']>, left: number): number {
  return Math.max(0, total - left);
}
