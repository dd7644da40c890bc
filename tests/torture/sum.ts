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
  /** Corrections that were acknowledged. */
  edits: number;
  /** How often each trouble was met. */
  troubles: Record<string, number>;
  /** Renderers that were stopped between mark and request; how often another tab took over, and a person sent the record again. */
  stopped: number;
  takenOver: number;
  sentAgain: number;
  /** How often the database refused something, by why. */
  refused: Record<string, number>;
  /** What pages threw that no trouble explains. */
  unexpected: string[];
  lost: number;
  doubled: number;
  invented: number;
  /** Taken back in its delay, and carried out all the same. */
  undone: number;
  /** Corrected in its delay, and sent or shown as it was before. */
  unedited: number;
  /** What would be sent without anybody's help, and was not in the end. */
  stuck: number;
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

/** Whether anything happened that must not. */
export function hasFailed(sum: Sum): boolean {
  const { lost, doubled, invented, undone, unedited, stuck, miscounts, both, unexpected } = sum;
  return lost + doubled + invented + undone + unedited + stuck + miscounts + both + unexpected.length > 0;
}
