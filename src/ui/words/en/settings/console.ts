import { numbersOf } from '../../plural.ts';
import { first } from '../first.ts';

const { number, size } = numbersOf(first.language);

const UNITS = ['B', 'kB', 'MB', 'GB'];

/** What the console says, apart from the contract's own words, which stand in `openapi.json`. */
export const consoleWords = {
  about:
    'For programmers: every call of the service, what it takes and what it answers. Try one, then copy it into a program.',
  document: 'All of it as OpenAPI 3.1',
  /** Where the calls go, empty while no server is set; with what is said where the server cannot be reached. */
  goes: (address: string, outOfReach = '') =>
    address === ''
      ? 'No server is set. What you make with POST is real, and waits on this device.'
      : [`Your server is ${address}.`, outOfReach, 'What you make with POST is real.']
          .filter(Boolean)
          .join(' '),
  goesOutOfReach: {
    offline: 'You are offline: calls go through this device, not straight to the server.',
    notConnected: 'It is not connected now.',
  },
  /** In the place of both, while the device has no room. */
  goesFull: (hasServer: boolean) =>
    `${hasServer ? 'Through this device, calls with POST do not work until it has room.' : 'Calls with POST do not work until this device has room.'} Practice does not work either.`,
  /** In the place of a button then. */
  noRoom: (hasServer: boolean) =>
    hasServer
      ? 'You cannot send this call through this device, or try it, until it has room.'
      : 'You cannot send or try this call until this device has room.',
  /** And where nothing of this tab can be saved any more. */
  goesShut: 'Only calls with GET work in this tab. You can still try calls in practice.',
  users: 'people',
  notLoaded:
    'The description of the service did not load. Connect to the network once, then open this screen again.',
  noSuch: (name: string) => `There is no call ${name}`,
  extension: 'Extension: the live service has it, the contract does not describe it.',

  target: 'Send to',
  /** The same of what makes something. */
  way: 'How to send',
  /** Behind a way to the server that cannot be gone now. */
  outOfReach: { offline: 'Not while you are offline.', notConnected: 'Not connected.' },
  /** Where what only reads goes. */
  targets: { device: 'This device', practice: 'Practice server', server: 'Your server' },
  /** Where what makes something goes: both ways end at the server. */
  ways: {
    device: 'Through this device',
    practice: 'Straight to the practice server',
    server: 'Straight to the server',
  },
  inPractice: 'Try in practice',
  aboutTarget: {
    device: 'What you send here waits, then goes to the practice server on this device.',
    practice: 'Sent once, at once, to the practice server in this page. Nothing of it leaves this device.',
    noSending: 'This page cannot send. Another tab does, or the browser lacks something that sending needs.',
  },
  /** Beside the button, where nothing is practice. */
  caution: {
    /** Where nothing of this tab can be saved any more. */
    tab: 'This tab cannot send.',
    practiceOpens: 'You can still try calls in practice.',
    /** Above the choice of the way, whichever it is. */
    real: 'What you send here is real.',
    /** While no server is set. */
    local: 'It stays on this device until a server is set.',
    device: 'It waits like other records.',
    server: (address: string) =>
      `It goes once, at once, to ${address}. Nothing of it is kept on this device, and the server cannot undo it.`,
  },

  /** The same of calls that only read. */
  aboutRead: {
    device: 'This page answers, also without a network.',
    practice: 'Asked once, at once, of the practice server in this page.',
    server: (address: string) => `Asked once, at once, at ${address}. It changes nothing there.`,
  },
  keyGoes: (header: string) => `The key goes along in the header ${header}. You type it in`,

  examples: 'Fill in an example:',
  asText: 'Type the codes myself',
  sendAs: 'Send the fields as',
  nothingToFill: 'This call takes nothing.',
  /** Before what a field must hold. */
  mustFill: '(needed)',
  /** In place of a value. */
  choose: 'Choose',
  leaveOut: 'Leave out',
  add: (name: string) => `Add to ${name}`,
  remove: (name: string) => `Remove ${name}`,
  assessments: (count: number) => (count === 1 ? '1 assessment' : `${count} assessments`),

  send: 'Send',
  sending: 'Sending',
  answer: 'Answer',
  noAnswerYet: 'Nothing was sent yet.',
  inTime: (ms: number) => `${ms} ms`,
  size: (bytes: number) => size(bytes, UNITS),
  headers: (n: number) => `Headers: ${number(n)}`,
  headersOfServer: 'Only those that the server lets a browser show.',
  body: 'Body',
  exampleAnswer: 'Example answer:',
  empty: 'The answer has no content.',
  noAnswer: {
    read: 'No answer came. Check the connection, then send it again.',
    write: 'No answer came. It may have been done all the same: look on the server before you send it again.',
  },
  notSent: 'It was not sent: no server is set, or its address is not safe.',
  next: { assign: 'Assign assessments to this user', createUser: 'Create a user in this group' },
  more: 'Show',

  copy: 'The same call to copy',
  curl: 'For a terminal, with curl',
  fetch: 'For a program, with fetch',
  copyIt: 'Copy',
  withExample: (name: string) => `It uses the example “${name}” until you fill in a value.`,
  aboutCopy: {
    practice:
      'Only this page can call the practice server. To use what you copy, start the reference server first: `npm run server`.',
    none: 'No server is set. Write its address in the place of `https://your-server`, and put the key into the variable KEY.',
    /** What this tab cannot read any more. */
    unread:
      'Load again to see the address of your server here. Or write it in the place of `https://your-server`. Put the key into the variable KEY.',
    server:
      'What you copy goes straight to the server. Your key is not copied: put it into the variable KEY first.',
  },

  rules: (count: number) => `What it refuses: ${count} rules`,
};
