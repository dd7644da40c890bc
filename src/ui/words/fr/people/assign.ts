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

  themselves: 'elle-même',
  about: 'Sur qui doit-elle répondre ?',
  abouts: { self: 'Elle-même', person: 'Une autre personne', group: 'Un groupe' },
  person: 'Personne',
  thenTick: 'Puis cochez les évaluations ci-dessous.',
  findPerson: 'Par reçu, référence ou profession.',
  nobody: (typed) => `Aucune autre personne de cet appareil ne correspond à « ${typed} ».`,

  assessments: 'Évaluations',
  assessmentsAbout: (name) => `Évaluations sur ${name}`,
  measures: 'Ce qu’elle mesure',
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

  saveAgain: 'Enregistrer et renvoyer',
  save: 'Enregistrer',
  assign: 'Attribuer',
  leaveEdit: 'Retour sans enregistrer',
  leave: 'Retour sans attribuer',
};
