import { numbersOf } from '../../plural.ts';
import { first } from '../first.ts';

const { count, number } = numbersOf(first.language);
const records = (n: number) => count(n, { one: '# record', other: '# records' });

/** What is said about copies of the records. */
export const keeping = {
  title: 'Backup',
  onlyHere: (n: number) => (n === 0 ? 'Nothing is only on this device' : `${number(n)} only on this device`),
  about:
    'A backup is one file with every record. Keep it on another device or a memory card: this browser can be erased, and this device can be lost.',
  passphrase: 'Passphrase',
  passphraseHint:
    'Leave it empty for a file that anybody can read. Nobody can open the file without its passphrase.',
  make: 'Make a backup',
  made: (n: number) => `The file with ${records(n)} was handed to the browser. Look whether you have it.`,
  haveIt: 'I have the file',
  counted: 'Good. These records no longer count as only on this device.',
  restore: 'Restore a backup',
  unreadable: {
    'not a backup': 'This file is not a backup of Outpost. Nothing was changed.',
    'of a newer version': 'A newer version of Outpost made this file. Update Outpost, then restore it.',
    'wants its passphrase': 'This file has a passphrase. Type it above, then choose the file again.',
    'another passphrase': 'This file has another passphrase. Type it above, then choose the file again.',
  },
  restored: ({ came, wereHere, learnt }: { came: number; wereHere: number; learnt: number }) =>
    `${records(came)} came back, ${wereHere} were here already, ${learnt} here were brought up to date.`,
  held: 'Nothing that came back is sent by itself: another device may have sent it. Look at Sync, and release what was not sent.',
  damaged: (lines: number, leftOut: number) =>
    `${count(lines, { one: '# line', other: '# lines' })} of the file ${lines === 1 ? 'is' : 'are'} damaged; ${records(leftOut)} could not be brought back.`,
};
