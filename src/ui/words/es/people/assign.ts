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

  about: '¿Sobre quién es la evaluación?',
  aboutShort: '¿Sobre quién es?',
  oneself: { one: 'esta persona', each: 'cada persona' },
  abouts: { one: 'Esta persona', each: 'Cada persona', person: 'Otra persona', group: 'Un grupo' },
  person: 'Persona',
  thenTick: 'Después marque las evaluaciones de abajo.',
  findPerson: 'Por recibo, referencia u ocupación.',
  nobody: (typed) => `Ninguna otra persona de este dispositivo coincide con “${typed}”.`,

  assessments: 'Evaluaciones',
  assessmentsAbout: (name) => `Evaluaciones sobre ${name}`,
  factors: 'Detalles',
  already: (state) => `Ya asignada: ${state}`,
  tickAgain: {
    yes: 'Si la asigna otra vez, esta persona la tiene dos veces.',
    maybe: 'Puede que haya llegado. Si la asigna otra vez, esta persona puede tenerla dos veces.',
    no: 'Si la asigna otra vez, esta persona puede tenerla dos veces.',
  },
  settleFirst: { noReply: 'Decidir primero sobre esa', toFix: 'Corregir primero esa' },
  waitsToo: {
    onHold: 'La ficha de esta persona está en pausa. Lo que asigne también espera.',
    noReply:
      'Todavía no se sabe si la ficha de esta persona llegó al servidor. Las asignaciones nuevas esperan hasta que usted decida.',
    toFix: 'Primero corrija la ficha de esta persona. Lo que asigne ahora se envía después.',
  },
  settlePerson: {
    onHold: 'Ir a esta persona',
    noReply: 'Ir a esta persona',
    toFix: 'Corregir esta ficha',
  },
  alreadyOf: (n, all) => `Ya la tienen ${first.number(n)} de ${first.number(all)}`,
  again: {
    yes: (state) => `Así esta persona la tiene dos veces. Antes: ${state}`,
    maybe: (state) => `Así esta persona puede tenerla dos veces. Antes: ${state}`,
    no: (state) => `Así se asigna una nueva. Antes: ${state}`,
  },
  againOf: (n, all) => `Ya la tienen ${first.number(n)} de ${first.number(all)}. Así la tienen dos veces`,
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
  chooseFirst: 'Elija al menos una evaluación.',
  tickFirst: 'Marque primero la línea de arriba.',
  bought: 'Se compra al enviarlo. Hasta entonces puede deshacerlo.',
  noRoom: 'No hay espacio para guardar. Libere espacio primero.',
  check: { new: 'Revisar y asignar', edit: 'Revisar y guardar' },

  saveAgain: 'Guardar y reenviar',
  save: 'Guardar',
  assign: 'Asignar',
  leaveEdit: 'Volver sin guardar',
  leave: 'Volver sin asignar',
  many: {
    nobody: 'No hay nadie elegido. Seleccione personas en la lista y pulse Asignar.',
    title: (n: number) => `Asignar a ${first.counts.people(n)}`,
    to: (names: string) => `A ${names}.`,
    cannot: (n: number) => `No se puede asignar nada a ${first.counts.people(n)}:`,
    joinsHint: 'Déjelo vacío, salvo que todas entren con esto en un grupo.',
    each: 'Evaluaciones por persona',
    inAll: 'En total',
    toPay: 'A pagar',
    purchase: (assessments: string, n: number, total?: string) =>
      `${assessments} para ${first.counts.people(n)}${total === undefined ? '' : `, ${total} en total`}`,
    assignTo: (n: number) => `Asignar a ${first.counts.people(n)}`,
    assigned: (assessments: string, n: number) =>
      `${assessments} por persona: asignado a ${first.counts.people(n)}.`,
    notAssigned: (n: number) => `No se asignó nada a ${first.counts.people(n)}:`,
    undone: (n: number) =>
      n === 0
        ? 'Deshecho. No hay nada asignado.'
        : `Deshecho, salvo para ${first.counts.people(n)}: ya ha salido.`,
  },
};
