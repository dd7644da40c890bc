import { numbersOf } from '../plural.ts';
import type { ScreenWords } from '../tables.ts';
import { first } from './first.ts';

const { number, count } = numbersOf(first.language);

const persons = first.counts.people;

export const overview: ScreenWords['overview'] = {
  nobody: 'Aquí aparecen gráficos cuando registre personas.',
  afterLoading: 'Los gráficos aparecen después de pulsar “Recargar”.',
  register: 'Registrar a una persona',
  ledger: 'Estado de cada persona',
  noAnswer: 'Incierta: no llegó respuesta.',
  notAccepted: (n) => `Por resolver: el servidor no ${n === 1 ? 'la' : 'las'} aceptó.`,
  leftOut: (states) => `Fuera de los gráficos: ${states}.`,
  leftOutOfNumbers: (states) => `Fuera de estos números: ${states}.`,
  counting: (done, all) => `Contadas: ${number(done)} de ${persons(all)}`,
  confirmed: first.states.confirmed,
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
  inOne: (people, day) => `Registro del ${day}: ${persons(people)}`,
  most: {
    day: (day, most, all) => `${persons(all)}. El mayor número es el del ${day}: ${most}`,
    week: (week, most, all) => `${persons(all)}. El mayor número es el de la semana del ${week}: ${most}`,
    month: (month, most, all) => `${persons(all)}. El mayor número es el de ${month}: ${most}`,
    year: (year, most, all) => `${persons(all)}. El mayor número es el de ${year}: ${most}`,
  },
  earlier: (n) => `${persons(n)} en días anteriores: vea la tabla`,
  day: 'Día',
  more: {
    countries: (n) => count(n, { one: '# país más', other: '# países más' }),
    groups: (n) => count(n, { one: '# grupo más', other: '# grupos más' }),
    assessments: (n) => count(n, { one: '# evaluación más', other: '# evaluaciones más' }),
  },
  groups: 'Grupos',
  noGroup: 'Ningún grupo',
  otherGroup: 'Un grupo que no está en la lista',
  occupations: 'Ocupaciones',
  open: 'Elija una para abrirla',
  all: 'Todas',
  of: (name, n, all) => `${name}, ${number(n)} de ${number(all)}`,
  see: 'Ver a estas personas',
  andMore: (which, n) => `${which} y ${count(n, { one: '# grupo más', other: '# grupos más' })}`,
  several: (n) => count(n, { one: '# grupo', other: '# grupos' }),

  assessments: 'Evaluaciones',
  assigned: (assessments, assignments) => `${assessments} en ${assignments}.`,
  noneAssigned: 'Todavía no hay ninguna evaluación asignada.',
  assessmentMark: (name, all, notYet) =>
    `${name}: ${count(all, { one: '# evaluación asignada', other: '# evaluaciones asignadas' })}${notYet === 0 ? '' : `, aún sin confirmar: ${number(notYet)}`}`,
  paid: (country) => `Compradas en ${country}`,
  notUsed: (n) => `${first.counts.assessments(n)} sin asignar todavía`,

  table: (what) => `${what}, en tabla`,
  asTables: 'En tablas',
  name: 'Nombre',
  people: 'Personas',
  assignedColumn: 'Asignadas',
  print: 'Imprimir',
  picture: 'Imagen',
  csv: 'Tabla (CSV)',
  save: 'Guardar o imprimir',
  png: 'Imagen (PNG)',
  svg: 'Dibujo (SVG)',
  noPicture: 'No se pudo hacer la imagen. Guarde el dibujo.',
  from: (time) => `Hasta entonces, los gráficos son del ${time}.`,
  fileName: (day) => `resumen-${day}`,
};
