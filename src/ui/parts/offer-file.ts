import { markedFileName } from '../../domain/practice-mark.ts';
import type { Store } from '../../store/transaction/store.ts';

/**
 * Hands a file to the browser, which keeps it where it keeps downloads. Nothing leaves the device. The name says when its
 * content comes from practice.
 */
export function offerFile({ db }: Store, file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = markedFileName(db.name, name);
  link.click();
  // The browser has taken hold of the file when the click returns; a moment more harms nobody.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
