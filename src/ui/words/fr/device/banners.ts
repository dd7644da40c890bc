import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { count } = numbersOf(first.language);
const { records } = first.counts;

export const banners: ScreenWords['banners'] = {
  erased: (n) => `Le navigateur a effacé ${records(n)} de cet appareil`,
  erasedAdvice:
    'Ce qui a été envoyé est sur le serveur. Demandez aux personnes qui le gèrent ce qu’elles ont avant d’inscrire qui que ce soit de nouveau : un serveur ne peut pas retirer une personne inscrite deux fois.',
  erasedRead: 'J’ai lu cela',
  clockWentBack: 'L’horloge de cet appareil a reculé',
  clockAdvice: (before) =>
    `La personne inscrite juste avant porte la date du ${before}. Vérifiez la date et l’heure de cet appareil.`,
  noCatalogue: 'Les professions et les évaluations ne se sont pas chargées',
  noCatalogueAdvice:
    'Connectez-vous une fois au réseau, puis rechargez l’application. Ce que vous avez enregistré avant est encore sur cet appareil.',
  brokenConfig: 'config.json est à corriger',
  brokenConfigAdvice: 'L’application continue sans les parties fautives.',
  newVersion: 'Une nouvelle version d’Outpost est prête.',
  useNewVersion: 'L’utiliser maintenant',
  recordsBack: (n) =>
    count(n, {
      one: 'Le navigateur avait perdu # fiche. Elle est revenue.',
      other: 'Le navigateur avait perdu # fiches. Elles sont revenues.',
    }),
  recordsBackAdvice: 'Outpost garde chaque fiche deux fois sur cet appareil. Vous n’avez rien à faire.',
};

export const keepOffer: ScreenWords['keepOffer'] = {
  question: 'Garder ces fiches quand la place manque ?',
  keep: 'Garder',
  no: 'Pas maintenant',
  kept: 'Le navigateur garde ce qui est enregistré ici.',
  notKept: 'Le navigateur n’a pas accepté. Vous pourrez redemander dans les Réglages.',
};

export const privateWindow: ScreenWords['privateWindow'] = {
  title: 'Ceci est une fenêtre privée',
  advice:
    'Tout ce qui est inscrit ici disparaît quand elle est fermée. Ouvrez plutôt Outpost dans une fenêtre ordinaire.',
};
