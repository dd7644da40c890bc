import { decodeText } from '../../organisation/decode-text.ts';

/** Control characters, but for tabs and line ends, and for what text in an encoding of another country is taken for. */
const NOT_IN_TEXT = /(?![\s\u007F-\u009F])\p{Cc}/u;

/** How files begin that are text, but no table: pages, XML, documents, JSON. */
const OTHER_TEXT = /^\s*(?:<(?:!doctype|html|\?xml|table|svg)\b|%PDF-|\{\\rtf|\{\s*"|\[\s*[{"])/i;

/** So many bytes show whether a text without a byte order mark is UTF-16. */
const LOOKED_AT = 4_096;

/** The text of a file, decoded as it was most likely written; undefined if it is no text or another kind of text. */
export function tableText(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const text = utf16WithoutMark(bytes) ?? decodeText(bytes);
  return NOT_IN_TEXT.test(text) || OTHER_TEXT.test(text) ? undefined : text;
}

/** In UTF-16, each separator and line end has a byte that is 0, which no text in UTF-8 or Windows-1252 has. */
function utf16WithoutMark(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.subarray(0, LOOKED_AT).entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const hasMark = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (even + odd === 0 || hasMark) return undefined;
  return new TextDecoder(odd > even ? 'utf-16le' : 'utf-16be').decode(bytes);
}
