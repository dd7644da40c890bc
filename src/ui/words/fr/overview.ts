import { numbersOf } from '../plural.ts';
import type { ScreenWords } from '../tables.ts';
import { first } from './first.ts';

const { number, count } = numbersOf(first.language);

const persons = first.counts.people;

export const overview: ScreenWords['overview'] = {
  nobody: 'Des graphiques apparaissent ici quand vous inscrivez des personnes.',
  afterLoading: 'Les graphiques apparaissent après un appui sur « Recharger ».',
  register: 'Inscrire une personne',
  ledger: 'Où en est tout le monde',
  noAnswer: 'Incertaine : aucune réponse n’est revenue.',
  notAccepted: (n) => `À traiter : le serveur ne ${n === 1 ? 'l’a pas acceptée' : 'les a pas acceptées'}.`,
  leftOut: (states) => `Absents des graphiques : ${states}.`,
  leftOutOfNumbers: (states) => `Absents de ces nombres : ${states}.`,
  counting: (done, all) => `Comptées : ${number(done)} sur ${persons(all)}`,
  confirmed: first.states.confirmed,
  notYet: 'pas encore confirmée',
  mark: (name, all, notYet) =>
    `${name} : ${persons(all)}${notYet === 0 ? '' : `, dont ${number(notYet)} pas encore confirmées`}`,

  spans: {
    day: 'Personnes par jour',
    week: 'Personnes par semaine',
    month: 'Personnes par mois',
    year: 'Personnes par an',
  },
  inDays: (people, days) => `${number(people)} en ${count(days, { one: '# jour', other: '# jours' })}`,
  inAll: (people) => `Total : ${number(people)}`,
  inOne: (people, day) => `Inscriptions du ${day} : ${persons(people)}`,
  most: {
    day: (day, most, all) => `${persons(all)}. Le plus grand nombre le ${day} : ${most}`,
    week: (week, most, all) => `${persons(all)}. Le plus grand nombre la semaine du ${week} : ${most}`,
    month: (month, most, all) => `${persons(all)}. Le plus grand nombre en ${month} : ${most}`,
    year: (year, most, all) => `${persons(all)}. Le plus grand nombre en ${year} : ${most}`,
  },
  earlier: (n) => `${persons(n)} les jours d’avant : voir le tableau`,
  day: 'Jour',
  more: {
    countries: (n) => count(n, { one: '# autre pays', other: '# autres pays' }),
    groups: (n) => count(n, { one: '# autre groupe', other: '# autres groupes' }),
    assessments: (n) => count(n, { one: '# autre évaluation', other: '# autres évaluations' }),
  },
  groups: 'Groupes',
  noGroup: 'Aucun groupe',
  otherGroup: 'Un groupe qui n’est pas dans la liste',
  occupations: 'Professions',
  open: 'Choisissez-en une pour l’ouvrir',
  all: 'Toutes',
  of: (name, n, all) => `${name}, ${number(n)} sur ${number(all)}`,
  see: 'Voir ces personnes',
  andMore: (which, n) => `${which} et ${count(n, { one: '# autre groupe', other: '# autres groupes' })}`,
  several: (n) => count(n, { one: '# groupe', other: '# groupes' }),

  assessments: 'Évaluations',
  assigned: (assessments, assignments) => `${assessments} dans ${assignments}.`,
  noneAssigned: 'Aucune évaluation n’est encore attribuée.',
  assessmentMark: (name, all, notYet) =>
    `${name} : ${count(all, { one: '# évaluation attribuée', other: '# évaluations attribuées' })}${notYet === 0 ? '' : `, dont ${number(notYet)} pas encore confirmées`}`,
  paid: (country) => `Acheté pour ce pays : ${country}`,
  notUsed: (n) =>
    count(n, { one: '# évaluation pas encore attribuée', other: '# évaluations pas encore attribuées' }),

  table: (what) => `${what}, en tableau`,
  asTables: 'En tableaux',
  name: 'Nom',
  people: 'Personnes',
  assignedColumn: 'Attribuées',
  print: 'Imprimer',
  picture: 'Image',
  csv: 'Tableau (CSV)',
  save: 'Enregistrer ou imprimer',
  png: 'Image (PNG)',
  svg: 'Dessin (SVG)',
  noPicture: 'L’image n’a pas pu être faite. Enregistrez plutôt le dessin.',
  from: (time) => `En attendant, les graphiques datent du ${time}.`,
  fileName: (day) => `apercu-${day}`,
};
