/** What the page says to a waiting worker once a person has agreed to the new version. */
export const TAKE_OVER = 'take over';

/** What it says to the worker that runs, if that does not rest meanwhile: wait for no network any more. */
export const MAKE_WAY = 'make way';

/** What the page tells the worker, with a language's code behind it: keep its words for offline. */
export const KEEP_LANGUAGE = 'keep language ';

/** What the page tells the worker at each start: keep what is missing, and say how far you are. */
export const KEEP_FILES = 'keep files';

/** How far a worker is, as it tells the pages of its scope. */
export interface KeptReport {
  /** Where the app is: another deployment's worker may speak to the same page. */
  scope: string;
  /**
   * `first`: what is needed to register, store and send; `all`: everything. Else why the first of it is not kept: the network or
   * the host does not give it, the host gives something else than what was built, or the device has no room.
   */
  kept: 'first' | 'all' | 'unreachable' | 'changed' | 'no room';
  /** The file that is something else than what was built. */
  file?: string | undefined;
  /** Of a version that has not arrived yet. */
  isInstalling: boolean;
}

const KEPT: readonly unknown[] = [
  'first',
  'all',
  'unreachable',
  'changed',
  'no room',
] satisfies KeptReport['kept'][];

/** Undefined for whatever else a page is told. */
export function readReport(data: unknown, scope: string): KeptReport | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { scope: from, kept, file, isInstalling } = data as Record<keyof KeptReport, unknown>;
  if (from !== scope || !KEPT.includes(kept)) return undefined;
  // It is one of the list above.
  return {
    scope,
    kept: kept as KeptReport['kept'],
    file: typeof file === 'string' ? file : undefined,
    isInstalling: isInstalling === true,
  };
}
