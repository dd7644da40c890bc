/** What the page says to a waiting worker once a person has agreed to the new version. */
export const TAKE_OVER = 'take over';

/** What the page says to the running worker if that is still busy: stop waiting for the network. */
export const MAKE_WAY = 'make way';

/** What the page tells the worker, followed by a language's code: store the words of this language for offline use. */
export const KEEP_LANGUAGE = 'keep language ';

/** What the page tells the worker at each start: store the missing files, and report your progress. */
export const KEEP_FILES = 'keep files';

/** A worker's progress, which it reports to the pages of its scope. */
export interface KeptReport {
  /** The scope of the worker: the worker of another deployment may send messages to the same page. */
  scope: string;
  /**
   * `first`: the files to register, store and send are stored; `all`: all files are. Otherwise, why the first files are not stored:
   * neither network nor host delivers them, the host serves something other than the built file, or the device is full.
   */
  kept: 'first' | 'all' | 'unreachable' | 'changed' | 'no room';
  /** The file that the reason is about. */
  file?: string | undefined;
  /** The report is about a version that is still being installed. */
  isInstalling: boolean;
}

const KEPT: readonly unknown[] = [
  'first',
  'all',
  'unreachable',
  'changed',
  'no room',
] satisfies KeptReport['kept'][];

/** Undefined for any other message. */
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
