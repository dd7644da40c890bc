import { numbersOf } from '../../plural.ts';
import { check } from './check.ts';
import { first } from '../first.ts';
import { groups } from '../settings/groups.ts';

const { size, count, number } = numbersOf(first.language);

const UNITS = ['bytes', 'kB', 'MB', 'GB'];

/** What the browser keeps here, and how all of it is erased. */
export const device = {
  check,
  safety: {
    question: 'Is my work safe?',
    answers: { yes: 'Yes.', almost: 'Almost.', no: 'Not yet.', nothing: 'Nothing is saved yet' },
    /** What may become of the records, and the sentence for it. */
    when: { lost: 'If this device is lost now', closed: 'When this private window is closed' },
    lost: {
      nobody: 'Nobody is registered yet.',
      nothing: 'Nobody is registered yet. If you have a backup file, restore it below.',
      none: 'Every record is on the server, or in a file outside of this browser.',
      all: (when: string, n: number) =>
        n === 1 ? `${when}, it is lost.` : `${when}, these ${first.counts.records(n)} are lost.`,
      perhaps: (when: string, n: number) =>
        n === 1
          ? `It may also be on the server: no answer came back. ${when}, it may be lost.`
          : `They may also be on the server: no answer came back. ${when}, they may be lost.`,
      onTheirWay: (when: string, n: number) =>
        n === 1
          ? `It is being sent, and the answer is not here yet. ${when}, it may be lost.`
          : `They are being sent, and the answers are not here yet. ${when}, they may be lost.`,
      /** Before a line for each of what follows. */
      some: (when: string) => `${when}:`,
      sure: (n: number) => count(n, { one: '# is lost.', other: '# are lost.' }),
      sending: (n: number) =>
        count(n, { one: '# may be lost: it is being sent.', other: '# may be lost: they are being sent.' }),
      noReply: (n: number) => `${number(n)} may be lost: no answer came.`,
      drafts: (when: string, n: number) =>
        `${when}, ${count(n, { one: '# draft is', other: '# drafts are' })} lost.`,
      draftsToo: (n: number) =>
        count(n, { one: '# draft is lost as well.', other: '# drafts are lost as well.' }),
    },
    moved: (n: number) =>
      count(n, {
        one: '# record was handed over. It is safe once the other device has taken the file.',
        other: '# records were handed over. They are safe once the other device has taken the file.',
      }),
    notReal: 'Nothing here is real',
    inPractice: 'Practice people need no backup. Here you can try one.',
    /** Before the parts of what is lost, where some do not go by themselves. */
    ofThem: (n: number) => `Of the ${number(n)}:`,
    /** Two or more, and there are no others. */
    allToFix: (n: number) => `All ${number(n)} need you: not accepted.`,
    allOnHold: (n: number) => `All ${number(n)} are held: they are not sent before you say so.`,
    waiting: (n: number) => count(n, { one: '# waits to be sent.', other: '# wait to be sent.' }),
    toFix: (n: number) =>
      count(n, {
        one: '# needs you: not accepted.',
        other: '# need you: not accepted.',
      }),
    onHold: (n: number) =>
      count(n, {
        one: '# is held: it is not sent before you say so.',
        other: '# are held: they are not sent before you say so.',
      }),
    backupWhere: 'Save the file on a memory card or on another device.',
    sendingNow: (n: number) => `Sending now: ${number(n)} not confirmed yet.`,
    discardedNotCounted: (n: number) =>
      count(n, { one: '# discarded record is not counted.', other: '# discarded records are not counted.' }),
    sending: (n: number) =>
      count(n, {
        one: '# record is on its way to the server.',
        other: '# records are on their way to the server.',
      }),
    unsure: (n: number) =>
      count(n, {
        one: 'Whether # record arrived is not known.',
        other: 'Whether # records arrived is not known.',
      }),
    oneCopy: 'This browser keeps one copy only. Make a backup more often.',
    secondHelps: 'The second copy helps if the browser’s data is damaged, not if the device is lost.',
    snapshots:
      'This browser writes the second copy some seconds after each change. If it loses its records before that, the newest are gone: make a backup more often.',
    behind: 'The second copy does not have the newest changes yet. It is written again by itself.',
    newer:
      'A newer version of Outpost has kept records in this browser that this version cannot read. They are left as they are: update Outpost.',
    notRead: 'The records could not be read. Load the app again.',
  },
  copies: {
    title: 'Where your records are',
    names: {
      device: 'This device',
      second: 'Second copy on this device',
      file: 'Backup file',
      server: 'Server',
    },
    /** What each look of a bar means. */
    looks: {
      solid: 'safe',
      pale: 'only on this device',
      sending: 'being sent',
      noReply: first.states.noReply,
      lacking: 'not there',
    },
    ages: {
      now: 'now',
      none: 'none yet',
      missing: 'none',
      starting: 'being compared',
      'no server': 'no server is set now',
      'nothing sent': 'nothing sent yet',
      sending: 'being sent',
      before: 'sent earlier',
      'server before': 'sent earlier, no server is set now',
    },
    behind: (since: string | undefined) =>
      since === undefined ? 'being written' : `behind, written ${since}`,
    notKnown: 'not known yet',
    /** Behind the number. */
    records: (n: number) => (n === 1 ? ' record' : ' records'),
  },

  export: {
    title: 'Export',
    about:
      'Tables of what was made on this device, with states and times. A table is no backup: nothing can be restored from it.',
    actions: {
      people: 'Export people as a spreadsheet',
      assignments: 'Export assignments as a spreadsheet',
      peopleCsv: 'Export people as CSV',
      assignmentsCsv: 'Export assignments as CSV',
      everything: 'Export both as JSON',
    },
    /** While a file is made. */
    written: (done: number, all: number) => `${number(done)} of ${first.counts.records(all)} written`,
    stopped: 'Stopped. No file was saved.',
    made: 'The file went to the browser’s downloads.',
  },

  storage: 'Storage on this device',
  records: 'Records',
  recordsMade: (made: { people: number; assignments: number; groups: number }) =>
    [
      first.counts.people(made.people),
      count(made.assignments, { one: '# assignment', other: '# assignments' }),
      groups.inNumbers(made.groups),
    ].join(', '),
  promise: 'Can the browser erase your records?',
  kept: { strong: 'No.', rest: 'It erases nothing here unless a person asks it to.' },
  mayBeErased: { strong: 'Yes.', rest: 'It may erase them when the device runs out of space.' },
  notSaid: 'This browser does not say whether it keeps what is saved.',
  sevenDays: 'Seven days',
  safari: {
    before: 'Safari erases everything here after seven days of use without opening Outpost:',
    day: (day: string) => `on ${day} at the earliest`,
    after:
      ', unless you open it before. It does not do so when Outpost is on the home screen or in the dock.',
  },
  privateWindow: 'Private window',
  inPrivateWindow:
    'If this is a private window, everything registered vanishes when it is closed. Use an ordinary window.',
  opened: 'Runs in',
  openedAs: {
    app: 'An app of its own, from the home screen, the dock or the start menu.',
    tab: 'A tab of the browser. Install Outpost, and the browser is less likely to erase what is saved.',
  },
  used: 'Used',
  usedText: (bytes: number) => `${size(bytes, UNITS)}, the app itself included`,
  free: 'Free',
  freeText: (bytes: number) =>
    `The browser allows ${size(bytes, UNITS)} more. The device itself may have less.`,
  askToKeep: 'Ask the browser to keep them',
  agreed: 'The browser keeps what is saved here.',
  notAgreed: 'The browser did not agree. Install Outpost or bookmark it, use it for a while, then ask again.',

  erase: {
    title: 'Erase',
    open: 'Erase everything on this device',
    notArrived: (n: number) =>
      count(n, {
        one: '# record has not arrived at a server.',
        other: '# records have not arrived at a server.',
      }),
    gone: (n: number) =>
      count(n, {
        one: 'Erased here, it is gone for ever, and nobody can bring it back.',
        other: 'Erased here, they are gone for ever, and nobody can bring them back.',
      }),
    inBackup: (n: number) =>
      count(n, {
        one: 'A backup file has it: restore that file to get it back.',
        other: 'A backup file has them: restore that file to get them back.',
      }),
    onlyHere: (n: number) =>
      count(n, {
        one: '# of them is only on this device: no backup file has it either.',
        other: '# of them are only on this device: no backup file has them either.',
      }),
    moved: (n: number) =>
      count(n, {
        one: '# record was handed over. Look at the other device first: if it has not taken the file, the record is lost too.',
        other:
          '# records were handed over. Look at the other device first: if it has not taken the file, they are lost too.',
      }),
    backupFirst: 'Make a backup first',
    heldUp:
      'Another tab of Outpost does not answer. Close the other tabs of Outpost: erasing goes on by itself.',
    interrupted: 'Outpost was closed while everything on this device was being erased. It was finished now.',
    notFinished:
      'Outpost was closed while everything on this device was being erased, and it cannot be finished yet. Close the other tabs of Outpost, then load again.',
    looked: 'Looked afterwards: no record, no setting and no key is left in this browser.',
    left: 'These are still in this browser. Close the other tabs of Outpost, then load again and erase once more:',
    places: {
      database: 'Database',
      files: 'Files of the second copy',
      cache: 'Stored answers',
      entry: 'Setting',
    },
    allArrived:
      'Everything that was made here has arrived, was handed over or was discarded. What is erased is this device’s history: no server gives it back.',
    noRecords: 'There are no records on this device. Settings and groups are erased.',
    /** What a person types to erase the device. It names the number, so that nobody can type it without having read it. */
    words: (erased: number) =>
      erased === 0 ? 'erase everything' : `erase ${erased} ${erased === 1 ? 'record' : 'records'}`,
    type: (words: string) => `Type “${words}”`,
    typeHint:
      'Records, groups, settings and the server’s key are erased in every tab, with the second copy. The app itself stays.',
    typeThis: (words: string) => `Type: ${words}`,
    erasing: 'Erasing',
    action: 'Erase everything',
  },
};
