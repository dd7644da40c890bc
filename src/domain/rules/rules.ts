import { limits, MAX_PRICE, shown } from '../../contract/limits.ts';
import type { Problem } from '../../contract/problem.ts';

/** The values that a rule's sentence may mention. */
export interface About {
  /** What was sent. The sentence quotes a long text shortened. */
  given?: unknown;
  /** What would be right. */
  expected?: string;
}

const not = ({ given }: About, what: string): string => `“${shorten(given)}” is not ${what}`;

/**
 * Every rule by which a request can be refused, with the sentence that tells a person what to do. The screens show
 * these beside the field, so they speak in the screens' words; the names on the wire stand in each problem's pointer.
 */
const sentences = {
  'sex-missing': () => 'Select Male or Female',
  'sex-unknown': (about) => `${not(about, 'M or F')}: select Male or Female`,
  'country-missing': () => 'Select a country from the list',
  'country-unknown': (about) =>
    `${not(about, 'an ISO 3166-1 country code')}: select ${about.expected ?? 'a country from the list'}`,
  'occupation-missing': () => 'Select an occupation from the list',
  'occupation-unknown': (about) => `${not(about, 'an ISCO-08 code')}: select an occupation from the list`,
  'group-missing': () => 'Select a group from the list',
  'group-malformed': (about) => `${not(about, 'a UUID')}: select a group from the list`,
  'group-unknown': (about) =>
    `No group of this organisation has the UUID “${shorten(about.given)}”: select a group from the list`,
  'user-missing': () => 'Select the person who gets the assessments',
  'user-malformed': (about) => `${not(about, 'a UUID')}: select the person who gets the assessments`,
  'user-unknown': (about) =>
    `No one in this organisation has the UUID “${shorten(about.given)}”: select the person who gets the assessments`,
  'reserve-missing': () => 'Confirm the purchase (auto_reserve must be 1)',
  'reserve-not-1': (about) => `Confirm the purchase (auto_reserve must be 1, not “${shorten(about.given)}”)`,
  'auto-assign-not-json': () => 'Send the assessments as a JSON array: this text is not JSON',
  'auto-assign-not-array': () => 'Send the assessments as a JSON array',
  'auto-assign-shape': (about) => `Send the assessments in this form: ${about.expected ?? ''}`,
  'entries-none': () => 'Choose at least one assessment',
  [limits.entries.rule]: (about) => `${limits.entries.sentence}, not ${shorten(about.given)}`,
  [limits.items.rule]: () => limits.items.sentence,
  'entry-malformed': (about) => `Send each assessment in this form: ${about.expected ?? '{key, target}'}`,
  'entry-repeated': (about) =>
    `Remove one of the two: “${shorten(about.given)}” is there twice about the same target`,
  'key-missing': () => 'Choose an assessment from the list',
  'key-unknown': (about) => `${not(about, 'an assessment of the catalogue')}: choose one from the list`,
  'target-missing': () => 'Choose whom the assessment is about',
  'target-malformed': (about) => `${not(about, 'self or a UUID')}: choose whom the assessment is about`,
  'target-unknown': (about) =>
    `No person or group of this organisation has the UUID “${shorten(about.given)}”: choose whom the assessment is about`,
  'price-missing': () => 'Enter the price as a number, such as 12.50',
  'price-malformed': (about) =>
    `${not(about, `a JSON number from 0 to ${MAX_PRICE.toLocaleString('en-GB')}`)}: enter the price as a number, such as 12.50`,
  'countries-differ': (about) => `Use one country for the whole assignment: ${about.expected ?? 'the first'}`,
  'nothing-to-do': () => 'Choose at least one assessment, or a group to join',
  'name-missing': () => 'Enter a name for the group',
  'name-malformed': () => 'Enter the group’s name as text',
  'type-missing': () => 'Select what kind of group it is',
  'type-unknown': (about) => `${not(about, 'a group type')}: select what kind of group it is`,
  'assessment-unknown': (about) => `${not(about, 'an assessment of the catalogue')}: use a key from the list`,
  'body-unreadable': (about) =>
    `The body cannot be read as ${about.expected ?? 'what its content type says'}`,
  'body-not-object': () => 'Send the fields as one JSON object',
  [limits.body.rule]: () => limits.body.sentence,
  [limits.address.rule]: () => limits.address.sentence,
  [limits.fields.rule]: () => limits.fields.sentence,
  [limits.depth.rule]: () => limits.depth.sentence,
  [limits.text.rule]: () => limits.text.sentence,
  'field-twice': () => 'Send this field once: which of the two was meant cannot be known',
  'field-misnamed': (about) => `${not(about, 'a field of this call')}: use ${about.expected ?? ''}`,
  'content-type-unknown': (about) =>
    `${not(about, 'a content type that is read here')}: use application/x-www-form-urlencoded, multipart/form-data or application/json`,
  'path-unknown': (about) => not(about, 'a path of this service'),
  'method-unknown': (about) =>
    `This path does not answer ${shorten(about.given)}: use ${about.expected ?? 'GET'}`,
} as const satisfies Record<string, (about: About) => string>;

/** The code of a rule. It stays the same, because programs compare with it. */
export type Rule = keyof typeof sentences;

/** Every rule there is, for tests and documentation. */
export const rules = Object.keys(sentences) as Rule[]; // The keys of a literal are its type's keys.

/** Says that a rule is broken. `pointer` is a JSON Pointer to the field, empty for the request as a whole. */
export function problem(rule: Rule, pointer: string, about: About = {}): Problem {
  const sentence: (about: About) => string = sentences[rule];
  return { pointer, rule, detail: sentence(about) };
}

/** Long enough to recognise what was typed, short enough to leave the sentence readable. */
function shorten(given: unknown): string {
  if (given === undefined) return '';
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  if (text.length <= shown.quote) return text;
  // Cut between whole characters: half a surrogate pair cannot be written.
  return `${Array.from(text.slice(0, 2 * shown.quote))
    .slice(0, shown.quote)
    .join('')}…`;
}
