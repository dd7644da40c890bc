import { numbersOf } from '../../plural.ts';
import { first } from '../first.ts';

const { number, count } = numbersOf(first.language);

/** A link and a QR code that set another device like this one. */
export const anotherDevice = {
  section: 'Other devices',
  title: 'Set up another device',
  about:
    'This link sets another device like this one: organisation, server and groups. The person who opens it sees what it sets, and is asked.',
  noKey: 'It holds no key. Tell the key in another way.',
  link: 'Setup link',
  theLink: 'The setup link',
  copy: 'Copy link',
  qr: 'QR code of the setup link',
  scan: 'Point the camera of the other device at the code.',
  qrWithoutGroups: (n: number) =>
    count(n, {
      one: 'With its group the link is too long for a QR code. The code holds everything else, the link holds the group too.',
      other:
        'With # groups the link is too long for a QR code. The code holds everything else, the link holds the groups too.',
    }),
  tooLong: 'The link is too long for a QR code. Copy the link.',
  tooManyGroups: (most: number) =>
    `A link holds at most ${number(most)} groups, so this one holds none. Add the groups on the other device from a list.`,
  leftOut: (n: number) =>
    count(n, {
      one: '# group is left out, because it is not on the server.',
      other: '# groups are left out, because they are not on the server.',
    }),
  paste: 'Paste your setup link',
};
