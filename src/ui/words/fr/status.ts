import { numbersOf } from '../plural.ts';
import { first } from './first.ts';

const { number, count } = numbersOf(first.language);

/** The line that every screen shows: only what is worth a glance. */
export const status = {
  toFix: (n: number) => `${number(n)} à traiter`,
  noReply: (n: number) => count(n, { one: '# incertaine', other: '# incertaines' }),
  waiting: (n: number) => `${number(n)} en attente`,
  locked: 'Clé verrouillée',
  unlock: 'Clé verrouillée : saisir sa phrase secrète',
  copyBehind: 'Deuxième copie en retard',
  offline: 'Hors ligne',
  sending: 'Envoi en cours',
  progress: (confirmed: number, total: number) =>
    count(confirmed, {
      one: `Envoi : # confirmée sur ${number(total)}`,
      other: `Envoi : # confirmées sur ${number(total)}`,
    }),
  notCounted: 'Pas de nombres dans cet onglet',
  openSync: (items: readonly string[]) => `${items.join(', ')}. Ouvrir Envois`,
};
