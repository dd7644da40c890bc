import type { GroupLineFault } from '../../../../organisation/group-lines.ts';
import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { apart } from '../../apart.ts';

const { number, count } = numbersOf(first.language);

const inNumbers = (n: number) => count(n, { one: 'kikundi #', other: 'vikundi #' });
/** What is said of all of them together. */
const haveAll = {
  device: 'vimeundwa kwenye kifaa hiki',
  config: 'vinatoka kwenye shirika lako',
  settings: 'vimeongezwa hapa, kutoka kwenye seva',
};

export const groups: ScreenWords['groups'] = {
  types: {
    GOVT: 'Serikali',
    FEDERAL_GOV: 'Serikali ya shirikisho',
    REGIONAL_GOV: 'Serikali ya mkoa',
    LOCAL_GOV: 'Serikali ya mtaa',
    AUTHORITY: 'Mamlaka',
    INST: 'Taasisi',
    COMPANY: 'Kampuni',
    HEAD_OFFICE: 'Ofisi kuu',
    BRANCH: 'Ofisi ya tawi',
    REGION_OFFICE: 'Ofisi ya mkoa',
    SUBSIDIARY: 'Kampuni tanzu',
    GROUP_HQ: 'Makao makuu ya kundi',
    DEPT: 'Idara',
    AD_HOC: 'Kikundi cha muda',
    TEAM: 'Timu',
  },
  noneCalled: (typed: string) => `Hakuna kikundi kinachoitwa “${typed}”. Acha kikundi wazi, au kiunde kwenye`,
  none: 'Bado hakuna vikundi.',
  askLink: 'Je, ulipata kiungo cha maandalizi? Kinaleta vikundi vya shirika lako.',
  noneCame: 'Seva imewekwa, lakini haikuja na vikundi.',
  askForSome: 'Omba shirika lako kiungo cha maandalizi au kitambulisho cha kikundi.',
  goWithout: 'Mtu anaweza pia kusajiliwa bila kikundi.',
  noRoom: 'Vikundi vinaweza kuongezwa nafasi ikipatikana.',
  inNumbers,
  showAll: (n) => count(n, { one: 'Onyesha kikundi #', other: 'Onyesha vikundi vyote #' }),
  origins: {
    device: 'kimeundwa kwenye kifaa hiki',
    config: 'kutoka shirika lako',
    settings: 'kimeongezwa hapa, kutoka kwenye seva',
  },
  allAre: (type, origin) => {
    const said = [type && `ni vya aina ya ${type}`, origin && haveAll[origin]].filter(
      (fact) => fact !== undefined,
    );
    return said.length === 0 ? '' : `Vyote ${said.join(' na ')}.`;
  },
  ways: 'Ongeza vikundi',
  partOf: (parent) => `, sehemu ya ${parent}`,
  waitForLink: 'Anayejiunga nacho husubiri hadi mtu aandike kitambulisho chake kwenye seva.',
  type: 'Aina',
  leave: 'Acha kama kilivyo',

  make: {
    title: 'Unda kikundi kipya',
    about: 'Kwa kikundi ambacho bado hakuna aliyekiunda.',
    sentFirst: 'Kinaundwa kwenye seva kabla ya anayejiunga nacho kutumwa.',
    waitForLink:
      'Anayejiunga nacho husubiri hadi mtu aandike kitambulisho chake kwenye seva: mipangilio ya seva inasema vikundi haviundwi kutoka hapa.',
    name: 'Jina la kikundi kipya',
    parent: 'Sehemu ya',
    parentHint: 'Kikundi ambacho hiki ni sehemu yake. Acha wazi kama hakuna.',
    action: 'Unda kikundi',
    done: (name) => `Kimeundwa: ${apart(name)}.`,
  },

  add: {
    title: 'Tumia kikundi ambacho shirika lako linacho',
    about: 'Kwa kikundi kilicho tayari kwenye seva. Shirika lako linakupa kitambulisho cha kikundi.',
    uuid: 'Kitambulisho kwenye seva',
    name: 'Jina la kikundi',
    uuidTaken: (name) => `“${apart(name)}” tayari kina kitambulisho hiki`,
    action: 'Ongeza kikundi',
    done: (name) => `Kimeongezwa: ${apart(name)}.`,
  },

  rename: {
    open: 'Badilisha jina',
    name: 'Jina jipya',
    onItsWay: 'Kiko njiani kwenda kwenye seva, na jina lake linabaki',
    action: 'Badilisha jina',
  },

  link: {
    open: 'Andika kitambulisho chake kwenye seva',
    uuid: 'Kitambulisho cha kikundi hiki kwenye seva',
    hint: 'Kila anayejiunga na kikundi hapa anajiunga na kile. Kikague: kuunganisha hakuwezi kutenguliwa.',
    action: 'Unganisha',
    obstacle({ reason }) {
      if (reason === 'named') return 'Kikundi kingine tayari kina kitambulisho hiki';
      if (reason === 'gone') return 'Kikundi hiki hakipo tena kwenye kifaa hiki';
      return 'Tayari kiko kwenye seva, au njiani kwenda huko';
    },
  },

  import: {
    title: 'Ongeza vikundi kadhaa kutoka orodha',
    about: 'Bandika, au fungua faili ya CSV.',
    lines: 'Orodha ya vikundi, kimoja kwa kila mstari',
    linesHint:
      'Kwa kila mstari: kitambulisho kwenye seva, jina, aina, vikitenganishwa kwa mikato, nukta-mikato au tabo. Kikundi ambacho tayari kipo hapa kinapata jina na aina mpya.',
    file: 'Au kutoka faili ya CSV',
    types: 'Aina',
    toMend: (n) =>
      `Hakuna kilichoongezwa. ${count(n, { one: 'Mstari # wa kurekebisha:', other: 'Mistari # ya kurekebisha:' })}`,
    line: (line, fault) => `Mstari wa ${line}: ${lineFault(fault)}`,
    more: (n) => `Na ${count(n, { one: 'mstari # zaidi', other: 'mistari # zaidi' })}. Rekebisha hii kwanza.`,
    nothing: 'Andika au bandika angalau kikundi kimoja',
    action: 'Ongeza vikundi hivi',
    done: (n) => count(n, { one: 'Kikundi # kimeongezwa.', other: 'Vikundi # vimeongezwa.' }),
  },

  nameProblem(problem) {
    if (problem.kind === 'missing') return 'Andika jina la kikundi';
    const { type, name } = problem.by;
    return `Tayari kuna “${name}” (${groups.types[type]}). Tumia jina lingine`;
  },
};

