/** Every setup link contains this, wherever the app lives. */
const LINK = /#\/setup\/?\?(\S*)/;

/** What may follow a link in a sentence. No link that Outpost makes ends with it. */
const PUNCTUATION = '.,;:!?]}>»”’"\'…';

/**
 * The part of a link behind `#/setup?`, as it was made: what mail and chat apps do to links is taken back where that is
 * certain. Undefined in a text without a link, `broken` where only the first line of one can be read.
 */
export function setupQuery(text: string): { query: string } | 'broken' | undefined {
  const plain = unwrapped(text).replace(/%23(?=\/setup\/?\?)/i, '#');
  const found = LINK.exec(plain);
  if (found?.[1] === undefined) return undefined;
  if (goesOn(plain.slice(found.index + found[0].length))) return 'broken';
  return { query: withoutPunctuation(found[1].replaceAll('&amp;', '&')) };
}

/** A link inside another one, as scanners of mail write it: https://scanner.example/?url=https%3A%2F%2Fapp…%23%2Fsetup%3F… */
function unwrapped(text: string): string {
  if (LINK.test(text)) return text;
  const inner = text
    .split(/[\s&"<>=?]/)
    .find((part) => /^https?%3A%2F%2F/i.test(part) && /%23%2Fsetup(?:%2F)?%3F/i.test(part));
  if (inner === undefined) return text;
  try {
    return decodeURIComponent(inner);
  } catch {
    return text; // Cut in the middle of a letter: then it is no link.
  }
}

/** Whether the next line goes on with fields of the link. Mail quotes lines with `>`. */
function goesOn(behind: string): boolean {
  const [end = '', next = ''] = behind.split('\n', 2);
  if (end.trim() !== '') return false;
  const [word = ''] = next.replace(/^[\s>]+/, '').split(/\s/, 1);
  return !word.includes('://') && /[&=]|%[\da-f]{2}/i.test(word);
}

/** A closing bracket belongs to the link if it was opened there. One look at each letter: a hostile link is nothing but brackets. */
function withoutPunctuation(query: string): string {
  let unopened = query.split(')').length - query.split('(').length;
  let end = query.length;
  for (; end > 0; end -= 1) {
    const last = query.charAt(end - 1);
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (!PUNCTUATION.includes(last)) break;
  }
  return query.slice(0, end);
}
