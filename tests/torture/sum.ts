import type { Verdict } from './verdict.ts';

/** What many rounds came to. */
export interface Sum {
  rounds: number;
  kills: number;
  /** How often the end of the database's log was torn, as a crash of the machine does. */
  tornLogs: number;
  /** How often the database was deleted. */
  deletions: number;
  /** How often the database had lost something, and got it back from the mirror. */
  repairs: number;
  /** How many records came back in all of them. */
  cameBack: number;
  /** How often the database opened at the second try only. */
  reopenings: number;
  /** Records whose saving was acknowledged. */
  acknowledged: number;
  /** What the server did. */
  effects: number;
  lost: number;
  doubled: number;
  invented: number;
  /** Taken back in its delay, and carried out all the same. */
  undone: number;
  miscounts: number;
  /** Records that both devices hold as their own. */
  both: number;
  /**
   * Transfers that the second device has taken and kept, those that it gave up and the first one took back, and how often it was
   * killed while it did so.
   */
  transfers: number;
  takenBack: number;
  killsThere: number;
  /** Records that are with the second device. */
  moved: number;
  replays: number;
  /** Records that wait for a person because the mirror was not whole either. */
  onHold: number;
  /** Requests whose page was killed before it recorded what came of them: without a mirror each is unknown. */
  interrupted: number;
  /** Of those, how many the mirror proves never left. */
  neverLeft: number;
  /** Of those, how many have an answer in the mirror. */
  answered: number;
  noReply: number;
  noReplyThatArrived: number;
  noReplyBy: Verdict['noReplyBy'];
}
