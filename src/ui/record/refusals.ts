import type { Rule } from '../../domain/rules/rules.ts';
import type { OpProblem } from '../../store/schema/op.ts';
import { first } from '../messages/first.ts';
import { nameProblemSentence } from '../messages/choose/groups.ts';
import { screens } from '../messages/screens.ts';
import { spoken } from '../messages/spoken.svelte.ts';

const { fix } = first;
const words = screens.record.refusals;

const app = () => words.app;
const group = () => fix.group;
const person = () => words.person;
const target = () => screens.fix.target;
const price = () => fix.eachPrice;
const groupName = () => nameProblemSentence({ kind: 'missing' });

/** For each rule of the service, what to do about it, in the language of the screen. */
const sentences: Record<Rule, () => string> = {
  'sex-missing': () => fix.sex,
  'sex-unknown': () => fix.sex,
  'country-missing': () => fix.country,
  'country-unknown': () => fix.country,
  'occupation-missing': () => fix.occupation,
  'occupation-unknown': () => fix.occupation,
  'group-missing': group,
  'group-malformed': group,
  'group-unknown': group,
  'user-missing': person,
  'user-malformed': person,
  'user-unknown': person,
  'reserve-missing': () => fix.purchase,
  'reserve-not-1': () => fix.purchase,
  'auto-assign-not-json': app,
  'auto-assign-not-array': app,
  'auto-assign-shape': () => words.contract,
  'entries-none': () => screens.fix.assessments,
  'entries-too-many': () => screens.fix.tooManyAssessments,
  'items-too-many': app,
  'entry-malformed': app,
  'entry-repeated': () => words.repeated,
  'key-missing': () => screens.fix.assessments,
  'key-unknown': () => words.assessment,
  'target-missing': target,
  'target-malformed': target,
  'target-unknown': target,
  'price-missing': price,
  'price-malformed': price,
  'countries-differ': () => words.countries,
  'nothing-to-do': () => words.nothing,
  'name-missing': groupName,
  'name-malformed': groupName,
  'type-missing': () => words.groupType,
  'type-unknown': () => words.groupType,
  'assessment-unknown': () => words.assessment,
  'body-unreadable': app,
  'body-not-object': app,
  'body-too-large': app,
  'address-too-long': app,
  'fields-too-many': app,
  'json-too-deep': app,
  'text-too-long': app,
  'field-twice': app,
  'field-misnamed': app,
  'content-type-unknown': app,
  'path-unknown': app,
  'method-unknown': app,
};

/**
 * A refusal in the language of the screen. Undefined in English, because the service's words are English and name the value as
 * well, and for a rule that only the server has, whose words are shown unchanged.
 */
export function refusalSentence(rule: string): string | undefined {
  if (spoken.code === 'en' || !isRule(rule)) return undefined;
  return sentences[rule]();
}

/** What to do about a rule, where its words are all that is known of a refusal; undefined for a rule that only the server has. */
export function ruleSentence(rule: string): string | undefined {
  return isRule(rule) ? sentences[rule]() : undefined;
}

function isRule(rule: string): rule is Rule {
  return Object.hasOwn(sentences, rule);
}

/** The sentence of a problem, and its language if it is English because the screen's language has no sentence for it. */
export function said(problem: OpProblem): { sentence: string; lang?: 'en' } {
  const sentence = problemSentence(problem);
  const isTheirs = spoken.code !== 'en' && 'detail' in problem && sentence === problem.detail;
  return { sentence, ...(isTheirs && { lang: 'en' }) };
}

type FormField = 'sex' | 'country' | 'occupation' | 'group' | 'purchase' | 'assessments';

/** The field of a person's form that a refusal is about. @param ids the fields' ids, by the fields' names */
export function fieldOf(pointer: string, ids: Readonly<Record<FormField, string>>): string | undefined {
  const fields: Partial<Record<string, string>> = {
    '/sex': ids.sex,
    '/country': ids.country,
    '/occupation': ids.occupation,
    '/group_uuid': ids.group,
    '/auto_reserve': ids.purchase,
    '/auto_assign/0/country': ids.country,
    '/auto_assign/0/assessment_each_price': 'each-price',
    '/auto_assign/0/total_extras_price': 'extras-price',
  };
  return fields[pointer] ?? (pointer.startsWith('/auto_assign') ? ids.assessments : undefined);
}

/** What is wrong with a record; in the server's words, if there is neither a rule nor a translation for it. */
export function problemSentence(problem: OpProblem): string {
  return 'detail' in problem
    ? (refusalSentence(problem.rule) ?? problem.detail)
    : screens.record.gone[problem.rule]({ value: problem.value });
}

/** The server's words, unless `problemSentence` returns them already. */
export function serversWords(problem: OpProblem): string | undefined {
  return 'detail' in problem && refusalSentence(problem.rule) !== undefined ? problem.detail : undefined;
}
