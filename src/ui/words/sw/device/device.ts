import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { assignmentTrouble } from '../people/people.ts';
import { groups } from '../settings/groups.ts';
import { check } from './check.ts';

const { size, count, number } = numbersOf(first.language);

const UNITS = ['baiti', 'kB', 'MB', 'GB'];

export const device: ScreenWords['device'] = {
  check,
  safety: {
    question: 'Je, nilichofanya kiko salama?',
    answers: { yes: 'Ndiyo.', almost: 'Karibu.', no: 'Bado.', nothing: 'Bado hakuna kilichohifadhiwa' },
    when: { lost: 'Kifaa hiki kikipotea sasa', closed: 'Dirisha hili la faragha likifungwa' },
    lost: {
      nobody: 'Bado hakuna aliyesajiliwa.',
      nothing: 'Bado hakuna aliyesajiliwa. Kama una nakala rudufu, irejeshe hapa chini.',
      none: 'Kila rekodi iko kwenye seva, au kwenye faili nje ya kivinjari hiki.',
      all: (when, n) => (n === 1 ? `${when}, itapotea.` : `${when}, rekodi hizi ${number(n)} zitapotea.`),
      perhaps: (when, n) =>
        n === 1
          ? `Huenda iko kwenye seva pia: hakuna jibu lililorudi. ${when}, huenda ikapotea.`
          : `Huenda ziko kwenye seva pia: hakuna jibu lililorudi. ${when}, huenda zikapotea.`,
      onTheirWay: (when, n) =>
        n === 1
          ? `Inatumwa sasa, na jibu bado halijafika. ${when}, huenda ikapotea.`
          : `Zinatumwa sasa, na majibu bado hayajafika. ${when}, huenda zikapotea.`,
      some: (when) => `${when}:`,
      sure: (n) => count(n, { one: '# itapotea.', other: '# zitapotea.' }),
      sending: (n) =>
        count(n, { one: '# huenda ikapotea: inatumwa sasa.', other: '# huenda zikapotea: zinatumwa sasa.' }),
      noReply: (n) =>
        count(n, {
          one: '# huenda ikapotea: hakuna jibu lililorudi.',
          other: '# huenda zikapotea: hakuna jibu lililorudi.',
        }),
      drafts: (when, n) => `${when}, ${count(n, { one: 'rasimu # itapotea', other: 'rasimu # zitapotea' })}.`,
      draftsToo: (n) => count(n, { one: 'Rasimu # pia itapotea.', other: 'Rasimu # pia zitapotea.' }),
    },
    moved: (n) =>
      count(n, {
        one: 'Rekodi # ilikabidhiwa. Iko salama kifaa kingine kikishachukua faili.',
        other: 'Rekodi # zilikabidhiwa. Ziko salama kifaa kingine kikishachukua faili.',
      }),
    notReal: 'Hakuna kilicho halisi hapa',
    inPractice: 'Watu wa mazoezi hawahitaji nakala rudufu. Unaweza kuijaribu hapa.',
    ofThem: (n) => `Kati ya hizo ${number(n)}:`,
    allToFix: (n) => `Rekodi zote ${number(n)} zinakuhitaji: hazikukubaliwa.`,
    allOnHold: (n) => `Rekodi zote ${number(n)} zimesitishwa: hazitumwi hadi useme.`,
    waiting: (n) => count(n, { one: '# inasubiri kutumwa.', other: '# zinasubiri kutumwa.' }),
    toFix: (n) =>
      count(n, {
        one: 'Rekodi # inakuhitaji: haikukubaliwa.',
        other: 'Rekodi # zinakuhitaji: hazikukubaliwa.',
      }),
    onHold: (n) =>
      count(n, {
        one: 'Rekodi # imesitishwa: haitumwi hadi useme.',
        other: 'Rekodi # zimesitishwa: hazitumwi hadi useme.',
      }),
    backupWhere: 'Hifadhi faili kwenye kadi ya kumbukumbu au kifaa kingine.',
    sendingNow: (n) =>
      count(n, {
        one: 'Inatuma sasa: # bado haijathibitishwa.',
        other: 'Inatuma sasa: # bado hazijathibitishwa.',
      }),
    discardedNotCounted: (n) =>
      count(n, {
        one: 'Rekodi # iliyowekwa kando haihesabiwi.',
        other: 'Rekodi # zilizowekwa kando hazihesabiwi.',
      }),
    sending: (n) =>
      count(n, {
        one: 'Rekodi # iko njiani kwenda kwenye seva.',
        other: 'Rekodi # ziko njiani kwenda kwenye seva.',
      }),
    unsure: (n) =>
      count(n, {
        one: 'Haijulikani kama rekodi # ilifika.',
        other: 'Haijulikani kama rekodi # zilifika.',
      }),
    oneCopy: 'Kivinjari hiki kinaweka nakala moja tu. Unda nakala rudufu mara nyingi zaidi.',
    secondHelps: 'Nakala ya pili husaidia data ya kivinjari ikiharibika, si kifaa kikipotea.',
    snapshots:
      'Kivinjari hiki huandika nakala ya pili sekunde kadhaa baada ya kila badiliko. Kikipoteza rekodi zake kabla ya hapo, mpya zaidi zinapotea: unda nakala rudufu mara nyingi zaidi.',
    behind: 'Nakala ya pili bado haina mabadiliko mapya zaidi. Inaandikwa tena yenyewe.',
    newer:
      'Toleo jipya zaidi la Outpost limeweka rekodi katika kivinjari hiki ambazo toleo hili haliwezi kuzisoma. Zimeachwa kama zilivyo: sasisha Outpost.',
    notRead: 'Rekodi hazikuweza kusomwa. Pakia programu tena.',
  },
  copies: {
    title: 'Rekodi zako ziko wapi',
    names: {
      device: 'Kifaa hiki',
      second: 'Nakala ya pili kwenye kifaa hiki',
      file: 'Faili rudufu',
      server: 'Seva',
    },
    looks: {
      solid: 'salama',
      pale: 'kwenye kifaa hiki pekee',
      sending: 'inatumwa',
      noReply: first.states.noReply,
      lacking: 'haimo',
    },
    ages: {
      now: 'sasa',
      none: 'bado hakuna',
      missing: 'hakuna',
      starting: 'inalinganishwa',
      'no server': 'hakuna seva iliyowekwa sasa',
      'nothing sent': 'bado hakuna kilichotumwa',
      sending: 'inatumwa',
      before: 'zilitumwa awali',
      'server before': 'zilitumwa awali, hakuna seva iliyowekwa sasa',
    },
    behind: (since) => (since === undefined ? 'inaandikwa' : `iko nyuma, iliandikwa ${since}`),
    notKnown: 'bado haijulikani',
    records: (n) => count(n, { one: ' rekodi', other: ' rekodi' }),
  },

  export: {
    title: 'Hamisha',
    about:
      'Majedwali ya kilichoundwa kwenye kifaa hiki, pamoja na hali na nyakati. Jedwali si nakala rudufu: hakuna kinachoweza kurejeshwa kutoka humo.',
    actions: {
      people: 'Hamisha watu kama lahajedwali',
      assignments: 'Hamisha migawo kama lahajedwali',
      peopleCsv: 'Hamisha watu kama CSV',
      assignmentsCsv: 'Hamisha migawo kama CSV',
      everything: 'Hamisha vyote kama JSON',
    },
    written: (done, all) => `${number(done)} kati ya ${first.counts.records(all)} zimeandikwa`,
    stopped: 'Imesimamishwa. Hakuna faili lililohifadhiwa.',
    made: 'Faili imekabidhiwa kivinjari. Tazama mahali kinapoweka vilivyopakuliwa.',
  },

  storage: 'Hifadhi kwenye kifaa hiki',
  records: 'Rekodi',
  recordsMade: (made) =>
    [
      first.counts.people(made.people),
      assignmentTrouble.assigned(made.assignments),
      groups.inNumbers(made.groups),
    ].join(', '),
  promise: 'Kivinjari kinaweza kufuta rekodi zako?',
  kept: { strong: 'Hapana.', rest: 'Hakifuti kitu hapa isipokuwa mtu akiomba.' },
  mayBeErased: { strong: 'Ndiyo.', rest: 'Huenda kikazifuta kifaa kikiishiwa nafasi.' },
  notSaid: 'Kivinjari hiki hakisemi kama kinatunza kilichohifadhiwa.',
  sevenDays: 'Siku saba',
  safari: {
    before: 'Safari hufuta kila kitu hapa baada ya siku saba za matumizi bila kufungua Outpost:',
    day: (day) => `mapema zaidi ${day}`,
    after:
      ', usipoifungua kabla ya hapo. Haifanyi hivyo Outpost ikiwa kwenye skrini ya mwanzo au kwenye gati.',
  },
  privateWindow: 'Dirisha la faragha',
  inPrivateWindow:
    'Ikiwa hili ni dirisha la faragha, kila kilichosajiliwa hutoweka linapofungwa. Tumia dirisha la kawaida.',
  opened: 'Inafanya kazi kama',
  openedAs: {
    app: 'Programu yenyewe, kutoka skrini ya mwanzo, gati au menyu ya kuanza.',
    tab: 'Kichupo cha kivinjari. Sakinisha Outpost, na uwezekano wa kivinjari kufuta kilichohifadhiwa unapungua.',
  },
  used: 'Imetumika',
  usedText: (bytes) => `${size(bytes, UNITS)}, pamoja na programu yenyewe`,
  free: 'Iliyobaki',
  freeText: (bytes) =>
    `Kivinjari kinaruhusu ${size(bytes, UNITS)} zaidi. Kifaa chenyewe kinaweza kuwa na kidogo zaidi.`,
  askToKeep: 'Omba kivinjari kizitunze',
  agreed: 'Kivinjari kinatunza kilichohifadhiwa hapa.',
  notAgreed:
    'Kivinjari hakikukubali. Sakinisha Outpost au iwekee alamisho, itumie kwa muda, kisha omba tena.',

  erase: {
    title: 'Futa',
    open: 'Futa kila kitu kwenye kifaa hiki',
    notArrived: (n) =>
      count(n, { one: 'Rekodi # haijafika kwenye seva.', other: 'Rekodi # hazijafika kwenye seva.' }),
    gone: (n) =>
      count(n, {
        one: 'Ikifutwa hapa, imepotea milele, na hakuna anayeweza kuirudisha.',
        other: 'Zikifutwa hapa, zimepotea milele, na hakuna anayeweza kuzirudisha.',
      }),
    inBackup: (n) =>
      count(n, {
        one: 'Faili ya nakala rudufu inayo: rejesha faili hiyo ili kuipata tena.',
        other: 'Faili ya nakala rudufu inazo: rejesha faili hiyo ili kuzipata tena.',
      }),
    onlyHere: (n) =>
      count(n, {
        one: '# kati yake iko kwenye kifaa hiki pekee: hakuna faili ya nakala rudufu iliyo nayo pia.',
        other: '# kati yake ziko kwenye kifaa hiki pekee: hakuna faili ya nakala rudufu iliyo nazo pia.',
      }),
    moved: (n) =>
      count(n, {
        one: 'Rekodi # ilikabidhiwa. Angalia kwanza kifaa kingine: kama hakijachukua faili, rekodi hiyo pia inapotea.',
        other:
          'Rekodi # zilikabidhiwa. Angalia kwanza kifaa kingine: kama hakijachukua faili, rekodi hizo pia zinapotea.',
      }),
    backupFirst: 'Unda nakala rudufu kwanza',
    heldUp:
      'Kichupo kingine cha Outpost hakijibu. Funga vichupo vingine vya Outpost: kufuta kutaendelea kwenyewe.',
    interrupted:
      'Outpost ilifungwa wakati kila kitu kwenye kifaa hiki kilipokuwa kinafutwa. Kazi hiyo imekamilishwa sasa.',
    notFinished:
      'Outpost ilifungwa wakati kila kitu kwenye kifaa hiki kilipokuwa kinafutwa, na bado haiwezi kukamilishwa. Funga vichupo vingine vya Outpost, kisha pakia tena.',
    looked: 'Imekaguliwa baadaye: hakuna rekodi, mpangilio wala ufunguo uliobaki kwenye kivinjari hiki.',
    left: 'Hivi bado viko kwenye kivinjari hiki. Funga vichupo vingine vya Outpost, kisha pakia tena na ufute mara moja zaidi:',
    places: {
      database: 'Hifadhidata',
      files: 'Faili za nakala ya pili',
      cache: 'Majibu yaliyohifadhiwa',
      entry: 'Mpangilio',
    },
    allArrived:
      'Kila kilichoundwa hapa kimefika, kimekabidhiwa au kimewekwa kando. Kinachofutwa ni historia ya kifaa hiki: hakuna seva inayoirudisha.',
    noRecords: 'Hakuna rekodi kwenye kifaa hiki. Mipangilio na vikundi vinafutwa.',
    words: (erased) => (erased === 0 ? 'futa yote' : `futa rekodi ${erased}`),
    type: (words) => `Andika “${words}”`,
    typeHint:
      'Rekodi, vikundi, mipangilio na ufunguo wa seva vinafutwa kwenye kila kichupo, pamoja na nakala ya pili. Programu yenyewe inabaki.',
    typeThis: (words) => `Andika: ${words}`,
    erasing: 'Inafuta',
    action: 'Futa kila kitu',
  },
};
