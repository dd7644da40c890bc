import { utf8Text } from '../domain/text/decode.ts';

/**
 * The text of a file as spreadsheets save it: UTF-16 where a byte order mark says so, else UTF-8, and Windows-1252 where it is
 * not UTF-8. The byte order mark is left out.
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return utf8Text(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
}
