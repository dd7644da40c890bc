import { capital } from '../../capital.ts';
import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { number, count } = numbersOf(first.language);

export const record: ScreenWords['record'] = {
  list: (shown, left) => {
    const all = left > 0 ? [...shown, `${number(left)} más`] : shown;
    const last = all.at(-1) ?? '';
    return all.length > 1 ? `${all.slice(0, -1).join(', ')} y ${last}` : last;
  },
  none: 'ninguno',
  nothing: 'nada',
  person: 'Persona',
  joiningGroup: 'Unión a un grupo',
  assignmentOf: (keys) => `Asignación de ${keys}`,

  names: {
    user: (receipt, reference) => (reference ? `${receipt} (${reference})` : receipt),
    assignment: (receipt) => `la asignación de ${receipt}`,
    group: (name) => `el grupo ${name}`,
    gone: 'una ficha que no está en este dispositivo',
  },

  whyNoReply: {
    closed: 'Outpost se cerró antes de que llegara una respuesta',
    late: 'no llegó a tiempo ninguna respuesta entera',
    broken: 'la conexión se cortó antes de que llegara una respuesta',
    elsewhere: 'la respuesta vino de otra dirección',
    foreign: 'la respuesta no era de las que da este servicio',
    status: (status) => `la respuesta del servidor no dice si actuó (respuesta ${status})`,
  },

  attempt: {
    open: 'enviada; todavía sin respuesta',
    confirmed: 'enviada, y confirmada por el servidor',
    rejected: (status) => `enviada, y no aceptada por el servidor${answer(status)}`,
    notApplied: (status) => `enviada, y no ejecutada por el servidor${answer(status)}`,
    noReply: (why) => `enviada; ${why}`,
  },

  obstacles: {
    sending: 'Está en camino al servidor. Espere la respuesta.',
    noReply: 'No se sabe si llegó. Diga primero qué fue de ella.',
    confirmed: 'El servidor la tiene. Aquí ya no se puede cambiar ni descartar.',
    moved: 'Fue traspasada a otro dispositivo. Hágalo allí.',
    discarded: 'Está descartada. Recupérela primero.',
    notDiscarded: 'No está descartada.',
    otherServer: 'Pertenece a otro servidor. Muévala en la pantalla Envíos.',
    notOnHold: 'No está en pausa.',
    onHoldAlready: 'Ya está en pausa.',
    halfTyped: 'Está a medio escribir. Termínela en la pantalla Registrar.',
    gone: 'Ya no está en este dispositivo.',
    inDoubt: 'No se sabe si llegó. Se reenvía para saberlo: espere la respuesta.',
    named: (by) => `La nombra ${by}, que esperaría para siempre. Descarte eso primero.`,
    with: (name) => `Pertenece a algo descartado: ${name}. Recupérelo primero.`,
    empty: 'Ya no pediría nada. Es mejor descartarla.',
    cost: 'Puede que se compre por segunda vez. Ábrala y confirme de nuevo la compra.',
  },

  outcome: (wish, done, refused) => {
    const { one, other } = DONE[wish];
    const said = count(done, { one: `# persona ${one}`, other: `# personas ${other}` });
    return refused === 0 ? said : `${said}, ${number(refused)} no`;
  },

  onHoldBecause: {
    'by a person': 'usted u otra persona la pausó',
    'other server': 'se creó para otro servidor u otra clave',
    restored: 'viene de una copia de seguridad',
    'rolled back': 'el navegador había perdido lo último que le pasó',
    'key reused': 'el servidor la tomó por otra petición',
    transfer: 'vino de otro dispositivo',
  },

  duplicate: (uuids) =>
    `El servidor la tiene ${number(uuids.length)} veces: ${uuids.join(', ')}. Pida a quienes gestionan el servidor que quiten todas menos una.`,

  standing: {
    draft: 'A medio escribir. Termínela en la pantalla Registrar.',
    waitsFor: (names) => `Lista. Se envía después de esto: ${names}.`,
    waitsForPerson: 'Espera, y se envía después de esta persona.',
    waits: 'Lista para enviar. Se envía cuando le toque, en cuanto se pueda llegar al servidor.',
    waitsItsTurn: 'Lista para enviar. Se envía cuando le toque.',
    waitsForServer: {
      user: 'Esta persona espera en este dispositivo: ahora no hay servidor indicado.',
      assign: 'Espera en este dispositivo: ahora no hay servidor indicado.',
      group: 'Espera en este dispositivo: ahora no hay servidor indicado.',
    },
    sending: 'En camino al servidor. No se puede cambiar hasta que llegue la respuesta.',
    rejected: 'No fue aceptada. Corríjala y después envíela de nuevo.',
    rejectedSilently: 'No fue aceptada.',
    onHold: 'En pausa.',
    onHoldByPerson: {
      user: 'Esta ficha está en pausa. No se envía hasta que pulse Reanudar la ficha.',
      assign: 'Esta asignación está en pausa. No se envía hasta que pulse Reanudar.',
      group: 'Este grupo está en pausa. No se envía hasta que pulse Reanudar.',
    },
    onHoldBecause: (because) => `En pausa, porque ${because}.`,
    sayWhere: 'Diga en la pantalla Envíos si va a este.',
    release: 'Reanúdela, y sigue su camino.',
    releaseWhenSure: 'Reanúdela cuando tenga la seguridad de que el servidor todavía no la tiene.',
    confirmed: 'El servidor la tiene. Aquí ya no se puede cambiar ni descartar.',
    confirmedPerson: 'Esta persona llegó al servidor, y aquí ya no se puede cambiar ni descartar.',
    confirmedWithoutId:
      'El servidor la tiene: alguien la vio allí. Todavía no se conoce su identificador en el servidor, y sus evaluaciones lo esperan.',
    waitsForId: (names) =>
      `Lista. Espera el identificador de ${names} en el servidor. Añádalo allí cuando alguien lo sepa.`,
    moved: (to, code) =>
      `Traspasada al dispositivo ${to} con ${code}. Aquel dispositivo la envía, y este nunca.`,
    movedSomewhere: 'Traspasada a otro dispositivo. Lo que sigue pasa allí.',
    discarded: 'Descartada. No se envía, y se puede recuperar.',
  },

  history: {
    damaged: 'tiene una línea del historial dañada, que no se puede mostrar',
    made: 'guardada en este dispositivo',
    changed: (what) => `cambio: ${what}`,
    fromTo: (what, from, to) => `${what}: de ${from} a ${to}`,
    renamed: (before, after) => `nombre cambiado: de ${before} a ${after}`,
    discarded: 'descartada',
    discardedWith: 'descartada junto con la persona',
    restored: 'recuperada',
    onHold: (because) => `puesta en pausa, porque ${because}`,
    released: 'reanudada',
    linked: (uuid) => `vínculo con ${uuid} en el servidor`,
    late: 'la respuesta llegó tarde; vale',
    stopped: (why) => `no enviada: ${why}`,
    decided: {
      arrived: 'alguien dijo que llegó',
      rejected: 'alguien dijo que no está allí',
      'send again': 'por reenviar, aunque puede que haya llegado',
    },
    confirmedAgain: '; la compra se confirmó una vez más',
    takenBack: 'había llegado antes de cambiarse; vuelve a estar como se envió',
    triedAgain: 'por reenviar tal como está',
    duplicate: (uuids) => `encontrada más de una vez en el servidor: ${uuids}`,
    'changed server': 'movida al servidor indicado ahora',
    moved: (to, code) => `traspasada al dispositivo ${to} con ${code}`,
    received: (from, code) => `recibida del dispositivo ${from} con ${code}`,
    givenBack: (to, code) => `devuelta al dispositivo ${to}, de ${code}`,
    takenBackBy: {
      'return code': (code) => `traída de vuelta de ${code} con su código de devolución`,
      'a person': (code) =>
        `traída de vuelta de ${code}, porque alguien dijo que el otro dispositivo no la envía`,
    },
  },

  values: {
    sex: 'sexo',
    occupation: 'ocupación',
    occupationWords: 'palabras escritas',
    occupationAnswer: 'respuesta a la pregunta',
    country: 'país',
    groupId: 'grupo',
    reference: 'referencia',
    assessments: 'evaluaciones',
    groupToJoin: 'grupo al que se une',
    prices: 'precios',
    named: (name, code) => `${name} (${code})`,
    quoted: (text) => `“${text}”`,
    about: (key, whom) => `${key} sobre ${whom}`,
    thisPerson: 'esta persona',
    price: (each, extras) => `${each} cada una, gastos adicionales ${extras}`,
    purchaseConfirmed: (what) => `se confirmó la compra de ${what}`,
  },

  stake: (entries, total) => {
    const what = first.counts.assessments(entries);
    return total === undefined ? what : `${what} por ${total}`;
  },
  confirmAgain: (stake) => `Confirmo una vez más la compra de ${stake}`,

  noReply: {
    sentOn: (time) => `Se envió el ${time}.`,
    stake: 'En juego:',
    stakeAdvice: (stake) => `${stake}. Si llegó, reenviarla lo compra dos veces.`,
    advice: 'Primero mire en el servidor, o pregunte a quien lo gestiona.',
    copyQuestion: 'Copiar una pregunta para quien gestiona el servidor',
    theQuestion: 'La pregunta',
    question: '¿Llegó al servidor?',
    questions: {
      user: '¿Llegó esta ficha al servidor?',
      assign: (names) => `¿Llegó al servidor la asignación de ${names}?`,
      group: (what) => `¿Llegó al servidor ${what}?`,
    },
    because: (why) => `${capital(why)}.`,
    untilThen: {
      user: 'No se envía nada más de esta persona hasta que usted decida.',
      assign: 'No se envía nada más de esta asignación hasta que usted decida.',
      group: 'No se envía nada más de este grupo hasta que usted decida.',
    },
    does: {
      arrived: 'Cuenta como confirmada.',
      rejected: 'Después puede reenviarla.',
    },
    arrived: 'Llegó',
    rejected: 'No llegó',
    sendAgain: 'No lo sé: reenviar',
    later: 'Decidir después',
    uuid: 'Identificador en el servidor',
    uuidHint: 'Un número largo con guiones. Quien gestiona el servidor puede buscarlo.',
    withoutId: {
      user: 'Sin él, las evaluaciones de esta persona esperan en este dispositivo hasta que alguien lo añada.',
      group: 'Sin él, quien se une al grupo espera hasta que alguien lo añada en Ajustes, en Grupos.',
      assign: 'Nada espera por él.',
    },
    confirmArrived: 'Confirmar que llegó',
    confirmRejected: 'Confirmar que no llegó',
    addId: 'Añadir el identificador en el servidor',
    addIdNow: 'Añadir el identificador',
    afterRejected: 'Entonces queda por resolver: corríjala y reenvíela, o descártela.',
    sendAllTheSame: 'Reenviar de todos modos',
    mayBuy: (stake) => `Esto puede comprar ${stake} dos veces.`,
    twice: {
      user: 'Esta persona puede quedar registrada dos veces.',
      group: 'Este grupo puede quedar allí dos veces.',
      assign: 'No compra nada: una segunda vez no hace daño.',
    },
    problems: {
      'decided already': 'Entretanto llegó una respuesta. Ya no queda nada que decidir.',
      'not a UUID':
        'Escriba el identificador como lo muestra el servidor, por ejemplo 6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a',
      'uuid taken': 'Otra ficha de este dispositivo tiene ese identificador. Mire de nuevo en el servidor.',
      'cost not confirmed': 'Marque la casilla para confirmar la compra una vez más',
    },
  },

  details: {
    summary: 'Petición y respuesta',
    unanswered: 'Lo que se envió',
    of: (time) => `del ${time}`,
    request: 'Petición',
    streamed: 'Fue como un flujo, que el navegador no puede enviar dos veces por sí solo.',
    answer: 'Respuesta',
    noAnswer: 'No ha llegado ninguna.',
    after: (milliseconds) => `A los ${number(Math.round(milliseconds))} ms`,
  },

  gone: {
    'occupation-gone': (code) => `El servidor ya no tiene la ocupación ${code}. Elija otra`,
    'assessment-gone': (key) => `El servidor ya no tiene la evaluación ${key}. Elija otra`,
  },
  refusals: {
    person: 'Elija a otra persona: el servidor no tiene a esta',
    repeated:
      'Quite una de las dos: la misma evaluación está dos veces sobre la misma persona o el mismo grupo',
    assessment: 'Elija otra evaluación: el servidor no tiene esta',
    countries: 'Use un solo país para toda la asignación',
    nothing: 'Elija al menos una evaluación, o un grupo al que unirse',
    groupType: 'Elija el tipo de grupo',
    contract: 'Mire el tipo de contrato en Ajustes: el servidor quiere asignaciones para el otro',
    app: 'El servidor no puede leer lo que Outpost envía. Pregunte a quienes gestionan el servidor',
  },
  notSentBecause: 'Por qué no se envió',
  serverSaid: 'No fue aceptada. El servidor dijo:',
  markedNotThere: (n) =>
    count(n, {
      one: 'Marcada como no llegada. Reenvíela, o corríjala antes.',
      other: 'Marcadas como no llegadas. Reenvíelas, o abra una para corregirla.',
    }),
  noReason:
    'El servidor no dio ninguna razón. Lo que se envió está en “Qué pasó”, en la pantalla de la persona.',
};

const DONE = {
  edit: { one: 'cambiada', other: 'cambiadas' },
  discard: { one: 'descartada', other: 'descartadas' },
  restore: { one: 'recuperada', other: 'recuperadas' },
  hold: { one: 'puesta en pausa', other: 'puestas en pausa' },
  release: { one: 'reanudada', other: 'reanudadas' },
  arrived: { one: 'confirmada', other: 'confirmadas' },
  'not there': { one: 'marcada: no está allí', other: 'marcadas: no están allí' },
  'send again': { one: 'para enviar otra vez', other: 'para enviar otra vez' },
  'send first': { one: 'para enviar primero', other: 'para enviar primero' },
};

function answer(status: number | undefined): string {
  return status ? ` (respuesta ${status})` : '';
}
