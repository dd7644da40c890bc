import { numbersOf } from '../plural.ts';
import { first } from './first.ts';

const { number, count } = numbersOf(first.language);

/** The line that every screen shows: only what is worth a glance. */
export const status = {
  toFix: (n: number) => `${number(n)} por resolver`,
  noReply: (n: number) => count(n, { one: '# incierta', other: '# inciertas' }),
  waiting: (n: number) => `${number(n)} en espera`,
  locked: 'Clave bloqueada',
  unlock: 'Clave bloqueada: escribir su frase secreta',
  copyBehind: 'Segunda copia atrasada',
  offline: 'Sin conexión',
  sending: 'Enviando',
  progress: (confirmed: number, total: number) =>
    count(confirmed, {
      one: `Enviando: # confirmada de ${number(total)}`,
      other: `Enviando: # confirmadas de ${number(total)}`,
    }),
  notCounted: 'Sin cifras en esta pestaña',
  openSync: (items: readonly string[]) => `${items.join(', ')}. Abrir Envíos`,
};
