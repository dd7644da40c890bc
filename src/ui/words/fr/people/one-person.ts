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
  registration: 'l’inscription de cette personne',
  details: 'Détails',
  moreLines: (n) => `et ${count(n, { one: '# autre', other: '# autres' })}`,
  of: (name, sentence) => `${name} : ${sentence}`,
  saved: 'Enregistré.',
  assigned: (assessments) => `Attribué : ${assessments}.`,
  sentAgain: 'Elle sera renvoyée.',
  idAdded: 'L’identifiant est enregistré. Ce qui l’attendait peut partir.',
  done: {
    discard: 'Écartée. Vous pouvez la rétablir.',
    restore: 'Rétablie.',
    hold: 'En pause. Elle ne part pas avant que vous la relanciez.',
    release: 'Relancée. Elle sera envoyée.',
    claim: 'Noté qu’elle a été faite ici.',
  },
  decided: {
    arrived: 'Noté qu’elle est arrivée.',
    refused: 'Noté qu’elle n’y est pas.',
    'send again': 'Elle sera renvoyée.',
  },
};
