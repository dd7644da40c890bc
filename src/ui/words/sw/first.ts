import { numbersOf } from '../plural.ts';
import type { FirstWords } from '../tables.ts';

const language = 'sw';
const { number, money, count } = numbersOf(language);

const people = (n: number) => count(n, { one: 'mtu #', other: 'watu #' });
const records = (n: number) => `rekodi ${number(n)}`;
const assessments = (n: number) => `tathmini ${number(n)}`;

export const first: FirstWords = {
  language,
  number,
  money,
  counts: { people, records, assessments },

  comma: ',',

  // A state is said of a rekodi, which takes i- and zi-.
  states: {
    draft: 'rasimu',
    waiting: 'inasubiri',
    sending: 'inatumwa',
    noReply: 'bila uhakika',
    toFix: 'inakuhitaji',
    onHold: 'imesitishwa',
    confirmed: 'imethibitishwa',
    moved: 'imekabidhiwa',
    discarded: 'imewekwa kando',
  },

  titles: {
    register: 'Sajili mtu',
    people: 'Watu',
    person: 'Mtu',
    assign: 'Gawia tathmini',
    assessments: 'Tathmini zote',
    assessment: 'Tathmini',
    occupations: 'Aina za kazi',
    occupation: 'Kazi',
    overview: 'Muhtasari',
    sync: 'Kutuma',
    settings: 'Mipangilio',
    you: 'Shirika lako',
    groups: 'Vikundi',
    device: 'Kifaa hiki',
    look: 'Mwonekano na lugha',
    server: 'Seva',
    about: 'Kuhusu',
    setup: 'Andaa kifaa hiki',
    practice: 'Linganisha kifaa na seva',
    tour: 'Maonyesho',
    more: 'Zaidi',
    console: 'Konsoli',
    call: 'Wito',
    unknown: 'Hakuna skrini kama hiyo',
  },

  mend: {
    sex: 'Chagua mwanamume au mwanamke',
    country: 'Chagua nchi kwenye orodha',
    occupation: 'Chagua kazi kwenye orodha',
    group: 'Chagua kikundi kwenye orodha, au ondoa kilichoandikwa',
    purchase: 'Weka alama kwenye kisanduku kuthibitisha ununuzi, au ondoa tathmini',
    eachPrice: 'Andika bei ya tathmini moja kwa nambari, kwa mfano 12.50',
    extrasPrice: 'Andika gharama za ziada kwa nambari, kwa mfano 0',
    referenceTooLong: 'Fupisha rejeleo hadi herufi 60',
  },

  frame: {
    app: 'Outpost',
    practice: 'Mazoezi',
    skip: 'Nenda kwenye maudhui makuu',
    toRegister: 'Nenda kwenye Sajili',
    notLoaded: 'Skrini hii haikupakiwa',
    kept: 'Ulichohifadhi kabla bado kiko kwenye kifaa hiki.',
    connectOnce: 'Unganisha kwenye mtandao mara moja, kisha pakia programu tena.',
    loadAgain: 'Pakia tena',
    done: 'Tayari',
  },

  notLoaded: {
    receipt: 'Risiti haikupakiwa',
    assessments: 'Orodha ya tathmini haikupakiwa',
    recentPeople: 'Orodha ya watu waliosajiliwa mwisho haikupakiwa',
  },

  navigation: {
    name: 'Kuu',
    register: 'Sajili',
  },

  combobox: {
    usage:
      'Matokeo huonekana unapoandika. Pitia kwa vitufe vya mshale wa juu na chini na uchague kwa Enter, au tafuta kwa kugusa.',
    clear: 'Ondoa',
    nothingChosen: 'Bado hakuna kilichochaguliwa. Chagua kwenye orodha, au ondoa kilichoandikwa.',
    chosen: (name: string) => `${name}, imechaguliwa.`,
    results: (n: number) =>
      n === 0 ? 'Hakuna matokeo.' : count(n, { one: 'Kuna tokeo #.', other: 'Kuna matokeo #.' }),
    highlighted: (name: string, position: number, n: number) =>
      `${name}, ${number(position)} kati ya ${number(n)}, imeangaziwa.`,
  },

  fields: {
    error: 'Kosa:',
    problem: 'Kuna tatizo',
    optional: '(si lazima)',
    sex: 'Jinsia',
    sexes: { M: 'Mwanamume', F: 'Mwanamke' },
    occupation: 'Kazi',
    country: 'Nchi',
    nearMatch: (typed: string) =>
      `Hakuna inayolingana kabisa na “${typed}”. Je, ulimaanisha mojawapo ya hizi?`,
    typeCountry: 'Andika nchi',
    noCountry: (typed: string) =>
      `Hakuna nchi inayoitwa “${typed}”. Jaribu jina lake la Kiswahili au la Kiingereza, au msimbo wake wa herufi mbili.`,
    group: 'Kikundi',
    leaveEmpty: 'Acha wazi kama hakuna.',
    noGroupChosen: 'hakuna kikundi',
    change: 'Badilisha',
    countryAndGroup: 'nchi na kikundi',
    reference: 'Rejeleo',
    referenceHint: 'Linabaki kwenye kifaa hiki. Usiandike jina kamili.',
  },

  occupation: {
    broaderMark: '(kundi pana zaidi)',
    via: 'imepatikana kama',
    ask: 'Andika kazi yake',
    loading: 'Aina za kazi bado zinapakiwa.',
    titlesLoading: 'Majina ya kazi bado yanapakiwa. Kwa sasa majina rasmi tu ndiyo yanayopatikana.',
    nothing: (typed: string) => `Hakuna kinacholingana na “${typed}”. Jaribu neno lingine la kazi hiyo.`,
    didYouMean: 'Je, ulimaanisha',
    tree: 'Tafuta kwenye mti wa aina za kazi',
    pinned: 'imebandikwa',
    sure: 'inalingana wazi',
  },

  purchase: {
    eachPrice: 'Bei ya tathmini moja',
    extrasPrice: 'Gharama za ziada kwa jumla',
    confirm: (what: string, total: string | undefined) =>
      `Ninathibitisha ununuzi wa ${what}${total === undefined ? '' : ` kwa ${total}`}`,
  },

  register: {
    save: 'Hifadhi, endelea',
    saving: 'Inahifadhi…',
    saved: 'Imehifadhiwa. Sajili mtu anayefuata.',
    savedAt: (time) => `imehifadhiwa ${time}`,
    sentIn: (seconds) => `Itatumwa baada ya sekunde ${number(seconds)}`,
    sendNow: 'Tuma sasa',
    notSaved: 'Bado hakuna kilichohifadhiwa',
    late: 'Bado hakuna kilichohifadhiwa: sehemu ya programu haijapakiwa. Ulichoandika kimebaki kwenye kifaa hiki.',
    preset: 'Tathmini za kugawia',
    presetLine: (keys: readonly string[]) =>
      `Tathmini za kugawia: ${keys.length === 0 ? 'hakuna' : keys.join(', ')}`,
    gone: 'Hazimo tena kwenye orodha:',
    receipt: 'Mtu wa mwisho kuhifadhiwa',
    restore: 'Rejesha',
    undo: 'Tengua',
    edit: 'Hariri',
    assign: 'Gawia',
    open: 'Fungua',
  },

  offline: {
    ready: 'Tayari kufanya kazi bila mtandao',
    getting: 'Inajiandaa kufanya kazi bila mtandao: usikate mtandao',
    damaged: (file) => `Nakala hii ya programu imeharibika: waambie wanaoihifadhi (${file})`,
    noRoom: 'Hakuna nafasi ya kufanya kazi bila mtandao: ongeza nafasi kwenye kifaa hiki',
    notAllowed: 'Kivinjari hiki hakiruhusu Outpost kufanya kazi bila mtandao',
  },

  firstSight: {
    title: 'Karibu Outpost',
    lines: [
      { what: 'Sajili watu', how: 'mmoja baada ya mwingine, hata bila mtandao.' },
      { what: 'Wagawie tathmini', how: 'watu hao.' },
      { what: 'Tuma vyote', how: 'mtandao unapopatikana.' },
    ],
    untilThen: 'Hadi hapo kila kitu kinabaki kwenye kifaa hiki.',
    tryIt: 'Jaribu kwa watu wa mazoezi',
    connect: 'Unganisha na shirika lako',
    start: 'Anza kusajili',
  },

  languages: {
    title: 'Lugha',
    missing: (name) => `${name} haikuweza kuletwa.`,
  },
};