/** What is wrong with one line of a list of groups, and what to do. */
function lineFault(fault: GroupLineFault): string {
  switch (fault.kind) {
    case 'long-list':
      return `Orodha ina zaidi ya herufi ${number(fault.most)}. Iingize kwa sehemu`;
    case 'many-lines':
      return `Orodha ina zaidi ya mistari ${number(fault.most)}. Iingize kwa sehemu`;
    case 'long-line':
      return `Mstari una zaidi ya herufi ${number(fault.most)}. Andika kitambulisho, jina na aina tu`;
    case 'not-three-values':
      return `Andika thamani tatu: kitambulisho, jina na aina. Zilizopo ni ${fault.count}`;
    case 'not-a-uuid':
      return `“${fault.value}” si kitambulisho cha kikundi. Kinakili kutoka kwenye seva`;
    case 'no-name':
      return 'Andika jina la kikundi kati ya kitambulisho na aina';
    case 'not-a-type':
      return `“${fault.value}” si aina ya kikundi. Tumia moja ya orodha, kwa mfano TEAM`;
    case 'repeated':
      return `Kitambulisho hicho hicho kipo kwenye mstari wa ${fault.line}. Ondoa kimoja`;
    case 'alike':
      return `Jina linafanana na lile la mstari wa ${fault.line}. Tumia jina lingine kwa kimoja`;
    case 'taken':
      return `Kifaa tayari kina kikundi “${fault.name}”. Tumia jina lingine`;
  }
}
