import { screens } from '../../words/screens.ts';

/** What the way to Sync is called on every screen, by the first thing to do there: what is unknown comes before what was not accepted. */
export function toSync(unknown: number, refused: number): string {
  const { decideThere, seeWhyThere, seeThemThere } = screens.sync;
  if (unknown > 0) return decideThere;
  return refused > 0 ? seeWhyThere : seeThemThere;
}
