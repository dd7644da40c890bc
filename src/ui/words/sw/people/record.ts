import { capital } from '../../capital.ts';
import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { number, count } = numbersOf(first.language);

export const record: ScreenWords['record'] = {
  list: (shown, left) => {
    const all = left > 0 ? [...shown, `${number(left)} zaidi`] : shown;
    const last = all.at(-1) ?? '';
    return all.length > 1 ? `${all.slice(0, -1).join(', ')} na ${last}` : last;
  },
  none: 'hakuna',
  nothing: 'hakuna kitu',
  person: 'Mtu',
  joiningGroup: 'Kujiunga na kikundi',
  assignmentOf: (keys) => `Mgawo wa ${keys}`,

  names: {
    user: (receipt, reference) => (reference ? `${receipt} (${reference})` : receipt),
    assignment: (receipt) => `mgawo wa ${receipt}`,
    group: (name) => `kikundi ${name}`,
    gone: 'rekodi ambayo haipo kwenye kifaa hiki',
  },

  whyNoReply: {
    closed: 'Outpost ilifungwa kabla ya jibu kufika',
    late: 'jibu kamili halikufika kwa wakati',
    broken: 'muunganisho ulikatika kabla ya jibu kufika',
    elsewhere: 'jibu lilitoka kwenye anwani nyingine',
    foreign: 'jibu halikuwa lile ambalo huduma hii hutoa',
    status: (status) => `jibu la seva halisemi kama ilitekeleza (jibu ${status})`,
  },

  attempt: {
    open: 'imetumwa; bado hakuna jibu',
    confirmed: 'imetumwa, na imethibitishwa na seva',
    rejected: (status) => `imetumwa, na haikukubaliwa na seva${answer(status)}`,
    notApplied: (status) => `imetumwa, na haikutekelezwa na seva${answer(status)}`,
    noReply: (why) => `imetumwa; ${why}`,
  },

  obstacles: {
    sending: 'Iko njiani kwenda kwenye seva. Subiri jibu.',
    noReply: 'Haijulikani kama ilifika. Sema kwanza imekuwaje.',
    confirmed: 'Seva inayo. Hapa haiwezi tena kubadilishwa wala kuwekwa kando.',
    moved: 'Ilikabidhiwa kifaa kingine. Fanya hivyo huko.',
    discarded: 'Imewekwa kando. Irejeshe kwanza.',
    notDiscarded: 'Haijawekwa kando.',
    otherServer: 'Ni ya seva nyingine. Ihamishe kwenye skrini ya Kutuma.',
    notOnHold: 'Haijasitishwa.',
    onHoldAlready: 'Tayari imesitishwa.',
    halfTyped: 'Imeandikwa nusu. Imalize kwenye skrini ya Sajili.',
    gone: 'Haipo tena kwenye kifaa hiki.',
    inDoubt: 'Haijulikani kama ilifika. Inatumwa tena ili kujua: subiri jibu.',
    named: (by) => `Imetajwa na ${by}, ambayo ingesubiri milele. Weka hiyo kando kwanza.`,
    with: (name) => `Ni ya ${name}, ambayo imewekwa kando. Rejesha hiyo kwanza.`,
    empty: 'Haingeomba kitu chochote tena. Iweke kando badala yake.',
    cost: 'Huenda ikanunuliwa mara ya pili. Ifungue na uthibitishe ununuzi tena.',
  },

  outcome: (wish, done, refused) => {
    const said = count(done, {
      one: `Rekodi ya mtu # ime${DONE[wish]}`,
      other: `Rekodi za watu # zime${DONE[wish]}`,
    });
    return refused === 0 ? said : `${said}, ${number(refused)} hapana`;
  },

  onHoldBecause: {
    'by a person': 'wewe au mtu mwingine aliisitisha',
    'other server': 'iliundwa kwa ajili ya seva au ufunguo mwingine',
    restored: 'ilitoka kwenye nakala rudufu',
    'rolled back': 'kivinjari kilikuwa kimepoteza kilichoitokea mwisho',
    'key reused': 'seva iliidhania kuwa ombi lingine',
    transfer: 'ilitoka kifaa kingine',
  },

  duplicate: (uuids) =>
    `Seva inayo mara ${number(uuids.length)}: ${uuids.join(', ')}. Waombe wanaoendesha seva waziondoe zote isipokuwa moja.`,

  standing: {
    draft: 'Imeandikwa nusu. Imalize kwenye skrini ya Sajili.',
    waitsFor: (names) => `Iko tayari. Inatumwa baada ya ${names}.`,
    waitsForPerson: 'Inasubiri, na inatumwa baada ya mtu huyu.',
    waits: 'Iko tayari kutumwa. Inatumwa zamu yake ikifika, mara tu seva inapoweza kufikiwa.',
    waitsItsTurn: 'Iko tayari kutumwa. Inatumwa zamu yake ikifika.',
    waitsForServer: {
      user: 'Mtu huyu anasubiri kwenye kifaa hiki: kwa sasa hakuna seva iliyowekwa.',
      assign: 'Unasubiri kwenye kifaa hiki: kwa sasa hakuna seva iliyowekwa.',
      group: 'Kinasubiri kwenye kifaa hiki: kwa sasa hakuna seva iliyowekwa.',
    },
    sending: 'Iko njiani kwenda kwenye seva. Haiwezi kubadilishwa hadi jibu lifike.',
    rejected: 'Haikukubaliwa. Irekebishe, kisha itume tena.',
    rejectedSilently: 'Haikukubaliwa.',
    onHold: 'Imesitishwa.',
    onHoldByPerson: {
      user: 'Rekodi hii imesitishwa. Haitumwi hadi ubonyeze Ruhusu rekodi hii.',
      assign: 'Mgawo huu umesitishwa. Hautumwi hadi ubonyeze Ruhusu.',
      group: 'Kikundi hiki kimesitishwa. Hakitumwi hadi ubonyeze Ruhusu.',
    },
    onHoldBecause: (because) => `Imesitishwa, kwa sababu ${because}.`,
    sayWhere: 'Sema kwenye skrini ya Kutuma kama inaenda kwenye seva hii.',
    release: 'Iruhusu, nayo itaendelea.',
    releaseWhenSure: 'Iruhusu ukiwa na hakika kwamba seva bado haina.',
    confirmed: 'Seva inayo. Hapa haiwezi tena kubadilishwa wala kuwekwa kando.',
    confirmedPerson: 'Mtu huyu amefika kwenye seva. Hapa hawezi tena kubadilishwa wala kuwekwa kando.',
    confirmedWithoutId:
      'Seva inayo: mtu aliiona kule. Kitambulisho chake kwenye seva bado hakijulikani, na tathmini zake zinakisubiri.',
    waitsForId: (names) =>
      `Iko tayari. Inasubiri kitambulisho cha ${names} kwenye seva. Kiongeze kule mtu akikijua.`,
    moved: (to, code) =>
      `Ilikabidhiwa kifaa ${to} kwa ${code}. Kifaa hicho ndicho kinachoituma, na hiki hakiitumi kamwe.`,
    movedSomewhere: 'Ilikabidhiwa kifaa kingine. Kinachofuata kinatokea huko.',
    discarded: 'Imewekwa kando. Haitumwi, na inaweza kurejeshwa.',
  },

  history: {
    damaged: 'ina mstari wa historia ulioharibika, usioweza kuonyeshwa',
    made: 'imehifadhiwa kwenye kifaa hiki',
    changed: (what) => `imebadilishwa: ${what}`,
    fromTo: (what, from, to) => `${what} kutoka ${from} hadi ${to}`,
    renamed: (before, after) => `jina limebadilishwa kutoka ${before} hadi ${after}`,
    discarded: 'imewekwa kando',
    discardedWith: 'imewekwa kando pamoja na mtu',
    restored: 'imerejeshwa',
    onHold: (because) => `imesitishwa, kwa sababu ${because}`,
    released: 'imeruhusiwa',
    linked: (uuid) => `imeunganishwa na ${uuid} kwenye seva`,
    late: 'imejibiwa kwa kuchelewa; jibu linahesabika',
    stopped: (why) => `haikutumwa: ${why}`,
    decided: {
      arrived: 'imesemwa kwamba ilifika',
      rejected: 'imesemwa kwamba haipo kule',
      'send again': 'itatumwa tena, ingawa huenda ilifika',
    },
    confirmedAgain: '; ununuzi ulithibitishwa mara moja zaidi',
    takenBack: 'imegundulika ilifika kabla ya kubadilishwa, na imerudishwa kuwa kama ilivyotumwa',
    triedAgain: 'itatumwa tena kama ilivyo',
    duplicate: (uuids) => `imepatikana kwenye seva zaidi ya mara moja: ${uuids}`,
    'changed server': 'imehamishiwa kwenye seva iliyowekwa sasa',
    moved: (to, code) => `imekabidhiwa kifaa ${to} kwa ${code}`,
    received: (from, code) => `imepokelewa kutoka kifaa ${from} kwa ${code}`,
    givenBack: (to, code) => `imerudishwa kwa kifaa ${to} kutoka ${code}`,
    takenBackBy: {
      'return code': (code) => `imechukuliwa tena kutoka ${code} kwa msimbo wake wa kurudisha`,
      'a person': (code) =>
        `imechukuliwa tena kutoka ${code}, kwa sababu mtu alisema kwamba kifaa kingine hakiitumi`,
    },
  },

  values: {
    sex: 'jinsia',
    occupation: 'kazi',
    occupationWords: 'maneno yaliyoandikwa',
    occupationAnswer: 'jibu la swali',
    country: 'nchi',
    groupId: 'kikundi',
    reference: 'rejeleo',
    assessments: 'tathmini',
    groupToJoin: 'kikundi cha kujiunga nacho',
    prices: 'bei',
    named: (name, code) => `${name} (${code})`,
    quoted: (text) => `“${text}”`,
    about: (key, whom) => `${key} kuhusu ${whom}`,
    thisPerson: 'mtu huyu',
    price: (each, extras) => `${each} kwa kila moja gharama za ziada ${extras}`,
    purchaseConfirmed: (what) => `ununuzi wa ${what} ulithibitishwa`,
  },

  stake: (entries, total) => {
    const what = first.counts.assessments(entries);
    return total === undefined ? what : `${what} kwa ${total}`;
  },
  confirmAgain: (stake) => `Ninathibitisha ununuzi wa ${stake} mara moja zaidi`,

  noReply: {
    sentOn: (time) => `Ilitumwa ${time}.`,
    stake: 'Kilicho hatarini:',
    stakeAdvice: (stake) => `${stake}. Kama ilifika, kuituma tena kunanunua mara mbili.`,
    advice: 'Kwanza tazama kwenye seva, au muulize anayeiendesha.',
    copyQuestion: 'Nakili swali kwa anayeendesha seva',
    theQuestion: 'Swali',
    question: 'Je, ilifika kwenye seva?',
    questions: {
      user: 'Je, rekodi hii ilifika kwenye seva?',
      assign: (names) => `Je, mgawo wa ${names} ulifika kwenye seva?`,
      group: (what) => `Je, ${what} kilifika kwenye seva?`,
    },
    because: (why) => `${capital(why)}.`,
    untilThen: {
      user: 'Hakuna zaidi kinachotumwa cha mtu huyu hadi uamue.',
      assign: 'Hakuna zaidi kinachotumwa cha mgawo huu hadi uamue.',
      group: 'Hakuna zaidi kinachotumwa cha kikundi hiki hadi uamue.',
    },
    does: {
      arrived: 'Inahesabiwa kuwa imethibitishwa.',
      rejected: 'Kisha unaweza kuituma tena.',
    },
    arrived: 'Ilifika',
    rejected: 'Haikufika',
    sendAgain: 'Sijui: tuma tena',
    later: 'Amua baadaye',
    uuid: 'Kitambulisho kwenye seva',
    uuidHint: 'Namba ndefu yenye vistari. Anayeiendesha seva anaweza kuitafuta.',
    withoutId: {
      user: 'Bila hicho, tathmini za mtu huyu zinasubiri kwenye kifaa hiki hadi mtu akiongeze.',
      group:
        'Bila hicho, kila anayejiunga na kikundi anasubiri hadi mtu akiongeze kwenye Mipangilio, chini ya Vikundi.',
      assign: 'Hakuna kinachokisubiri.',
    },
    confirmArrived: 'Thibitisha kwamba ilifika',
    confirmRejected: 'Thibitisha kwamba haikufika',
    addId: 'Ongeza kitambulisho kwenye seva',
    addIdNow: 'Ongeza kitambulisho',
    afterRejected: 'Kisha inakuhitaji: irekebishe na uitume tena, au iweke kando.',
    sendAllTheSame: 'Tuma tena hata hivyo',
    mayBuy: (stake) => `Hii inaweza kununua ${stake} mara mbili.`,
    twice: {
      user: 'Huenda mtu huyu akasajiliwa mara mbili.',
      group: 'Huenda kikundi hiki kikawa kule mara mbili.',
      assign: 'Hainunui kitu, kwa hiyo mara ya pili haina madhara.',
    },
    problems: {
      'decided already': 'Jibu limefika wakati huo huo. Hakuna tena cha kuamua.',
      'not a UUID':
        'Andika kitambulisho kama seva inavyokionyesha, kwa mfano 6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a',
      'uuid taken': 'Rekodi nyingine kwenye kifaa hiki ina kitambulisho hicho. Tazama tena kwenye seva.',
      'cost not confirmed': 'Weka alama kwenye kisanduku kuthibitisha ununuzi mara moja zaidi',
    },
  },

  details: {
    summary: 'Ombi na jibu',
    unanswered: 'Kilichotumwa',
    of: (time) => `la ${time}`,
    request: 'Ombi',
    streamed: 'Lilitumwa kama mkondo, ambao kivinjari hakiwezi kuutuma mara mbili chenyewe.',
    answer: 'Jibu',
    noAnswer: 'Hakuna lililofika.',
    after: (milliseconds) => `Baada ya ms ${number(Math.round(milliseconds))}`,
  },

  gone: {
    'occupation-gone': (code) => `Seva haina tena kazi ${code}. Chagua nyingine`,
    'assessment-gone': (key) => `Seva haina tena tathmini ${key}. Chagua nyingine`,
  },
  refusals: {
    person: 'Chagua mtu mwingine: seva haina huyu',
    repeated: 'Ondoa mojawapo: tathmini hiyo hiyo iko mara mbili kuhusu mtu au kikundi kile kile',
    assessment: 'Chagua tathmini nyingine: seva haina hii',
    countries: 'Tumia nchi moja kwa mgawo wote',
    nothing: 'Chagua angalau tathmini moja, au kikundi cha kujiunga nacho',
    groupType: 'Chagua aina ya kikundi',
    contract: 'Tazama aina ya mkataba kwenye Mipangilio: seva inataka migawo ya aina nyingine',
    app: 'Seva haiwezi kusoma kinachotumwa na Outpost. Uliza wanaoendesha seva',
  },
  notSentBecause: 'Kwa nini haikutumwa',
  serverSaid: 'Haikukubaliwa. Seva ilisema:',
  markedNotThere: (n) =>
    count(n, {
      one: 'Imewekwa alama kuwa haikufika. Itume tena, au irekebishe kwanza.',
      other: 'Zimewekwa alama kuwa hazikufika. Zitume tena, au fungua moja ili kuirekebisha.',
    }),
  noReason: 'Seva haikutoa sababu. Kilichotumwa kiko kwenye historia ya mtu.',
};

/** To be read after ime- or zime-. */
const DONE = {
  edit: 'badilishwa',
  discard: 'wekwa kando',
  restore: 'rejeshwa',
  hold: 'sitishwa',
  release: 'ruhusiwa',
  arrived: 'thibitishwa',
  'not there': 'wekwa alama kuwa haipo kule',
  'send again': 'pangwa kutumwa tena',
  'send first': 'pangwa kutumwa kwanza',
};

function answer(status: number | undefined): string {
  return status ? ` (jibu ${status})` : '';
}
