import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { groups } from '../settings/groups.ts';
import { check } from './check.ts';

const { size, count, number } = numbersOf(first.language);

const UNITS = ['octets', 'ko', 'Mo', 'Go'];

export const device: ScreenWords['device'] = {
  check,
  safety: {
    question: 'Mon travail est-il en sécurité ?',
    answers: { yes: 'Oui.', almost: 'Presque.', no: 'Pas encore.', nothing: 'Rien n’est encore enregistré' },
    when: {
      lost: 'Si cet appareil est perdu maintenant',
      closed: 'Quand cette fenêtre privée sera fermée',
    },
    lost: {
      nobody: 'Personne n’est encore inscrit.',
      nothing: 'Personne n’est encore inscrit. Si vous avez une sauvegarde, restaurez-la plus bas.',
      none: 'Chaque fiche est sur le serveur, ou dans un fichier en dehors de ce navigateur.',
      all: (when, n) =>
        n === 1 ? `${when}, elle est perdue.` : `${when}, ces ${number(n)} fiches sont perdues.`,
      perhaps: (when, n) =>
        n === 1
          ? `Elle est peut-être aussi sur le serveur : aucune réponse n’est revenue. ${when}, elle peut être perdue.`
          : `Elles sont peut-être aussi sur le serveur : aucune réponse n’est revenue. ${when}, elles peuvent être perdues.`,
      onTheirWay: (when, n) =>
        n === 1
          ? `Elle est en cours d’envoi, et la réponse n’est pas encore là. ${when}, elle peut être perdue.`
          : `Elles sont en cours d’envoi, et les réponses ne sont pas encore là. ${when}, elles peuvent être perdues.`,
      some: (when) => `${when} :`,
      sure: (n) => count(n, { one: '# fiche est perdue.', other: '# fiches sont perdues.' }),
      sending: (n) =>
        count(n, {
          one: '# peut être perdue : elle est en cours d’envoi.',
          other: '# peuvent être perdues : elles sont en cours d’envoi.',
        }),
      noReply: (n) =>
        count(n, {
          one: '# peut être perdue : aucune réponse n’est revenue.',
          other: '# peuvent être perdues : aucune réponse n’est revenue.',
        }),
      drafts: (when, n) =>
        `${when}, ${count(n, { one: '# brouillon est perdu', other: '# brouillons sont perdus' })}.`,
      draftsToo: (n) =>
        count(n, { one: '# brouillon est perdu aussi.', other: '# brouillons sont perdus aussi.' }),
    },
    moved: (n) =>
      count(n, {
        one: '# fiche a été transférée. Elle est en sûreté une fois que l’autre appareil a pris le fichier.',
        other:
          '# fiches ont été transférées. Elles sont en sûreté une fois que l’autre appareil a pris le fichier.',
      }),
    notReal: 'Ici, rien n’est réel',
    inPractice: 'Les personnes de l’exercice n’ont pas besoin de sauvegarde. Vous pouvez en essayer une ici.',
    ofThem: (n) => `Parmi ces ${number(n)} :`,
    allToFix: (n) => `Les ${number(n)} fiches sont toutes à traiter : elles n’ont pas été acceptées.`,
    allOnHold: (n) =>
      `Les ${number(n)} fiches sont toutes en pause : elles ne sont pas envoyées avant que vous le disiez.`,
    waiting: (n) => count(n, { one: '# attend d’être envoyée.', other: '# attendent d’être envoyées.' }),
    toFix: (n) =>
      count(n, {
        one: '# fiche est à traiter : elle n’a pas été acceptée.',
        other: '# fiches sont à traiter : elles n’ont pas été acceptées.',
      }),
    onHold: (n) =>
      count(n, {
        one: '# fiche est en pause : elle n’est pas envoyée avant que vous le disiez.',
        other: '# fiches sont en pause : elles ne sont pas envoyées avant que vous le disiez.',
      }),
    backupWhere: 'Enregistrez le fichier sur une carte mémoire ou un autre appareil.',
    sendingNow: (n) =>
      count(n, {
        one: 'Envoi en cours : # pas encore confirmée.',
        other: 'Envoi en cours : # pas encore confirmées.',
      }),
    discardedNotCounted: (n) =>
      count(n, {
        one: '# fiche écartée n’est pas comptée.',
        other: '# fiches écartées ne sont pas comptées.',
      }),
    sending: (n) =>
      count(n, {
        one: '# fiche est en route vers le serveur.',
        other: '# fiches sont en route vers le serveur.',
      }),
    unsure: (n) =>
      count(n, {
        one: 'On ne sait pas si # fiche est arrivée.',
        other: 'On ne sait pas si # fiches sont arrivées.',
      }),
    oneCopy: 'Ce navigateur ne garde qu’une copie. Faites plus souvent une sauvegarde.',
    secondHelps:
      'La deuxième copie aide si les données du navigateur sont abîmées, pas si l’appareil est perdu.',
    snapshots:
      'Ce navigateur écrit la deuxième copie quelques secondes après chaque changement. S’il perd ses fiches avant, les plus récentes sont perdues : faites plus souvent une sauvegarde.',
    behind: 'La deuxième copie n’a pas encore les derniers changements. Elle est réécrite d’elle-même.',
    newer:
      'Une version plus récente d’Outpost a gardé dans ce navigateur des fiches que cette version ne peut pas lire. Elles restent comme elles sont : mettez Outpost à jour.',
    notRead: 'Les fiches n’ont pas pu être lues. Rechargez l’application.',
  },
  copies: {
    title: 'Où sont vos fiches',
    names: {
      device: 'Cet appareil',
      second: 'Deuxième copie sur cet appareil',
      file: 'Sauvegarde',
      server: 'Serveur',
    },
    looks: {
      solid: 'en sécurité',
      pale: 'seulement sur cet appareil',
      sending: 'en cours d’envoi',
      noReply: first.states.noReply,
      lacking: 'n’y est pas',
    },
    ages: {
      now: 'maintenant',
      none: 'aucune encore',
      missing: 'aucune',
      starting: 'en comparaison',
      'no server': 'aucun serveur réglé à présent',
      'nothing sent': 'rien d’envoyé encore',
      sending: 'envoi en cours',
      before: 'envoyées plus tôt',
      'server before': 'envoyées plus tôt, aucun serveur réglé à présent',
    },
    behind: (since) => (since === undefined ? 'en écriture' : `en retard, écrite ${since}`),
    notKnown: 'pas encore connu',
    records: (n) => count(n, { one: ' fiche', other: ' fiches' }),
  },

  export: {
    title: 'Exporter',
    about:
      'Des tableaux de ce qui a été créé sur cet appareil, avec états et heures. Un tableau n’est pas une sauvegarde : rien ne peut en être restauré.',
    actions: {
      people: 'Exporter les personnes pour un tableur',
      assignments: 'Exporter les attributions pour un tableur',
      peopleCsv: 'Exporter les personnes en CSV',
      assignmentsCsv: 'Exporter les attributions en CSV',
      everything: 'Exporter les deux en JSON',
    },
    written: (done, all) => `${number(done)} sur ${first.counts.records(all)} écrites`,
    stopped: 'Arrêté. Aucun fichier n’a été enregistré.',
    made: 'Le fichier a été remis au navigateur. Regardez où il garde les téléchargements.',
  },

  storage: 'Stockage sur cet appareil',
  records: 'Fiches',
  recordsMade: (made) =>
    [
      first.counts.people(made.people),
      count(made.assignments, { one: '# attribution', other: '# attributions' }),
      groups.inNumbers(made.groups),
    ].join(', '),
  promise: 'Le navigateur peut-il effacer vos fiches ?',
  kept: { strong: 'Non.', rest: 'Il n’efface rien ici sans qu’une personne le demande.' },
  mayBeErased: { strong: 'Oui.', rest: 'Il peut les effacer quand l’appareil manque de place.' },
  notSaid: 'Ce navigateur ne dit pas s’il garde ce qui est enregistré.',
  sevenDays: 'Sept jours',
  safari: {
    before: 'Safari efface tout ici après sept jours d’utilisation sans ouvrir Outpost :',
    day: (day) => `le ${day} au plus tôt`,
    after:
      ', sauf si vous l’ouvrez avant. Il ne le fait pas quand Outpost est sur l’écran d’accueil ou dans le Dock.',
  },
  privateWindow: 'Fenêtre privée',
  inPrivateWindow:
    'Si c’est une fenêtre privée, tout ce qui est inscrit disparaît quand elle est fermée. Utilisez une fenêtre ordinaire.',
  opened: 'S’ouvre dans',
  openedAs: {
    app: 'Une application à part, depuis l’écran d’accueil, le Dock ou le menu de démarrage.',
    tab: 'Un onglet du navigateur. Installez Outpost : le navigateur risquera moins d’effacer ce qui est enregistré.',
  },
  used: 'Utilisé',
  usedText: (bytes) => `${size(bytes, UNITS)}, application comprise`,
  free: 'Libre',
  freeText: (bytes) =>
    `Le navigateur permet encore ${size(bytes, UNITS)}. L’appareil lui-même en a peut-être moins.`,
  askToKeep: 'Demander au navigateur de les garder',
  agreed: 'Le navigateur garde ce qui est enregistré ici.',
  notAgreed:
    'Le navigateur n’a pas accepté. Installez Outpost ou ajoutez-le aux favoris, utilisez-le quelque temps, puis redemandez.',

  erase: {
    title: 'Effacer',
    open: 'Effacer tout sur cet appareil',
    notArrived: (n) =>
      count(n, {
        one: '# fiche n’est arrivée sur aucun serveur.',
        other: '# fiches ne sont arrivées sur aucun serveur.',
      }),
    gone: (n) =>
      count(n, {
        one: 'Effacée ici, elle est perdue pour toujours, et personne ne peut la ramener.',
        other: 'Effacées ici, elles sont perdues pour toujours, et personne ne peut les ramener.',
      }),
    inBackup: (n) =>
      count(n, {
        one: 'Une sauvegarde la contient : restaurez ce fichier pour la retrouver.',
        other: 'Une sauvegarde les contient : restaurez ce fichier pour les retrouver.',
      }),
    onlyHere: (n) =>
      count(n, {
        one: '# d’entre elles est seulement sur cet appareil : aucune sauvegarde ne l’a non plus.',
        other: '# d’entre elles sont seulement sur cet appareil : aucune sauvegarde ne les a non plus.',
      }),
    moved: (n) =>
      count(n, {
        one: '# fiche a été transférée. Regardez d’abord sur l’autre appareil : s’il n’a pas pris le fichier, elle est perdue aussi.',
        other:
          '# fiches ont été transférées. Regardez d’abord sur l’autre appareil : s’il n’a pas pris le fichier, elles sont perdues aussi.',
      }),
    backupFirst: 'Faire d’abord une sauvegarde',
    heldUp:
      'Un autre onglet d’Outpost ne répond pas. Fermez les autres onglets d’Outpost : l’effacement continue de lui-même.',
    interrupted:
      'Outpost a été fermé pendant que tout s’effaçait sur cet appareil. L’effacement est maintenant terminé.',
    notFinished:
      'Outpost a été fermé pendant que tout s’effaçait sur cet appareil, et l’effacement ne peut pas encore se terminer. Fermez les autres onglets d’Outpost, puis rechargez.',
    looked: 'Vérifié ensuite : aucune fiche, aucun réglage et aucune clé ne restent dans ce navigateur.',
    left: 'Ceci est encore dans ce navigateur. Fermez les autres onglets d’Outpost, rechargez et effacez encore une fois :',
    places: {
      database: 'Base de données',
      files: 'Fichiers de la deuxième copie',
      cache: 'Réponses gardées',
      entry: 'Réglage',
    },
    allArrived:
      'Tout ce qui a été fait ici est arrivé, a été transféré ou écarté. Ce qui est effacé est l’histoire de cet appareil : aucun serveur ne la rend.',
    noRecords: 'Il n’y a pas de fiches sur cet appareil. Les réglages et les groupes sont effacés.',
    words: (erased) =>
      erased === 0 ? 'effacer tout' : `effacer ${erased} ${erased === 1 ? 'fiche' : 'fiches'}`,
    type: (words) => `Écrivez « ${words} »`,
    typeHint:
      'Les fiches, les groupes, les réglages et la clé du serveur sont effacés dans tous les onglets, avec la deuxième copie. L’application reste.',
    typeThis: (words) => `Écrivez : ${words}`,
    erasing: 'Effacement',
    action: 'Effacer tout',
  },
};
