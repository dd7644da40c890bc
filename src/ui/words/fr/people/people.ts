import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { number, count } = numbersOf(first.language);
const persons = first.counts.people;

export const people: ScreenWords['people'] = {
  nobody:
    'Personne n’est encore inscrit sur cet appareil. Les personnes que vous inscrivez apparaissent ici, et y restent.',
  nobodyFits: (text, state) =>
    `${state === undefined ? 'Aucune personne ne correspond' : `Aucune personne « ${state} » ne correspond`} à « ${text} ». On trouve les personnes par un reçu, une référence, une profession ou son code ; le début d’un mot suffit.`,
  nobodyIs: (state) => `Aucune personne n’est « ${state} ».`,
  showEverybody: 'Montrer tout le monde',
  byState: 'Personnes par état',
  search: 'Chercher',
  searchHint: 'Reçu, référence, profession ou code.',
  halfTyped: 'Un formulaire commencé attend sur l’écran Inscrire.',
  goOn: 'Le continuer',
  found: (n) => count(n, { one: '# personne trouvée', other: '# personnes trouvées' }),
  moreThanFound: '. Ce sont les plus récentes, il y en a d’autres ; ajoutez un mot pour en trouver moins',
  selectSeveral: 'En choisir plusieurs',
};

export const many: ScreenWords['many'] = {
  progress: (tried, wanted) => `${number(tried)} sur ${persons(wanted)}`,
  soFar: 'Fait jusqu’ici',
  stop: 'Arrêter',
  left: (n) =>
    count(n, { one: '# est restée comme elle était.', other: '# sont restées comme elles étaient.' }),
  hide: 'Cacher ceci',
  restore: 'Rétablir',
  discard: 'Écarter',
  hold: 'En pause',
  release: 'Relancer',
  claim: 'Créée ici',
  selectedPeople: 'Personnes choisies',
  selected: (n) => count(n, { one: '# choisie', other: '# choisies' }),
  selectAll: (n) => `Tout choisir : ${number(n)}`,
  shown: 'affichées',
  selectNone: 'N’en choisir aucune',
  done: 'Terminé',
  export: 'Exporter en CSV',
  handOver: 'Transférer',
};

export const person: ScreenWords['person'] = {
  none: 'Aucun',
  about: (whom) => `sur ${whom}`,
  denomination: 'Monnaie',
  prices: 'Prix',
  eachAndExtras: (each, extras) => `${each} l’une, suppléments ${extras}`,
  joins: 'Rejoint',
  purchase: 'Achat',
  confirmed: (stake) => `${stake}, confirmé`,
  serverUuid: 'UUID du serveur',
  notKnown: 'Pas encore connu',
  the: (what) => `« ${what} »`,
  person: 'personne',
  editHeading: 'Modifier',
  save: 'Enregistrer',
  saveAndSend: 'Enregistrer et renvoyer',
  back: 'Retour sans enregistrer',
  editAndSend: 'Modifier et renvoyer',
  sendAsItIs: 'Renvoyer telle quelle',
  sendAsItIsHint: 'Renvoyez-la telle quelle une fois la cause réparée sur le serveur.',
  along: (n) =>
    count(n, {
      one: 'Écarter emporte aussi # attribution ; rétablir la ramène.',
      other: 'Écarter emporte aussi # attributions ; rétablir les ramène.',
    }),
  notNow: 'Elle ne peut pas être modifiée maintenant.',
  registrationOf: (receipt) => `l’inscription de ${receipt}`,
  assignments: 'Attributions',
  noAssignments: 'Aucune évaluation n’est encore attribuée.',
  history: 'Ce qui s’est passé',
  noSuch: 'Il n’y a pas cette personne sur cet appareil',
  toPeople: 'Aller à Personnes',
  typed: (words) => `Écrit : « ${words} »`,
  receipt: 'Reçu',
  registered: 'Inscrite',
  notDone: {
    discard: 'Pas écartée.',
    restore: 'Pas rétablie.',
    hold: 'Pas mise en pause.',
    release: 'Pas relancée.',
    claim: 'Pas prise.',
  },
  notLoaded: 'Les professions se chargent encore. Enregistrez de nouveau dans un instant.',
};

export const assignmentTrouble: ScreenWords['assignmentTrouble'] = {
  'needs you': (n) => count(n, { one: '# attribution à traiter', other: '# attributions à traiter' }),
  unknown: (n) => count(n, { one: '# attribution incertaine', other: '# attributions incertaines' }),
  toLookAt: 'Attributions à regarder',
  none: {
    'needs you': 'Aucune attribution n’est à traiter.',
    unknown: 'Aucune attribution n’est incertaine.',
  },
};
