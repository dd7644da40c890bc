import { numbersOf } from '../plural.ts';
import type { ScreenWords } from '../tables.ts';
import { first } from './first.ts';

const { number, count } = numbersOf(first.language);

const persons = first.counts.people;

export const overview: ScreenWords['overview'] = {
  nobody:
    'Bado hakuna mtu aliyesajiliwa kwenye kifaa hiki. Ukishasajili watu, picha za wangapi, wapi na katika kazi gani zitakuwa hapa.',
  register: 'Sajili mtu',
  ledger: 'Kila mtu yuko wapi',
  sum: (made) => `${persons(made)} =`,
  counted: (n) =>
    `Picha zilizo hapa chini zinahesabu ${persons(n)}. Hazihesabu fomu ambazo hazijakamilika, wala waliowekwa kando au kukabidhiwa.`,
  counting: (done, all) => `Waliohesabiwa: ${number(done)} kati ya ${persons(all)}`,
  onServer: 'kwenye seva',
  notYet: 'bado haijathibitishwa',
  mark: (name, all, notYet) =>
    `${name}: ${persons(all)}${notYet === 0 ? '' : `, ${number(notYet)} bado hawajathibitishwa`}`,

  spans: { day: 'Watu kwa siku', week: 'Watu kwa wiki', month: 'Watu kwa mwezi', year: 'Watu kwa mwaka' },
  inDays: (people, days) => `${number(people)} kwa ${count(days, { one: 'siku #', other: 'siku #' })}`,
  inAll: (people) => `Jumla: ${number(people)}`,
  mostOn: (day, most) => `; wengi zaidi ${day}: ${number(most)}`,
  mostIn: (when, most) => `; wengi zaidi ${when}: ${number(most)}`,
  earlier: (n) => `${persons(n)} siku za awali: ona jedwali`,
  day: 'Siku',
  groups: 'Vikundi',
  noGroup: 'Bila kikundi',
  otherGroup: 'Kikundi ambacho hakimo kwenye orodha',
  occupations: 'Aina za kazi',
  touch: 'Gusa moja uifungue',
  all: 'Zote',
  of: (name, n, all) => `${name}, ${number(n)} kati ya ${number(all)}`,
  see: 'Ona watu hawa',
  others: (n, names) => count(n, { one: `Nyingine #: ${names}`, other: `Nyingine #: ${names}` }),

  assessments: 'Tathmini',
  assigned: (all, bought, notYet) =>
    `Zilizogawiwa: ${number(all)}, zilizonunuliwa: ${number(bought)}, bado hazijathibitishwa: ${number(notYet)}`,
  noneAssigned: 'Bado hakuna tathmini iliyogawiwa mtu yeyote.',
  assessmentMark: (name, all, notYet) =>
    `${name}: ${count(all, { one: 'tathmini # imegawiwa', other: 'tathmini # zimegawiwa' })}${notYet === 0 ? '' : `, ${number(notYet)} bado hazijathibitishwa`}`,
  paid: (country) => `Zilizonunuliwa nchini ${country}`,
  notUsed: (names) => `Bado hazijatumiwa: ${names}`,

  table: (what) => `${what} kama jedwali`,
  name: 'Jina',
  people: 'Watu',
  assignedColumn: 'Zilizogawiwa',
  print: 'Chapisha',
  picture: 'Picha',
  csv: 'Jedwali (CSV)',
  saveAs: 'Hifadhi kama',
  png: 'Picha (PNG)',
  svg: 'Mchoro (SVG)',
  noPicture: 'Picha haikuweza kutengenezwa. Hifadhi mchoro badala yake.',
  from: (time) => `Hadi hapo, picha ni za ${time}.`,
  fileName: (day) => `muhtasari-${day}`,
};
