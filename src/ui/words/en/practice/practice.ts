import { numbersOf } from '../../plural.ts';
import { unbroken } from '../../unbroken.ts';
import { first } from '../first.ts';
import { assignmentTrouble } from '../people/people.ts';
import { consoleWords } from '../settings/console.ts';

const { count, number } = numbersOf(first.language);

const { send } = consoleWords;
const networkBack = 'Bring the network back';
const { people } = first.counts;
const { assigned } = assignmentTrouble;

interface Sum {
  people: number;
  assignments: number;
}

/** The title of the scenes, and of what leads there. */
const showOthers = 'Show Outpost to others';

/** Only the kinds of which there are any. */
const some = ({ people: p, assignments: a }: Sum) =>
  new Intl.ListFormat(first.language).format(
    [p > 0 ? unbroken(people(p)) : '', a > 0 ? unbroken(assigned(a)) : ''].filter((part) => part !== ''),
  );
const areOrIs = (n: Sum) => (n.people + n.assignments === 1 ? 'is' : 'are');

/** What stands on every screen of practice mode, and on everything that leaves it. */
export const practice = {
  mark: 'Practice: nothing here is real',
  about: 'Made-up people. Nothing leaves this device.',
  aboutShort: 'Nothing here is real.',
  restart: 'Restart practice',
  restartAbout: 'Deletes what you registered in practice, and starts with the same made-up people.',
  restarting: 'Restarting practice',
  leave: 'Leave practice',
  leaveShort: 'Leave',
  ways: { practice: 'Compare device and server', tour: showOthers },
  open: 'Open practice',
  /** While the device has no room, and while nothing can be saved in this tab. */
  noRoom: 'Practice needs room, too. Make room first.',
  stillOpens: 'Practice still works in this tab.',
  /** Where only this page knows the key. */
  keyAsked: {
    title: 'This tab would forget the key of your server',
    about:
      'Open practice in a new tab, and this one keeps the key. If you open it here, enter the key again when you come back.',
    newTab: 'Open in a new tab',
    here: 'Open here',
  },
  /** Before it is opened. */
  outside: 'Practice has made-up people. Nothing there is real. Your own records are not touched.',
  learn: 'There you can see what happens when the network breaks or an answer is lost, and what to do then.',

  /** The page with both ledgers. */
  page: {
    intro: 'What this device knows of each record, and what the server really has.',
    how: 'Choose what happens when you send, register a person, then compare.',
    device: 'This device',
    server: 'The server',
    sum: (n: Sum) => `${unbroken(people(n.people))}, ${unbroken(assigned(n.assignments))}`,
    settled: (n: number) =>
      count(n, {
        one: '# more record is the same on both sides.',
        other: '# more records are the same on both sides.',
      }),
    person: (sex: 'F' | 'M', occupation: string) => `${sex === 'F' ? 'Female' : 'Male'}, ${occupation}`,
    on: {
      'nothing yet': 'nothing yet',
      'never sent': 'never sent',
      'not there': 'does not have it',
      refused: 'did not accept it',
      there: 'has it',
      answering: 'has it, the answer is on its way',
      'answer lost': 'has it, but the answer was lost',
      twice: 'has it twice: sent again although it was there',
    },
    /** No answer came at first, and it was confirmed later. */
    foundLater: 'has it, but the first answer was lost',
    /** Behind of how many no answer came: how many of them the server has, and how many it does not. */
    arrived: (there: number, missing: number) => {
      if (there === 0) return missing === 1 ? 'it did not arrive.' : 'none arrived.';
      if (missing === 0) return there === 1 ? 'it arrived.' : 'all arrived.';
      return `${number(there)} arrived, ${number(missing)} did not.`;
    },
    /** Before why the sums of the two sides differ, in parts that add up. */
    differ: 'The two counts differ:',
    missing: (n: Sum) => `${some(n)} ${areOrIs(n)} not on the server.`,
    again: (n: Sum) => `${some(n)} ${areOrIs(n)} there twice.`,
    others: (n: Sum) => `${some(n)} ${areOrIs(n)} only on the server.`,
    agree: 'This device and the server agree about every record that was sent.',
    noReply: (n: number) =>
      count(n, {
        one: 'No answer came for #\u00A0record:',
        other: 'No answer came for #\u00A0records:',
      }),
    twice: (n: number) =>
      count(n, { one: 'The server has #\u00A0record twice.', other: 'The server has #\u00A0records twice.' }),
    sending: (n: number) =>
      count(n, { one: '#\u00A0record is on its way.', other: '#\u00A0records are on their way.' }),
    /** Behind those that no answer came for: what else the server has too much. */
    alsoTwice: (n: number) =>
      count(n, {
        one: '#\u00A0other record arrived twice.',
        other: '#\u00A0other records arrived twice.',
      }),
    advice: 'If you send one of them again, this can happen:',
    /** What sending a record again can do, when it has arrived. */
    price: {
      person: 'The person may be on the server twice. Nobody can remove one of the two.',
      assignment: (stake: string) => `${stake} may be assigned twice, and paid for twice.`,
    },
  },

  /** What can go wrong, by its card. */
  deck: {
    title: 'What happens when you send',
    /** Above which of them is chosen, where the list of them is shut. */
    chosen: 'When you send',
    cards: {
      works: ['Network works', 'The server gets each record and answers.'],
      slow: [
        'Very slow',
        'The answer takes 40 seconds. Close this tab before that, then open it again: the record is still here, and is unknown.',
      ],
      'answer-lost': ['Answer lost', 'The server gets the record. Its answer never comes back.'],
      'drops-before': ['Network breaks', 'The network breaks before the server gets the record.'],
      refused: ['Server refuses', 'The server says no, with a reason.'],
      busy: ['Server busy', 'The server asks to try again in a minute.'],
      'no-credit': ['No credit left', 'The server refuses the next assignment.'],
      'wrong-key': ['Wrong key', 'The server does not accept the key of this device.'],
      'sign-in-page': ['Sign-in page', 'A Wi-Fi page answers everything, until you choose something else.'],
      'server-down': [
        'Nothing answers',
        'Neither network nor server answers, until you choose something else.',
      ],
    } as const satisfies Record<string, readonly [name: string, about: string]>,
    /** Which of them is chosen, as a sentence. */
    now: {
      works: 'The network and the server work normally.',
      slow: 'The next answer takes 40 seconds.',
      'answer-lost': 'The next answer gets lost.',
      'drops-before': 'The network breaks before the next record arrives.',
      refused: 'The server refuses the next record.',
      busy: 'The server is too busy for the next record.',
      'no-credit': 'No credit is left for the next assignment.',
      'wrong-key': 'The server does not accept the key for the next record.',
      'sign-in-page': 'A sign-in page answers everything, until you choose something else.',
      'server-down': 'Nothing answers, until you choose something else.',
    } satisfies Record<string, string>,
  },

  /** Scenes for somebody who shows the app. */
  show: {
    title: showOthers,
    /** Behind the link to them. */
    about: 'Ready-made scenes, each started with one press.',
    intro: 'Each scene opens practice.',
    /** The same in practice. */
    introHere: 'Each scene starts practice again: what you made in practice is gone then.',
    again: 'You can start a scene again as often as you like.',
    untouched: 'Real records are not touched.',
    /** While the device has no room. */
    noRoom: 'No scene can start yet: practice needs room, too. Make room first.',
    ask: {
      title: (n: number) => `You registered ${people(n)} in practice.`,
      about: 'Starting a scene deletes that.',
      start: 'Delete and start',
      keep: 'Keep it',
    },
    begin: 'Start',
    count: (n: number) => `${number(n)} of 5`,
    all: 'All scenes',
    end: 'End the scene',
    networkBack,
    /** In the place of what to do, once the network is back. */
    isBack: 'The network is back. What waited is sent now.',
    next: 'Next scene',
    scenes: {
      offline: {
        title: 'Register with no network',
        steps: `There is no network. Register somebody: the record is saved at once, and waits. Press “${networkBack}”, and it is sent.`,
      },
      'answer-lost': {
        title: 'An answer is lost',
        steps:
          'Register somebody. The server gets the record, but its answer never comes: it is unknown, and is not sent a second time.',
      },
      killed: {
        title: 'Outpost is closed while it sends',
        steps:
          'Register somebody. The answer takes 40 seconds: close this tab before that, then open it again. The record is not lost. It is unknown, and you can compare this device with the server.',
      },
      rules: {
        title: 'The rules say no',
        steps: `The console opens with values that are wrong. Press “${send}”: the answer names every rule that they break, and nothing is kept.`,
      },
      curl: {
        title: 'The same call by curl',
        steps: `Press “${send}”. Then copy the line for curl: a terminal gets the same answer from the reference server.`,
      },
    },
  },
};
