import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { number, count } = numbersOf(first.language);

export const anotherDevice: ScreenWords['anotherDevice'] = {
  section: 'Otros dispositivos',
  title: 'Configurar otro dispositivo',
  about:
    'Este enlace configura otro dispositivo como este: organización, servidor y grupos. Quien lo abre ve lo que configura, y decide.',
  noKey: 'No contiene ninguna clave. Dé la clave de otra manera.',
  link: 'Enlace de configuración',
  theLink: 'El enlace de configuración',
  copy: 'Copiar el enlace',
  qr: 'Código QR del enlace de configuración',
  scan: 'Apunte al código con la cámara del otro dispositivo.',
  qrWithoutGroups: (n) =>
    count(n, {
      one: 'Con su grupo, el enlace es demasiado largo para un código QR. El código contiene todo lo demás; el enlace contiene también el grupo.',
      other:
        'Con # grupos, el enlace es demasiado largo para un código QR. El código contiene todo lo demás; el enlace contiene también los grupos.',
    }),
  tooLong: 'El enlace es demasiado largo para un código QR. Copie el enlace.',
  tooManyGroups: (most) =>
    `Un enlace contiene como máximo ${number(most)} grupos, así que este no contiene ninguno. Importe los grupos en el otro dispositivo.`,
  leftOut: (n) =>
    count(n, {
      one: '# grupo se deja fuera, porque no está en el servidor.',
      other: '# grupos se dejan fuera, porque no están en el servidor.',
    }),
  paste: 'Pegar su enlace de configuración',
};
