import { capital } from '../../capital.ts';
import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { number, count } = numbersOf(first.language);

export const record: ScreenWords['record'] = {
  list: (shown, left) => {
    const all = left > 0 ? [...shown, `${number(left)} de plus`] : shown;
    const last = all.at(-1) ?? '';
    return all.length > 1 ? `${all.slice(0, -1).join(', ')} et ${last}` : last;
  },
  gone: {
    'occupation-gone': (code) => `Le serveur n’a plus la profession ${code}. Choisissez-en une autre`,
    'assessment-gone': (key) => `Le serveur n’a plus l’évaluation ${key}. Choisissez-en une autre`,
  },
  none: 'aucun',
  nothing: 'rien',
  person: 'Personne',
  joiningGroup: 'Entrée dans un groupe',
  assignmentOf: (keys) => `Attribution de ${keys}`,

  names: {
    user: (receipt, reference) => (reference ? `${receipt} (${reference})` : receipt),
    assignment: (receipt) => `l’attribution de ${receipt}`,
    group: (name) => `le groupe ${name}`,
    gone: 'une fiche qui n’est pas sur cet appareil',
  },

  whyNoReply: {
    closed: 'Outpost a été fermé avant qu’une réponse arrive',
    late: 'aucune réponse entière n’est arrivée à temps',
    broken: 'la connexion s’est coupée avant qu’une réponse arrive',
    elsewhere: 'la réponse est venue d’une autre adresse',
    foreign: 'la réponse n’était pas de celles que ce service donne',
    status: (status) => `la réponse du serveur ne dit pas s’il a agi (réponse ${status})`,
  },

  attempt: {
    open: 'envoyée ; pas encore de réponse',
    confirmed: 'envoyée, et confirmée par le serveur',
    rejected: (status) => `envoyée, et non acceptée par le serveur${answer(status)}`,
    notApplied: (status) => `envoyée, et non exécutée par le serveur${answer(status)}`,
    noReply: (why) => `envoyée ; ${why}`,
  },

  obstacles: {
    sending: 'Elle est en route vers le serveur. Attendez la réponse.',
    noReply: 'On ne sait pas si elle est arrivée. Dites d’abord ce qu’elle est devenue.',
    confirmed: 'Le serveur l’a. Ici, elle ne peut plus être ni changée ni écartée.',
    moved: 'Elle a été transférée à un autre appareil. Faites-le là-bas.',
    discarded: 'Elle est écartée. Rétablissez-la d’abord.',
    notDiscarded: 'Elle n’est pas écartée.',
    otherServer: 'Elle appartient à un autre serveur. Déplacez-la sur l’écran Envois.',
    notOnHold: 'Elle n’est pas en pause.',
    onHoldAlready: 'Elle est déjà en pause.',
    halfTyped: 'Elle est à moitié écrite. Terminez-la sur l’écran Inscrire.',
    gone: 'Elle n’est plus sur cet appareil.',
    inDoubt: 'On ne sait pas si elle est arrivée. Elle est renvoyée pour le savoir : attendez la réponse.',
    named: (by) => `Elle est nommée par ${by}, qui attendrait pour toujours. Écartez cela d’abord.`,
    with: (name) => `Elle appartient à ${name}, qui est écartée. Rétablissez cela d’abord.`,
    empty: 'Elle ne demanderait plus rien. Écartez-la plutôt.',
    cost: 'Elle pourrait être achetée une deuxième fois. Ouvrez-la et confirmez l’achat de nouveau.',
  },

  outcome: (wish, done, refused) => {
    const { one, other } = DONE[wish];
    const said = count(done, { one: `# personne ${one}`, other: `# personnes ${other}` });
    return refused === 0 ? said : `${said}, ${number(refused)} non`;
  },

  onHoldBecause: {
    'by a person': 'vous ou une autre personne l’avez mise en pause',
    'other server': 'elle a été créée pour un autre serveur ou une autre clé',
    restored: 'elle vient d’une sauvegarde',
    'rolled back': 'le navigateur avait perdu ce qui lui est arrivé en dernier',
    'key reused': 'le serveur l’a prise pour une autre requête',
    transfer: 'elle est venue d’un autre appareil',
  },

  duplicate: (uuids) =>
    `Le serveur l’a ${number(uuids.length)} fois : ${uuids.join(', ')}. Demandez aux personnes qui gèrent le serveur de tout retirer sauf une.`,

  standing: {
    draft: 'À moitié écrite. Terminez-la sur l’écran Inscrire.',
    waitsFor: (names) => `Prête. Elle est envoyée après ${names}.`,
    waitsForPerson: 'Elle attend, et est envoyée après cette personne.',
    waits: 'Prête à envoyer. Elle est envoyée à son tour, dès que le serveur peut être joint.',
    waitsItsTurn: 'Prête à envoyer. Elle est envoyée à son tour.',
    waitsForServer: {
      user: 'Cette personne attend sur cet appareil : aucun serveur n’est réglé maintenant.',
      assign: 'Elle attend sur cet appareil : aucun serveur n’est réglé maintenant.',
      group: 'Il attend sur cet appareil : aucun serveur n’est réglé maintenant.',
    },
    sending: 'En route vers le serveur. Elle ne peut pas être changée avant la réponse.',
    rejected: 'Elle n’a pas été acceptée. Corrigez-la, puis renvoyez-la.',
    rejectedSilently: 'Elle n’a pas été acceptée.',
    onHold: 'En pause.',
    onHoldByPerson: {
      user: 'Cette fiche est en pause. Elle n’est pas envoyée avant que vous appuyiez sur Relancer la fiche.',
      assign: 'Cette attribution est en pause. Elle n’est pas envoyée avant que vous appuyiez sur Relancer.',
      group: 'Ce groupe est en pause. Il n’est pas envoyé avant que vous appuyiez sur Relancer.',
    },
    onHoldBecause: (because) => `En pause, parce que : ${because}.`,
    sayWhere: 'Dites sur l’écran Envois si elle va à celui-ci.',
    release: 'Relancez-la, et elle continue.',
    releaseWhenSure: 'Relancez-la quand vous êtes sûr que le serveur ne l’a pas encore.',
    confirmed: 'Le serveur l’a. Ici, elle ne peut plus être ni changée ni écartée.',
    confirmedPerson:
      'Cette personne est arrivée sur le serveur, et ne peut plus être ni changée ni écartée ici.',
    confirmedWithoutId:
      'Le serveur l’a : quelqu’un l’y a vue. Son identifiant sur le serveur n’est pas encore connu, et ses évaluations l’attendent.',
    waitsForId: (names) =>
      `Prête. Elle attend l’identifiant de ${names} sur le serveur. Ajoutez-le là quand quelqu’un le connaît.`,
    moved: (to, code) =>
      `Transférée à l’appareil ${to} avec ${code}. Cet appareil-là l’envoie, et celui-ci jamais.`,
    movedSomewhere: 'Transférée à un autre appareil. La suite se passe là-bas.',
    discarded: 'Écartée. Elle n’est pas envoyée, et peut être rétablie.',
  },

  history: {
    damaged: 'a une ligne d’historique endommagée, qui ne peut pas être affichée',
    made: 'enregistrée sur cet appareil',
    changed: (what) => `changement : ${what}`,
    fromTo: (what, from, to) => `${what} : ${from} devient ${to}`,
    renamed: (before, after) => `renommé : ${before} devient ${after}`,
    discarded: 'écartée',
    discardedWith: 'écartée avec la personne',
    restored: 'rétablie',
    onHold: (because) => `mise en pause, parce que : ${because}`,
    released: 'relancée',
    linked: (uuid) => `lié à ${uuid} sur le serveur`,
    late: 'réponse tardive ; elle compte',
    stopped: (why) => `pas envoyée : ${why}`,
    decided: {
      arrived: 'quelqu’un a dit qu’elle est arrivée',
      rejected: 'quelqu’un a dit qu’elle n’y est pas',
      'send again': 'à renvoyer, bien qu’elle soit peut-être arrivée',
    },
    confirmedAgain: ' ; l’achat a été confirmé une nouvelle fois',
    takenBack: 'était arrivée avant d’être changée ; remise comme elle avait été envoyée',
    triedAgain: 'à renvoyer telle quelle',
    duplicate: (uuids) => `trouvée plusieurs fois sur le serveur : ${uuids}`,
    'changed server': 'déplacée vers le serveur réglé maintenant',
    moved: (to, code) => `transférée à l’appareil ${to} avec ${code}`,
    received: (from, code) => `reçue de l’appareil ${from} avec ${code}`,
    givenBack: (to, code) => `rendue à l’appareil ${to}, de ${code}`,
    takenBackBy: {
      'return code': (code) => `reprise de ${code} avec son code de retour`,
      'a person': (code) =>
        `reprise de ${code}, parce que quelqu’un a dit que l’autre appareil ne l’envoie pas`,
    },
  },

  values: {
    sex: 'sexe',
    occupation: 'profession',
    occupationWords: 'mots écrits',
    occupationAnswer: 'réponse à la question',
    country: 'pays',
    groupId: 'groupe',
    reference: 'référence',
    assessments: 'évaluations',
    groupToJoin: 'groupe à rejoindre',
    prices: 'prix',
    named: (name, code) => `${name} (${code})`,
    quoted: (text) => `« ${text} »`,
    about: (key, whom) => `${key} sur ${whom}`,
    thisPerson: 'cette personne',
    price: (each, extras) => `${each} l’une, frais en plus ${extras}`,
    purchaseConfirmed: (what) => `l’achat de ${what} a été confirmé`,
  },

  stake: (entries, total) => {
    const what = first.counts.assessments(entries);
    return total === undefined ? what : `${what} pour ${total}`;
  },
  confirmAgain: (stake) => `Je confirme encore une fois l’achat de ${stake}`,

  noReply: {
    sentOn: (time) => `Envoyée le ${time}.`,
    stake: 'En jeu :',
    stakeAdvice: (stake) => `${stake}. Si elle est arrivée, la renvoyer l’achète deux fois.`,
    advice: 'Regardez d’abord sur le serveur, ou demandez à qui le gère.',
    copyQuestion: 'Copier une question pour qui gère le serveur',
    theQuestion: 'La question',
    question: 'Est-elle arrivée au serveur ?',
    questions: {
      user: 'Cette fiche est-elle arrivée au serveur ?',
      assign: (names) => `L’attribution de ${names} est-elle arrivée au serveur ?`,
      group: (what) => `Est-ce que ${what} est arrivé au serveur ?`,
    },
    because: (why) => `${capital(why)}.`,
    untilThen: {
      user: 'Plus rien n’est envoyé pour cette personne avant votre décision.',
      assign: 'Plus rien n’est envoyé pour cette attribution avant votre décision.',
      group: 'Plus rien n’est envoyé pour ce groupe avant votre décision.',
    },
    does: {
      arrived: 'Elle compte comme confirmée.',
      rejected: 'Vous pourrez ensuite la renvoyer.',
    },
    arrived: 'Elle est arrivée',
    rejected: 'Elle n’est pas arrivée',
    sendAgain: 'Je ne sais pas : renvoyer',
    later: 'Décider plus tard',
    uuid: 'Identifiant sur le serveur',
    uuidHint: 'Un long numéro avec des tirets. La personne qui gère le serveur peut le trouver.',
    withoutId: {
      user: 'Sans lui, les évaluations de cette personne attendent sur cet appareil jusqu’à ce que quelqu’un l’ajoute.',
      group:
        'Sans lui, toutes les personnes du groupe attendent jusqu’à ce que quelqu’un l’ajoute dans Réglages, sous Groupes.',
      assign: 'Rien ne l’attend.',
    },
    confirmArrived: 'Confirmer qu’elle est arrivée',
    confirmRejected: 'Confirmer qu’elle n’est pas arrivée',
    addId: 'Ajouter l’identifiant sur le serveur',
    addIdNow: 'Ajouter l’identifiant',
    afterRejected: 'Elle est alors à traiter : corrigez-la et renvoyez-la, ou écartez-la.',
    sendAllTheSame: 'Renvoyer quand même',
    mayBuy: (stake) => `Ceci peut acheter ${stake} deux fois.`,
    twice: {
      user: 'Cette personne sera peut-être inscrite deux fois.',
      group: 'Ce groupe y sera peut-être deux fois.',
      assign: 'Elle n’achète rien : une deuxième fois ne fait pas de mal.',
    },
    problems: {
      'decided already': 'Une réponse est arrivée entre-temps. Il n’y a plus rien à décider.',
      'not a UUID':
        'Écrivez l’identifiant comme le serveur le montre, par exemple 6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a',
      'uuid taken': 'Une autre fiche de cet appareil a cet identifiant. Regardez de nouveau sur le serveur.',
      'cost not confirmed': 'Cochez la case pour confirmer l’achat encore une fois',
    },
  },

  details: {
    summary: 'Demande et réponse',
    unanswered: 'Ce qui a été envoyé',
    of: (time) => `du ${time}`,
    request: 'Demande',
    streamed: 'Elle est partie en flux, que le navigateur ne peut pas envoyer deux fois de lui-même.',
    answer: 'Réponse',
    noAnswer: 'Aucune n’est arrivée.',
    after: (milliseconds) => `Après ${number(Math.round(milliseconds))} ms`,
  },

  refusals: {
    person: 'Choisissez une autre personne : le serveur n’a pas celle-ci',
    repeated:
      'Retirez l’une des deux : la même évaluation y est deux fois sur la même personne ou le même groupe',
    assessment: 'Choisissez une autre évaluation : le serveur n’a pas celle-ci',
    countries: 'Utilisez un seul pays pour toute l’attribution',
    nothing: 'Choisissez au moins une évaluation, ou un groupe à rejoindre',
    groupType: 'Choisissez le type du groupe',
    contract: 'Regardez le type de contrat dans les Réglages : le serveur veut des attributions pour l’autre',
    app: 'Le serveur ne peut pas lire ce qu’Outpost envoie. Demandez à ceux qui gèrent le serveur',
  },
  notSentBecause: 'Pourquoi elle n’a pas été envoyée',
  serverSaid: 'Pas acceptée. Le serveur a dit :',
  markedNotThere: (n) =>
    count(n, {
      one: 'Marquée comme non arrivée. Renvoyez-la, ou corrigez-la d’abord.',
      other: 'Marquées comme non arrivées. Renvoyez-les, ou ouvrez-en une pour la corriger.',
    }),
  noReason: 'Le serveur n’a pas donné de raison. Ce qui a été envoyé est dans l’histoire de la personne.',
};

const DONE = {
  edit: { one: 'changée', other: 'changées' },
  discard: { one: 'écartée', other: 'écartées' },
  restore: { one: 'rétablie', other: 'rétablies' },
  hold: { one: 'mise en pause', other: 'mises en pause' },
  release: { one: 'relancée', other: 'relancées' },
  arrived: { one: 'confirmée', other: 'confirmées' },
  'not there': { one: 'marquée absente du serveur', other: 'marquées absentes du serveur' },
  'send again': { one: 'à renvoyer', other: 'à renvoyer' },
  'send first': { one: 'à envoyer en premier', other: 'à envoyer en premier' },
};

function answer(status: number | undefined): string {
  return status ? ` (réponse ${status})` : '';
}
