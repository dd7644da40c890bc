import { markedFileName } from '../../domain/practice-mark.ts';
import type { Store } from '../../store/transaction/store.ts';

/**
 * Offers a file as a download. Nothing leaves the device. Its name says so if the content comes from practice.
 */
export function offerFile({ db }: Store, file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = markedFileName(db.name, name);
  link.click();
  // The browser holds the file once the click returns; the address is freed a little later, to be safe.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
