/** What was found at the start, and repaired. */
export interface Found {
  kind: 'restored-from-mirror';
  /** People, assignments and groups that the database had lost. */
  count: number;
}

export interface MirrorState {
  /**
   * `whole`: the mirror has every change. `behind`: it lacks some, or a snapshot is being made. `snapshots`: there is no mirror, but a
   * snapshot of everything is written now and then. `missing`: there is no second copy.
   */
  is: 'starting' | 'whole' | 'behind' | 'snapshots' | 'missing';
  /** With `snapshots`: something was changed after the last one was written. */
  isBehind?: boolean;
  /** Why there is no mirror, or why it does not go on: the name of the browser's error. */
  reason?: string | undefined;
  /** Since when it has not kept up: a change was not in it after two seconds, or could not be written. A snapshot in progress does not count. */
  lagsSince?: number;
  /** When something was last written to it. */
  at?: number;
  found?: Found;
  /** At the start something was brought back, perhaps only a half-typed form. What was read before may lack it. */
  hasBroughtBack?: true;
  /** There are files of a newer version of the app, which this one cannot read: they are left as they are. */
  newer?: true;
}

/** A second copy of another kind, where a browser has no files for a mirror. */
export interface Instead {
  close(): void;
  /** To be called after the database has been erased. */
  erase(): Promise<void>;
}

/** Starts it. Resolves to undefined if the browser cannot have it either. */
export type BeginInstead = (
  show: (state: MirrorState) => void,
  progressed: () => void,
) => Promise<Instead | undefined>;
