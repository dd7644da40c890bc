import type { ScreenWords } from '../../tables.ts';
import { numbersOf } from '../../plural.ts';
import { first } from '../first.ts';
import { settings } from '../settings/settings.ts';
import { apart } from '../../apart.ts';

type Words = ScreenWords['setup'];

const { number, count } = numbersOf(first.language);
const { organisation, server } = settings;

const expected: Record<string, string> = {
  server: 'une adresse web',
  header: 'le nom d’un en-tête pour la clé, par exemple apikey',
  encoding: '« form » ou « json »',
  organisation: 'un nom de 200 lettres au plus',
  country: 'les deux majuscules d’un pays, par exemple GB',
  contract: '« other » ou « revenue-share »',
  'default-country': 'les deux majuscules d’un pays, par exemple KE',
};

export const setup: Words = {
  labels: {
    organisationName: 'Organisation',
    organisationCountry: organisation.country,
    contract: organisation.contract,
    defaultCountry: 'Pays du formulaire',
    serverAddress: server.address,
    serverHeader: server.header,
    encoding: server.encoding,
    parallel: server.parallel,
    delaySeconds: server.delay,
    idempotencyKey: server.switches.idempotencyKey.label,
    groupsCreate: server.switches.groupsCreate.label,
    retryNoReplyUsers: server.switches.retryNoReplyUsers.label,
  },
  intro: 'Rien n’a encore changé.',
  trust: 'Réglez-le seulement si vous savez qui vous a donné le lien ou l’adresse.',
  allGoesTo: 'Une fois réglé, les fiches sont envoyées à',
  newGoTo: 'Une fois réglé, les nouvelles fiches sont envoyées à',
  linkSets: 'Le lien règle ce serveur',
  ownOrigin: 'C’est l’adresse d’où vient Outpost lui-même.',
  noServer: 'aucun',
  currentServer: 'Serveur actuel :',
  fillsIn: 'Ceci sera réglé',
  was: 'Pour l’instant :',
  goThere: (n) =>
    count(n, {
      one: 'Elle sera envoyée au nouveau serveur.',
      other: 'Elles seront envoyées au nouveau serveur.',
    }),
  keyNext: 'Si le nouveau serveur veut une clé, vous l’écrivez à l’étape suivante.',
  notSentBefore: (n) =>
    count(n, { one: 'Elle n’a pas encore été envoyée.', other: 'Elles n’ont pas encore été envoyées.' }),
  onHold: (n) => count(n, { one: 'Elle sera mise en pause.', other: 'Elles seront mises en pause.' }),
  onHoldWhy: (n) =>
    count(n, {
      one: 'Quelque chose a déjà été envoyé au serveur actuel. Vous pourrez l’envoyer plus tard au nouveau serveur, depuis Envois.',
      other:
        'Quelque chose a déjà été envoyé au serveur actuel. Vous pourrez les envoyer plus tard au nouveau serveur, depuis Envois.',
    }),
  staySaved: (n) =>
    count(n, {
      one: 'Elle reste enregistrée sur cet appareil.',
      other: 'Elles restent enregistrées sur cet appareil.',
    }),
  cannotWait:
    'Si vous ne pouvez pas attendre, appuyez sur « Suspendre l’envoi » dans Envois. Le lien vous y attend.',
  onTheirWay: (n) =>
    count(n, {
      one: 'Elle est en route vers le serveur actuel. Outpost attend la réponse.',
      other: 'Elles sont en route vers le serveur actuel. Outpost attend les réponses.',
    }),
  noAnswer: 'Aucune réponse n’est revenue.',
  wereSent: (n, isSet) =>
    isSet
      ? count(n, {
          one: 'Elle a été envoyée au serveur actuel.',
          other: 'Elles ont été envoyées au serveur actuel.',
        })
      : count(n, {
          one: 'Elle a été envoyée à un serveur qui n’est plus réglé.',
          other: 'Elles ont été envoyées à un serveur qui n’est plus réglé.',
        }),
  decideFirst: (n) =>
    count(n, {
      one: 'Décidez d’abord pour elle. Le lien vous attend dans Envois. Si vous continuez maintenant, elle reste incertaine.',
      other:
        'Décidez d’abord pour elles. Le lien vous attend dans Envois. Si vous continuez maintenant, elles restent incertaines.',
    }),
  waitFirst: (n) =>
    count(n, {
      one: '# fiche va d’abord au serveur actuel. Attendez ici\u00A0: cette page change d’elle-même.',
      other: '# fiches vont d’abord au serveur actuel. Attendez ici\u00A0: cette page change d’elle-même.',
    }),
  untilDecided: (n) =>
    count(n, {
      one: 'Elle reste comme elle est jusqu’à ce que vous décidiez dans Envois.',
      other: 'Elles restent comme elles sont jusqu’à ce que vous décidiez dans Envois.',
    }),
  thenGo: (n) =>
    count(n, {
      one: 'Ensuite, elle va au nouveau serveur.',
      other: 'Ensuite, elles vont au nouveau serveur.',
    }),
  laterGo: (n) =>
    count(n, {
      one: 'Vous pourrez l’envoyer plus tard au nouveau serveur.',
      other: 'Vous pourrez les envoyer plus tard au nouveau serveur.',
    }),
  comeBack: (n) =>
    count(n, {
      one: 'Elle a été mise en pause pour ce serveur. Elle attendra de nouveau, et y sera envoyée.',
      other:
        'Elles ont été mises en pause pour ce serveur. Elles attendront de nouveau, et y seront envoyées.',
    }),
  keyOfOther: 'Vous écrivez la clé du nouveau serveur à l’étape suivante. D’ici là, rien ne lui est envoyé.',
  linkWaits: 'Un lien de réglage attend :',
  goOn: 'Continuer le réglage',
  goToSync: `Aller à ${first.titles.sync}`,
  allSet: 'Cet appareil est déjà réglé ainsi.',
  addsGroups: (n) => count(n, { one: '# groupe sera ajouté', other: '# groupes seront ajoutés' }),
  knownGroups: (n) =>
    count(n, {
      one: '# groupe est déjà ici et reste comme il est.',
      other: '# groupes sont déjà ici et restent comme ils sont.',
    }),
  sameName: (n) =>
    count(n, {
      one: '# groupe ne sera pas ajouté, parce qu’un autre groupe porte ici le même nom :',
      other: '# groupes ne seront pas ajoutés, parce que d’autres groupes portent ici les mêmes noms :',
    }),
  ignored: (names) =>
    `Aucun lien ne peut régler ${names.map((name) => `« ${name} »`).join(', ')}. Cela est laissé de côté.`,
  confirm: 'Régler cet appareil',
  notNow: 'Pas maintenant',
  makeRoom: 'Faites d’abord de la place. Réglez ensuite cet appareil.',

  done: 'Cet appareil est réglé.',
  nextKey:
    'Écrivez maintenant la clé du serveur. Demandez-la à la personne qui vous a donné le lien ou l’adresse.',
  enterKey: 'Écrire la clé',
  isSetUp: (name) => (name === '' ? 'Votre organisation est déjà réglée.' : `${apart(name)} : déjà réglé.`),

  refused: 'Ce lien ne peut pas servir',
  loadFirst: 'Appuyez sur « Recharger ». Ensuite le lien s’ouvre.',
  nothingChanged: 'Rien n’a changé. Demandez un autre lien à la personne qui l’a fait.',
  inPractice: 'Vous êtes en exercice. Quittez l’exercice pour utiliser ce lien.',
  leavePractice: 'Quitter l’exercice et ouvrir le lien',
  problem,

  paste: 'Lien de réglage ou adresse du serveur',
  pasteHint:
    'Le lien entier, ou une adresse comme https://api.example.org. Vous voyez ce qu’il règle avant que rien ne change.',
  open: 'Ouvrir',
  pasteProblem: (fault) =>
    fault.kind === 'no-link'
      ? 'Collez le lien entier, avec #/setup, ou une adresse, par exemple https://api.example.org'
      : problem(fault),
};

