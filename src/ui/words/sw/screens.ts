import type { ScreenWords } from '../tables.ts';
import { banners, keepOffer, privateWindow } from './device/banners.ts';
import { device } from './device/device.ts';
import { transfer } from './device/transfer.ts';
import { keys } from './keys.ts';
import { keeping } from './device/keeping.ts';
import {
  loadToSee,
  loadToRegister,
  typedHere,
  mend,
  noRoom,
  noSync,
  notReadNow,
  storageAgain,
  storageTrouble,
} from './device/trouble.ts';
import { overview } from './overview.ts';
import { assign } from './people/assign.ts';
import { occupations } from './people/occupations.ts';
import { onePerson } from './people/one-person.ts';
import { assignmentTrouble, many, people, person } from './people/people.ts';
import { questions } from './people/questions.ts';
import { record } from './people/record.ts';
import { practice } from './practice/practice.ts';
import { configProblem } from './settings/config.ts';
import { consoleWords } from './settings/console.ts';
import { groups } from './settings/groups.ts';
import { settings } from './settings/settings.ts';
import { anotherDevice } from './setup/another-device.ts';
import { setup } from './setup/setup.ts';
import { status } from './status.ts';
import { sync } from './sync/sync.ts';
import { numbersOf } from '../plural.ts';
import { first } from './first.ts';

const { number } = numbersOf(first.language);

export const screens: ScreenWords = {
  mend,
  noSync,
  noRoom,
  storageTrouble,
  storageAgain,
  typedHere,
  loadToSee,
  loadToRegister,
  notReadNow,
  banners,
  keepOffer,
  privateWindow,
  assign,
  configProblem,
  console: consoleWords,
  device,
  groups,
  transfer,
  keeping,
  keys,
  occupations,
  overview,
  people,
  many,
  person,
  onePerson,
  practice,
  questions,
  record,
  settings,
  setup,
  anotherDevice,
  sync,
  assignmentTrouble,

  secret: {
    show: 'Onyesha',
    hide: 'Ficha',
  },

  copy: {
    done: (what: string) => `Imenakiliwa: ${what}.`,
    byHand: (text: string) => `Kivinjari hiki hakiruhusu ukurasa kunakili. Teua ${text} na unakili mwenyewe.`,
  },

  framed: {
    why: 'Ukurasa mwingine unaonyesha Outpost ndani yake. Ukurasa huo unaweza kukufanya ubonyeze kitu usichokiona.',
    ownWindow: 'Fungua Outpost kwenye dirisha lake lenyewe',
  },

  noScreen:
    'Hakuna kilichobadilika. Huenda kiungo au anwani haijakamilika. Nakili yote, au omba nyingine kwa aliyeituma.',
  notLoaded: {
    quoted: (name) => `“${name}”`,
    title: (quoted) => `Skrini ${quoted} haikupakiwa`,
    thisCall: 'ya wito huu',
    why: `Outpost haikuweza kupakia skrini hii kutoka tovuti yake. Unganisha na mtandao mara moja, kisha bonyeza “${first.frame.loadAgain}”.`,
    keepLink: 'Hakuna kilichowekwa. Tunza kiungo ili uweze kukifungua baadaye.',
    andThen: 'Unaweza kuendelea kusajili. Hali hii ikibaki, mwambie aliyekupa Outpost.',
  },
  status,
  rail: {
    noServer: 'Hakuna seva',
    connected: 'Imeunganishwa',
    // Where a phone on its side may break it, between marks of the verb and its root.
    notConnected: 'Haija\u00adunganishwa',
    notChecked: 'Muunganisho bado haujakaguliwa',
  },
  registeredLast: {
    title: 'Waliosajiliwa mwisho',
    nobody: 'Bado hakuna mtu. Unaowasajili huonekana hapa.',
    all: 'Watu wote',
  },

  parts: {
    recents: 'Kazi zilizobandikwa na za karibuni',
    fillIn: 'Bonyeza kazi, au jinsia kando yake kwa vyote viwili:',
    more: (n: number) => `${number(n)} zaidi`,
    justNow: 'sasa hivi',
    countriesByClock: 'Nchi kulingana na saa ya kifaa hiki',
    countriesUsed: 'Nchi za watu waliosajiliwa mwisho',
    keyOfOther: 'Ufunguo wa seva nyingine',
    useKeyHere: 'Tumia ufunguo huu kwa seva mpya',
    forgetKey: 'Sahau ufunguo huu',
    counting: 'Inahesabu…',
    factorRing: (factors: number, name: string) => `Duara la vipengele ${factors} vya ${name}`,
  },

  more: {
    noServer: 'Haijawekwa: hakuna kinachotumwa',
    console: 'Jaribu miito ya huduma',
    practice: 'Jaribu kwa watu wa kubuni',
    assessments: 'Kinachopimwa na kila moja',
    overview: 'Chati',
    occupations: 'Tafuta msimbo',
    programmers: 'Kwa watengeneza programu',
  },

  assessments: {
    about: 'Fungua moja ili uone inapima nini na migawo yake.',
    times: (n) => `Imegawiwa mara ${number(n)}`,
    all: 'Tathmini zote',
    factors: 'Vipengele kumi na viwili',
    noSuch: (key: string) => `Hakuna tathmini ${key}`,
    seeAll: 'Ona tathmini zote',
    assign: 'Igawie watu',
    nobody: 'Sajili mtu kwanza. Kisha unaweza kumgawia tathmini hii.',
    toNobody: 'Bado haijagawiwa mtu yeyote.',
    assignments: (n: number | undefined) => `Migawo${n === undefined ? '' : ` (${number(n)})`}`,
  },

  factors: {
    choose: 'Bonyeza kipengele kusoma kukihusu',
    low: 'Chini',
    high: 'Juu',
  },
};
