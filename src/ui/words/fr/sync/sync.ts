import type { Lane } from '../../../../domain/record/lane.ts';
import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { status } from '../status.ts';
import { connectionSentence, pauseSentence } from './connection.ts';
import { meanings } from './meanings.ts';

type Words = ScreenWords['sync'];
type Facts = Parameters<Words['phaseSentence']>[0];

const { number, count } = numbersOf(first.language);

const lanes: Record<Lane, (n: number) => string> = {
  group: (n) => count(n, { one: '# groupe', other: '# groupes' }),
  user: first.counts.people,
  assign: (n) => count(n, { one: '# attribution', other: '# attributions' }),
};

const laneWaitsFor: Record<Lane, string> = {
  group: 'le groupe dont il fait partie',
  user: 'un groupe que le serveur ne connaît pas encore',
  assign: 'des personnes ou des groupes que le serveur ne connaît pas encore',
};

/** What goes on, or why nothing does: one sentence. */
const phaseSentence: Words['phaseSentence'] = (facts) => {
  const { state, keyStatus } = facts;
  if (keyStatus === 'locked')
    return 'La clé du serveur est gardée derrière une phrase secrète. Écrivez la phrase secrète dans les Réglages, et l’envoi continue.';
  if (keyStatus === 'other server')
    return 'La clé a été écrite pour un autre serveur. Rien n’est envoyé avant votre décision.';
  switch (state.phase) {
    case 'off':
    case 'idle':
      return state.pause ? pauseSentence(state.pause) : idleSentence(facts);
    case 'comparing':
      return 'Les fiches sont comparées avec leur deuxième copie. L’envoi continue après cela.';
    case 'checking':
      return 'Recherche du serveur.';
    case 'sending':
      return state.progress
        ? status.progress(state.progress.confirmed, state.progress.total)
        : 'Envoi en cours.';
    case 'waiting':
      return state.pause
        ? pauseSentence(state.pause)
        : 'Outpost enverra de lui-même ce qui attend, un peu plus tard.';
  }
};

function idleSentence({ waiting, blocked = 0, unsettled = 0, undecided = 0 }: Facts): string {
  if (waiting === 0) return undecided > 0 ? 'Rien d’autre n’attend d’être envoyé.' : 'Rien n’attend.';
  const goes = waiting - blocked;
  const stuck = count(waiting, {
    one: '# attend et ne peut pas encore partir.',
    other: '# attendent et ne peuvent pas encore partir.',
  });
  if (unsettled === 0) return goes > 0 ? 'Rien n’est en route.' : `${stuck} La raison est indiquée plus bas.`;
  if (goes > 0)
    return `${count(goes, { one: '# attend et part avec « Envoyer maintenant ».', other: '# attendent et partent avec « Envoyer maintenant ».' })} ${count(unsettled, { one: 'Décidez d’abord pour # autre.', other: 'Décidez d’abord pour # autres.' })}`;
  return `${count(waiting, { one: '# attend.', other: '# attendent.' })} ${count(unsettled, { one: 'Décidez d’abord pour # incertaine.', other: 'Décidez d’abord pour # incertaines.' })}`;
}

const keyOfAnotherServer: Words['keyOfAnotherServer'] = (of, now) => {
  const isSameOrigin = of?.origin === now.origin;
  const was =
    !of || of.origin === ''
      ? 'un serveur qui n’est pas noté'
      : isSameOrigin
        ? `l’en-tête ${of.header}`
        : of.origin;
  const is = isSameOrigin ? `l’en-tête est ${now.header}` : `le serveur est ${now.origin}`;
  return `La clé a été écrite pour ${was}. Maintenant ${is}, qui ne l’a pas vue. Utilisez-la là seulement si vous lui faites confiance.`;
};

