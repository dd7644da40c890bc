import { rewritten, setOf, type Language, type Rewriting } from './language.ts';

/** Plural to singular: mkulima and wakulima, mwalimu and walimu, muuzaji and wauzaji. */
const ONE: readonly Rewriting[] = [
  [/^(?:mwa|wa)(?=.{3})/, ''],
  [/^(?:mw|mu)(?=.{4})/, ''],
  [/^m(?=[^aeiou].{3})/, ''],
  [/^(?:ma|vi|ki)(?=.{4})/, ''],
];

/** Prefixes of verbs, for person, tense and infinitive: ninauza, anauza, kuuza. They share a root with muuzaji. */
const BEGINNINGS: readonly Rewriting[] = [[/^(?:nina|una|ana|tuna|wana|hu|na|ku|kw|u)(?=.{3})/, '']];

const ENDINGS: readonly Rewriting[] = [
  [/(?<=.{3})(?:aji|ishaji|isha|esha|ia|ea|wa|sha)$/, ''],
  [/(?<=.{2})[aiou]$/, ''],
];

export const swahili: Language = {
  code: 'sw',
  headFirst: true,
  canonical: (word) => rewritten(word, ONE),
  family: (word) => rewritten(rewritten(word, BEGINNINGS), ENDINGS),
  sayNothing: setOf(
    'mimi yeye sisi wao ni na ya wa za la cha vya kwa katika kwenye au pia yangu wangu langu yake wake lake yetu wetu kazi ' +
      'nafanya anafanya ninafanya fanya kufanya hufanya mtu watu mwenye wenye sana tu ambaye huyu hapa pale nyumbani mume mke mjomba ' +
      'kaka familia kila siku asubuhi jioni',
  ),
  subjects: setOf('mimi sisi yeye wangu yangu'),
  weak: setOf(
    'mjomba shangazi baba kaka dada mume mke familia rafiki jirani kila siku wiki mwezi mwaka asubuhi jioni usiku daima sasa ' +
      'karibu nyuma kati kubwa dogo ndogo mdogo mkubwa mpya nzuri nyingi wengi baadhi wengine vitu kitu mahali naenda nachukua natoa ' +
      'naweka natumia nasaidia nina ana pesa',
  ),
};
