import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { seconds } from '../../seconds.ts';
import { first } from '../first.ts';
import { status } from '../status.ts';
import { groups } from './groups.ts';
import { apart } from '../../apart.ts';

type Words = ScreenWords['settings'];

const contracts: Words['contracts'] = {
  other: 'Pas de prix : votre contrat les couvre',
  'revenue-share': 'Chaque évaluation a un prix',
};
const encodings: Words['encodings'] = { form: 'Champs de formulaire', json: 'JSON' };
const values: Partial<Record<string, string>> = { ...contracts, ...encodings };

const { count, number } = numbersOf(first.language);

export const settings: Words = {
  save: 'Enregistrer les réglages',
  saved: 'Enregistré.',
  notSaved: 'Modifié, pas encore enregistré.',
  noRoom: 'Faites d’abord de la place.',
  noRoomYet: 'Ce que vous avez écrit reste tant que cet écran est ouvert.',
  contracts,
  encodings,
  schemes: { system: 'Comme cet appareil', light: 'Clair', dark: 'Sombre' },
  names: {
    organisationName: 'nom de l’organisation',
    organisationCountry: 'pays',
    contract: 'paiement des évaluations',
    serverAddress: 'adresse du serveur',
    serverHeader: 'nom de l’en-tête',
    encoding: 'codage',
    parallel: 'envois parallèles',
    delaySeconds: 'délai avant l’envoi',
  },

  mend(problem) {
    switch (problem.name) {
      case 'serverAddress':
        return {
          'not whole': 'Écrivez l’adresse entière du serveur, par exemple https://api.example.org',
          'not https':
            'Utilisez une adresse qui commence par https://. Par http://, d’autres pourraient lire la clé : c’est réservé à http://localhost',
          'holds credentials':
            'Retirez le nom d’utilisateur et le mot de passe de l’adresse. La clé a son propre champ',
        }[problem.problem];
      case 'serverHeader':
        return 'Écrivez le nom d’un en-tête, par exemple apikey';
      case 'parallel':
      case 'delaySeconds':
        return `Écrivez un nombre entier de ${problem.least} à ${problem.most}`;
    }
  },

  fromConfig:
    'Fixé pour tous par votre organisation. Ce que vous écrivez ici compte à sa place sur cet appareil.',
  instead: (value) => `Fixé sur cet appareil. Pour tous, votre organisation a fixé : ${value}.`,
  takeBack: 'Prendre ce que l’organisation a fixé',
  value(name, value) {
    if (typeof value === 'boolean') return value ? 'oui' : 'non';
    if (value === '') return 'rien';
    if (name === 'delaySeconds')
      return value === 0 ? 'aucun délai' : seconds(Number(value) * 1_000, first.language);
    if (name === 'contract' || name === 'encoding') return values[String(value)] ?? String(value);
    return String(value);
  },

  sections: {
    you: 'Pas rempli',
    device: 'Sauvegarde, stockage, effacement',
    groups: (all, notOnServer) =>
      all === 0
        ? 'Aucun pour le moment'
        : [
            groups.inNumbers(all),
            ...(notOnServer > 0 ? [`${number(notOnServer)} pas sur le serveur`] : []),
          ].join(', '),
    look: (language, scheme) => `${language}${{ system: '', light: ' · clair', dark: ' · sombre' }[scheme]}`,
    notChecked: 'Pas encore vérifié',
    server: (connection) => {
      if (connection.finding === 'no network') return status.offline;
      return connection.finding === 'working' ? 'Connecté' : 'Pas de connexion';
    },
    about: (version) => `Version ${version}, licence`,
  },

  organisation: {
    fillsIn: 'La personne qui prépare cet appareil remplit ceci.',
    linkFillsIn: 'Un lien de réglage peut aussi le faire.',
    name: 'Nom de l’organisation',
    nameHint: 'Affiché comme propriétaire de vos groupes, et sur ce que vous imprimez.',
    country: 'Pays de l’organisation',
    countryHint: 'Où se trouve votre organisation. Les prix sont dans la monnaie du pays de chaque personne.',
    countryIs: 'Où se trouve votre organisation. Ce n’est pas le pays des personnes.',
    contract: 'Comment les évaluations sont-elles payées ?',
    contractHint: 'Si vous changez ceci, seules les nouvelles attributions changent.',
    notChosen: 'Personne n’a encore choisi : aucun prix n’est donc montré.',
    notSure: 'Un doute ? Demandez à la personne qui vous a donné Outpost.',
  },

  server: {
    address: 'Adresse du serveur',
    inPage: {
      title: 'Ceci est un serveur d’exercice',
      about:
        'Il est dans cette page et n’a besoin d’aucun réseau. Ce que vous envoyez va chez lui, et rien ne quitte cet appareil.',
    },
    linkFillsIn: 'Le lien remplit tout ceci sauf la clé. Sans lien, écrivez l’adresse ci-dessous.',
    addressHint: 'Par exemple https://api.example.org. Si le champ est vide, rien n’est envoyé.',
    details: 'Autres réglages du serveur',
    header: 'Nom de l’en-tête',
    headerHint: 'L’en-tête de requête qui porte la clé. En général apikey.',
    encoding: 'Codage',
    encodingHint: 'Comment les requêtes écrivent leurs champs. En général en champs de formulaire.',
    parallel: 'Envois parallèles',
    parallelHint:
      'Combien de personnes partent à la fois. Les attributions partent toujours une par une, parce que chacune est un achat.',
    delay: 'Délai avant l’envoi',
    delayHint:
      'Le temps qu’une nouvelle personne ou attribution attend avant de partir. Jusque-là, vous pouvez l’annuler, même avec du réseau.',
    switches: {
      idempotencyKey: {
        label: 'Le serveur reconnaît une requête déjà vue (Idempotency-Key)',
        hint: 'Une requête dont la réponse s’est perdue est alors renvoyée d’elle-même, parce que le serveur la reconnaît.',
      },
      groupsCreate: {
        label: 'On peut créer des groupes sur le serveur d’ici (groups/create)',
        hint: 'Les groupes créés sur cet appareil sont alors créés aussi sur le serveur. Sinon, quelqu’un écrit l’identifiant que chacun a là-bas.',
      },
      retryNoReplyUsers: {
        label: 'Renvoyer une fois les personnes incertaines',
        hint: 'Quand personne ne peut dire si une personne est arrivée, Outpost l’envoie une fois de plus de lui-même. Si elle était arrivée, le serveur a la personne deux fois, et rien ici ne peut en retirer une. Les attributions ne sont jamais renvoyées d’elles-mêmes.',
      },
    },
  },

  key: {
    label: 'Clé',
    hints: {
      none: 'Laissez vide si votre serveur n’a pas besoin de clé.',
      session: 'Une clé est réglée. Laissez le champ vide pour la garder, ou écrivez la nouvelle.',
      remembered:
        'Une clé est réglée, et cet appareil la retient. Laissez le champ vide pour la garder, ou écrivez la nouvelle.',
      'other server':
        'Cette page connaît une clé pour un autre serveur. Décidez ci-dessous, ou écrivez-en une autre.',
      locked:
        'Une clé est gardée sur cet appareil. Écrivez sa phrase secrète ci-dessous, ou une autre clé ici.',
    },
    passphrase: 'Phrase secrète',
    passphraseHint: 'Quatre mots ou plus. Personne ne peut la retrouver.',
    remember: 'Retenir la clé sur cet appareil',
    typeFirst: 'Écrivez d’abord la clé.',
    rememberHint:
      'Outpost la garde chiffrée, et demande une phrase secrète quand vous le rouvrez. Si vous ne cochez pas, la clé est oubliée quand cette page est rechargée, ou après 12 heures sans usage. Rien n’est alors envoyé tant que vous ne l’avez pas écrite de nouveau.',
    use: 'Utiliser la clé gardée',
    forget: 'Oublier la clé',
    known: 'Cette page connaît la clé.',
    forgotten: 'La clé est oubliée.',
    taken: 'Le serveur accepte la clé.',
    refused: 'Le serveur refuse la clé.',
  },

  connection: {
    title: 'Connexion',
    checking: 'Vérification …',
    here: {
      'no key': 'Le serveur veut une clé. Écrivez-la dans le champ Clé.',
      'credentials refused': 'Le serveur refuse la clé. Vérifiez le champ Clé.',
      'this app itself':
        'C’est l’adresse de l’application elle-même, et aucun serveur n’y répond. Écrivez l’adresse de votre serveur dans son champ.',
    },
    notChecked: 'Pas encore vérifiée.',
    lastAsked: (time) => `Dernier essai : ${time}.`,
    noNetworkAt: (time) => `Dernier essai : ${time}, pas de réseau.`,
    answered: (time) => `Dernière réponse : ${time}`,
    notAnswered: (time) => `Sans réponse : ${time}`,
    toFix: (n) => count(n, { one: '# fiche est à traiter.', other: '# fiches sont à traiter.' }),
    waitFor: (n) =>
      count(n, {
        one: 'Aucun serveur n’est réglé. # fiche en attend un.',
        other: 'Aucun serveur n’est réglé. # fiches en attendent un.',
      }),
    sendingNow: 'Des fiches partent en ce moment. Arrêtez dans Envois avant d’enregistrer un changement.',
    check: 'Vérifier la connexion',
  },

  lists: {
    title: 'Professions et évaluations',
    builtIn: 'La liste intégrée est utilisée. Vérifier la connexion demande de nouveau sa liste au serveur.',
    ofServer: { before: 'La liste de', after: 'est utilisée.' },
    useBuiltIn: 'Utiliser la liste intégrée',
  },

  appearance: 'Clair ou sombre',
  atOnce: 'Les changements s’appliquent tout de suite, sur cet appareil.',
  atOnceFull:
    'Les changements s’appliquent tout de suite, mais ne durent peut-être que jusqu’à la fermeture de cette page.',
  about: {
    version: 'Version',
    versionOf: (version) => `Outpost ${version}`,
    newerOpen: 'Une version plus récente est ouverte dans un autre onglet.',
    loadedFrom: 'Site',
    licence: 'Licence',
    licenceText: 'MIT. © 2026 The Outpost authors',
    occupations: 'Professions',
    occupationsText:
      'Classification internationale type des professions (CITP-08) et son index des appellations, ©\u00A0Organisation internationale du Travail. L’OIT n’a pas de part dans Outpost et ne le recommande pas.',
    escoText:
      'Ce service utilise la classification ESCO de la Commission européenne. Elle est utilisée ici sous une forme modifiée.',
    countries: 'Pays',
    countriesText: 'Les 249 codes de la norme ISO 3166-1. Leurs noms viennent de ce navigateur.',
    assessments: 'Évaluations',
    assessmentsText:
      'Les descriptions sous Évaluations sont les nôtres, pas celles des auteurs des évaluations, et peuvent être inexactes. Un serveur peut les remplacer par les siennes.',
    privacy: 'Vie privée',
    privacyOf: {
      server: 'Outpost n’envoie des données qu’à ce serveur :',
      none: 'Aucun serveur n’est réglé : rien n’est envoyé pour le moment.',
      notRead: 'Outpost n’envoie des données qu’à un serveur que vous réglez.',
      practice: 'C’est l’exercice : rien ne quitte cet appareil.',
    },
    loadsItself: 'Outpost se charge depuis son propre site.',
    contactsNoOther: 'Il ne contacte aucun autre site.',
    sources: 'Licences et sources',
    help: 'Aide',
    helpText: (organisation) =>
      organisation === ''
        ? 'Demandez à la personne qui vous a donné Outpost.'
        : `Demandez à ${apart(organisation)}, ou à la personne qui vous a donné Outpost.`,
    welcome: 'Montrer de nouveau l’accueil',
  },
};
