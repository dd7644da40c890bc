import { screens } from '../../messages/screens.ts';

type ToDo = 'noReply' | 'toFix' | 'onHold';

/** The text of the link to Sync on every screen: what is to be done there, and with how many records. */
export const linkToSync = (state: ToDo, n: number): string => screens.sync.next[state].act({ n });

/** The same for the most urgent of several states. */
export function toSync(counts: Record<ToDo, number>): string {
  const first = (['noReply', 'toFix'] as const).find((state) => counts[state] > 0) ?? 'onHold';
  return linkToSync(first, counts[first]);
}