const preflightSentence: Words['preflightSentence'] = ({ fine, problems }) => {
  const codes = problems.filter(({ rule }) => rule === 'occupation-gone').length;
  const keys = problems.length - codes;
  const parts = [`${number(fine)} en ordre`];
  if (codes > 0)
    parts.push(
      count(codes, {
        one: '# utilise un code qui n’existe plus',
        other: '# utilisent un code qui n’existe plus',
      }),
    );
  if (keys > 0)
    parts.push(
      count(keys, {
        one: '# nomme une évaluation qui n’existe plus',
        other: '# nomment une évaluation qui n’existe plus',
      }),
    );
  return parts.join(', ');
};

const ASK = {
  server: 'Regardez sur le serveur, ou demandez à qui le gère. Puis décidez.',
  people: 'Le serveur n’est plus réglé ici : demandez à qui le gère, puis décidez.',
  practice: 'Comparez avec le serveur d’exercice, puis décidez.',
};

export const sync: Words = {
  connectionSentence,
  pauseSentence,
  phaseSentence,
  keyOfAnotherServer,
  preflightSentence,
  replaySafety: {
    key: 'Le serveur reconnaît une requête qu’il a déjà vue : une réponse perdue est redemandée et rien n’est fait deux fois.',
    'closes connections':
      'Qui héberge l’application promet que le serveur ferme sa connexion après chaque réponse : le navigateur ne répète rien en secret, et ce qui est refusé n’a pas eu lieu.',
    streams:
      'Le serveur parle HTTP/2, et le navigateur lui envoie chaque requête en un flux qu’il ne peut pas répéter en secret : ce qui est refusé n’a pas eu lieu.',
    'not replay-safe':
      'Le navigateur peut répéter une requête quand une connexion se coupe. Une personne peut alors être inscrite deux fois, une attribution achetée deux fois, et ce qui est refusé peut être là quand même.',
    'not known yet':
      'Si le navigateur peut répéter une requête en secret, cela se découvre au premier contact.',
  },
  onHoldBecause: {
    'by a person': {
      sentence: 'Vous ou une autre personne les avez mises en pause.',
      ofOne: 'Vous ou une autre personne l’avez mise en pause.',
      action: 'Relancer',
    },
    'other server': {
      sentence:
        'Elles ont été créées pour un autre serveur ou une autre clé. Déplacez-les seulement si le nouveau appartient à la même organisation.',
      ofOne:
        'Elle a été créée pour un autre serveur ou une autre clé. Déplacez-la seulement si le nouveau appartient à la même organisation.',
      action: 'Déplacer ici',
    },
    restored: {
      sentence:
        'Elles viennent d’une sauvegarde. Relancez-les seulement si aucun autre appareil ne les a envoyées.',
      ofOne: 'Elle vient d’une sauvegarde. Relancez-la seulement si aucun autre appareil ne l’a envoyée.',
      action: 'Relancer',
    },
    'rolled back': {
      sentence:
        'Le navigateur a perdu une partie de son stockage, et elles ont peut-être déjà été envoyées. Regardez d’abord sur le serveur.',
      ofOne:
        'Le navigateur a perdu une partie de son stockage, et elle a peut-être déjà été envoyée. Regardez d’abord sur le serveur.',
      action: 'Relancer',
    },
    'key reused': {
      sentence:
        'Le serveur les a prises pour d’autres requêtes. Relancez-les, et elles partent comme nouvelles.',
      ofOne: 'Le serveur l’a prise pour une autre requête. Relancez-la, et elle part comme nouvelle.',
      action: 'Relancer',
    },
    transfer: {
      sentence:
        'Elles sont venues dans un fichier d’un autre appareil, et rien ne prouve duquel. Regardez ce qu’elles achètent, puis relancez-les.',
      ofOne:
        'Elle est venue dans un fichier d’un autre appareil, et rien ne prouve duquel. Regardez ce qu’elle achète, puis relancez-la.',
      action: 'Relancer',
    },
  },
  openSettings: 'Ouvrir les Réglages',
  decideThere: `Décider dans ${first.titles.sync}`,
  seeWhyThere: `Voir pourquoi dans ${first.titles.sync}`,
  seeThemThere: `Les voir dans ${first.titles.sync}`,
  noServer: 'Aucun serveur n’est réglé, donc rien n’est envoyé.',
  askForServer: 'Demandez à votre organisation son lien, ou l’adresse de son serveur.',
  setServer: first.firstSight.connect,
  reading: 'Lecture de la liste…',
  records: 'Toutes les fiches',
  nothingMade: 'Personne n’est encore inscrit sur cet appareil.',
  registerPerson: 'Inscrire une personne',
  meanings,

  told: {
    waiting: (n: number) =>
      count(n, { one: '# fiche a été remise en attente.', other: '# fiches ont été remises en attente.' }),
    group: (name: string, state: string) => `État du groupe ${name} maintenant : ${state}.`,
  },

  next: {
    title: 'À faire maintenant',
    noReply: {
      sentence: (n, name) =>
        n === 1
          ? `${name} est-elle arrivée au serveur ?`
          : `Ces ${number(n)} fiches sont-elles arrivées au serveur ?`,
      why: (n, asks) =>
        `${n === 1 ? 'Elle a été envoyée' : 'Elles ont été envoyées'}, et aucune réponse n’est revenue. ${ASK[asks]}`,
      act: () => 'Décider',
    },
    toFix: {
      sentence: (n, name) =>
        n === 1 ? `${name} est à traiter : pas acceptée` : `${number(n)} fiches à traiter : pas acceptées`,
      why: (n) => (n === 1 ? 'Regardez pourquoi, et corrigez-la.' : 'Regardez pourquoi, et corrigez-les.'),
      act: () => 'Voir pourquoi',
    },
    onHold: {
      sentence: (n, name) => (n === 1 ? `${name} est en pause` : `${number(n)} fiches sont en pause`),
      why: (n, button) => {
        const are = n === 1 ? 'Elle n’est pas envoyée' : 'Elles ne sont pas envoyées';
        return button === undefined
          ? `${are} d’ici.`
          : `${are}. Pour ${n === 1 ? 'l’envoyer, appuyez sur « La voir »' : 'les envoyer, appuyez sur « Les voir »'}, puis sur « ${button} ».`;
      },
      forSeveralReasons: 'Elles ne sont pas envoyées. La raison est indiquée plus bas.',
      act: (n) => (n === 1 ? 'La voir' : 'Les voir'),
    },
  },

  panel: {
    title: 'Envoi',
    confirmedSoFar: 'Confirmées jusqu’ici',
    triedAgainAt: (time) => `Nouvel essai à ${time}.`,
    triedAgainSoon: 'Nouvel essai dans un instant.',
    elsewhere: 'Un autre onglet d’Outpost fait l’envoi.',
    failedOften: (n) =>
      count(n, {
        one: '# fiche a échoué dix fois de suite. Les essais continuent ; regardez le journal ci-dessous.',
        other:
          '# fiches ont échoué dix fois de suite. Les essais continuent ; regardez le journal ci-dessous.',
      }),
    sendNow: 'Envoyer maintenant',
    pause: 'Suspendre l’envoi',
    waitingNow: (kinds) => `En attente : ${kinds}.`,
    sendingNow: (n) => `En route : ${number(n)}.`,
    confirmedNow: (n) => `Confirmées : ${number(n)}.`,
    repeats: 'Et si la connexion se coupe ?',
  },

  ledger: {
    caption: 'Fiches par état',
    state: 'État',
    people: 'Personnes',
    assignments: 'Attributions',
    assignmentsShort: 'Attribuées',
    groups: 'Groupes',
    all: 'Toutes',
    made: 'En tout',
    none: '–',
  },

  links: {
    group: (name) => `Groupe ${name}`,
    assignment: 'attribution',
    more: (n) => `et ${number(n)} de plus`,
    inAll: (n, isMore) => `${first.counts.records(n)}${isMore ? ' ou plus' : ''}.`,
  },

  toFix: {
    title: 'À traiter',
    noWords: 'Non acceptées, sans un mot d’explication',
    openOne: (n) =>
      count(n, {
        one: '# fiche. Ouvrez-la pour la corriger ou l’écarter. Si les personnes qui gèrent le serveur y ont réparé quelque chose, renvoyez-la.',
        other:
          '# fiches. Ouvrez-en une pour la corriger ou l’écarter. Si les personnes qui gèrent le serveur y ont réparé quelque chose, renvoyez-les.',
      }),
    sendAgain: (n) => (n === 1 ? 'Renvoyer telle quelle' : `Renvoyer les ${number(n)} telles quelles`),
    theFirst: (n) => `Ce sont les ${number(n)} premières. Les autres suivent quand celles-ci sont réglées.`,
    useFor: (n) =>
      n === 1 ? 'L’utiliser pour cette personne' : `L’utiliser pour les ${first.counts.people(n)}`,
    changeGroup: 'Changer le groupe',
    oneGroup: 'un groupe',
    groupInPlaceOf: (name) => `Groupe à la place de ${name}`,
    groupHint: 'Laissez vide pour aucun groupe. Ce qui est arrivé reste comme c’est.',
    change: (what) => `Changer : ${what}`,
    leave: 'Laisser tel quel',
    notChanged: (n, reasons) =>
      `${count(n, { one: '# fiche inchangée', other: '# fiches inchangées' })}. ${reasons}`,
    people: first.counts.people,
    assignments: lanes.assign,
  },

  noReply: {
    title: 'Incertaines',
    about:
      'Ouvrez-en une pour voir ce qui a été envoyé et dire ce qu’elle est devenue. Rien n’est renvoyé avant.',
    more: 'Et d’autres, qui suivent quand celles-ci sont réglées.',
    theGroup: (name) => `le groupe ${name}`,
  },

  onHold: 'En pause',

  waiting: {
    title: 'En attente',
    lanes,
    blocked: (lane, blocked, all) =>
      blocked === all
        ? `en attente : ${laneWaitsFor[lane]}`
        : `dont ${number(blocked)} en attente : ${laneWaitsFor[lane]}`,

    forId: (n) =>
      count(n, {
        one: '# attribution attend que soit ajouté l’identifiant sur le serveur de',
        other: '# attributions attendent que soit ajouté l’identifiant sur le serveur de',
      }),
    forGroup: {
      before: (n) => count(n, { one: '# fiche attend le groupe', other: '# fiches attendent le groupe' }),
      between: '. Écrivez l’identifiant que le groupe a sur le serveur dans les',
      settings: 'Réglages',
    },
  },

  preflight: {
    check: 'Vérifier avant d’envoyer',
    about: 'Comparez ce qui attend avec les dernières listes de professions et d’évaluations du serveur.',
    goneOccupation: {
      before: (n) => count(n, { one: '# personne a la profession', other: '# personnes ont la profession' }),
      after: ', que le serveur ne propose plus.',
    },
    goneAssessment: {
      before: (n) =>
        count(n, {
          one: '# attribution nomme l’évaluation',
          other: '# attributions nomment l’évaluation',
        }),
      after: (n) =>
        `, que le serveur n’a plus. Ouvrez ${n === 1 ? 'la personne' : 'chaque personne'}, modifiez l’attribution et choisissez une autre évaluation.`,
    },
  },

  log: {
    title: 'Journal',
    nothing: 'Rien n’a encore été envoyé à ce serveur.',
    gone: 'Une fiche qui n’est plus là',
    attempt: (n) => `Essai ${number(n)} : `,
    newer: 'Plus récents',
    older: 'Plus anciens',
  },
};
