import type { ScreenWords } from '../../tables.ts';
import { numbersOf } from '../../plural.ts';
import { first } from '../first.ts';

const { count } = numbersOf(first.language);

export const occupations: ScreenWords['occupations'] = {
  noSuch: (code) => `Il n’y a pas de profession ${code}`,
  findAnother: 'Chercher une autre profession',
  backToForm: 'Retour à l’inscription',
  find: 'Chercher une profession',
  findHint: 'Écrivez un métier ou un code de profession (par exemple 2221).',
  notLoaded:
    'Les professions ne se sont pas chargées. Connectez-vous une fois au réseau, puis rechargez l’application.',
  source:
    'Classification internationale type des professions (CITP-08), © Organisation internationale du Travail.',
  path: 'Où elle se place',
  levels: ['Grand groupe', 'Sous-grand groupe', 'Sous-groupe'],
  broader:
    'C’est un groupe plus large. Utilisez-le seulement si l’on n’en sait pas plus sur le travail ; sinon choisissez ce qu’il contient.',
  useForRegistration: 'Utiliser pour l’inscription',
  registerWith: 'Inscrire avec cette profession',
  notNow: {
    full: 'Faites d’abord de la place. Ensuite vous pourrez inscrire avec elle et l’épingler.',
    load: 'Appuyez d’abord sur « Recharger ». Ensuite vous pourrez inscrire avec elle et l’épingler.',
    above:
      'Vous ne pouvez ni inscrire avec elle ni l’épingler maintenant. Le message ci-dessus dit pourquoi.',
  },
  copyCode: 'Copier le code',
  code: (code) => `Code ${code}`,
  children: 'Ce qu’il contient',
  jobTitles: 'Appellations',
  neighbours: 'Souvent confondue avec',
  pin: 'Épingler',
  isPinned: 'Épinglée',
  pinHint: 'Épinglez-la pour la voir en premier dans Inscrire.',
  pinnedNow: 'Épinglée. Elle est maintenant proposée en premier dans Inscrire, sans rien écrire.',
  notPinned: 'N’est plus épinglée. Dans Inscrire, elle figure parmi les récentes.',
  all: 'Toutes les professions',
  usedHere: 'Les plus utilisées sur cet appareil',
  have: (n) =>
    n === 0
      ? 'Personne sur cet appareil n’a cette profession.'
      : count(n, {
          one: '# personne sur cet appareil avec cette profession',
          other: '# personnes sur cet appareil avec cette profession',
        }),
  counting: 'Comptage des personnes…',
  pinnedOnes: 'Épinglées',
  closeAll: 'Fermer tous les groupes',
  about: 'Détails',
  similar: 'Voir des métiers proches',
  broaderGroup: 'Si l’on n’en sait pas plus : le groupe plus large',
  use: 'Utiliser',
};
