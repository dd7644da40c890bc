import { numbersOf } from '../plural.ts';
import { first } from './first.ts';

const { number, count } = numbersOf(first.language);

/** The line that every screen shows: only what is worth a glance. */
export const status = {
  toFix: (n: number) => count(n, { one: '# needs you', other: '# need you' }),
  noReply: (n: number) => `${number(n)} unknown`,
  waiting: (n: number) => `${number(n)} waiting`,
  /** The key is behind a passphrase that nobody has entered yet. */
  locked: 'Locked',
  unlock: 'Locked: enter the passphrase of the key',
  copyBehind: 'Second copy behind',
  offline: 'Offline',
  sending: 'Sending',
  progress: (confirmed: number, total: number) =>
    `Sending: ${number(confirmed)} of ${number(total)} confirmed`,
  notCounted: 'No numbers in this tab',
  openSync: (items: readonly string[]) => `${items.join(', ')}. Open Sync`,
};
