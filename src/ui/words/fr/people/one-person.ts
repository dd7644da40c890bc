import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { number, count } = numbersOf(first.language);

export const onePerson: ScreenWords['onePerson'] = {
  backTo: (screen) => `Retour : ${screen}`,
  others: 'Les autres de la liste',
  place: (at, of) => `${number(at)} sur ${number(of)}`,
  inList: (n) => `${number(n)} dans la liste`,
  previous: 'Personne précédente',
  next: 'Personne suivante',
  previousShort: 'Précédente',
  nextShort: 'Suivante',
  who: 'Détails de la personne',
  edit: 'Modifier sa fiche',
  otherActs: 'Plus',
  details: 'Détails de l’attribution',
  moreLines: (n) => `et ${count(n, { one: '# autre', other: '# autres' })}`,
  of: (name, sentence) => `${name} : ${sentence}`,
  onHoldToo: 'Cette attribution est en pause aussi. Elle n’est pas envoyée avant que vous la relanciez.',
  personFirst: {
    noReply: 'Décidez d’abord pour la personne, plus haut.',
    toFix: 'Corrigez d’abord la personne, plus haut.',
  },
  nextIn: {
    noReply: (n) => `Personne incertaine suivante (reste : ${number(n)})`,
    toFix: (n) => `Personne à traiter suivante (reste : ${number(n)})`,
  },
  releasePerson: 'Relancer la fiche',
  releaseAll: (n) => (n === 1 ? 'Relancer les deux' : `Relancer les ${number(n + 1)}`),
  onHoldTogether: (n) =>
    `Cette personne et ${n === 1 ? 'l’attribution' : `${number(n)} attributions`} sont en pause. Rien n’est envoyé avant que vous relanciez.`,
  stillOnHold: (n) =>
    count(n, { one: '# attribution est encore en pause.', other: '# attributions sont encore en pause.' }),
  saved: 'Enregistré.',
  assigned: (assessments) => `Attribué : ${assessments}.`,
  sentAgain: 'Elle sera renvoyée.',
  idAdded: 'L’identifiant est enregistré. Ce qui l’attendait peut partir.',
  done: {
    discard: 'Écartée. Vous pouvez la rétablir.',
    restore: 'Rétablie.',
    hold: 'En pause.',
    release: 'Relancée. Elle sera envoyée.',
  },
  decided: {
    arrived: 'Noté qu’elle est arrivée.',
    rejected: 'Noté qu’elle n’est pas arrivée.',
    'send again': 'Elle sera renvoyée.',
  },
};
