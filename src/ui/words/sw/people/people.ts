import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { number, count } = numbersOf(first.language);
const persons = first.counts.people;

export const people: ScreenWords['people'] = {
  nobody: 'Bado hakuna mtu aliyesajiliwa kwenye kifaa hiki. Unaowasajili huorodheshwa hapa, na hubaki hapa.',
  nobodyFits: (text, state) =>
    `${state === undefined ? 'Hakuna mtu' : `Hakuna mtu mwenye hali “${state}”`} anayelingana na “${text}”. Watu hupatikana kwa risiti, rejeleo, kazi au msimbo wake; mwanzo wa neno unatosha.`,
  nobodyIs: (state) => `Hakuna mtu mwenye hali “${state}” sasa.`,
  showEverybody: 'Onyesha watu wote',
  byState: 'Watu kwa hali',
  search: 'Tafuta',
  searchHint: 'Risiti, rejeleo, kazi au msimbo.',
  halfTyped: 'Fomu iliyoandikwa nusu inasubiri kwenye skrini ya Sajili.',
  goOn: 'Endelea nayo',
  found: (n) => count(n, { one: 'mtu # amepatikana', other: 'watu # wamepatikana' }),
  moreThanFound: '. Hawa ni wapya zaidi kati ya wengi; ongeza neno kupata wachache',
  selectSeveral: 'Teua kadhaa',
};

export const many: ScreenWords['many'] = {
  progress: (tried, wanted) => `${number(tried)} kati ya ${persons(wanted)} tayari`,
  soFar: 'Hadi sasa',
  stop: 'Simamisha',
  left: (n) => `${number(n)} wameachwa kama walivyokuwa.`,
  hide: 'Ficha hii',
  restore: 'Rejesha',
  discard: 'Weka kando',
  hold: 'Sitisha',
  release: 'Ruhusu',
  claim: 'Iliundwa hapa',
  selectedPeople: 'Watu walioteuliwa',
  selected: (n) => count(n, { one: '# ameteuliwa', other: '# wameteuliwa' }),
  selectAll: (n) => `Teua wote ${number(n)}`,
  shown: 'wanaoonyeshwa',
  selectNone: 'Usiteue yeyote',
  done: 'Tayari',
  export: 'Hamisha kama CSV',
  handOver: 'Kabidhi',
};

export const person: ScreenWords['person'] = {
  none: 'Hakuna',
  about: (whom) => `kuhusu ${whom}`,
  denomination: 'Sarafu',
  prices: 'Bei',
  eachAndExtras: (each, extras) => `${each} kwa kila moja, nyongeza ${extras}`,
  joins: 'Anajiunga na',
  purchase: 'Ununuzi',
  confirmed: (stake) => `${stake}: umethibitishwa`,
  serverUuid: 'UUID ya seva',
  notKnown: 'Bado haijulikani',
  the: (what) => `(${what})`,
  person: 'mtu',
  editHeading: 'Hariri',
  save: 'Hifadhi',
  saveAndSend: 'Hifadhi na utume tena',
  back: 'Rudi bila kuhifadhi',
  editAndSend: 'Hariri na utume tena',
  sendAsItIs: 'Tuma tena kama ilivyo',
  sendAsItIsHint: 'Itume kama ilivyo baada ya sababu kurekebishwa kwenye seva.',
  along: (n) =>
    count(n, {
      one: 'Kumweka kando huchukua mgawo # pia; kumrejesha huurudisha.',
      other: 'Kumweka kando huchukua migawo # pia; kumrejesha huirudisha.',
    }),
  notNow: 'Haiwezi kuhaririwa sasa.',
  registrationOf: (receipt) => `usajili wa ${receipt}`,
  assignments: 'Migawo',
  noAssignments: 'Bado hakuna tathmini zilizogawiwa.',
  history: 'Kilichotokea',
  noSuch: 'Hakuna mtu kama huyo kwenye kifaa hiki',
  toPeople: 'Nenda kwenye Watu',
  typed: (words) => `Imeandikwa: “${words}”`,
  receipt: 'Risiti',
  registered: 'Alisajiliwa',
  notDone: {
    discard: 'Haikuwekwa kando.',
    restore: 'Haikurejeshwa.',
    hold: 'Haikusitishwa.',
    release: 'Haikuruhusiwa.',
    claim: 'Haikuchukuliwa.',
  },
  notLoaded: 'Aina za kazi bado zinapakiwa. Hifadhi tena baada ya muda mfupi.',
};

export const assignmentTrouble: ScreenWords['assignmentTrouble'] = {
  'needs you': (n) => count(n, { one: 'mgawo # unakuhitaji', other: 'migawo # inakuhitaji' }),
  unknown: (n) => count(n, { one: 'mgawo # bila uhakika', other: 'migawo # bila uhakika' }),
  toLookAt: 'Migawo ya kutazama',
  none: {
    'needs you': 'Hakuna mgawo unaokuhitaji sasa.',
    unknown: 'Hakuna mgawo usio na uhakika sasa.',
  },
};
