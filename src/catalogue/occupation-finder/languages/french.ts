import { rewritten, setOf, type Language, type Rewriting } from './language.ts';

const ONE: readonly Rewriting[] = [
  [/(?<=.{2})eaux$/, 'eau'],
  [/(?<=.{2})aux$/, 'al'],
  [/(?<=.{3})[sx]$/, ''],
];

/** Feminine to masculine. A final e has too many meanings, so it is dropped. */
const HE: readonly Rewriting[] = [
  [/(?<=.{2})trice$/, 'teur'],
  [/(?<=.{2})euse$/, 'eur'],
  [/(?<=.{2})eresse$/, 'eur'],
  [/(?<=.{2})iere$/, 'ier'],
  [/(?<=.{2})([eo])nne$/, '$1n'],
  [/(?<=.{2})ive$/, 'if'],
  [/(?<=.{2})esse$/, ''],
  [/(?<=.{3})e$/, ''],
];

const ENDINGS: readonly Rewriting[] = [
  [/(?<=.{3})(?:isation|isateur|ication|icateur|ation|ateur|iteur|iture)$/, ''],
  [
    /(?<=.{3})(?:ement|issage|issant|isseur|age|ant|eur|eux|ier|er|erie|ier|ist|ure|oir|ie|ien|ique|iqu|ir|ois|ai|ons|ent|ez)$/,
    '',
  ],
];

export const french: Language = {
  code: 'fr',
  headFirst: true,
  canonical: (word) => rewritten(rewritten(word, ONE), HE),
  family: (word) =>
    rewritten(word, ENDINGS)
      .replace(/([lmnprt])\1$/, '$1')
      .replace(/(?<=.{3})i$/, ''),
  sayNothing: setOf(
    'je j il elle on nous vous ils elles me m se s te le la les l un une des de du d au aux a et ou en dans sur pour par avec sans ' +
      'chez qui que qu ce cet cette ces c est suis es sont etre fait fais faire faisant font y mon ma mes son sa ses notre leur leurs ' +
      'travail travaille travailler travaillant metier emploi profession personne gens quelqu comme aussi tres tout tous toute toutes ' +
      'ne pas plus ici la ville pays mari femme oncle frere famille matin soir jour jours',
  ),
  subjects: setOf('je j il elle on nous ils elles mon ma mes moi'),
  weak: setOf(
    'oncle tante mere pere frere soeur cousin fils fille mari femme famille ami voisin chaque jour jours semaine mois an matin ' +
      'soir nuit toujours souvent maintenant autour pres derriere devant entre grand grande petit petite nouveau bon bonne beaucoup ' +
      'quelques autres autre chose choses endroit aller vais va prendre prends prend donner donne mettre mets utiliser aide aider ' +
      'occupe occuper tiens tient gere besoin argent pendant quand',
  ),
};
