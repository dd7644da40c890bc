import type { Assessments } from '../../catalogue/assessments.ts';
import { nearest } from '../../catalogue/near-match.ts';
import { limits } from '../../contract/limits.ts';
import type { Meaning } from '../meaning.ts';
import { plainText } from './plain.ts';

/** What stands between two assessments, besides a space between keys. */
const SEPARATORS = /[,;/|+&\n،؛]/;
/** So few that a person can look at each. */
const CHOICE = 3;

/** What a cell names, as far as it is known. */
interface NamedAssessments {
  /** In the order of the catalogue, each once. */
  keys: readonly string[];
  unknown: readonly string[];
}

/** Finds assessments by key or name: "AI", "ai, Team Roles", "AI TA". */
export function assessmentsIn(assessments: Assessments): (text: string) => NamedAssessments {
  const byName = new Map(assessments.all.map(({ key, name }) => [plainText(name), key]));
  const keyOf = (part: string) => byName.get(plainText(part)) ?? assessments.find(part.trim())?.key;
  return (text) => {
    const parts = partsOf(text, (part) => keyOf(part) !== undefined);
    const named = new Set(parts.map(keyOf));
    return {
      keys: assessments.all.map(({ key }) => key).filter((key) => named.has(key)),
      unknown: parts.filter((part) => keyOf(part) === undefined),
    };
  };
}

/** Reads the texts of a column of assessments. More than one assignment can take are in doubt, too. */
export function assessmentReader(assessments: Assessments): (text: string) => Meaning {
  const named = assessmentsIn(assessments);
  return (text) => {
    const { keys, unknown } = named(text);
    const known = keys.length > limits.entries.most ? '' : keys.join(' ');
    if (unknown.length === 0 && known !== '') return { is: 'sure', value: known };
    const near = unknown.map((part) =>
      nearest(assessments.all, ({ name }) => [name], part).map(({ key }) => key),
    );
    const candidates = answersFor(near).slice(0, CHOICE);
    const [meant, another] = candidates;
    return {
      is: 'doubt',
      kind: 'assessment unknown',
      candidates,
      known,
      ...(meant !== undefined && another === undefined && { meant }),
    };
  };
}

/**
 * What may be answered for a whole cell. Of several parts that are not known none may be left behind, so an answer has the nearest of
 * each.
 * @param near for each part that is not known, the keys that are near
 */
function answersFor(near: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = near;
  if (others.length === 0) return first;
  const all = near.map(([key]) => key);
  return all.includes(undefined) ? [] : [[...new Set(all)].join(' ')];
}

/** A part between two marks is a name or a key, or else several keys with spaces between them. */
function partsOf(text: string, isKnown: (part: string) => boolean): string[] {
  const parts = text.split(SEPARATORS).filter((part) => part.trim() !== '');
  return parts.flatMap((part) => {
    if (isKnown(part)) return [part];
    const words = part.trim().split(/\s+/);
    return words.some(isKnown) ? words : [part];
  });
}
