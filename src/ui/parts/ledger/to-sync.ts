import { screens } from '../../words/screens.ts';

/** What the way to Sync is called on every screen, by what is to be done there. */
export function wayToSync(state: 'noReply' | 'toFix' | 'onHold'): string {
  const { decideThere, seeWhyThere, seeThemThere } = screens.sync;
  return { noReply: decideThere, toFix: seeWhyThere, onHold: seeThemThere }[state];
}

/** The same by the first of several things: what is unknown comes before what was not accepted. */
export function toSync(noReply: number, toFix: number): string {
  if (noReply > 0) return wayToSync('noReply');
  return wayToSync(toFix > 0 ? 'toFix' : 'onHold');
}
