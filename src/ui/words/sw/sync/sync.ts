import type { Lane } from '../../../../domain/record/lane.ts';
import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { status } from '../status.ts';
import { connectionSentence, pauseSentence } from './connection.ts';
import { meanings } from './meanings.ts';

type Words = ScreenWords['sync'];
type Facts = Parameters<Words['phaseSentence']>[0];

const { number, count } = numbersOf(first.language);

const lanes: Record<Lane, (n: number) => string> = {
  group: (n) => count(n, { one: 'kikundi #', other: 'vikundi #' }),
  user: first.counts.people,
  assign: (n) => count(n, { one: 'mgawo #', other: 'migawo #' }),
};

const laneWaitsFor: Record<Lane, string> = {
  group: 'kikundi ambacho ni sehemu yake',
  user: 'kikundi ambacho seva bado haikijui',
  assign: 'watu au vikundi ambavyo seva bado haivijui',
};

/** Each lane has a noun class of its own. */
const laneWaits: Record<Lane, { one: string; other: string; among: string }> = {
  group: { one: 'kinasubiri', other: 'vinasubiri', among: '# kati yavyo ' },
  user: { one: 'anasubiri', other: 'wanasubiri', among: '# kati yao ' },
  assign: { one: 'unasubiri', other: 'inasubiri', among: '# kati yake ' },
};

/** What goes on, or why nothing does: one sentence. */
const phaseSentence: Words['phaseSentence'] = (facts) => {
  const { state, keyStatus } = facts;
  if (keyStatus === 'locked')
    return 'Ufunguo wa seva umehifadhiwa nyuma ya kaulisiri. Andika kaulisiri kwenye Mipangilio, na kutuma kutaendelea.';
  if (keyStatus === 'other server')
    return 'Ufunguo uliandikwa kwa ajili ya seva nyingine. Hakuna kinachotumwa kabla ya kuamua.';
  switch (state.phase) {
    case 'off':
    case 'idle':
      return state.pause ? pauseSentence(state.pause) : idleSentence(facts);
    case 'comparing':
      return 'Rekodi zinalinganishwa na nakala yao ya pili. Kutuma kutaendelea baada ya hapo.';
    case 'checking':
      return 'Inatafuta seva.';
    case 'sending':
      return state.progress ? status.progress(state.progress.confirmed, state.progress.total) : 'Inatuma.';
    case 'waiting':
      return state.pause
        ? pauseSentence(state.pause)
        : 'Outpost itatuma yenyewe zinazosubiri, baada ya muda mfupi.';
  }
};

function idleSentence({ waiting, blocked = 0, unsettled = 0, undecided = 0 }: Facts): string {
  if (waiting === 0) return undecided > 0 ? 'Hakuna kingine kinachosubiri kutumwa.' : 'Hakuna kinachosubiri.';
  const goes = waiting - blocked;
  const stuck = count(waiting, {
    one: '# inasubiri na bado haiwezi kwenda.',
    other: '# zinasubiri na bado haziwezi kwenda.',
  });
  if (unsettled === 0) return goes > 0 ? 'Hakuna kilicho njiani.' : `${stuck} Sababu imeelezwa hapa chini.`;
  if (goes > 0)
    return `${count(goes, { one: '# inasubiri na inaenda kwa “Tuma sasa”.', other: '# zinasubiri na zinaenda kwa “Tuma sasa”.' })} ${count(unsettled, { one: 'Amua kwanza kuhusu # nyingine.', other: 'Amua kwanza kuhusu # nyingine.' })}`;
  return `${count(waiting, { one: '# inasubiri.', other: '# zinasubiri.' })} Amua kwanza kuhusu ${number(unsettled)} bila uhakika.`;
}

const keyOfAnotherServer: Words['keyOfAnotherServer'] = (of, now) => {
  const isSameOrigin = of?.origin === now.origin;
  const was =
    !of || of.origin === '' ? 'seva ambayo haijaandikwa' : isSameOrigin ? `kichwa ${of.header}` : of.origin;
  const is = isSameOrigin ? `kichwa ni ${now.header}` : `seva ni ${now.origin}`;
  return `Ufunguo uliandikwa kwa ajili ya ${was}. Sasa ${is}, na huko ufunguo haujaonekana. Utumie huko tu ikiwa unapaamini.`;
};

