import type { ShownState } from '../../../../domain/record/states.ts';

/** What each state is, in a sentence. */
export const meanings = {
  title: 'Qué significan las palabras',
  of: {
    draft: 'Un formulario sin terminar. No se envía.',
    waiting: 'Guardada en este dispositivo. Todavía no se ha enviado.',
    sending: 'En camino al servidor.',
    noReply: 'Enviada, pero no llegó respuesta. Alguien tiene que averiguar si llegó.',
    toFix: 'El servidor no la aceptó. Alguien tiene que ver por qué.',
    onHold: 'Retenida. Solo se envía si alguien pulsa Reanudar.',
    confirmed: 'El servidor la tiene: respondió que sí.',
    moved: 'Entregada a otro dispositivo en un archivo. Ese dispositivo la envía.',
    discarded: 'Alguien decidió no enviarla.',
  } satisfies Record<ShownState, string>,
};
