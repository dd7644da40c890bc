import { numbersOf } from '../../plural.ts';
import { first } from '../first.ts';

const { count, number } = numbersOf(first.language);
const records = (n: number) => count(n, { one: '# record', other: '# records' });

/** The bars beside it do not count them. */
const ofThem = (discarded: number) =>
  discarded > 0 ? ` (${first.states.discarded}: ${number(discarded)})` : '';

/** What is said about copies of the records. */
export const keeping = {
  /** What no server has confirmed, and no file outside has. Of what is unknown or being sent nobody knows yet. */
  onlyHere: {
    nothing: 'Nothing is only on this device',
    records: (n: number) => `${number(n)} only on this device`,
    /** Before the line above: of some it is unknown whether they arrived. */
    upTo: 'Up to',
    ofThemSending: (n: number) => `${number(n)} of them sending`,
    andDrafts: (n: number) => count(n, { one: 'plus # draft', other: 'plus # drafts' }),
    /** In its place where nothing else is here. */
    drafts: (n: number) =>
      count(n, { one: '# draft only on this device', other: '# drafts only on this device' }),
  },
  about:
    'A backup is one file with every record. Keep it on another device or a memory card: this browser can be erased, and this device can be lost.',
  withPassphrase: 'Lock the backup with a passphrase',
  passphrase: 'Passphrase',
  passphraseHint:
    'Leave it empty for a file that anybody can read. Nobody can open the file without its passphrase.',
  make: 'Make a backup',
  made: (n: number, discarded: number) =>
    `The file with ${records(n)}${ofThem(discarded)} went to the browser’s downloads. Check that you have it.`,
  haveIt: 'I have the file',
  haveNot: 'I do not have it',
  /** Of a file that was made before, until somebody answers. */
  asked: (at: string) => `A backup file was made: ${at}. Do you have it?`,
  makeAgain: 'Make a backup again.',
  counted: 'Good. These records no longer count as only on this device.',
  share: 'Send to another app',
  readyToShare: 'The file is ready.',
  shareNow: 'Choose the app',
  shared: 'The file went to the other app. Check that it arrived.',
  /** A file that was picked once. */
  file: {
    begun: (name: string) => `Everything is in ${name}. Outpost keeps this file up to date by itself.`,
    notWritten: (name: string) => `${name} could not be written. Choose another place for the file.`,
    kept: (name: string, at: string) => `Backup file ${name}: written ${at}.`,
    soon: 'The newest records follow in a moment.',
    behind: (name: string, since: string) => `The backup file ${name} lacks what was done since ${since}.`,
    why: {
      asks: 'The browser wants your permission to write to it again.',
      gone: 'It is not where it was, so it no longer counts as a copy. Make a backup again.',
      failed: 'It could not be written. Look whether its disk or card is there and has room.',
    },
    update: 'Update the file',
    forget: 'Stop keeping it up to date',
  },
  /** When many records, or old ones, have no copy. */
  offer: {
    keepThem: 'A backup keeps them if the device is lost.',
    remindTomorrow: 'Remind me tomorrow',
  },
  restore: 'Restore a backup',
  restoreAbout: 'What is in a backup file is added to what is here. Nothing that is here is lost by it.',
  chooseFile: 'Choose a backup file',
  passphraseOf: (name: string) => `Passphrase of ${name}`,
  restoreNow: 'Restore',
  unreadable: {
    'not a backup': 'This file is not a backup of Outpost. Nothing was changed.',
    'of a newer version': 'A newer version of Outpost made this file. Update Outpost, then restore it.',
    'of practice':
      'This file was made in practice: nothing in it is real. Open it in practice. Nothing was changed.',
    'of the real world':
      'This file has real records, and practice takes none. Leave practice, then restore it. Nothing was changed.',
    'wants its passphrase': 'This file has a passphrase. Type it below, then press Restore.',
    'another passphrase': 'This is not its passphrase. Type it once more, then press Restore.',
  },
  readingFile: 'Reading the file…',
  restoring: (done: number, all: number) => `${number(done)} of ${records(all)} done. Keep this page open.`,
  /** While a backup is restored, beside the numbers. */
  countedLater:
    'Records of a backup are coming. The numbers on this screen are counted again when all are here.',
  restored: {
    came: (n: number) => `${records(n)} came back.`,
    wereHere: (n: number) => `${records(n)} ${n === 1 ? 'was' : 'were'} here already.`,
    learnt: (n: number) => `${records(n)} here ${n === 1 ? 'was' : 'were'} brought up to date.`,
    nothing: 'No record came back.',
  },
  /** After a restore, when this device has nothing but what the file has. */
  stillHave:
    'This file has every record of this device. Keep it, and say so: then they do not count as only on this device.',
  onHold:
    'Nothing that came back is sent by itself: another device may have sent it. Look at Sync, and stop holding what was not sent.',
  refused: (names: string, n: number) =>
    `${records(n)} of the file ${n === 1 ? 'was' : 'were'} left out, because another record here has that ID: ${names}.`,
  damaged: (lines: number, leftOut: number) =>
    `${count(lines, { one: '# line', other: '# lines' })} of the file ${lines === 1 ? 'is' : 'are'} damaged; ${records(leftOut)} could not be brought back.`,
  whichLines: 'Which lines',
  line: (n: number) => `Line ${number(n)}`,
  damageIs: {
    'torn or altered': 'changed or cut',
    'not a row of this kind': 'cannot be understood',
    'the end is missing': 'the end of the file is missing',
  },
  moreLines: (n: number) => `${number(n)} more`,
};
