import { numbersOf } from '../plural.ts';
import { first } from './first.ts';

const { number, count } = numbersOf(first.language);

/** The line that every screen shows: only what is worth a glance. */
export const status = {
  toFix: (n: number) => `${number(n)} por tratar`,
  noReply: (n: number) => count(n, { one: '# incerta', other: '# incertas' }),
  waiting: (n: number) => `${number(n)} em espera`,
  locked: 'Chave bloqueada',
  unlock: 'Chave bloqueada: escrever a sua frase secreta',
  copyBehind: 'Segunda cópia atrasada',
  offline: 'Sem rede',
  sending: 'A enviar',
  progress: (confirmed: number, total: number) =>
    count(confirmed, {
      one: `A enviar: # confirmada de ${number(total)}`,
      other: `A enviar: # confirmadas de ${number(total)}`,
    }),
  notCounted: 'Sem números neste separador',
  openSync: (items: readonly string[]) => `${items.join(', ')}. Abrir Envios`,
};
