import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

export const assign: ScreenWords['assign'] = {
  edit: 'Modifier l’attribution',
  until: (entries) => `Jusqu’ici : ${entries}.`,
  noSuch: 'Il n’y a pas cette attribution sur cet appareil.',
  discarded: 'Cette personne a été écartée. Rétablissez-la d’abord, puis attribuez.',
  backToPerson: 'Retour à la personne',
  noPerson: 'Il n’y a pas cette personne sur cet appareil',
  toPeople: 'Aller à Personnes',
  notLoaded: 'Les évaluations se chargent encore. Enregistrez de nouveau dans un instant.',
  anotherRecord: 'une autre fiche',

  about: 'Sur qui porte l’évaluation ?',
  aboutShort: 'Sur qui porte-t-elle ?',
  oneself: { one: 'cette personne', each: 'chaque personne' },
  abouts: {
    one: 'Cette personne',
    each: 'Chaque personne',
    person: 'Une autre personne',
    group: 'Un groupe',
  },
  person: 'Personne',
  thenTick: 'Puis cochez les évaluations ci-dessous.',
  findPerson: 'Par reçu, référence ou profession.',
  nobody: (typed) => `Aucune autre personne de cet appareil ne correspond à « ${typed} ».`,

  assessments: 'Évaluations',
  assessmentsAbout: (name) => `Évaluations sur ${name}`,
  factors: 'Détails',
  already: (state) => `Déjà attribuée : ${state}`,
  tickAgain: {
    yes: 'Si vous l’attribuez encore, cette personne l’a deux fois.',
    maybe: 'Elle est peut-être arrivée. Si vous l’attribuez encore, cette personne peut l’avoir deux fois.',
    no: 'Si vous l’attribuez encore, cette personne peut l’avoir deux fois.',
  },
  settleFirst: { noReply: 'Décider d’abord pour celle-là', toFix: 'Corriger d’abord celle-là' },
  waitsToo: {
    onHold: 'La fiche de cette personne est en pause. Ce que vous attribuez attend aussi.',
    noReply:
      'On ne sait pas encore si la fiche de cette personne est arrivée au serveur. Les nouvelles attributions attendent votre décision.',
    toFix:
      'Corrigez d’abord la fiche de cette personne. Ce que vous attribuez maintenant est envoyé ensuite.',
  },
  settlePerson: {
    onHold: 'Aller à cette personne',
    noReply: 'Aller à cette personne',
    toFix: 'Corriger cette fiche',
  },
  alreadyOf: (n, all) => `${first.number(n)} sur ${first.number(all)} l’ont déjà`,
  again: {
    yes: (state) => `Cette personne l’a alors deux fois. Avant : ${state}`,
    maybe: (state) => `Cette personne l’a alors peut-être deux fois. Avant : ${state}`,
    no: (state) => `Une nouvelle est attribuée. Avant : ${state}`,
  },
  againOf: (n, all) => `${first.number(n)} sur ${first.number(all)} l’ont déjà. Ils l’ont alors deux fois`,
  measuresOf: (name) => ` : ${name}`,

  joins: 'Groupe à rejoindre',
  joinsHint: 'Laissez vide, sauf si la personne rejoint un groupe avec cette attribution.',
  pricesFor: (country) => `Les prix sont ceux du pays de cette personne : ${country}.`,
  onePrice: 'Il y avait plusieurs prix. Désormais ceux-ci valent pour tout.',

  chosen: 'À attribuer',
  nothingChosen: 'Rien n’est encore choisi',
  toAssign: (count) => `${first.counts.assessments(count)} à attribuer`,
  aboutWhom: (name) => `sur ${name}`,
  takeOut: 'Retirer',
  sum: 'Somme :',
  chooseFirst: 'Choisissez au moins une évaluation.',
  tickFirst: 'Cochez d’abord la ligne ci-dessus.',
  bought: 'L’achat se fait à l’envoi. Jusque-là, vous pouvez l’annuler.',
  noRoom: 'Plus de place pour enregistrer. Faites d’abord de la place.',
  check: { new: 'Vérifier et attribuer', edit: 'Vérifier et enregistrer' },

  saveAgain: 'Enregistrer et renvoyer',
  save: 'Enregistrer',
  assign: 'Attribuer',
  leaveEdit: 'Retour sans enregistrer',
  leave: 'Retour sans attribuer',
  many: {
    nobody: 'Personne n’est choisi. Choisissez des personnes dans la liste, puis appuyez sur Attribuer.',
    title: (n: number) => `Attribuer à ${first.counts.people(n)}`,
    to: (names: string) => `À ${names}.`,
    cannot: (n: number) => `Rien ne peut être attribué à ${first.counts.people(n)} :`,
    joinsHint: 'Laissez vide, sauf si toutes entrent ainsi dans un groupe.',
    each: 'Évaluations par personne',
    inAll: 'En tout',
    toPay: 'À payer',
    purchase: (assessments: string, n: number, total?: string) =>
      `${assessments} pour ${first.counts.people(n)}${total === undefined ? '' : `, ${total} en tout`}`,
    assignTo: (n: number) => `Attribuer à ${first.counts.people(n)}`,
    assigned: (assessments: string, n: number) =>
      `${assessments} par personne : attribué à ${first.counts.people(n)}.`,
    notAssigned: (n: number) => `Rien n’a été attribué à ${first.counts.people(n)} :`,
    undone: (n: number) =>
      n === 0
        ? 'Annulé. Rien n’est attribué.'
        : `Annulé, sauf pour ${first.counts.people(n)} : c’est déjà parti.`,
  },
};
