import { numbersOf } from '../plural.ts';
import type { ScreenWords } from '../tables.ts';
import { first } from './first.ts';

const { number, count } = numbersOf(first.language);

const persons = first.counts.people;

export const overview: ScreenWords['overview'] = {
  nobody: 'Os gráficos aparecem aqui quando você inscrever pessoas.',
  afterLoading: 'Os gráficos aparecem depois de tocar em “Recarregar”.',
  register: 'Inscrever uma pessoa',
  ledger: 'Em que ponto está cada pessoa',
  noAnswer: 'Incerta: não voltou resposta.',
  notAccepted: (n) => `Por tratar: o servidor não ${n === 1 ? 'a' : 'as'} aceitou.`,
  leftOut: (states) => `Fora dos gráficos: ${states}.`,
  leftOutOfNumbers: (states) => `Fora destes números: ${states}.`,
  counting: (done, all) => `Contadas ${number(done)} de ${persons(all)}`,
  confirmed: first.states.confirmed,
  notYet: 'ainda por confirmar',
  mark: (name, all, notYet) =>
    `${name}: ${persons(all)}${notYet === 0 ? '' : `, ainda por confirmar: ${number(notYet)}`}`,

  spans: {
    day: 'Pessoas por dia',
    week: 'Pessoas por semana',
    month: 'Pessoas por mês',
    year: 'Pessoas por ano',
  },
  inDays: (people, days) => `${number(people)} em ${count(days, { one: '# dia', other: '# dias' })}`,
  inAll: (people) => `No total: ${number(people)}`,
  inOne: (people, day) => `Inscrições de ${day}: ${persons(people)}`,
  most: {
    day: (day, most, all) => `${persons(all)}. O maior número é o de ${day}: ${most}`,
    week: (week, most, all) => `${persons(all)}. O maior número é o da semana de ${week}: ${most}`,
    month: (month, most, all) => `${persons(all)}. O maior número é o de ${month}: ${most}`,
    year: (year, most, all) => `${persons(all)}. O maior número é o de ${year}: ${most}`,
  },
  earlier: (n) => `${persons(n)} em dias anteriores: veja a tabela`,
  day: 'Dia',
  more: {
    countries: (n) => count(n, { one: 'Mais # país', other: 'Mais # países' }),
    groups: (n) => count(n, { one: 'Mais # grupo', other: 'Mais # grupos' }),
    assessments: (n) => count(n, { one: 'Mais # avaliação', other: 'Mais # avaliações' }),
  },
  groups: 'Grupos',
  noGroup: 'Nenhum grupo',
  otherGroup: 'Um grupo que não está na lista',
  occupations: 'Profissões',
  open: 'Escolha uma para a abrir',
  all: 'Todas',
  of: (name, n, all) => `${name}, ${number(n)} de ${number(all)}`,
  see: 'Ver estas pessoas',
  andMore: (which, n) => `${which} e ${count(n, { one: 'mais # grupo', other: 'mais # grupos' })}`,
  several: (n) => count(n, { one: '# grupo', other: '# grupos' }),

  assessments: 'Avaliações',
  assigned: (assessments, assignments) => `${assessments} em ${assignments}.`,
  noneAssigned: 'Ainda nenhuma avaliação foi atribuída.',
  assessmentMark: (name, all, notYet) =>
    `${name}: ${count(all, { one: '# avaliação atribuída', other: '# avaliações atribuídas' })}${notYet === 0 ? '' : `, ainda por confirmar: ${number(notYet)}`}`,
  paid: (country) => `Comprado neste país: ${country}`,
  notUsed: (n) =>
    count(n, { one: '# avaliação ainda não atribuída', other: '# avaliações ainda não atribuídas' }),

  table: (what) => `${what}, em tabela`,
  asTables: 'Em tabelas',
  name: 'Nome',
  people: 'Pessoas',
  assignedColumn: 'Atribuídas',
  print: 'Imprimir',
  picture: 'Imagem',
  csv: 'Tabela (CSV)',
  save: 'Guardar ou imprimir',
  png: 'Imagem (PNG)',
  svg: 'Desenho (SVG)',
  noPicture: 'Não foi possível fazer a imagem. Guarde antes o desenho.',
  from: (time) => `Até lá, os gráficos são de ${time}.`,
  fileName: (day) => `resumo-${day}`,
};
