import { FIELDS, type Field } from '../mapping.ts';
import { HEADING_WORDS, NAME_WORDS, NEUTRAL_WORDS, NUMBER_WORDS, OTHER_WORDS } from './heading-words.ts';
import { plainText } from './plain.ts';

/** What a heading says about its column. */
export type Named =
  /** `share` of its words say so, up to 1: "group" 1, "group type" 0.5. */
  | { is: 'field'; field: Field; share: number }
  /** It only says "number" or "code": a reference, if the values look like one. */
  | { is: 'number' }
  /** Something that is none of the fields, such as a name. */
  | { is: 'other' }
  | { is: 'nothing' };

/** What a heading says, in any of the six languages. */
export function fieldByHeading(heading: string): Named {
  const words = wordsOf(heading);
  if (words.some((word) => OTHER_WORDS.has(word))) return { is: 'other' };
  const [best] = FIELDS.filter((field) => field !== 'reference')
    .map((field) => ({ field, share: shareOf(words, HEADING_WORDS[field]) }))
    .sort((one, other) => other.share - one.share);
  if (best && best.share > 0) return { is: 'field', ...best };
  // "Member" may be the number of a member; "name of member" is none.
  if (words.some((word) => NAME_WORDS.has(word))) return { is: 'other' };
  const share = shareOf(words, HEADING_WORDS.reference);
  if (share > 0) return { is: 'field', field: 'reference', share };
  return { is: words.some((word) => NUMBER_WORDS.has(word)) ? 'number' : 'nothing' };
}

/** `groupName`, `group_name` and "Group name" are two words; an Arabic word loses its article. */
function wordsOf(heading: string): string[] {
  const apart = heading.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return plainText(apart)
    .split(' ')
    .map((word) => word.replace(/^ال(?=.{2})/, ''))
    .filter((word) => word !== '');
}

function shareOf(words: readonly string[], named: ReadonlySet<string>): number {
  const telling = words.filter((word) => named.has(word)).length;
  const others = words.filter((word) => !named.has(word) && !NEUTRAL_WORDS.has(word)).length;
  return telling === 0 ? 0 : telling / (telling + others);
}