function problem(fault: Parameters<Words['problem']>[0]): string {
  switch (fault.kind) {
    case 'no-link':
    case 'nothing':
      return 'Le lien ne règle rien.';
    case 'broken':
      return 'Le lien est coupé sur plusieurs lignes. Copiez-le en entier sur une seule ligne, ou redemandez-le.';
    case 'too-long':
      return `Le lien a plus de ${number(fault.most)} lettres. Demandez-en un avec moins de groupes.`;
    case 'key':
      return `Le lien contient une clé, dans « ${fault.name} ». Qui voit un lien peut la lire : une clé s’écrit toujours à la main. Demandez un lien sans elle, et une nouvelle clé.`;
    case 'twice':
      return `Le lien a « ${fault.field} » deux fois.`;
    case 'address':
      return {
        'not whole':
          'L’adresse du serveur dans le lien n’est pas une adresse web entière, par exemple https://api.example.org.',
        'not https':
          'L’adresse du serveur dans le lien ne commence pas par https://. D’autres pourraient lire la clé.',
        'holds credentials':
          'L’adresse du serveur dans le lien contient un nom d’utilisateur ou un mot de passe.',
      }[fault.problem];
    case 'unseen':
      return `« ${fault.field} » contient des caractères que l’on ne voit pas.`;
    case 'unexpected':
      return `« ${fault.field} » doit être ${expected[fault.field] ?? ''}.`;
    case 'many-groups':
      return `Le lien a plus de ${number(fault.most)} groupes.`;
    case 'group':
      return `Le groupe ${number(fault.at)} du lien doit avoir un UUID, un nom que l’on voit et un type, par exemple TEAM.`;
    case 'group-twice':
      return `Le groupe ${number(fault.at)} du lien y est deux fois.`;
  }
}
