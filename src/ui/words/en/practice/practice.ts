import { numbersOf } from '../../plural.ts';
import { first } from '../first.ts';
import { console } from '../settings/console.ts';

const { count, number } = numbersOf(first.language);

const { send } = console;
const { people, assessments } = first.counts;
const purchases = (n: number) => count(n, { one: '# purchase', other: '# purchases' });

/** What stands on every screen of practice mode, and on everything that leaves it. */
export const practice = {
  mark: 'Practice: nothing here is real',
  about: 'Made-up people. Nothing here is real, and nothing leaves this device.',
  aboutShort: 'Nothing here is real.',
  startAgain: 'Start again',
  startingAgain: 'Starting again',
  ledgers: 'Two ledgers',
  leave: 'Leave practice',
  leaveShort: 'Leave',
  open: 'Open practice',

  /** The page with both ledgers. */
  page: {
    title: 'Two ledgers',
    intro: 'What this device believes, and what the server really has.',
    how: 'To try it, choose what goes wrong and register somebody. Then see here what each side has.',
    device: 'This device',
    server: 'Practice server',
    sum: (n: { people: number; purchases: number }) => `${people(n.people)}, ${purchases(n.purchases)}`,
    settled: (n: number) =>
      count(n, {
        one: '# more record is the same on both sides.',
        other: '# more records are the same on both sides.',
      }),
    person: (sex: 'F' | 'M', occupation: string) => `${sex === 'F' ? 'Female' : 'Male'}, ${occupation}`,
    purchase: (keys: readonly string[]) => `Assessments ${keys.join(', ')}`,
    on: {
      'nothing yet': 'nothing yet',
      'not there': 'does not have it',
      refused: 'refused it',
      there: 'has it',
      'answer lost': 'has it, answer lost',
      twice: 'has it twice, sent again',
    },
    agree: 'Both ledgers agree about everybody who was sent.',
    disagree: (n: number) =>
      `The device cannot tell about ${count(n, { one: '# record', other: '# records' })}`,
    advice:
      'From the device they look the same. Decide about each on Sync, then compare again. This is what each costs if it is sent again:',
    price: {
      person: 'The person may be on the server twice. Nobody can remove one of the two.',
      purchase: (n: number, total: number | undefined) =>
        total === undefined
          ? `${assessments(n)} may be bought a second time.`
          : `${assessments(n)} may be bought a second time, for ${first.money(total)}.`,
    },
  },

  /** What can go wrong, by its card. */
  deck: {
    title: 'What goes wrong',
    next: 'For the next one that is sent, or until you choose another.',
    cards: {
      works: ['Works', 'The server gets it and answers.'],
      slow: ['Very slow', 'The answer takes 40 seconds. Close the tab meanwhile.'],
      'answer-lost': ['Answer lost', 'The server gets it. Its answer never comes back.'],
      'drops-before': ['Drops before', 'The network breaks before the server gets it.'],
      refused: ['Refuses', 'The server says no, with a reason.'],
      busy: ['Server busy', 'It asks to try again in a minute.'],
      'no-credit': ['No credit left', 'It refuses the next purchase.'],
      'wrong-key': ['Wrong key', 'It does not know this device.'],
      'sign-in-page': ['Sign-in page', 'A Wi-Fi page answers everything, until you choose another.'],
      'server-down': ['No server', 'Nothing answers, until you choose another.'],
    } as const satisfies Record<string, readonly [name: string, about: string]>,
    active: (name: string) => `What goes wrong: ${name}`,
  },

  /** Scenes for somebody who shows the app. */
  show: {
    about: 'Five scenes for somebody who shows this app.',
    title: 'Five scenes that show what Outpost does',
    intro:
      'For somebody who shows Outpost to others. Each scene begins with the same made-up people, and can be shown again and again. To begin one erases what was registered in practice before.',
    begin: 'Begin',
    count: (n: number) => `${number(n)} of 5`,
    all: 'All scenes',
    end: 'End the scene',
    networkBack: 'Bring the network back',
    scenes: {
      offline: {
        title: 'Register with no network',
        steps:
          'Nothing answers now. Register somebody: the person is saved at once, and waits. Bring the network back, and it is sent.',
      },
      'answer-lost': {
        title: 'An answer is lost',
        steps:
          'Register somebody. The server gets the record, but its answer never comes: it is unknown, and is not sent a second time.',
      },
      killed: {
        title: 'The browser is killed while it sends',
        steps:
          'Register somebody, and close the browser within 30 seconds. Open it again: nobody is lost, the record is unknown, and both ledgers can be compared.',
      },
      rules: {
        title: 'The rules say no',
        steps: `Press “${send}”. The answer names every rule that these values break, and nothing is kept.`,
      },
      curl: {
        title: 'The same call by curl',
        steps: `Press “${send}”. Then copy the line for curl: a terminal gets the same answer from the reference server.`,
      },
    },
  },
};
