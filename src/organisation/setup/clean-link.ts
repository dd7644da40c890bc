/** Every setup link contains this, wherever the app lives. */
const LINK = /#\/setup\/?\?(\S*)/;

/** A link inside another one, as scanners of mail write it: https://scanner.example/?url=https%3A%2F%2Fapp…%23%2Fsetup%3F… */
const WRAPPED = /https?%3A%2F%2F[^\s&"<>]*%23%2Fsetup(?:%2F)?%3F[^\s&"<>]*/i;

/** What may follow a link in a sentence. No link that Outpost makes ends with it. */
const PUNCTUATION = /[.,;:!?\]}>»”’"'…]+$/u;

/** The start of a line that goes on with fields of the line before it. Mail quotes lines with `>`. */
const CONTINUED = /^[^\S\n]*\r?\n[\s>]*(?!\S*:\/\/)\S*(?:[&=]|%[\da-f]{2})/i;

/**
 * The part of a link behind `#/setup?`, as it was made: what mail and chat apps do to links is taken back where that is
 * certain. Undefined in a text without a link, `broken` where only the first line of one can be read.
 */
export function setupQuery(text: string): { query: string } | 'broken' | undefined {
  const plain = unwrapped(text).replace(/%23(?=\/setup\/?\?)/i, '#');
  const found = LINK.exec(plain);
  if (found?.[1] === undefined) return undefined;
  if (CONTINUED.test(plain.slice(found.index + found[0].length))) return 'broken';
  return { query: withoutPunctuation(found[1].replaceAll('&amp;', '&')) };
}

function unwrapped(text: string): string {
  if (LINK.test(text)) return text;
  const [inner] = WRAPPED.exec(text) ?? [];
  if (inner === undefined) return text;
  try {
    return decodeURIComponent(inner);
  } catch {
    return text; // Cut in the middle of a letter: then it is no link.
  }
}

/** A closing bracket belongs to the link if it was opened there. */
function withoutPunctuation(query: string): string {
  const bare = query.replace(PUNCTUATION, '');
  const isOpened = bare.split('(').length >= bare.split(')').length;
  return bare.endsWith(')') && !isOpened ? withoutPunctuation(bare.slice(0, -1)) : bare;
}
