import { numbersOf } from '../plural.ts';
import type { ScreenWords } from '../tables.ts';
import { first } from './first.ts';

const { number, count } = numbersOf(first.language);

const persons = first.counts.people;

export const overview: ScreenWords['overview'] = {
  nobody: 'Chati zitaonekana hapa ukisajili watu.',
  afterLoading: 'Chati zitaonekana baada ya kubonyeza “Pakia tena”.',
  register: 'Sajili mtu',
  ledger: 'Kila mtu yuko wapi',
  noAnswer: 'Bila uhakika: jibu halikurudi.',
  notAccepted: (n) => (n === 1 ? 'Inakuhitaji: seva haikuikubali.' : 'Zinakuhitaji: seva haikuzikubali.'),
  leftOut: (states) => `Hazimo katika chati: ${states}.`,
  leftOutOfNumbers: (states) => `Hazimo katika idadi hizi: ${states}.`,
  counting: (done, all) => `Waliohesabiwa: ${number(done)} kati ya ${persons(all)}`,
  confirmed: first.states.confirmed,
  notYet: 'bado haijathibitishwa',
  mark: (name, all, notYet) =>
    `${name}: ${persons(all)}${notYet === 0 ? '' : `, ${number(notYet)} bado hawajathibitishwa`}`,

  spans: { day: 'Watu kwa siku', week: 'Watu kwa wiki', month: 'Watu kwa mwezi', year: 'Watu kwa mwaka' },
  inDays: (people, days) => `${number(people)} kwa ${count(days, { one: 'siku #', other: 'siku #' })}`,
  inAll: (people) => `Jumla: ${number(people)}`,
  inOne: (people, day) => `Usajili wa ${day}: ${persons(people)}`,
  most: {
    day: (day, most, all) => `Jumla ni ${persons(all)}. Wengi zaidi ni wa ${day}: ${most}`,
    week: (week, most, all) => `Jumla ni ${persons(all)}. Wengi zaidi ni wa wiki ya ${week}: ${most}`,
    month: (month, most, all) => `Jumla ni ${persons(all)}. Wengi zaidi ni wa ${month}: ${most}`,
    year: (year, most, all) => `Jumla ni ${persons(all)}. Wengi zaidi ni wa mwaka ${year}: ${most}`,
  },
  earlier: (n) => `${persons(n)} siku za awali: ona jedwali`,
  day: 'Siku',
  more: {
    countries: (n) => count(n, { one: 'Nchi # nyingine', other: 'Nchi # nyingine' }),
    groups: (n) => count(n, { one: 'Kikundi # kingine', other: 'Vikundi # vingine' }),
    assessments: (n) => count(n, { one: 'Tathmini # nyingine', other: 'Tathmini # nyingine' }),
  },
  groups: 'Vikundi',
  noGroup: 'Bila kikundi',
  otherGroup: 'Kikundi ambacho hakimo kwenye orodha',
  occupations: 'Aina za kazi',
  open: 'Chagua moja uifungue',
  all: 'Zote',
  of: (name, n, all) => `${name}, ${number(n)} kati ya ${number(all)}`,
  see: 'Ona watu hawa',
  andMore: (which, n) => `${which} na ${count(n, { one: 'kundi # lingine', other: 'makundi # mengine' })}`,
  several: (n) => count(n, { one: 'Kundi #', other: 'Makundi #' }),

  assessments: 'Tathmini',
  assigned: (assessments, assignments) => `${assessments} katika ${assignments}.`,
  noneAssigned: 'Bado hakuna tathmini iliyogawiwa mtu yeyote.',
  assessmentMark: (name, all, notYet) =>
    `${name}: ${count(all, { one: 'tathmini # imegawiwa', other: 'tathmini # zimegawiwa' })}${notYet === 0 ? '' : `, ${number(notYet)} bado hazijathibitishwa`}`,
  paid: (country) => `Zilizonunuliwa nchini ${country}`,
  notUsed: (n) => `Tathmini ambazo bado hazijagawiwa: ${number(n)}`,

  table: (what) => `${what} kama jedwali`,
  asTables: 'Kama majedwali',
  name: 'Jina',
  people: 'Watu',
  assignedColumn: 'Zilizogawiwa',
  print: 'Chapisha',
  picture: 'Picha',
  csv: 'Jedwali (CSV)',
  save: 'Hifadhi au chapisha',
  png: 'Picha (PNG)',
  svg: 'Mchoro (SVG)',
  noPicture: 'Picha haikuweza kutengenezwa. Hifadhi mchoro badala yake.',
  from: (time) => `Hadi hapo, picha ni za ${time}.`,
  fileName: (day) => `muhtasari-${day}`,
};
