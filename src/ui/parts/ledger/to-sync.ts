import { screens } from '../../words/screens.ts';

/** What the way to Sync is called on every screen, by what is to be done there. */
export function wayToSync(state: 'unknown' | 'needs you' | 'held'): string {
  const { decideThere, seeWhyThere, seeThemThere } = screens.sync;
  return { unknown: decideThere, 'needs you': seeWhyThere, held: seeThemThere }[state];
}

/** The same by the first of several things: what is unknown comes before what was not accepted. */
export function toSync(unknown: number, refused: number): string {
  if (unknown > 0) return wayToSync('unknown');
  return wayToSync(refused > 0 ? 'needs you' : 'held');
}
