import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { number, count, size } = numbersOf(first.language);

const UNITS = ['octets', 'ko', 'Mo', 'Go'];

export const consoleWords: ScreenWords['console'] = {
  about:
    'Pour qui programme : chaque appel du service, ce qu’il prend et ce qu’il répond. Essayez-en un, puis copiez-le dans un programme.',
  document: 'Le tout en OpenAPI 3.1',
  goes: (address, outOfReach) =>
    address === ''
      ? 'Aucun serveur n’est réglé. Ce que vous créez avec POST est réel, et attend sur cet appareil.'
      : [`Votre serveur est ${address}.`, outOfReach, 'Ce que vous créez avec POST est réel.']
          .filter(Boolean)
          .join(' '),
  goesOutOfReach: {
    offline: 'Vous êtes hors ligne : les appels passent par cet appareil, pas directement au serveur.',
    notConnected: 'Il n’est pas connecté maintenant.',
  },
  goesFull: (hasServer) =>
    `${hasServer ? 'Par cet appareil, les appels avec POST ne fonctionnent pas tant qu’il n’a pas de place.' : 'Les appels avec POST ne fonctionnent pas tant que cet appareil n’a pas de place.'} L’exercice ne fonctionne pas non plus.`,
  noRoom: (hasServer) =>
    hasServer
      ? 'Vous ne pouvez ni envoyer cet appel par cet appareil ni l’essayer tant qu’il n’a pas de place.'
      : 'Vous ne pouvez ni envoyer ni essayer cet appel tant que cet appareil n’a pas de place.',
  goesShut:
    'Dans cet onglet, seuls les appels avec GET fonctionnent. Vous pouvez toujours essayer des appels dans l’exercice.',
  users: 'personnes',
  notLoaded:
    'La description du service ne s’est pas chargée. Connectez-vous une fois au réseau, puis rouvrez cet écran.',
  noSuch: (name) => `Il n’y a pas d’appel ${name}`,
  extension: 'Extension : le service réel l’a, le contrat ne la décrit pas.',

  target: 'Envoyer à',
  way: 'Comment envoyer',
  outOfReach: { offline: 'Pas tant que vous êtes hors ligne.', notConnected: 'Pas connecté.' },
  targets: { device: 'Cet appareil', practice: 'Serveur d’exercice', server: 'Votre serveur' },
  ways: {
    device: 'Par cet appareil',
    practice: 'Directement au serveur d’exercice',
    server: 'Directement au serveur',
  },
  inPractice: 'Essayer dans l’exercice',
  aboutTarget: {
    device: 'Ce que vous envoyez ici attend, puis part au serveur d’exercice sur cet appareil.',
    practice:
      'Envoyé une fois, tout de suite, au serveur d’exercice dans cette page. Rien n’en quitte cet appareil.',
    noSending:
      'Cette page ne peut pas envoyer. Un autre onglet le fait, ou il manque au navigateur quelque chose pour l’envoi.',
  },
  caution: {
    tab: 'Cet onglet ne peut pas envoyer.',
    practiceOpens: 'Vous pouvez toujours essayer des appels dans l’exercice.',
    real: 'Ce que vous envoyez ici est réel.',
    local: 'C’est gardé sur cet appareil jusqu’à ce qu’un serveur soit réglé.',
    device: 'Cela attend comme les autres fiches.',
    server: (address) =>
      `C’est envoyé une fois, tout de suite, à ${address}. Rien n’en est gardé sur cet appareil, et le serveur ne peut pas l’annuler.`,
  },

  aboutRead: {
    device: 'Cette page répond, même sans réseau.',
    practice: 'Demandé une fois, tout de suite, au serveur d’exercice dans cette page.',
    server: (address) => `Demandé une fois, tout de suite, à ${address}. Rien n’y change.`,
  },
  keyGoes: (header) => `La clé est jointe dans l’en-tête ${header}. Elle s’écrit dans`,

  examples: 'Mettre un exemple :',
  asText: 'Écrire les codes moi-même',
  sendAs: 'Envoyer les champs comme',
  nothingToFill: 'Cet appel ne prend rien.',
  mustFill: '(nécessaire)',
  choose: 'Choisissez',
  leaveOut: 'Laisser de côté',
  add: (name) => `Ajouter à ${name}`,
  remove: (name) => `Retirer ${name}`,
  assessments: first.counts.assessments,

  send: 'Envoyer',
  sending: 'Envoi',
  answer: 'Réponse',
  noAnswerYet: 'Rien n’a encore été envoyé.',
  inTime: (ms) => `${number(ms)} ms`,
  size: (bytes) => size(bytes, UNITS),
  headers: (n) => `En-têtes : ${number(n)}`,
  headersOfServer: 'Seulement ceux que le serveur laisse un navigateur montrer.',
  body: 'Corps',
  exampleAnswer: 'Exemple de réponse :',
  empty: 'La réponse n’a pas de contenu.',
  noAnswer: {
    read: 'Aucune réponse n’est venue. Vérifiez la connexion, puis renvoyez.',
    write:
      'Aucune réponse n’est venue. C’est peut-être fait quand même : regardez sur le serveur avant de renvoyer.',
  },
  notSent: 'Rien n’a été envoyé : aucun serveur n’est réglé, ou son adresse n’est pas sûre.',
  next: {
    assign: 'Attribuer des évaluations à cette personne',
    createUser: 'Créer une personne dans ce groupe',
  },
  more: 'Montrer',

  copy: 'Le même appel à copier',
  curl: 'Pour un terminal, avec curl',
  fetch: 'Pour un programme, avec fetch',
  copyIt: 'Copier',
  withExample: (name) => `L’exemple « ${name} » sert jusqu’à ce que vous donniez une valeur.`,
  aboutCopy: {
    practice:
      'Seule cette page peut appeler le serveur d’exercice. Pour utiliser ce que vous copiez, démarrez d’abord le serveur de référence : `npm run server`.',
    none: 'Aucun serveur n’est réglé. Écrivez son adresse à la place de `https://your-server`, et mettez la clé dans la variable KEY.',
    unread:
      'Rechargez pour voir ici l’adresse de votre serveur. Ou écrivez-la à la place de `https://your-server`. Mettez la clé dans la variable KEY.',
    server:
      'Ce que vous copiez va directement au serveur. Votre clé n’est pas copiée : mettez-la d’abord dans la variable KEY.',
  },

  rules: (n) => `Ce qu’il refuse : ${count(n, { one: '# règle', other: '# règles' })}`,
};
