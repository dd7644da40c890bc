import { numbersOf } from '../plural.ts';
import type { ScreenWords } from '../tables.ts';
import { first } from './first.ts';

const { number, count } = numbersOf(first.language);

const persons = first.counts.people;

export const overview: ScreenWords['overview'] = {
  nobody:
    'Todavía no hay nadie registrado en este dispositivo. Cuando registre personas, aquí habrá imágenes de cuántas son, dónde están y en qué trabajan.',
  register: 'Registrar a una persona',
  ledger: 'Estado de cada persona',
  sum: (made) => `${persons(made)} =`,
  counted: (n) =>
    `Las imágenes de abajo cuentan ${persons(n)}. No cuentan los formularios sin terminar ni a nadie que esté en “descartada” o “traspasada”.`,
  counting: (done, all) => `Contadas: ${number(done)} de ${persons(all)}`,
  onServer: 'en el servidor',
  notYet: 'aún sin confirmar',
  mark: (name, all, notYet) =>
    `${name}: ${persons(all)}${notYet === 0 ? '' : `, aún sin confirmar: ${number(notYet)}`}`,

  spans: {
    day: 'Personas por día',
    week: 'Personas por semana',
    month: 'Personas por mes',
    year: 'Personas por año',
  },
  inDays: (people, days) => `${number(people)} en ${count(days, { one: '# día', other: '# días' })}`,
  inAll: (people) => `En total: ${number(people)}`,
  mostOn: (day, most) => `; el día con más, ${day}: ${number(most)}`,
  mostIn: (when, most) => `; lo más, ${when}: ${number(most)}`,
  earlier: (n) => `${persons(n)} en días anteriores: vea la tabla`,
  day: 'Día',
  groups: 'Grupos',
  noGroup: 'Ningún grupo',
  otherGroup: 'Un grupo que no está en la lista',
  occupations: 'Ocupaciones',
  touch: 'Toque una para abrirla',
  all: 'Todas',
  of: (name, n, all) => `${name}, ${number(n)} de ${number(all)}`,
  see: 'Ver a estas personas',
  others: (n, names) => `${count(n, { one: '# más', other: '# más' })}: ${names}`,

  assessments: 'Evaluaciones',
  assigned: (all, bought, notYet) =>
    `Asignadas: ${number(all)}; compradas: ${number(bought)}; aún sin confirmar: ${number(notYet)}`,
  noneAssigned: 'Todavía no hay ninguna evaluación asignada.',
  assessmentMark: (name, all, notYet) =>
    `${name}: ${count(all, { one: '# evaluación asignada', other: '# evaluaciones asignadas' })}${notYet === 0 ? '' : `, aún sin confirmar: ${number(notYet)}`}`,
  paid: (country) => `Compradas en ${country}`,
  notUsed: (names) => `Sin usar todavía: ${names}`,

  table: (what) => `${what}, en tabla`,
  name: 'Nombre',
  people: 'Personas',
  assignedColumn: 'Asignadas',
  print: 'Imprimir',
  picture: 'Imagen',
  csv: 'Tabla (CSV)',
  saveAs: 'Guardar como',
  png: 'Imagen (PNG)',
  svg: 'Dibujo (SVG)',
  noPicture: 'No se pudo hacer la imagen. Guarde el dibujo.',
  from: (time) => `Hasta entonces, los gráficos son del ${time}.`,
  fileName: (day) => `resumen-${day}`,
};
