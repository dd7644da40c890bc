import { utf8Text } from '../domain/text/decode.ts';

/** A file where a field belongs. Its content is not read: no field is a file. */
export interface SentFile {
  filename: string;
}

/**
 * Reads `multipart/form-data` (RFC 7578). The hosts' own readers are not used, because they disagree on text
 * before the first part and behind the last, on names without quotes, and on boundaries of one letter.
 * Undefined when the body does not match its content type.
 */
export function readMultipart(
  bytes: Uint8Array,
  contentType: string,
): [name: string, value: string | SentFile][] | undefined {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined) return undefined;
  // One letter for each byte, so that positions are counted in bytes and files need not be text.
  const parts = splitAt(`\r\n${lettersOf(bytes)}`, boundary);
  const read = parts?.map(readPart);
  return read?.every((part) => part !== undefined) ? read : undefined;
}

/** "1 to 70 characters", with or without quotes. */
function boundaryOf(contentType: string): string | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  return boundary !== undefined && boundary.length >= 1 && boundary.length <= 70 ? boundary : undefined;
}

/** The parts between the delimiters. Text before the first and behind the closing delimiter is no part. */
function splitAt(text: string, boundary: string): string[] | undefined {
  const escaped = boundary.replace(/[^A-Za-z\d]/g, (letter) => `\\u{${letter.charCodeAt(0).toString(16)}}`);
  const delimiter = new RegExp(`\r\n--${escaped}(--)?[ \t]*(?=\r\n|$)`, 'gu');
  const parts: string[] = [];
  let begin: number | undefined;
  for (const found of text.matchAll(delimiter)) {
    if (begin !== undefined) parts.push(text.slice(begin, found.index));
    if (found[1] !== undefined) return parts;
    begin = found.index + found[0].length;
  }
  return undefined;
}

/** A part begins with the end of its delimiter's line. */
function readPart(part: string): [string, string | SentFile] | undefined {
  const end = part.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const disposition = part
    .slice(0, end)
    .split('\r\n')
    .find((line) => /^content-disposition[ \t]*:/i.test(line));
  const name = parameter(disposition, 'name');
  if (name === undefined || !/:[ \t]*form-data[ \t]*;/i.test(disposition ?? '')) return undefined;
  const filename = parameter(disposition, 'filename');
  if (filename !== undefined) return [name, { filename }];
  const value = utf8(part.slice(end + 4));
  return value === undefined ? undefined : [name, value];
}

/** Browsers write a quote and a line's end in a name as `%22`, `%0D` and `%0A`. */
function parameter(disposition: string | undefined, wanted: 'name' | 'filename'): string | undefined {
  const all = disposition?.matchAll(/;[ \t]*([\w*-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/g) ?? [];
  for (const [, name = '', quoted, plain = ''] of all) {
    if (name.toLowerCase() !== wanted) continue;
    const written = quoted?.replace(/\\(["\\])/g, '$1') ?? plain;
    return utf8(written.replace(/%(22|0A|0D)/gi, (escape) => decodeURIComponent(escape)));
  }
  return undefined;
}

function lettersOf(bytes: Uint8Array): string {
  const SOME = 8192; // A call takes only so many arguments.
  let letters = '';
  for (let at = 0; at < bytes.length; at += SOME) {
    letters += String.fromCharCode(...bytes.subarray(at, at + SOME));
  }
  return letters;
}

function utf8(letters: string): string | undefined {
  return utf8Text(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
}
