import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { number, count, size } = numbersOf(first.language);

const UNITS = ['baiti', 'kB', 'MB', 'GB'];

export const consoleWords: ScreenWords['console'] = {
  about:
    'Kwa watengeneza programu: kila wito wa huduma, kinachopokelewa na kinachojibiwa. Jaribu mmoja, kisha uunakili kwenye programu.',
  document: 'Yote kama OpenAPI 3.1',
  goes: (address, outOfReach) =>
    address === ''
      ? 'Hakuna seva iliyowekwa. Unachounda kwa POST ni cha kweli, na kinasubiri kwenye kifaa hiki.'
      : [`Seva yako ni ${address}.`, outOfReach, 'Unachounda kwa POST ni cha kweli.']
          .filter(Boolean)
          .join(' '),
  goesOutOfReach: {
    offline: 'Huna mtandao: miito inapitia kifaa hiki, si moja kwa moja kwa seva.',
    notConnected: 'Sasa haijaunganishwa.',
  },
  goesFull: (hasServer) =>
    `${hasServer ? 'Kupitia kifaa hiki, miito kwa POST haifanyi kazi hadi kipate nafasi.' : 'Miito kwa POST haifanyi kazi hadi kifaa hiki kipate nafasi.'} Mazoezi pia hayafanyi kazi.`,
  noRoom: (hasServer) =>
    hasServer
      ? 'Huwezi kutuma wito huu kupitia kifaa hiki, wala kuujaribu, hadi kipate nafasi.'
      : 'Huwezi kutuma wala kujaribu wito huu hadi kifaa hiki kipate nafasi.',
  goesShut:
    'Kwenye kichupo hiki miito kwa GET pekee inafanya kazi. Bado unaweza kujaribu miito kwenye mazoezi.',
  users: 'watu',
  notLoaded:
    'Maelezo ya huduma hayakupakiwa. Unganisha kwenye mtandao mara moja, kisha fungua skrini hii tena.',
  noSuch: (name) => `Hakuna wito ${name}`,
  extension: 'Kiendelezi: huduma halisi inacho, mkataba haukielezi.',

  target: 'Tuma kwa',
  way: 'Jinsi ya kutuma',
  outOfReach: { offline: 'Si wakati huna mtandao.', notConnected: 'Haijaunganishwa.' },
  targets: { device: 'Kifaa hiki', practice: 'Seva ya mazoezi', server: 'Seva yako' },
  ways: {
    device: 'Kupitia kifaa hiki',
    practice: 'Moja kwa moja kwa seva ya mazoezi',
    server: 'Moja kwa moja kwa seva',
  },
  inPractice: 'Jaribu kwenye mazoezi',
  aboutTarget: {
    device: 'Unachotuma hapa kinasubiri, kisha kinaenda kwa seva ya mazoezi kwenye kifaa hiki.',
    practice:
      'Inatumwa mara moja, sasa hivi, kwa seva ya mazoezi ndani ya ukurasa huu. Hakuna chochote chake kinachotoka kwenye kifaa hiki.',
    noSending:
      'Ukurasa huu hauwezi kutuma. Kichupo kingine kinatuma, au kivinjari kinakosa kitu kinachohitajika kutuma.',
  },
  caution: {
    tab: 'Kichupo hiki hakiwezi kutuma.',
    practiceOpens: 'Bado unaweza kujaribu miito kwenye mazoezi.',
    real: 'Unachotuma hapa ni cha kweli.',
    local: 'Kinabaki kwenye kifaa hiki hadi seva iwekwe.',
    device: 'Kinasubiri kama rekodi nyingine.',
    server: (address) =>
      `Kinaenda mara moja, sasa hivi, kwa ${address}. Hakuna chochote chake kinachowekwa kwenye kifaa hiki, na seva haiwezi kukitengua.`,
  },

  aboutRead: {
    device: 'Ukurasa huu unajibu, hata bila mtandao.',
    practice: 'Inaulizwa mara moja, sasa hivi, kwa seva ya mazoezi ndani ya ukurasa huu.',
    server: (address) => `Inaulizwa mara moja, sasa hivi, kwa ${address}. Hakuna kinachobadilika huko.`,
  },
  keyGoes: (header) => `Ufunguo unaenda ndani ya kichwa ${header}. Unauandika kwenye`,

  examples: 'Jaza mfano:',
  asText: 'Andika misimbo mwenyewe',
  sendAs: 'Tuma sehemu kama',
  nothingToFill: 'Wito huu haupokei kitu.',
  mustFill: '(inahitajika)',
  choose: 'Chagua',
  leaveOut: 'Acha',
  add: (name) => `Ongeza kwenye ${name}`,
  remove: (name) => `Ondoa ${name}`,
  assessments: first.counts.assessments,

  send: 'Tuma',
  sending: 'Inatuma',
  answer: 'Jibu',
  noAnswerYet: 'Bado hakuna kilichotumwa.',
  inTime: (ms) => `ms ${number(ms)}`,
  size: (bytes) => size(bytes, UNITS),
  headers: (n) => `Vichwa: ${number(n)}`,
  headersOfServer: 'Vile tu ambavyo seva inaruhusu kivinjari kuonyesha.',
  body: 'Mwili',
  exampleAnswer: 'Mfano wa jibu:',
  empty: 'Jibu halina maudhui.',
  noAnswer: {
    read: 'Hakuna jibu lililofika. Kagua muunganisho, kisha tuma tena.',
    write: 'Hakuna jibu lililofika. Huenda ilifanyika hata hivyo: tazama kwenye seva kabla ya kutuma tena.',
  },
  notSent: 'Haikutumwa: hakuna seva iliyowekwa, au anwani yake si salama.',
  next: { assign: 'Mgawie mtumiaji huyu tathmini', createUser: 'Unda mtumiaji katika kikundi hiki' },
  more: 'Onyesha',

  copy: 'Wito huo huo wa kunakili',
  curl: 'Kwa terminali, na curl',
  fetch: 'Kwa programu, na fetch',
  copyIt: 'Nakili',
  withExample: (name) => `Inatumia mfano “${name}” hadi ujaze thamani.`,
  aboutCopy: {
    practice:
      'Ukurasa huu pekee unaweza kuita seva ya mazoezi. Ili kutumia unachonakili, anzisha kwanza seva ya mfano: `npm run server`.',
    none: 'Hakuna seva iliyowekwa. Andika anwani yake mahali pa `https://your-server`, na weka ufunguo kwenye kigeu KEY.',
    unread:
      'Pakia upya ili kuona hapa anwani ya seva yako. Au iandike mahali pa `https://your-server`. Weka ufunguo kwenye kigeu KEY.',
    server:
      'Unachonakili kinaenda moja kwa moja kwa seva. Ufunguo wako haunakiliwi: uweke kwanza kwenye kigeu KEY.',
  },

  rules: (n) => `Inachokataa: ${count(n, { one: 'sheria #', other: 'sheria #' })}`,
};
