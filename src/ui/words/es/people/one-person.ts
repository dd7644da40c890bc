import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { number, count } = numbersOf(first.language);

export const onePerson: ScreenWords['onePerson'] = {
  backTo: (screen) => `Volver a ${screen}`,
  others: 'Las demás de la lista',
  place: (at, of) => `${number(at)} de ${number(of)}`,
  inList: (n) => `${number(n)} en la lista`,
  previous: 'Persona anterior',
  next: 'Persona siguiente',
  previousShort: 'Anterior',
  nextShort: 'Siguiente',
  who: 'Datos de la persona',
  edit: 'Editar persona',
  otherActs: 'Más',
  details: 'Detalles de la asignación',
  moreLines: (n) => `y ${count(n, { one: '# más', other: '# más' })}`,
  of: (name, sentence) => `${name}: ${sentence}`,
  onHoldToo: 'Esta asignación también está en pausa. No se envía hasta que la reanude.',
  personFirst: {
    noReply: 'Primero decida sobre la persona, arriba.',
    toFix: 'Primero corrija a la persona, arriba.',
  },
  nextIn: {
    noReply: (n) => `Siguiente persona incierta (quedan: ${number(n)})`,
    toFix: (n) => `Siguiente persona por resolver (quedan: ${number(n)})`,
  },
  releasePerson: 'Reanudar la ficha',
  releaseAll: (n) => (n === 1 ? 'Reanudar las dos' : `Reanudar las ${number(n + 1)}`),
  onHoldTogether: (n) =>
    `Esta persona y ${n === 1 ? 'la asignación' : `${number(n)} asignaciones`} están en pausa. No se envía nada hasta que reanude.`,
  stillOnHold: (n) =>
    count(n, { one: '# asignación sigue en pausa.', other: '# asignaciones siguen en pausa.' }),
  saved: 'Guardado.',
  assigned: (assessments) => `Se asignó: ${assessments}.`,
  sentAgain: 'Se enviará otra vez.',
  idAdded: 'El identificador está guardado. Lo que lo esperaba ya puede salir.',
  done: {
    discard: 'Descartada. La puede recuperar.',
    restore: 'Recuperada.',
    hold: 'En pausa.',
    release: 'Reanudada. Se enviará.',
  },
  decided: {
    arrived: 'Anotado que llegó.',
    rejected: 'Anotado que no llegó.',
    'send again': 'Se enviará otra vez.',
  },
};