/** `38 fine, 2 use a code that no longer exists` */
const preflightSentence: Words['preflightSentence'] = ({ fine, problems }) => {
  const codes = problems.filter(({ rule }) => rule === 'occupation-gone').length;
  const keys = problems.length - codes;
  const parts = [`${number(fine)} sawa`];
  if (codes > 0)
    parts.push(
      count(codes, {
        one: '# inatumia msimbo ambao haupo tena',
        other: '# zinatumia msimbo ambao haupo tena',
      }),
    );
  if (keys > 0)
    parts.push(
      count(keys, {
        one: '# inataja tathmini ambayo haipo tena',
        other: '# zinataja tathmini ambayo haipo tena',
      }),
    );
  return parts.join(', ');
};

const ASK = {
  server: 'Tazama kwenye seva, au muulize anayeiendesha. Kisha amua.',
  people: 'Seva haijawekwa tena hapa: muulize anayeiendesha, kisha amua.',
  practice: 'Linganisha na seva ya mazoezi, kisha amua.',
};

export const sync: Words = {
  connectionSentence,
  pauseSentence,
  phaseSentence,
  keyOfAnotherServer,
  preflightSentence,
  replaySafety: {
    key: 'Seva hutambua ombi ambalo imeshaliona, kwa hiyo jibu lililopotea huombwa tena na hakuna kinachofanyika mara mbili.',
    'closes connections':
      'Anayehifadhi programu hii anaahidi kwamba seva hufunga muunganisho wake baada ya kila jibu, kwa hiyo kivinjari hakirudii kitu bila kuonekana, na kilichokataliwa hakikutokea.',
    streams:
      'Seva inatumia HTTP/2, na kivinjari huitumia kila ombi kama mkondo ambao hakiwezi kuurudia bila kuonekana, kwa hiyo kilichokataliwa hakikutokea.',
    'not replay-safe':
      'Kivinjari kinaweza kurudia ombi muunganisho unapokatika. Hapo mtu anaweza kusajiliwa mara mbili, mgawo kununuliwa mara mbili, na kilichokataliwa kinaweza kuwepo hata hivyo.',
    'not known yet':
      'Kama kivinjari kinaweza kurudia ombi bila kuonekana, itajulikana katika mawasiliano ya kwanza.',
  },
  onHoldBecause: {
    'by a person': {
      sentence: 'Wewe au mtu mwingine alizisitisha.',
      ofOne: 'Wewe au mtu mwingine aliisitisha.',
      action: 'Ruhusu',
    },
    'other server': {
      sentence:
        'Ziliundwa kwa ajili ya seva au ufunguo mwingine. Zihamishe tu ikiwa seva mpya ni ya shirika hilo hilo.',
      ofOne:
        'Iliundwa kwa ajili ya seva au ufunguo mwingine. Ihamishe tu ikiwa seva mpya ni ya shirika hilo hilo.',
      action: 'Hamishia hapa',
    },
    restored: {
      sentence: 'Zimetoka kwenye nakala rudufu. Ziruhusu tu ikiwa hakuna kifaa kingine kilichozituma.',
      ofOne: 'Imetoka kwenye nakala rudufu. Iruhusu tu ikiwa hakuna kifaa kingine kilichoituma.',
      action: 'Ruhusu',
    },
    'rolled back': {
      sentence:
        'Kivinjari kilipoteza sehemu ya hifadhi yake, na huenda tayari zilitumwa. Tazama kwenye seva kwanza.',
      ofOne:
        'Kivinjari kilipoteza sehemu ya hifadhi yake, na huenda tayari ilitumwa. Tazama kwenye seva kwanza.',
      action: 'Ruhusu',
    },
    'key reused': {
      sentence: 'Seva ilizidhania kuwa maombi mengine. Ziruhusu, nazo zitatumwa kama mpya.',
      ofOne: 'Seva iliidhania kuwa ombi jingine. Iruhusu, nayo itatumwa kama mpya.',
      action: 'Ruhusu',
    },
    transfer: {
      sentence:
        'Zilikuja kwenye faili ya kifaa kingine, na hakuna kinachothibitisha ni kipi. Tazama zinachonunua, kisha ziruhusu.',
      ofOne:
        'Ilikuja kwenye faili ya kifaa kingine, na hakuna kinachothibitisha ni kipi. Tazama inachonunua, kisha iruhusu.',
      action: 'Ruhusu',
    },
  },
  openSettings: 'Fungua Mipangilio',
  decideThere: `Amua katika ${first.titles.sync}`,
  seeWhyThere: `Ona sababu katika ${first.titles.sync}`,
  seeThemThere: `Zitazame katika ${first.titles.sync}`,
  noServer: 'Hakuna seva iliyowekwa, kwa hiyo hakuna kinachotumwa.',
  askForServer: 'Omba shirika lako kiungo chake, au anwani ya seva yake.',
  setServer: first.firstSight.connect,
  reading: 'Inasoma orodha…',
  records: 'Rekodi zote',
  nothingMade: 'Bado hakuna aliyesajiliwa kwenye kifaa hiki.',
  registerPerson: 'Sajili mtu',
  meanings,

  told: {
    waiting: (n: number) =>
      count(n, { one: 'Rekodi # ilirudishwa kusubiri.', other: 'Rekodi # zilirudishwa kusubiri.' }),
    group: (name: string, state: string) => `Hali ya kikundi ${name} sasa: ${state}.`,
  },

  next: {
    title: 'La kufanya sasa',
    noReply: {
      sentence: (n, name) =>
        n === 1 ? `Je, ${name} ilifika kwenye seva?` : `Je, rekodi hizi ${number(n)} zilifika kwenye seva?`,
      why: (n, asks) => `${n === 1 ? 'Ilitumwa' : 'Zilitumwa'}, na hakuna jibu lililorudi. ${ASK[asks]}`,
      act: () => 'Amua',
    },
    toFix: {
      sentence: (n, name) =>
        n === 1 ? `${name} inakuhitaji: haikukubaliwa` : `Rekodi ${number(n)} zinakuhitaji: hazikukubaliwa`,
      why: (n) => (n === 1 ? 'Tazama kwa nini, kisha irekebishe.' : 'Tazama kwa nini, kisha uzirekebishe.'),
      act: () => 'Ona sababu',
    },
    onHold: {
      sentence: (n, name) => (n === 1 ? `${name} imesitishwa` : `Rekodi ${number(n)} zimesitishwa`),
      why: (n, button) => {
        const are = n === 1 ? 'Haitumwi' : 'Hazitumwi';
        return button === undefined
          ? `${are} kutoka hapa.`
          : `${are}. Ili ${n === 1 ? 'kuituma, bonyeza “Itazame”' : 'kuzituma, bonyeza “Zitazame”'}, kisha “${button}”.`;
      },
      forSeveralReasons: 'Hazitumwi. Sababu imeelezwa hapa chini.',
      act: (n) => (n === 1 ? 'Itazame' : 'Zitazame'),
    },
  },

  panel: {
    title: 'Kutuma',
    confirmedSoFar: 'Zimethibitishwa',
    triedAgainAt: (time) => `Outpost itajaribu tena saa ${time}.`,
    triedAgainSoon: 'Outpost itajaribu tena baada ya muda mfupi.',
    elsewhere: 'Kichupo kingine cha Outpost ndicho kinachotuma.',
    failedOften: (n) =>
      count(n, {
        one: 'Rekodi # imeshindikana mara kumi mfululizo. Inaendelea kujaribiwa; tazama kumbukumbu hapa chini.',
        other:
          'Rekodi # zimeshindikana mara kumi mfululizo. Zinaendelea kujaribiwa; tazama kumbukumbu hapa chini.',
      }),
    sendNow: 'Tuma sasa',
    pause: 'Sitisha kutuma',
    waitingNow: (kinds) => `Zinasubiri: ${kinds}.`,
    sendingNow: (n) => `Zinatumwa: ${number(n)}.`,
    confirmedNow: (n) => `Zimethibitishwa: ${number(n)}.`,
    repeats: 'Muunganisho ukikatika itakuwaje?',
  },

  ledger: {
    caption: 'Rekodi kwa hali',
    state: 'Hali',
    people: 'Watu',
    assignments: 'Migawo',
    assignmentsShort: 'Migawo',
    groups: 'Vikundi',
    all: 'Zote',
    made: 'Jumla',
    none: '–',
  },

  links: {
    group: (name) => `Kikundi ${name}`,
    assignment: 'mgawo',
    more: (n) => `na ${number(n)} zaidi`,
    inAll: (n, isMore) => `${first.counts.records(n)}${isMore ? ' au zaidi' : ''}.`,
  },

  toFix: {
    title: 'Zinakuhitaji',
    noWords: 'Hazikukubaliwa, bila kusema kwa nini',
    openOne: (n) =>
      count(n, {
        one: 'Rekodi #. Ifungue ili kuirekebisha au kuiweka kando. Kama wanaoiendesha seva wamerekebisha kitu kule, itume tena.',
        other:
          'Rekodi #. Fungua moja ili kuirekebisha au kuiweka kando. Kama wanaoiendesha seva wamerekebisha kitu kule, zitume tena.',
      }),
    sendAgain: (n) => count(n, { one: 'Itume tena kama ilivyo', other: 'Zitume zote # tena kama zilivyo' }),
    theFirst: (n) => `Hizi ni ${number(n)} za kwanza. Nyingine zitafuata hizi zikiamuliwa.`,
    useFor: (n) => count(n, { one: 'Itumie kwa mtu huyu', other: 'Itumie kwa watu wote #' }),
    changeGroup: 'Badilisha kikundi',
    oneGroup: 'kikundi kimoja',
    groupInPlaceOf: (name) => `Kikundi badala ya ${name}`,
    groupHint: 'Acha wazi kama hakuna kikundi. Kilichofika kinabaki kama kilivyo.',
    change: (what) => `Badilisha ${what}`,
    leave: 'Acha kama ilivyo',
    notChanged: (n, reasons) =>
      `${count(n, { one: '# haikubadilishwa', other: '# hazikubadilishwa' })}. ${reasons}`,
    people: first.counts.people,
    assignments: lanes.assign,
  },

  noReply: {
    title: 'Bila uhakika',
    about: 'Fungua moja ili kuona kilichotumwa na kusema imekuwaje. Hakuna kinachotumwa tena hadi hapo.',
    more: 'Na nyingine, zitakazofuata hizi zikiamuliwa.',
    theGroup: (name) => `kikundi ${name}`,
  },

  onHold: 'Zimesitishwa',

  waiting: {
    title: 'Zinasubiri',
    lanes,
    blocked: (lane, blocked, all) =>
      `${blocked === all ? '' : laneWaits[lane].among.replace('#', number(blocked))}${count(blocked, laneWaits[lane])} ${laneWaitsFor[lane]}`,

    forId: (n) =>
      count(n, {
        one: 'Mgawo # unasubiri hadi kitambulisho kwenye seva kiongezwe kwa',
        other: 'Migawo # inasubiri hadi kitambulisho kwenye seva kiongezwe kwa',
      }),
    forGroup: {
      before: (n) => count(n, { one: 'Rekodi # inasubiri kikundi', other: 'Rekodi # zinasubiri kikundi' }),
      between: '. Andika kitambulisho cha kikundi kwenye seva katika',
      settings: 'Mipangilio',
    },
  },

  preflight: {
    check: 'Kagua kabla ya kutuma',
    about: 'Linganisha kinachosubiri na orodha za mwisho za kazi na tathmini kutoka kwenye seva.',
    goneOccupation: {
      before: (n) => count(n, { one: 'mtu # ana kazi', other: 'watu # wana kazi' }),
      after: ', ambayo seva haiiorodheshi tena.',
    },
    goneAssessment: {
      before: (n) => count(n, { one: 'mgawo # unataja tathmini', other: 'migawo # inataja tathmini' }),
      after: (n) =>
        count(n, {
          one: ', ambayo seva haina tena. Fungua mtu, hariri mgawo na uchague tathmini nyingine.',
          other: ', ambayo seva haina tena. Fungua kila mtu, hariri mgawo na uchague tathmini nyingine.',
        }),
    },
  },

  log: {
    title: 'Kumbukumbu',
    nothing: 'Bado hakuna kilichotumwa kwenye seva hii.',
    gone: 'Rekodi ambayo haipo tena',
    attempt: (n) => `Jaribio la ${number(n)}: `,
    newer: 'Mpya zaidi',
    older: 'Za zamani',
  },
};
