import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { number, count } = numbersOf(first.language);

export const anotherDevice: ScreenWords['anotherDevice'] = {
  section: 'Vifaa vingine',
  title: 'Andaa kifaa kingine',
  about:
    'Kiungo hiki huandaa kifaa kingine kama hiki: shirika, seva na vikundi. Anayekifungua huona kinachowekwa, na huulizwa.',
  noKey: 'Hakina ufunguo. Toa ufunguo kwa njia nyingine.',
  link: 'Kiungo cha kuandaa',
  theLink: 'Kiungo cha kuandaa',
  copy: 'Nakili kiungo',
  qr: 'Msimbo wa QR wa kiungo cha kuandaa',
  scan: 'Elekeza kamera ya kifaa kingine kwenye msimbo.',
  qrWithoutGroups: (n) =>
    count(n, {
      one: 'Pamoja na kikundi chake (#) kiungo ni kirefu mno kwa msimbo wa QR. Msimbo una mengine yote; kiungo kina kikundi pia.',
      other:
        'Pamoja na vikundi # kiungo ni kirefu mno kwa msimbo wa QR. Msimbo una mengine yote; kiungo kina vikundi pia.',
    }),
  tooLong: 'Kiungo ni kirefu mno kwa msimbo wa QR. Nakili kiungo.',
  tooManyGroups: (most) =>
    `Kiungo hubeba vikundi visivyozidi ${number(most)}, kwa hiyo hiki hakina hata kimoja. Ingiza vikundi kwenye kifaa kingine.`,
  leftOut: (n) =>
    count(n, {
      one: 'Kikundi # kimeachwa, kwa sababu hakipo kwenye seva.',
      other: 'Vikundi # vimeachwa, kwa sababu havipo kwenye seva.',
    }),
  paste: 'Bandika kiungo chako cha kuandaa',
};
