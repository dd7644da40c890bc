import type { Pause } from '../queue/pause.ts';
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
