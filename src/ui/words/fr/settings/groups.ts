import type { GroupLineFault } from '../../../../organisation/group-lines.ts';
import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { apart } from '../../apart.ts';

const { number, count } = numbersOf(first.language);

const inNumbers = (n: number) => count(n, { one: '# groupe', other: '# groupes' });
/** What is said of all of them together. */
const haveAll = {
  device: 'ont été créés sur cet appareil',
  config: 'viennent de votre organisation',
  settings: 'ont été ajoutés ici, depuis le serveur',
};

export const groups: ScreenWords['groups'] = {
  types: {
    GOVT: 'Gouvernement',
    FEDERAL_GOV: 'Gouvernement fédéral',
    REGIONAL_GOV: 'Gouvernement régional',
    LOCAL_GOV: 'Collectivité locale',
    AUTHORITY: 'Autorité',
    INST: 'Institution',
    COMPANY: 'Entreprise',
    HEAD_OFFICE: 'Siège social',
    BRANCH: 'Succursale',
    REGION_OFFICE: 'Bureau régional',
    SUBSIDIARY: 'Filiale',
    GROUP_HQ: 'Siège du groupe',
    DEPT: 'Service',
    AD_HOC: 'Groupe ponctuel',
    TEAM: 'Équipe',
  },
  noneCalled: (typed: string) =>
    `Aucun groupe ne s’appelle «\u00A0${typed}\u00A0». Laissez le groupe vide, ou créez-le dans`,
  none: 'Pas encore de groupes.',
  askLink: 'Avez-vous reçu un lien de réglage ? Il apporte les groupes de votre organisation.',
  noneCame: 'Un serveur est réglé, mais aucun groupe n’est venu avec lui.',
  askForSome: 'Demandez à votre organisation un lien de réglage ou l’identifiant d’un groupe.',
  goWithout: 'Une personne peut aussi être inscrite sans groupe.',
  noRoom: 'Des groupes peuvent être ajoutés dès qu’il y a de la place.',
  inNumbers,
  showAll: (n) => `Montrer les ${inNumbers(n)}`,
  origins: {
    device: 'créé sur cet appareil',
    config: 'de votre organisation',
    settings: 'ajouté ici, depuis le serveur',
  },
  allAre: (type, origin) => {
    const said = [type && `sont du type ${type}`, origin && haveAll[origin]].filter(
      (fact) => fact !== undefined,
    );
    return said.length === 0 ? '' : `Tous ${said.join(' et ')}.`;
  },
  ways: 'Ajouter des groupes',
  partOf: (parent) => `, fait partie de ${parent}`,
  waitForLink: 'Qui le rejoint attend que quelqu’un écrive l’identifiant qu’il a sur le serveur.',
  type: 'Type',
  leave: 'Laisser tel quel',

  make: {
    title: 'Créer un nouveau groupe',
    about: 'Pour un groupe que personne n’a encore créé.',
    sentFirst: 'Il est créé sur le serveur avant l’envoi de qui le rejoint.',
    waitForLink:
      'Qui le rejoint attend que quelqu’un écrive l’identifiant qu’il a sur le serveur : les réglages du serveur disent qu’on ne crée pas de groupes d’ici.',
    name: 'Nom du nouveau groupe',
    parent: 'Fait partie de',
    parentHint: 'Le groupe auquel il appartient. Laissez vide s’il n’y en a pas.',
    action: 'Créer le groupe',
    done: (name) => `Créé : ${apart(name)}.`,
  },

  add: {
    title: 'Utiliser un groupe de votre organisation',
    about:
      'Pour un groupe qui est déjà sur le serveur. Votre organisation vous donne l’identifiant du groupe.',
    uuid: 'Identifiant sur le serveur',
    name: 'Nom du groupe',
    uuidTaken: (name) => `« ${apart(name)} » a déjà cet identifiant`,
    action: 'Ajouter le groupe',
    done: (name) => `Ajouté : ${apart(name)}.`,
  },

  rename: {
    open: 'Renommer',
    name: 'Nouveau nom',
    onItsWay: 'Il est en route vers le serveur, et garde son nom',
    action: 'Renommer',
  },

  link: {
    open: 'Écrire son identifiant sur le serveur',
    uuid: 'Identifiant de ce groupe sur le serveur',
    hint: 'Qui rejoint le groupe ici rejoint celui-là. Vérifiez : un lien ne se défait pas.',
    action: 'Lier',
    obstacle({ reason }) {
      if (reason === 'named') return 'Un autre groupe a déjà cet identifiant';
      if (reason === 'gone') return 'Ce groupe n’est plus sur cet appareil';
      return 'Il est déjà sur le serveur, ou en route vers lui';
    },
  },

  import: {
    title: 'Ajouter plusieurs groupes d’une liste',
    about: 'Collez-la, ou ouvrez un fichier CSV.',
    lines: 'Liste de groupes, un par ligne',
    linesHint:
      'Sur chaque ligne : identifiant sur le serveur, nom, type, séparés par des virgules, des points-virgules ou des tabulations. Un groupe déjà ici reçoit le nouveau nom et le nouveau type.',
    file: 'Ou depuis un fichier CSV',
    types: 'Les types',
    toMend: (n) =>
      `Rien n’a été ajouté. ${count(n, { one: '# ligne à corriger :', other: '# lignes à corriger :' })}`,
    line: (line, fault) => `Ligne ${line} : ${lineFault(fault)}`,
    more: (n) =>
      `Et ${count(n, { one: '# ligne de plus', other: '# lignes de plus' })}. Corrigez d’abord celles-ci.`,
    nothing: 'Écrivez ou collez au moins un groupe',
    action: 'Ajouter ces groupes',
    done: (n) => `Ajouté : ${inNumbers(n)}.`,
  },

  nameProblem(problem) {
    if (problem.kind === 'missing') return 'Écrivez un nom pour le groupe';
    const { type, name } = problem.by;
    return `Il y a déjà un groupe « ${name} » (${groups.types[type]}). Utilisez un autre nom`;
  },
};

function lineFault(fault: GroupLineFault): string {
  switch (fault.kind) {
    case 'long-list':
      return `La liste a plus de ${number(fault.most)} lettres. Importez-la en plusieurs parties`;
    case 'many-lines':
      return `La liste a plus de ${number(fault.most)} lignes. Importez-la en plusieurs parties`;
    case 'long-line':
      return `La ligne a plus de ${number(fault.most)} lettres. Écrivez seulement identifiant, nom et type`;
    case 'not-three-values':
      return `Écrivez trois valeurs : identifiant, nom et type. Il y en a ${fault.count}`;
    case 'not-a-uuid':
      return `« ${fault.value} » n’est pas l’identifiant d’un groupe. Copiez-le depuis le serveur`;
    case 'no-name':
      return 'Écrivez le nom du groupe entre l’identifiant et le type';
    case 'not-a-type':
      return `« ${fault.value} » n’est pas un type de groupe. Prenez-en un de la liste, par exemple TEAM`;
    case 'repeated':
      return `Le même identifiant est à la ligne ${fault.line}. Retirez l’un des deux`;
    case 'alike':
      return `Le nom ressemble à celui de la ligne ${fault.line}. Donnez un autre nom à l’un des deux`;
    case 'taken':
      return `L’appareil a déjà un groupe « ${fault.name} ». Utilisez un autre nom`;
  }
}
