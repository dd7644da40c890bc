import type { ScreenWords } from '../tables.ts';
import { banners, keepOffer, privateWindow } from './device/banners.ts';
import { transfer } from './device/transfer.ts';
import { device } from './device/device.ts';
import { keys } from './keys.ts';
import { keeping } from './device/keeping.ts';
import {
  loadToSee,
  loadToRegister,
  typedHere,
  mend,
  noRoom,
  noSync,
  notReadNow,
  storageAgain,
  storageTrouble,
} from './device/trouble.ts';
import { assign } from './people/assign.ts';
import { occupations } from './people/occupations.ts';
import { onePerson } from './people/one-person.ts';
import { assignmentTrouble, many, people, person } from './people/people.ts';
import { questions } from './people/questions.ts';
import { record } from './people/record.ts';
import { overview } from './overview.ts';
import { practice } from './practice/practice.ts';
import { configProblem } from './settings/config.ts';
import { consoleWords } from './settings/console.ts';
import { groups } from './settings/groups.ts';
import { settings } from './settings/settings.ts';
import { anotherDevice } from './setup/another-device.ts';
import { setup } from './setup/setup.ts';
import { status } from './status.ts';
import { withSpaces } from './spaces.ts';
import { sync } from './sync/sync.ts';
import { numbersOf } from '../plural.ts';
import { first } from './first.ts';

const { number } = numbersOf(first.language);

export const screens: ScreenWords = withSpaces({
  mend,
  noSync,
  storageAgain,
  typedHere,
  loadToSee,
  loadToRegister,
  notReadNow,
  noRoom,
  storageTrouble,
  banners,
  keepOffer,
  privateWindow,
  assign,
  configProblem,
  console: consoleWords,
  transfer,
  overview,
  practice,
  device,
  groups,
  keeping,
  keys,
  occupations,
  people,
  many,
  person,
  onePerson,
  questions,
  record,
  settings,
  setup,
  anotherDevice,
  sync,
  assignmentTrouble,

  secret: {
    show: 'Montrer',
    hide: 'Cacher',
  },

  copy: {
    done: (what: string) => `Copié : ${what}.`,
    byHand: (text: string) =>
      `Ce navigateur ne laisse pas la page copier. Sélectionnez ${text} et copiez-le à la main.`,
  },

  framed: {
    why: 'Une autre page montre Outpost à l’intérieur d’elle-même. Elle pourrait vous faire appuyer sur quelque chose que vous ne voyez pas.',
    ownWindow: 'Ouvrir Outpost dans sa propre fenêtre',
  },

  noScreen:
    'Rien n’a été changé. Le lien ou l’adresse est peut-être incomplet. Copiez-le en entier, ou demandez-en un autre à la personne qui l’a envoyé.',
  notLoaded: {
    quoted: (name) => `« ${name} »`,
    title: (quoted) => `L’écran ${quoted} ne s’est pas chargé`,
    thisCall: 'de cet appel',
    why: `Outpost n’a pas pu charger cet écran depuis son site. Connectez-vous une fois au réseau, puis appuyez sur « ${first.frame.loadAgain} ».`,
    keepLink: 'Rien n’a été réglé. Gardez le lien pour pouvoir l’ouvrir plus tard.',
    andThen:
      'Vous pouvez continuer à inscrire. Si cela dure, dites-le à la personne qui vous a donné Outpost.',
  },
  status,
  rail: {
    noServer: 'Aucun serveur',
    connected: 'Connecté',
    notConnected: 'Pas de connexion',
    notChecked: 'Connexion pas encore vérifiée',
  },
  registeredLast: {
    title: 'Dernières inscriptions',
    nobody: 'Personne pour l’instant. Les personnes que vous inscrivez apparaissent ici.',
    all: 'Toutes les personnes',
  },

  parts: {
    recents: 'Professions épinglées et récentes',
    fillIn: 'Appuyez sur un métier, ou Homme/Femme pour les deux :',
    more: (n: number) => `${number(n)} de plus`,
    justNow: 'à l’instant',
    countriesByClock: 'Pays d’après l’horloge de cet appareil',
    countriesUsed: 'Pays des dernières inscriptions',
    keyOfOther: 'Clé pour un autre serveur',
    useKeyHere: 'Utiliser cette clé pour le nouveau serveur',
    forgetKey: 'Oublier cette clé',
    counting: 'Comptage…',
    factorRing: (factors: number, name: string) => `Cercle des ${factors} facteurs de ${name}`,
  },

  more: {
    noServer: 'Pas réglé : rien n’est envoyé',
    overview: 'Graphiques',
    console: 'Essayer les appels du service',
    practice: 'Essayer avec des personnes inventées',
    assessments: 'Ce que chacune mesure',
    occupations: 'Trouver un code',
    programmers: 'Pour qui programme',
  },

  assessments: {
    about: 'Ouvrez-en une pour voir ce qu’elle mesure et ses attributions.',
    times: (n) => `Attribuée ${number(n)} fois`,
    all: 'Toutes les évaluations',
    factors: 'Les douze facteurs',
    noSuch: (key: string) => `Il n’y a pas d’évaluation ${key}`,
    seeAll: 'Voir toutes les évaluations',
    assign: 'L’attribuer à des personnes',
    nobody: 'Inscrivez d’abord une personne. Ensuite, vous pourrez la lui attribuer.',
    toNobody: 'Elle n’est encore attribuée à personne.',
    assignments: (n: number | undefined) => `Attributions${n === undefined ? '' : ` (${number(n)})`}`,
  },

  factors: {
    choose: 'Appuyez sur un facteur pour lire de quoi il s’agit',
    low: 'Bas',
    high: 'Haut',
  },
});
