import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

export const assign: ScreenWords['assign'] = {
  edit: 'Editar la asignación',
  until: (entries) => `Hasta ahora: ${entries}.`,
  noSuch: 'Esa asignación no está en este dispositivo.',
  discarded: 'Esta persona fue descartada. Recupérela primero y después asigne.',
  backToPerson: 'Volver a la persona',
  noPerson: 'Esa persona no está en este dispositivo',
  toPeople: 'Ir a Personas',
  notLoaded: 'Las evaluaciones todavía se están cargando. Guarde de nuevo en un momento.',
  anotherRecord: 'otra ficha',

  themselves: 'sí misma',
  about: '¿Sobre quién debe responder?',
  abouts: { self: 'Sí misma', person: 'Otra persona', group: 'Un grupo' },
  person: 'Persona',
  thenTick: 'Después marque las evaluaciones de abajo.',
  findPerson: 'Por recibo, referencia u ocupación.',
  nobody: (typed) => `Ninguna otra persona de este dispositivo coincide con “${typed}”.`,

  assessments: 'Evaluaciones',
  assessmentsAbout: (name) => `Evaluaciones sobre ${name}`,
  measures: 'Qué mide',
  measuresOf: (name) => `: ${name}`,

  joins: 'Grupo al que se une',
  joinsHint: 'Déjelo vacío, salvo que la persona se una a un grupo con esta asignación.',
  pricesFor: (country) => `Los precios son los del país de esta persona: ${country}.`,
  onePrice: 'Tenía varios precios. Desde ahora estos valen para todo.',

  chosen: 'Por asignar',
  nothingChosen: 'Aún no hay nada elegido',
  toAssign: (count) => `${first.counts.assessments(count)} por asignar`,
  aboutWhom: (name) => `sobre ${name}`,
  takeOut: 'Quitar',
  sum: 'Suma:',

  saveAgain: 'Guardar y reenviar',
  save: 'Guardar',
  assign: 'Asignar',
  leaveEdit: 'Volver sin guardar',
  leave: 'Volver sin asignar',
};
