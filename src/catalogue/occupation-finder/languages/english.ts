import { setOf, type Language } from './language.ts';

/** One spelling for British and American, for singular and plural, and for -man, -woman and -person. */
function canonical(word: string): string {
  return onePerson(oneSpelling(singular(word)));
}

const IRREGULAR = new Map([
  ['men', 'man'],
  ['women', 'woman'],
  ['people', 'person'],
  ['children', 'child'],
  ['wives', 'wife'],
  ['midwives', 'midwife'],
  ['housewives', 'housewife'],
  ['knives', 'knife'],
  ['leaves', 'leaf'],
  ['teeth', 'tooth'],
  ['feet', 'foot'],
  ['mice', 'mouse'],
  ['geese', 'goose'],
  ['dice', 'die'],
  ['lenses', 'lens'],
  ['gas', 'gas'],
  ['gases', 'gas'],
  ['buses', 'bus'],
  ['shoes', 'shoe'],
]);

function singular(word: string): string {
  const known = IRREGULAR.get(word);
  if (known) return known;
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (/(?:ss|us|is|ics)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}${word.length > 5 ? 'y' : 'ie'}`;
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Beginnings whose spelling differs by country. */
const BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/^draught/, 'draft'],
  [/^plough/, 'plow'],
  [/^tyre/, 'tire'],
  [/^grey/, 'gray'],
  [/^cheque/, 'check'],
  [/^kerb/, 'curb'],
  [/^jewell?e?ry/, 'jewelry'],
  [/^programme$/, 'program'],
  [/^alumini/, 'alumin'],
  [/^oe/, 'e'],
  [/^homoeo/, 'homeo'],
  [/^orthopaed/, 'orthoped'],
  [/^gaol/, 'jail'],
  [/^artefact/, 'artifact'],
  [/^dietit/, 'dietic'],
  [/^pyjama/, 'pajama'],
];

/** Endings and middles whose spelling differs by country. */
const MIDDLES: readonly (readonly [RegExp, string])[] = [
  [/mould/, 'mold'],
  [/(?<=.{2})our(?=s|er|$|ing|ist|ed|al)/, 'or'],
  [/(?<=.{3})is(?=e$|er$|ing$|ed$|ation|or$)/, 'iz'],
  [/yse(?=r?$)/, 'yze'],
  [/(?<=.[bt])re$/, 'er'],
  [/ogue(?=r?$)/, 'og'],
  [/ae(?!r)/, 'e'],
  [/ll(?=er|or|ing|ed|ist)/, 'l'],
  [/ence$/, 'ense'],
  [/lment$/, 'llment'],
];

/** Most words contain none of these, so that no rule above can apply. */
const MAY_DIFFER =
  /^(?:draught|plough|tyre|grey|cheque|kerb|jewel|programme|alum|oe|hom|ortho|gaol|artef|dietit|pyj)|mould|our|is|yse|re$|ogue|ae|ll|ence$|lment$/;

function oneSpelling(word: string): string {
  if (word.length < 4 || !MAY_DIFFER.test(word)) return word;
  let spelt = word;
  for (const [pattern, replacement] of BEGINNINGS) spelt = spelt.replace(pattern, replacement);
  for (const [pattern, replacement] of MIDDLES) spelt = spelt.replace(pattern, replacement);
  return spelt;
}

function onePerson(word: string): string {
  return word.replace(/(?<=.{3})(?:woman|person|women|men|people|ladie|lady)$/, 'man');
}

const FAMILY_ENDINGS =
  /(?<=.{3})(?:[ia]zations?|ationals?|ations?|ators?|ating|e?ments?|eries|ery|ists?|ians?|ical|ics|ions?|ings?|ives?|ors?|(?<!e)ers?|ies|ied|ier|ed|es|ic|al|y|e|s)$/;

/** What words of one root share: bake, baker, baking and bakery; drive, drives and driver. Coarser than `canonical`. */
function family(word: string): string {
  const root = word.replace(FAMILY_ENDINGS, '').replace(FAMILY_ENDINGS, '');
  return root.replace(/([bdgklmnprt])\1$/, '$1');
}

export const english: Language = {
  code: 'en',
  headFirst: false,
  canonical,
  family,
  sayNothing: setOf(
    'a an the i am is was are be been at on of for to and or with my our own his her their as from by he she we they ' +
      'do does who that this job jobs work works working worked occupation profession employed person somebody someone ' +
      'people in into up out them him it its also have has having had very mainly',
  ),
  subjects: setOf('i we he she they my me myself our his her their'),
  weak: setOf(
    'uncle aunt mother father mum mom dad parents brother sister cousin son daughter wife husband family friend neighbour neighbor ' +
      'boss owner everybody everyone other others own another every each day days daily week month year morning afternoon evening ' +
      'night always usually often sometimes now today since around near behind beside about after before between across along over ' +
      'under some many much lot lots few all whole big small little large new old good different various whatever where when which ' +
      'what how while because so if but not only just also very thing things stuff kind kinds sort place places get gets getting got ' +
      'make makes making take takes taking bring brings give gives go goes going come use uses using want like help helps helping ' +
      'keep keeps keeping put puts run runs look looks looking find finds charge live living money',
  ),
};
