import { asWritten } from './backup/as-written.ts';

/** How much of a file says what it is. It has an even number of bytes, so that no letter of UTF-16 is cut. */
const BEGINNING = 256;

/** Spreadsheets, and those that are to be saved in another format: the import says how. */
const TABLE = /\.(csv|tsv|xlsx|xls|ods)$/i;

/** What a file claims to be, by the beginning of its first line. Reading it may still find that it is damaged, or not for this device. */
export async function fileKind(
  file: Blob & { name?: string },
): Promise<'backup' | 'transfer' | 'table' | undefined> {
  const start = await asWritten(new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer()));
  const text = new TextDecoder().decode(start instanceof Blob ? await start.arrayBuffer() : start);
  const [, kind] =
    /^[\da-f]{8} [\da-f]{8} \{"kind":"outpost (?:practice )?(backup|transfer)"/.exec(text) ?? [];
  if (kind === 'backup' || kind === 'transfer') return kind;
  return TABLE.test(file.name ?? '') ? 'table' : undefined;
}
