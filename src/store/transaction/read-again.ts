import { Dexie, RangeSet } from 'dexie';

/** Runs every live query again: the database was closed or did not open, Dexie kept silent about it, and now it is open. */
export function readAgain(): void {
  Dexie.on.storagemutated.fire({ all: new RangeSet(-Infinity, [[]]) });
}
