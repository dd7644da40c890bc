import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { seconds } from '../../seconds.ts';
import { first } from '../first.ts';
import { status } from '../status.ts';
import { groups } from './groups.ts';
import { apart } from '../../apart.ts';

type Words = ScreenWords['settings'];

const contracts: Words['contracts'] = {
  other: 'Hakuna bei: mkataba wenu unazilipia',
  'revenue-share': 'Kila tathmini ina bei',
};
const encodings: Words['encodings'] = { form: 'Sehemu za fomu', json: 'JSON' };
const values: Partial<Record<string, string>> = { ...contracts, ...encodings };

const { count, number } = numbersOf(first.language);

export const settings: Words = {
  save: 'Hifadhi mipangilio',
  saved: 'Imehifadhiwa.',
  notSaved: 'Imebadilishwa, bado haijahifadhiwa.',
  noRoom: 'Kwanza tengeneza nafasi.',
  noRoomYet: 'Ulichoandika kinabaki skrini hii ikiwa wazi.',
  contracts,
  encodings,
  schemes: { system: 'Kama kifaa hiki', light: 'Mwanga', dark: 'Giza' },
  names: {
    organisationName: 'jina la shirika',
    organisationCountry: 'nchi',
    contract: 'malipo ya tathmini',
    serverAddress: 'anwani ya seva',
    serverHeader: 'jina la kichwa',
    encoding: 'usimbaji',
    parallel: 'kutuma sambamba',
    delaySeconds: 'muda kabla ya kutuma',
  },

  mend(problem) {
    switch (problem.name) {
      case 'serverAddress':
        return {
          'not whole': 'Andika anwani kamili ya seva, kwa mfano https://api.example.org',
          'not https':
            'Tumia anwani inayoanza na https://. Kupitia http:// wengine wanaweza kusoma ufunguo, kwa hiyo ni kwa http://localhost tu',
          'holds credentials':
            'Ondoa jina la mtumiaji na nenosiri kwenye anwani. Ufunguo una sehemu yake yenyewe',
        }[problem.problem];
      case 'serverHeader':
        return 'Andika jina la kichwa, kwa mfano apikey';
      case 'parallel':
      case 'delaySeconds':
        return `Andika nambari kamili kuanzia ${problem.least} hadi ${problem.most}`;
    }
  },

  fromConfig: 'Imewekwa kwa wote na shirika lako. Kwenye kifaa hiki kinachotumika ni unachoandika hapa.',
  instead: (value) => `Imewekwa kwenye kifaa hiki. Kwa wote, shirika lako limeweka: ${value}.`,
  takeBack: 'Tumia kilichowekwa na shirika',
  value(name, value) {
    if (typeof value === 'boolean') return value ? 'ndiyo' : 'hapana';
    if (value === '') return 'hakuna kitu';
    if (name === 'delaySeconds')
      return value === 0 ? 'bila kusubiri' : seconds(Number(value) * 1_000, first.language);
    if (name === 'contract' || name === 'encoding') return values[String(value)] ?? String(value);
    return String(value);
  },

  sections: {
    you: 'Haijajazwa',
    device: 'Nakala rudufu, hifadhi, kufuta',
    groups: (all, notOnServer) =>
      all === 0
        ? 'Bado hakuna'
        : [
            groups.inNumbers(all),
            ...(notOnServer > 0 ? [`${number(notOnServer)} havipo kwenye seva`] : []),
          ].join(', '),
    look: (language, scheme) => `${language}${{ system: '', light: ' · mwanga', dark: ' · giza' }[scheme]}`,
    notChecked: 'Bado haijakaguliwa',
    server: (connection) => {
      if (connection.finding === 'no network') return status.offline;
      return connection.finding === 'working' ? 'Imeunganishwa' : 'Haijaunganishwa';
    },
    about: (version) => `Toleo ${version}, leseni`,
  },

  organisation: {
    fillsIn: 'Anayeandaa kifaa hiki hujaza hapa.',
    linkFillsIn: 'Kiungo cha kuandaa kinaweza kufanya hivyo pia.',
    name: 'Jina la shirika',
    nameHint: 'Linaonyeshwa kama mwenye vikundi vyako, na kwenye unachochapisha.',
    country: 'Nchi ya shirika',
    countryHint: 'Shirika lako liko wapi. Bei ni kwa sarafu ya nchi ya kila mtu.',
    countryIs: 'Shirika lako liko wapi. Si nchi ya watu.',
    contract: 'Tathmini hulipiwa vipi?',
    contractHint: 'Ukibadilisha hapa, migawo mipya pekee inabadilika.',
    notChosen: 'Bado hakuna aliyechagua, kwa hiyo hakuna bei inayoonyeshwa.',
    notSure: 'Huna uhakika? Muulize aliyekupa Outpost.',
  },

  server: {
    address: 'Anwani ya seva',
    inPage: {
      title: 'Hii ni seva ya mazoezi',
      about:
        'Iko ndani ya ukurasa huu na haihitaji mtandao. Unachotuma huenda kwake, na hakuna kinachotoka kwenye kifaa hiki.',
    },
    linkFillsIn: 'Kiungo kinajaza yote haya isipokuwa ufunguo. Bila kiungo, andika anwani hapa chini.',
    addressHint: 'Kwa mfano https://api.example.org. Ikiwa wazi, hakuna kinachotumwa.',
    details: 'Mipangilio zaidi ya seva',
    header: 'Jina la kichwa',
    headerHint: 'Kichwa cha ombi kinachobeba ufunguo. Kwa kawaida apikey.',
    encoding: 'Usimbaji',
    encodingHint: 'Jinsi maombi yanavyoandika sehemu zake. Kwa kawaida sehemu za fomu.',
    parallel: 'Kutuma sambamba',
    parallelHint:
      'Watu wangapi wanatumwa kwa wakati mmoja. Migawo hutumwa mmoja mmoja daima, kwa sababu kila mmoja ni ununuzi.',
    delay: 'Muda kabla ya kutuma',
    delayHint:
      'Muda ambao mtu au mgawo mpya husubiri kabla ya kutumwa. Hadi hapo unaweza kutengua, hata kukiwa na mtandao.',
    switches: {
      idempotencyKey: {
        label: 'Seva hutambua ombi iliyoliona tayari (Idempotency-Key)',
        hint: 'Ombi ambalo jibu lake lilipotea hutumwa tena lenyewe, kwa sababu seva hulitambua.',
      },
      groupsCreate: {
        label: 'Vikundi vinaweza kuundwa kwenye seva kutoka hapa (groups/create)',
        hint: 'Vikundi vilivyoundwa kwenye kifaa hiki huundwa kwenye seva pia. Bila hivyo, mtu huandika kitambulisho ambacho kila kimoja kinacho kule.',
      },
      retryNoReplyUsers: {
        label: 'Tuma mara moja zaidi watu wasio na uhakika',
        hint: 'Pale ambapo hakuna anayejua kama mtu alifika, Outpost humtuma mtu huyo mara moja zaidi yenyewe. Kama mara ya kwanza alifika, seva ina mtu huyo mara mbili, na hakuna kinachoweza kumwondoa mmoja kutoka hapa. Migawo haitumwi tena yenyewe kamwe.',
      },
    },
  },

  key: {
    label: 'Ufunguo',
    hints: {
      none: 'Acha wazi kama seva yako haihitaji ufunguo.',
      session: 'Ufunguo umewekwa. Acha sehemu hii wazi ili ubaki, au andika mpya.',
      remembered:
        'Ufunguo umewekwa, na kifaa hiki kinaukumbuka. Acha sehemu hii wazi ili ubaki, au andika mpya.',
      'other server': 'Ukurasa huu unajua ufunguo wa seva nyingine. Amua hapa chini, au andika mwingine.',
      locked:
        'Ufunguo umehifadhiwa kwenye kifaa hiki. Andika kaulisiri yake hapa chini, au ufunguo mwingine hapa.',
    },
    passphrase: 'Kaulisiri',
    passphraseHint: 'Maneno manne au zaidi. Hakuna anayeweza kuirejesha.',
    remember: 'Kumbuka ufunguo kwenye kifaa hiki',
    typeFirst: 'Kwanza andika ufunguo.',
    rememberHint:
      'Outpost huuhifadhi kwa kuuficha, na huuliza kaulisiri ukiifungua tena. Usipoweka alama hapa, ufunguo unasahauliwa ukurasa huu ukipakiwa tena, au baada ya saa 12 bila kutumika. Hapo hakuna kinachotumwa hadi uuandike tena.',
    use: 'Tumia ufunguo uliohifadhiwa',
    forget: 'Sahau ufunguo',
    known: 'Ukurasa huu unajua ufunguo.',
    forgotten: 'Ufunguo umesahauliwa.',
    taken: 'Seva inakubali ufunguo.',
    refused: 'Seva inakataa ufunguo.',
  },

  connection: {
    title: 'Muunganisho',
    checking: 'Inakagua …',
    here: {
      'no key': 'Seva inataka ufunguo. Uandike kwenye sehemu ya Ufunguo.',
      'credentials refused': 'Seva inakataa ufunguo. Kagua sehemu ya Ufunguo.',
      'this app itself':
        'Hii ni anwani ya programu yenyewe, na hakuna seva inayojibu hapo. Andika anwani ya seva yako kwenye sehemu yake.',
    },
    notChecked: 'Bado haujakaguliwa.',
    lastAsked: (time) => `Jaribio la mwisho: ${time}.`,
    noNetworkAt: (time) => `Jaribio la mwisho: ${time}, hakuna mtandao.`,
    answered: (time) => `Jibu la mwisho: ${time}`,
    notAnswered: (time) => `Hakuna jibu: ${time}`,
    toFix: (n) => count(n, { one: 'Rekodi # inakuhitaji.', other: 'Rekodi # zinakuhitaji.' }),
    waitFor: (n) =>
      count(n, {
        one: 'Hakuna seva iliyowekwa. Rekodi # inaisubiri.',
        other: 'Hakuna seva iliyowekwa. Rekodi # zinaisubiri.',
      }),
    sendingNow: 'Rekodi zinatumwa sasa. Simamisha katika “Kutuma” kabla ya kuhifadhi badiliko.',
    check: 'Kagua muunganisho',
  },

  lists: {
    title: 'Aina za kazi na tathmini',
    builtIn: 'Orodha iliyomo ndani ya programu inatumika. Kagua muunganisho huiomba seva orodha yake tena.',
    ofServer: { before: 'Orodha ya', after: 'inatumika.' },
    useBuiltIn: 'Tumia orodha ya programu',
  },

  appearance: 'Mwanga au giza',
  atOnce: 'Mabadiliko yanatumika mara moja, kwenye kifaa hiki.',
  atOnceFull: 'Mabadiliko yanatumika mara moja, lakini huenda yakadumu hadi ukurasa huu ufungwe tu.',
  about: {
    version: 'Toleo',
    versionOf: (version) => `Outpost ${version}`,
    newerOpen: 'Toleo jipya zaidi limefunguliwa kwenye kichupo kingine.',
    loadedFrom: 'Tovuti',
    licence: 'Leseni',
    licenceText: 'MIT. © 2026 Waandishi wa Outpost',
    occupations: 'Aina za kazi',
    occupationsText:
      'Uainishaji wa Kimataifa wa Kazi (ISCO-08) na faharasa yake ya majina ya kazi, ©\u00A0Shirika la Kazi Duniani (ILO). ILO haina sehemu katika Outpost na haiiidhinishi.',
    escoText:
      'Huduma hii inatumia uainishaji wa ESCO wa Tume ya Ulaya. Unatumika hapa katika muundo uliobadilishwa.',
    countries: 'Nchi',
    countriesText: 'Misimbo 249 ya ISO 3166-1. Majina yake yanatoka kwenye kivinjari hiki.',
    assessments: 'Tathmini',
    assessmentsText:
      'Maelezo yaliyo chini ya “Tathmini zote” ni yetu, si ya waundaji wa tathmini, na huenda si sahihi kabisa. Seva inaweza kuweka yake mahali pake.',
    privacy: 'Faragha',
    privacyOf: {
      server: 'Outpost hutuma data kwa seva hii pekee:',
      none: 'Hakuna seva iliyowekwa, kwa hiyo hakuna kinachotumwa sasa.',
      notRead: 'Outpost hutuma data kwa seva unayoiweka wewe pekee.',
      practice: 'Haya ni mazoezi: hakuna kinachotoka kwenye kifaa hiki.',
    },
    loadsItself: 'Outpost hupakiwa kutoka tovuti yake yenyewe.',
    contactsNoOther: 'Haiwasiliani na tovuti nyingine yoyote.',
    sources: 'Leseni na vyanzo',
    help: 'Msaada',
    helpText: (organisation) =>
      organisation === ''
        ? 'Muulize aliyekupa Outpost.'
        : `Uliza ${apart(organisation)}, au aliyekupa Outpost.`,
    welcome: 'Onyesha tena makaribisho',
  },
};
