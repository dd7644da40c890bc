import { numbersOf } from '../plural.ts';
import { first } from './first.ts';

const { number, count } = numbersOf(first.language);

/** The line that every screen shows: only what is worth a glance. */
export const status = {
  toFix: (n: number) => count(n, { one: '# inakuhitaji', other: '# zinakuhitaji' }),
  noReply: (n: number) => `${number(n)} bila uhakika`,
  waiting: (n: number) => count(n, { one: '# inasubiri', other: '# zinasubiri' }),
  locked: 'Imefungwa',
  unlock: 'Imefungwa: weka kaulisiri ya ufunguo',
  copyBehind: 'Nakala ya pili iko nyuma',
  offline: 'Bila mtandao',
  sending: 'Inatuma',
  progress: (confirmed: number, total: number) =>
    count(confirmed, {
      one: `Inatuma: # imethibitishwa kati ya ${number(total)}`,
      other: `Inatuma: # zimethibitishwa kati ya ${number(total)}`,
    }),
  notCounted: 'Hakuna idadi kwenye kichupo hiki',
  openSync: (items: readonly string[]) => `${items.join(', ')}. Fungua Kutuma`,
};
