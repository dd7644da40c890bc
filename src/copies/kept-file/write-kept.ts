import type { Store } from '../../store/transaction/store.ts';
import { writeBackup, type BackupOptions } from '../backup/write.ts';
import { copyOf, countOutsideCopy, uncountKeptFile } from '../only-here.ts';
import type { KeptFile } from './kept-row.ts';

/** What became of writing the kept file. `asks`: the browser wants a person's permission. `gone`: the file was moved or deleted. */
export type Written = 'written' | 'asks' | 'gone' | { failed: string };

/**
 * Writes everything to the kept file. The browser replaces the old content only when the file is closed, so a kill leaves the old
 * content whole. Only after closing does the file count as a copy.
 */
export async function writeKept(
  store: Store,
  { handle, sealing }: KeptFile,
  randomBytes: BackupOptions['randomBytes'],
): Promise<Written> {
  if ((await handle.queryPermission?.({ mode: 'readwrite' })) === 'prompt') return 'asks';
  const { file, journalSeq } = await writeBackup(store, { sealing, randomBytes });
  const failure = await put(handle, file);
  if (failure === undefined) {
    await countOutsideCopy(store, { journalSeq, at: store.now().getTime(), how: 'kept file' });
    return 'written';
  }
  if (failure !== 'NotFoundError') return { failed: failure };
  if (await copyOf(store, 'kept file')) await uncountKeptFile(store);
  return 'gone';
}

/** @returns the name of the browser's error; undefined when the file has everything */
async function put(handle: FileSystemFileHandle, file: Blob): Promise<string | undefined> {
  try {
    const writable = await handle.createWritable();
    await writable.write(file).catch(async (error: unknown) => {
      await writable.abort().catch(() => undefined); // The error of the writing is the one to report.
      throw error;
    });
    await writable.close();
    return undefined;
  } catch (error) {
    return nameOf(error);
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : 'Error';
}

/** Whether the file is still where it was; undefined where the browser does not look without asking the person. */
export async function isThere({ handle }: KeptFile): Promise<boolean | undefined> {
  try {
    await handle.getFile();
    return true;
  } catch (error) {
    return nameOf(error) === 'NotFoundError' ? false : undefined;
  }
}
