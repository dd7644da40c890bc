import type { FileHandle } from '../../../../../copies/kept-file/kept-row.ts';

/** Missing in TypeScript's DOM library, because only Chromium has it. */
interface Picker {
  showSaveFilePicker?: (options: { id: string; suggestedName: string }) => Promise<FileHandle>;
}

/** A person takes longer than this many milliseconds. A browser that shows no dialogs reports at once that the dialog was closed. */
const FASTEST_PERSON = 200;

/**
 * Asks a person where to save the file. To be called in the handler of a press, before the first await.
 * @returns undefined if this browser cannot ask
 */
export async function pickFile(suggestedName: string): Promise<FileHandle | 'cancelled' | undefined> {
  const picker = window as Picker;
  if (!picker.showSaveFilePicker) return undefined;
  const begun = performance.now();
  try {
    return await picker.showSaveFilePicker({ id: 'outpost-backup', suggestedName });
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    return isClosed && performance.now() - begun > FASTEST_PERSON ? 'cancelled' : undefined;
  }
}

/** Whether the browser can share a file with this name with another app. */
export function canShare(name: string): boolean {
  // TypeScript says it is always there, but some browsers lack it.
  if (!('canShare' in navigator)) return false;
  return navigator.canShare({ files: [new File(['x'], name, { type: 'text/plain' })] });
}
