import type { ScreenWords } from '../../tables.ts';
import { numbersOf } from '../../plural.ts';
import { first } from '../first.ts';
import { settings } from '../settings/settings.ts';
import { apart } from '../../apart.ts';

type Words = ScreenWords['setup'];

const { number, count } = numbersOf(first.language);
const { organisation, server } = settings;

const expected: Record<string, string> = {
  server: 'anwani ya wavuti',
  header: 'jina la kichwa cha ombi kinachobeba ufunguo, kama apikey',
  encoding: '“form” au “json”',
  organisation: 'jina lenye herufi zisizozidi 200',
  country: 'herufi kubwa mbili za nchi, kama GB',
  contract: '“other” au “revenue-share”',
  'default-country': 'herufi kubwa mbili za nchi, kama KE',
};

export const setup: Words = {
  labels: {
    organisationName: 'Shirika',
    organisationCountry: organisation.country,
    contract: organisation.contract,
    defaultCountry: 'Nchi kwenye fomu',
    serverAddress: server.address,
    serverHeader: server.header,
    encoding: server.encoding,
    parallel: server.parallel,
    delaySeconds: server.delay,
    idempotencyKey: server.switches.idempotencyKey.label,
    groupsCreate: server.switches.groupsCreate.label,
    retryNoReplyUsers: server.switches.retryNoReplyUsers.label,
  },
  intro: 'Bado hakuna kilichobadilika.',
  trust: 'Kiandae tu kama unajua nani amekupa kiungo au anwani.',
  allGoesTo: 'Kikishaandaliwa, rekodi zitatumwa',
  newGoTo: 'Kikishaandaliwa, rekodi mpya zitatumwa',
  linkSets: 'Kiungo kinaweka seva hii',
  ownOrigin: 'Hii ni anwani ambayo Outpost yenyewe inatoka.',
  noServer: 'hakuna',
  currentServer: 'Seva ya sasa:',
  fillsIn: 'Hivi vitawekwa',
  was: 'Sasa:',
  goThere: (n) => count(n, { one: 'Itatumwa kwenye seva mpya.', other: 'Zitatumwa kwenye seva mpya.' }),
  keyNext: 'Ikiwa seva mpya inahitaji ufunguo, unauandika katika hatua inayofuata.',
  notSentBefore: (n) => count(n, { one: 'Bado haijatumwa.', other: 'Bado hazijatumwa.' }),
  onHold: (n) => count(n, { one: 'Itasitishwa.', other: 'Zitasitishwa.' }),
  onHoldWhy: (n) =>
    count(n, {
      one: 'Kitu kilishatumwa kwenye seva ya sasa. Unaweza kuituma baadaye kwenye seva mpya, katika Kutuma.',
      other:
        'Kitu kilishatumwa kwenye seva ya sasa. Unaweza kuzituma baadaye kwenye seva mpya, katika Kutuma.',
    }),
  staySaved: (n) =>
    count(n, {
      one: 'Itabaki imehifadhiwa kwenye kifaa hiki.',
      other: 'Zitabaki zimehifadhiwa kwenye kifaa hiki.',
    }),
  cannotWait: 'Kama huwezi kusubiri, bonyeza “Sitisha kutuma” katika Kutuma. Kiungo kinakusubiri huko.',
  onTheirWay: (n) =>
    count(n, {
      one: 'Iko njiani kwenda kwenye seva ya sasa. Outpost inasubiri jibu.',
      other: 'Ziko njiani kwenda kwenye seva ya sasa. Outpost inasubiri majibu.',
    }),
  noAnswer: 'Hakuna jibu lililorudi.',
  wereSent: (n, isSet) =>
    isSet
      ? count(n, { one: 'Ilitumwa kwenye seva ya sasa.', other: 'Zilitumwa kwenye seva ya sasa.' })
      : count(n, {
          one: 'Ilitumwa kwenye seva ambayo sasa haijawekwa.',
          other: 'Zilitumwa kwenye seva ambayo sasa haijawekwa.',
        }),
  decideFirst: (n) =>
    count(n, {
      one: 'Amua kwanza kuihusu. Kiungo kinakusubiri katika Kutuma. Ukiendelea sasa, itabaki bila uhakika.',
      other:
        'Amua kwanza kuzihusu. Kiungo kinakusubiri katika Kutuma. Ukiendelea sasa, zitabaki bila uhakika.',
    }),
  waitFirst: (n) =>
    count(n, {
      one: 'Rekodi # itatumwa kwanza kwenye seva ya sasa. Subiri hapa: ukurasa huu unabadilika wenyewe.',
      other: 'Rekodi # zitatumwa kwanza kwenye seva ya sasa. Subiri hapa: ukurasa huu unabadilika wenyewe.',
    }),
  untilDecided: (n) =>
    count(n, {
      one: 'Itabaki ilivyo hadi uamue katika Kutuma.',
      other: 'Zitabaki zilivyo hadi uamue katika Kutuma.',
    }),
  thenGo: (n) =>
    count(n, { one: 'Kisha itatumwa kwenye seva mpya.', other: 'Kisha zitatumwa kwenye seva mpya.' }),
  laterGo: (n) =>
    count(n, {
      one: 'Unaweza kuituma baadaye kwenye seva mpya.',
      other: 'Unaweza kuzituma baadaye kwenye seva mpya.',
    }),
  comeBack: (n) =>
    count(n, {
      one: 'Ilisitishwa kwa ajili ya seva hii. Itasubiri tena, na itatumwa huko.',
      other: 'Zilisitishwa kwa ajili ya seva hii. Zitasubiri tena, na zitatumwa huko.',
    }),
  keyOfOther:
    'Unaandika ufunguo wa seva mpya katika hatua inayofuata. Hadi hapo hakuna kinachotumwa kwenye seva hiyo.',
  linkWaits: 'Kiungo cha kuandaa kinasubiri:',
  goOn: 'Endelea kuandaa',
  goToSync: `Nenda kwenye ${first.titles.sync}`,
  allSet: 'Kifaa hiki kimeshaandaliwa hivi.',
  addsGroups: (n) => count(n, { one: 'Kikundi # kitaongezwa', other: 'Vikundi # vitaongezwa' }),
  knownGroups: (n) =>
    count(n, {
      one: 'Kikundi # kipo hapa tayari na kinabaki kilivyo.',
      other: 'Vikundi # vipo hapa tayari na vinabaki vilivyo.',
    }),
  sameName: (n) =>
    count(n, {
      one: 'Kikundi # hakitaongezwa, kwa sababu kikundi kingine hapa kina jina hilo hilo:',
      other: 'Vikundi # havitaongezwa, kwa sababu vikundi vingine hapa vina majina hayo hayo:',
    }),
  ignored: (names) =>
    `Hakuna kiungo kinachoweza kuweka ${names.map((name) => `“${name}”`).join(', ')}. Kimeachwa.`,
  confirm: 'Andaa kifaa hiki',
  notNow: 'Si sasa',
  makeRoom: 'Kwanza tengeneza nafasi. Kisha andaa kifaa hiki.',

  done: 'Kifaa hiki kimeandaliwa.',
  nextKey: 'Sasa andika ufunguo wa seva. Muulize aliyekupa kiungo au anwani.',
  enterKey: 'Andika ufunguo',
  isSetUp: (name) => (name === '' ? 'Shirika lako limeshawekwa.' : `${apart(name)} limeshawekwa.`),

  refused: 'Kiungo hiki hakiwezi kutumika',
  loadFirst: 'Bonyeza “Pakia tena”. Kisha kiungo kitafunguka.',
  nothingChanged: 'Hakuna kilichobadilika. Mwombe aliyekitengeneza kiungo kingine.',
  inPractice: 'Uko kwenye mazoezi. Ondoka kwenye mazoezi ili utumie kiungo hiki.',
  leavePractice: 'Ondoka kwenye mazoezi na ufungue kiungo',
  problem,

  paste: 'Kiungo cha kuandaa au anwani ya seva',
  pasteHint:
    'Kiungo chote, au anwani kama https://api.example.org. Unaona kinachowekwa kabla ya chochote kubadilika.',
  open: 'Fungua',
  pasteProblem: (fault) =>
    fault.kind === 'no-link'
      ? 'Bandika kiungo kizima, chenye #/setup, au anwani kama https://api.example.org'
      : problem(fault),
};

