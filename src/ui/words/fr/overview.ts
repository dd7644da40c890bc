import { numbersOf } from '../plural.ts';
import type { ScreenWords } from '../tables.ts';
import { first } from './first.ts';

const { number, count } = numbersOf(first.language);

const persons = first.counts.people;

export const overview: ScreenWords['overview'] = {
  nobody:
    'Personne n’est encore inscrit sur cet appareil. Quand vous aurez inscrit des personnes, des images diront ici combien, où et dans quel travail.',
  register: 'Inscrire une personne',
  ledger: 'Où en est tout le monde',
  sum: (made) => `${persons(made)} =`,
  counted: (n) =>
    `Les images ci-dessous comptent ${persons(n)}. Elles laissent de côté les formulaires inachevés et les personnes écartées ou transférées.`,
  counting: (done, all) => `Comptées : ${number(done)} sur ${persons(all)}`,
  onServer: 'sur le serveur',
  notYet: 'pas encore confirmé',
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
  mostOn: (day, most) => ` ; le plus, le ${day} : ${number(most)}`,
  mostIn: (when, most) => ` ; le plus, ${when} : ${number(most)}`,
  earlier: (n) => `${persons(n)} les jours d’avant : voir le tableau`,
  day: 'Jour',
  groups: 'Groupes',
  noGroup: 'Aucun groupe',
  otherGroup: 'Un groupe qui n’est pas dans la liste',
  occupations: 'Professions',
  touch: 'Touchez-en une pour l’ouvrir',
  all: 'Toutes',
  of: (name, n, all) => `${name}, ${number(n)} sur ${number(all)}`,
  see: 'Voir ces personnes',
  others: (n, names) => `${count(n, { one: '# autre', other: '# autres' })} : ${names}`,

  assessments: 'Évaluations',
  assigned: (all, bought, notYet) =>
    `Attribuées : ${number(all)}, achetées : ${number(bought)}, pas encore confirmées : ${number(notYet)}`,
  noneAssigned: 'Aucune évaluation n’est encore attribuée.',
  assessmentMark: (name, all, notYet) =>
    `${name} : ${count(all, { one: '# évaluation attribuée', other: '# évaluations attribuées' })}${notYet === 0 ? '' : `, dont ${number(notYet)} pas encore confirmées`}`,
  paid: (country) => `Acheté pour ce pays : ${country}`,
  notUsed: (names) => `Pas encore utilisées : ${names}`,

  table: (what) => `${what}, en tableau`,
  name: 'Nom',
  people: 'Personnes',
  assignedColumn: 'Attribuées',
  print: 'Imprimer',
  picture: 'Image',
  csv: 'Tableau (CSV)',
  saveAs: 'Enregistrer comme',
  png: 'Image (PNG)',
  svg: 'Dessin (SVG)',
  noPicture: 'L’image n’a pas pu être faite. Enregistrez plutôt le dessin.',
  from: (time) => `En attendant, les graphiques datent du ${time}.`,
  fileName: (day) => `apercu-${day}`,
};
