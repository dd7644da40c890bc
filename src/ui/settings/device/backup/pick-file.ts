import type { FileHandle } from '../../../../copies/kept-file/kept-row.ts';

/** TypeScript's DOM library leaves it out: Chromium alone has it. */
interface Picker {
  showSaveFilePicker?: (options: { id: string; suggestedName: string }) => Promise<FileHandle>;
}

/** Milliseconds that nobody is quicker than: a browser that shows no dialogs answers at once that it was closed. */
const FASTEST_PERSON = 200;

/**
 * Asks where the file is to be. To be called while a person presses, before anything is waited for.
 * @returns undefined where this browser cannot ask
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

/** Whether the device can hand such a file to another app. */
export function canShare(name: string): boolean {
  // TypeScript promises it everywhere.
  if (!('canShare' in navigator)) return false;
  return navigator.canShare({ files: [new File(['x'], name, { type: 'text/plain' })] });
}