function problem(fault: Parameters<Words['problem']>[0]): string {
  switch (fault.kind) {
    case 'no-link':
    case 'nothing':
      return 'Kiungo hakiweki chochote.';
    case 'broken':
      return 'Kiungo kimekatika katika mistari kadhaa. Kinakili chote kama mstari mmoja, au kiombe tena.';
    case 'too-long':
      return `Kiungo kina herufi zaidi ya ${number(fault.most)}. Omba chenye vikundi vichache.`;
    case 'key':
      return `Kiungo kina ufunguo, ndani ya “${fault.name}”. Anayeona kiungo anaweza kuusoma: ufunguo huandikwa kwa mkono tu. Omba kiungo kisicho nao, na ufunguo mpya.`;
    case 'twice':
      return `Kiungo kina “${fault.field}” mara mbili.`;
    case 'address':
      return {
        'not whole':
          'Anwani ya seva ndani ya kiungo si anwani nzima ya wavuti, kama https://api.example.org.',
        'not https': 'Anwani ya seva ndani ya kiungo haianzi na https://. Wengine wangeweza kusoma ufunguo.',
        'holds credentials': 'Anwani ya seva ndani ya kiungo ina jina la mtumiaji au nenosiri.',
      }[fault.problem];
    case 'unseen':
      return `“${fault.field}” ina herufi zisizoonekana.`;
    case 'unexpected':
      return `“${fault.field}” lazima iwe ${expected[fault.field] ?? ''}.`;
    case 'many-groups':
      return `Kiungo kina vikundi zaidi ya ${number(fault.most)}.`;
    case 'group':
      return `Kikundi cha ${number(fault.at)} cha kiungo lazima kiwe na UUID, jina linaloonekana, na aina kama TEAM.`;
    case 'group-twice':
      return `Kikundi cha ${number(fault.at)} kimo mara mbili ndani ya kiungo.`;
  }
}
