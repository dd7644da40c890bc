import { screens } from '../../messages/screens.ts';

/** The text of the link to Sync on every screen, by what is to be done there. */
export function linkToSync(state: 'noReply' | 'toFix' | 'onHold'): string {
  const { decideThere, seeWhyThere, seeThemThere } = screens.sync;
  return { noReply: decideThere, toFix: seeWhyThere, onHold: seeThemThere }[state];
}

/** The same for several states: no reply comes before not accepted. */
export function toSync(noReply: number, toFix: number): string {
  if (noReply > 0) return linkToSync('noReply');
  return linkToSync(toFix > 0 ? 'toFix' : 'onHold');
}
