import { numbersOf } from '../plural.ts';
import type { FirstWords } from '../tables.ts';

const language = 'fr';
const { number, money, count } = numbersOf(language);

const people = (n: number) => count(n, { one: '# personne', other: '# personnes' });
const records = (n: number) => count(n, { one: '# fiche', other: '# fiches' });
const assessments = (n: number) => count(n, { one: '# évaluation', other: '# évaluations' });

// The spaces that must never begin or end a line are written out, as \u00A0: what puts them into the other words would be first load.
export const first: FirstWords = {
  language,
  number,
  money,
  counts: { people, records, assessments },

  comma: ',',

  // Feminine: a state is said of a personne, a fiche or an attribution.
  states: {
    draft: 'brouillon',
    waiting: 'en attente',
    sending: 'en route',
    noReply: 'incertaine',
    toFix: 'à traiter',
    onHold: 'en pause',
    confirmed: 'confirmée',
    moved: 'transférée',
    discarded: 'écartée',
  },

  titles: {
    register: 'Inscrire une personne',
    people: 'Personnes',
    person: 'Personne',
    assign: 'Attribuer des évaluations',
    assessments: 'Évaluations',
    assessment: 'Évaluation',
    occupations: 'Professions',
    occupation: 'Profession',
    overview: 'Aperçu',
    sync: 'Envois',
    settings: 'Réglages',
    you: 'Votre organisation',
    groups: 'Groupes',
    device: 'Cet appareil',
    look: 'Apparence et langue',
    server: 'Serveur',
    about: 'À propos',
    setup: 'Régler cet appareil',
    more: 'Plus',
    console: 'Console',
    call: 'Appel',
    practice: 'Comparer appareil et serveur',
    tour: 'Scènes',
    unknown: 'Cet écran n’existe pas',
  },

  mend: {
    sex: 'Choisissez homme ou femme',
    country: 'Choisissez un pays dans la liste',
    occupation: 'Choisissez une profession dans la liste',
    group: 'Choisissez un groupe dans la liste, ou videz le champ',
    purchase: 'Cochez la case pour confirmer l’achat, ou retirez les évaluations',
    eachPrice: 'Écrivez le prix d’une évaluation en chiffres, par exemple 12.50',
    extrasPrice: 'Écrivez les frais en plus en chiffres, par exemple 0',
    referenceTooLong: 'Raccourcissez la référence à 60 caractères',
  },

  frame: {
    app: 'Outpost',
    practice: 'Exercice',
    skip: 'Aller au contenu principal',
    toRegister: 'Aller à l’inscription',
    notLoaded: 'Cet écran ne s’est pas chargé',
    kept: 'Ce que vous avez enregistré avant est encore sur cet appareil.',
    connectOnce: 'Connectez-vous une fois au réseau, puis rechargez l’application.',
    loadAgain: 'Recharger',
    done: 'Terminé',
  },

  notLoaded: {
    receipt: 'Le reçu ne s’est pas chargé',
    assessments: 'La liste des évaluations ne s’est pas chargée',
    recentPeople: 'La liste des dernières personnes inscrites ne s’est pas chargée',
  },

  navigation: {
    name: 'Principal',
    register: 'Inscrire',
  },

  combobox: {
    usage:
      'Les résultats apparaissent pendant que vous écrivez. Parcourez-les avec les flèches et choisissez avec Entrée, ou du doigt.',
    clear: 'Vider',
    nothingChosen: 'Rien n’est encore choisi. Choisissez dans la liste, ou videz le champ.',
    chosen: (name: string) => `${name}, choisi.`,
    results: (n: number) =>
      n === 0
        ? 'Aucun résultat.'
        : count(n, { one: '# résultat disponible.', other: '# résultats disponibles.' }),
    highlighted: (name: string, position: number, n: number) =>
      `${name}, ${number(position)} sur ${number(n)}, en surbrillance.`,
  },

  fields: {
    error: 'Erreur\u00A0:',
    problem: 'Il y a un problème',
    optional: '(facultatif)',
    sex: 'Sexe',
    sexes: { M: 'Homme', F: 'Femme' },
    occupation: 'Profession',
    country: 'Pays',
    nearMatch: (typed: string) =>
      `Rien ne correspond exactement à «\u00A0${typed}\u00A0». Vouliez-vous dire\u00A0:`,
    typeCountry: 'Écrivez un pays',
    noCountry: (typed: string) =>
      `Aucun pays ne s’appelle «\u00A0${typed}\u00A0». Essayez son nom en français ou en anglais, ou son code de deux lettres.`,
    group: 'Groupe',
    leaveEmpty: 'Laissez vide s’il n’y en a pas.',
    noGroupChosen: 'aucun groupe',
    change: 'Changer',
    countryAndGroup: 'pays et groupe',
    reference: 'Référence',
    referenceHint: 'Reste sur cet appareil. N’écrivez pas de nom complet.',
  },

  occupation: {
    broaderMark: '(groupe plus large)',
    via: 'trouvée comme',
    ask: 'Écrivez son travail',
    loading: 'Les professions se chargent encore.',
    titlesLoading: 'Les appellations se chargent encore. D’ici là, seuls les noms officiels sont trouvés.',
    nothing: (typed: string) =>
      `Rien ne correspond à «\u00A0${typed}\u00A0». Essayez un autre mot pour ce travail.`,
    didYouMean: 'Vouliez-vous dire',
    tree: 'Chercher dans l’arbre des professions',
    pinned: 'épinglée',
    sure: 'correspondance nette',
  },

  purchase: {
    eachPrice: 'Prix d’une évaluation',
    extrasPrice: 'Frais en plus, au total',
    confirm: (what: string, total: string | undefined) =>
      `Je confirme l’achat de ${what}${total === undefined ? '' : ` pour ${total}`}`,
  },

  register: {
    save: 'Enregistrer et suivant',
    saving: 'Enregistrement…',
    saved: 'Enregistré. Inscrivez la personne suivante.',
    savedAt: (time) => `enregistrée ${time}`,
    sentIn: (seconds) => `Envoi dans ${number(seconds)}\u00A0s`,
    sendNow: 'Envoyer maintenant',
    notSaved: 'Rien n’est encore enregistré',
    late: 'Rien n’est encore enregistré : une partie de l’application n’est pas chargée. Ce que vous avez saisi reste sur cet appareil.',
    preset: 'Évaluations à attribuer',
    presetLine: (keys: readonly string[]) =>
      `Évaluations à attribuer\u00A0: ${keys.length === 0 ? 'aucune' : keys.join(', ')}`,
    gone: 'Ne sont plus dans la liste\u00A0:',
    receipt: 'Dernière personne enregistrée',
    restore: 'Rétablir',
    undo: 'Annuler',
    edit: 'Modifier',
    assign: 'Attribuer',
    open: 'Ouvrir',
  },

  offline: {
    ready: 'Prêt à fonctionner hors ligne',
    getting: 'Préparation du mode hors ligne\u00A0: restez connecté',
    damaged: (file) =>
      `Cette copie de l’application est endommagée\u00A0: prévenez ceux qui l’hébergent (${file})`,
    noRoom: 'Pas assez de place pour fonctionner hors ligne\u00A0: libérez de l’espace sur cet appareil',
    notAllowed: 'Ce navigateur ne permet pas à Outpost de fonctionner hors ligne',
  },

  firstSight: {
    title: 'Bienvenue dans Outpost',
    lines: [
      { what: 'Inscrivez des personnes', how: 'l’une après l’autre, même sans réseau.' },
      { what: 'Attribuez-leur', how: 'des évaluations.' },
      { what: 'Envoyez le tout', how: 'quand il y a du réseau.' },
    ],
    untilThen: 'Jusque-là, tout reste sur cet appareil.',
    tryIt: 'Essayer avec des personnes d’exercice',
    connect: 'Se relier à votre organisation',
    start: 'Commencer à inscrire',
  },

  languages: {
    title: 'Langue',
    missing: (name: string) => `Cette langue n’a pas pu être chargée\u00A0: ${name}.`,
  },
};
