import { assign } from './people/assign.ts';
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
import { banners, keepOffer, privateWindow } from './device/banners.ts';
import { configProblem } from './settings/config.ts';
import { consoleWords } from './settings/console.ts';
import { device } from './device/device.ts';
import { groups } from './settings/groups.ts';
import { transfer } from './device/transfer.ts';
import { keys } from './keys.ts';
import { keeping } from './device/keeping.ts';
import { occupations } from './people/occupations.ts';
import { overview } from './overview.ts';
import { onePerson } from './people/one-person.ts';
import { assignmentTrouble, many, people, person } from './people/people.ts';
import { practice } from './practice/practice.ts';
import { questions } from './people/questions.ts';
import { record } from './people/record.ts';
import { settings } from './settings/settings.ts';
import { anotherDevice } from './setup/another-device.ts';
import { setup } from './setup/setup.ts';
import { status } from './status.ts';
import { sync } from './sync/sync.ts';
import { numbersOf } from '../plural.ts';
import { first } from './first.ts';

const { number, count } = numbersOf(first.language);

/** What the screens say that are fetched after the first. */
export const screens = {
  mend,
  noRoom,
  noSync,
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

  /** What is typed as dots. */
  secret: {
    show: 'Show',
    hide: 'Hide',
  },

  copy: {
    done: (what: string) => `${what} is copied.`,
    byHand: (text: string) => `This browser does not let the page copy. Select ${text} and copy it by hand.`,
  },

  /** The app inside another page. */
  framed: {
    why: 'Another page shows Outpost inside itself. That page could make you press something that you do not see.',
    ownWindow: 'Open Outpost in a window of its own',
  },

  noScreen:
    'Nothing was changed. The link or address may be incomplete. Copy all of it, or ask the person who sent it for another one.',
  /** A screen whose part of the app could not be fetched. */
  notLoaded: {
    quoted: (name: string) => `“${name}”`,
    title: (quoted: string) => `The screen ${quoted} did not load`,
    /** In the place of the name, which nobody has seen. */
    thisCall: 'of this call',
    why: `Outpost could not load this screen from its website. Connect to the network once, then press “${first.frame.loadAgain}”.`,
    /** Of the screen that a setup link opens. */
    keepLink: 'Nothing was set up. Keep the link, so that you can open it later.',
    andThen:
      'You can go on registering. If the screen still does not load, tell the person who gave you Outpost.',
  },
  status,
  /** The foot of the frame: the connection in a word. */
  rail: {
    noServer: 'No server',
    connected: 'Connected',
    notConnected: 'Not connected',
    notChecked: 'Connection not checked yet',
  },
  registeredLast: {
    title: 'Registered last',
    nobody: 'Nobody yet. The people you register appear here.',
    all: 'All people',
  },

  parts: {
    recents: 'Pinned and recent occupations',
    fillIn: 'Press a job, or Male/Female for job and sex:',
    more: (n: number) => `${number(n)} more`,
    /** Of what was less than a minute ago. */
    justNow: 'just now',
    countriesByClock: 'Countries that the clock of this device is set for',
    countriesUsed: 'Countries of the people registered last',
    keyOfOther: 'Key for another server',
    useKeyHere: 'Use this key for the new server',
    forgetKey: 'Forget this key',
    /** Below rows whose numbers are not known yet. */
    counting: 'Counting…',
    factorRing: (factors: number, name: string) => `Ring of the ${factors} factors of ${name}`,
  },

  /** The way to what does not fit under the thumb, and what each is for. */
  more: {
    /** Of the server, where there is none. */
    noServer: 'Not set: nothing is sent',
    console: 'Try the calls of the service',
    practice: 'Try it with made-up people',
    assessments: 'What each one measures',
    overview: 'Charts',
    occupations: 'Find a code',
    programmers: 'For programmers',
  },

  assessments: {
    about: 'Open one to see what it measures, and its assignments.',
    /** How often one is assigned: an assignment may hold several of them. */
    times: (n: number) => count(n, { one: 'Assigned # time', other: 'Assigned # times' }),
    all: 'All assessments',
    factors: 'The twelve factors',
    noSuch: (key: string) => `There is no assessment ${key}`,
    seeAll: 'See all assessments',
    assign: 'Assign it to people',
    /** Before the way to register somebody. */
    nobody: 'Register a person first. Then you can assign this.',
    /** Where the way to its assignments would stand. */
    toNobody: 'It is assigned to nobody yet.',
    /** `n` is how many there are; nothing while that is not known. */
    assignments: (n: number | undefined) => `Assignments${n === undefined ? '' : ` (${number(n)})`}`,
  },

  /** The twelve factors of an assessment as a picture. */
  factors: {
    choose: 'Press a factor to read about it',
    low: 'Low',
    high: 'High',
  },
};
