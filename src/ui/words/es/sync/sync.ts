import type { Lane } from '../../../../domain/record/lane.ts';
import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { status } from '../status.ts';
import { connectionSentence, pauseSentence } from './connection.ts';
import { meanings } from './meanings.ts';

type Words = ScreenWords['sync'];
type Facts = Parameters<Words['phaseSentence']>[0];

const { number, count } = numbersOf(first.language);

const lanes: Record<Lane, (n: number) => string> = {
  group: (n) => count(n, { one: '# grupo', other: '# grupos' }),
  user: first.counts.people,
  assign: (n) => count(n, { one: '# asignación', other: '# asignaciones' }),
};

const laneWaitsFor: Record<Lane, string> = {
  group: 'el grupo del que es parte',
  user: 'un grupo que el servidor todavía no conoce',
  assign: 'personas o grupos que el servidor todavía no conoce',
};

/** What goes on, or why nothing does: one sentence. */
const phaseSentence: Words['phaseSentence'] = (facts) => {
  const { state, keyStatus } = facts;
  if (keyStatus === 'locked')
    return 'La clave del servidor está guardada tras una frase secreta. Escriba la frase secreta en Ajustes, y el envío sigue.';
  if (keyStatus === 'other server')
    return 'La clave se escribió para otro servidor. No se envía nada hasta que usted decida.';
  switch (state.phase) {
    case 'off':
    case 'idle':
      return state.pause ? pauseSentence(state.pause) : idleSentence(facts);
    case 'comparing':
      return 'Se comparan las fichas con su segunda copia. El envío sigue después.';
    case 'checking':
      return 'Buscando el servidor.';
    case 'sending':
      return state.progress ? status.progress(state.progress.confirmed, state.progress.total) : 'Enviando.';
    case 'waiting':
      return state.pause
        ? pauseSentence(state.pause)
        : 'Outpost enviará por sí solo lo que espera, un poco más tarde.';
  }
};

function idleSentence({ waiting, blocked = 0, unsettled = 0, undecided = 0 }: Facts): string {
  if (waiting === 0) return undecided > 0 ? 'Nada más espera el envío.' : 'Nada espera.';
  const goes = waiting - blocked;
  const stuck = count(waiting, {
    one: '# espera y todavía no puede salir.',
    other: '# esperan y todavía no pueden salir.',
  });
  if (unsettled === 0) return goes > 0 ? 'No hay nada en camino.' : `${stuck} Más abajo se indica por qué.`;
  if (goes > 0)
    return `${count(goes, { one: '# espera y sale con “Enviar ahora”.', other: '# esperan y salen con “Enviar ahora”.' })} ${count(unsettled, { one: 'Decida antes sobre # más.', other: 'Decida antes sobre # más.' })}`;
  return `${count(waiting, { one: '# espera.', other: '# esperan.' })} ${count(unsettled, { one: 'Decida antes sobre # incierta.', other: 'Decida antes sobre # inciertas.' })}`;
}

const keyOfAnotherServer: Words['keyOfAnotherServer'] = (of, now) => {
  const isSameOrigin = of?.origin === now.origin;
  const was =
    !of || of.origin === ''
      ? 'un servidor que no está anotado'
      : isSameOrigin
        ? `la cabecera ${of.header}`
        : of.origin;
  const is = isSameOrigin ? `la cabecera es ${now.header}` : `el servidor es ${now.origin}`;
  return `La clave se escribió para ${was}. Ahora ${is}, que no la ha visto. Use la clave allí solo si le merece confianza.`;
};

const preflightSentence: Words['preflightSentence'] = ({ fine, problems }) => {
  const codes = problems.filter(({ rule }) => rule === 'occupation-gone').length;
  const keys = problems.length - codes;
  const parts = [`${number(fine)} en orden`];
  if (codes > 0)
    parts.push(
      count(codes, {
        one: '# usa un código que ya no existe',
        other: '# usan un código que ya no existe',
      }),
    );
  if (keys > 0)
    parts.push(
      count(keys, {
        one: '# nombra una evaluación que ya no existe',
        other: '# nombran una evaluación que ya no existe',
      }),
    );
  return parts.join(', ');
};

const ASK = {
  server: 'Mire en el servidor, o pregunte a quien lo gestiona. Luego decida.',
  people: 'El servidor ya no está indicado aquí: pregunte a quien lo gestiona, y luego decida.',
  practice: 'Compare con el servidor de práctica, y luego decida.',
};

export const sync: Words = {
  connectionSentence,
  pauseSentence,
  phaseSentence,
  keyOfAnotherServer,
  preflightSentence,
  replaySafety: {
    key: 'El servidor reconoce una petición que ya ha visto: una respuesta perdida se pide de nuevo y nada se hace dos veces.',
    'closes connections':
      'Quien aloja la aplicación promete que el servidor cierra su conexión después de cada respuesta: el navegador no repite nada sin que se vea, y lo rechazado no ocurrió.',
    streams:
      'El servidor habla HTTP/2, y el navegador le envía cada petición como un flujo que no puede repetir sin que se vea: lo rechazado no ocurrió.',
    'not replay-safe':
      'El navegador puede repetir una petición cuando se corta una conexión. Entonces puede que una persona se registre dos veces, que una asignación se compre dos veces, y que lo rechazado esté allí de todos modos.',
    'not known yet':
      'En el primer contacto se averigua si el navegador puede repetir una petición sin que se vea.',
  },
  onHoldBecause: {
    'by a person': {
      sentence: 'Usted u otra persona las puso en pausa.',
      ofOne: 'Usted u otra persona la puso en pausa.',
      action: 'Reanudar',
    },
    'other server': {
      sentence:
        'Se crearon para otro servidor u otra clave. Muévalas solo si el nuevo es de la misma organización.',
      ofOne: 'Se creó para otro servidor u otra clave. Muévala solo si el nuevo es de la misma organización.',
      action: 'Mover aquí',
    },
    restored: {
      sentence:
        'Vienen de una copia de seguridad. Reanúdelas solo si ningún otro dispositivo las ha enviado.',
      ofOne: 'Viene de una copia de seguridad. Reanúdela solo si ningún otro dispositivo la ha enviado.',
      action: 'Reanudar',
    },
    'rolled back': {
      sentence:
        'El navegador perdió parte de su almacenamiento, y puede que ya se hayan enviado. Mire primero en el servidor.',
      ofOne:
        'El navegador perdió parte de su almacenamiento, y puede que ya se haya enviado. Mire primero en el servidor.',
      action: 'Reanudar',
    },
    'key reused': {
      sentence: 'El servidor las tomó por otras peticiones. Reanúdelas, y se envían como nuevas.',
      ofOne: 'El servidor la tomó por otra petición. Reanúdela, y se envía como nueva.',
      action: 'Reanudar',
    },
    transfer: {
      sentence:
        'Vinieron en un archivo de otro dispositivo, y nada demuestra de cuál. Mire lo que compran y luego reanúdelas.',
      ofOne:
        'Vino en un archivo de otro dispositivo, y nada demuestra de cuál. Mire lo que compra y luego reanúdela.',
      action: 'Reanudar',
    },
  },
  openSettings: 'Abrir Ajustes',
  decideThere: `Decidir en ${first.titles.sync}`,
  seeWhyThere: `Ver por qué en ${first.titles.sync}`,
  seeThemThere: `Verlas en ${first.titles.sync}`,
  noServer: 'No hay ningún servidor indicado, así que no se envía nada.',
  askForServer: 'Pida a su organización el enlace, o la dirección del servidor.',
  setServer: first.firstSight.connect,
  reading: 'Leyendo la lista…',
  records: 'Todas las fichas',
  nothingMade: 'Todavía no hay nadie registrado en este dispositivo.',
  registerPerson: 'Registrar a una persona',
  meanings,

  told: {
    waiting: (n: number) =>
      count(n, {
        one: '# ficha volvió a quedar en espera.',
        other: '# fichas volvieron a quedar en espera.',
      }),
    group: (name: string, state: string) => `Estado del grupo ${name} ahora: ${state}.`,
  },

  next: {
    title: 'Qué hacer ahora',
    noReply: {
      sentence: (n, name) =>
        n === 1 ? `¿Llegó ${name} al servidor?` : `¿Llegaron estas ${number(n)} fichas al servidor?`,
      why: (n, asks) =>
        `${n === 1 ? 'Se envió' : 'Se enviaron'}, y no volvió ninguna respuesta. ${ASK[asks]}`,
      act: () => 'Decidir',
    },
    toFix: {
      sentence: (n, name) =>
        n === 1 ? `${name} está por resolver: no aceptada` : `${number(n)} fichas por resolver: no aceptadas`,
      why: (n) => (n === 1 ? 'Vea por qué, y corríjala.' : 'Vea por qué, y corríjalas.'),
      act: () => 'Ver por qué',
    },
    onHold: {
      sentence: (n, name) => (n === 1 ? `${name} está en pausa` : `${number(n)} fichas están en pausa`),
      why: (n, button) => {
        const are = n === 1 ? 'No se envía' : 'No se envían';
        return button === undefined
          ? `${are} desde aquí.`
          : `${are}. Para ${n === 1 ? 'enviarla, pulse “Verla”' : 'enviarlas, pulse “Verlas”'} y luego “${button}”.`;
      },
      forSeveralReasons: 'No se envían. Más abajo se indica por qué.',
      act: (n) => (n === 1 ? 'Verla' : 'Verlas'),
    },
  },

  panel: {
    title: 'Envío',
    confirmedSoFar: 'Confirmadas hasta ahora',
    triedAgainAt: (time) => `Próximo intento: ${time}.`,
    triedAgainSoon: 'Próximo intento en un momento.',
    elsewhere: 'Otra pestaña de Outpost hace el envío.',
    failedOften: (n) =>
      count(n, {
        one: '# ficha ha fallado diez veces seguidas. Se sigue intentando; mire el historial de abajo.',
        other: '# fichas han fallado diez veces seguidas. Se sigue intentando; mire el historial de abajo.',
      }),
    sendNow: 'Enviar ahora',
    pause: 'Pausar el envío',
    waitingNow: (kinds) => `En espera: ${kinds}.`,
    sendingNow: (n) => `En camino: ${number(n)}.`,
    confirmedNow: (n) => `Confirmadas: ${number(n)}.`,
    repeats: '¿Y si se corta la conexión?',
  },

  ledger: {
    caption: 'Fichas por estado',
    state: 'Estado',
    people: 'Personas',
    assignments: 'Asignaciones',
    assignmentsShort: 'Asignadas',
    groups: 'Grupos',
    all: 'Todas',
    made: 'En total',
    none: '–',
  },

  links: {
    group: (name) => `Grupo ${name}`,
    assignment: 'asignación',
    more: (n) => `y ${number(n)} más`,
    inAll: (n, isMore) => `${first.counts.records(n)}${isMore ? ' o más' : ''}.`,
  },

  toFix: {
    title: 'Por resolver',
    noWords: 'No aceptadas, sin decir por qué',
    openOne: (n) =>
      count(n, {
        one: '# ficha. Ábrala para corregirla o descartarla. Si quienes gestionan el servidor han arreglado algo allí, reenvíela.',
        other:
          '# fichas. Abra una para corregirla o descartarla. Si quienes gestionan el servidor han arreglado algo allí, reenvíelas.',
      }),
    sendAgain: (n) => (n === 1 ? 'Reenviarla tal como está' : `Reenviar las ${number(n)} tal como están`),
    theFirst: (n) => `Estas son las ${number(n)} primeras. Las demás aparecen cuando estas quedan resueltas.`,
    useFor: (n) => (n === 1 ? 'Usarla para esta persona' : `Usarla para las ${first.counts.people(n)}`),
    changeGroup: 'Cambiar el grupo',
    oneGroup: 'un grupo',
    groupInPlaceOf: (name) => `Grupo en lugar de ${name}`,
    groupHint: 'Déjelo vacío para ningún grupo. Lo que ha llegado se queda como está.',
    change: (what) => `Cambiar: ${what}`,
    leave: 'Dejarlo como está',
    notChanged: (n, reasons) =>
      `${count(n, { one: '# ficha sin cambiar', other: '# fichas sin cambiar' })}. ${reasons}`,
    people: first.counts.people,
    assignments: lanes.assign,
  },

  noReply: {
    title: 'Inciertas',
    about: 'Abra una para ver qué se envió y decir qué fue de ella. Hasta entonces no se reenvía nada.',
    more: 'Y más, que aparecen cuando estas quedan aclaradas.',
    theGroup: (name) => `el grupo ${name}`,
  },

  onHold: 'En pausa',

  waiting: {
    title: 'En espera',
    lanes,
    blocked: (lane, blocked, all) =>
      blocked === all
        ? `en espera de: ${laneWaitsFor[lane]}`
        : `${number(blocked)} en espera de: ${laneWaitsFor[lane]}`,

    forId: (n) =>
      count(n, {
        one: '# asignación espera hasta que se añada el identificador en el servidor de',
        other: '# asignaciones esperan hasta que se añada el identificador en el servidor de',
      }),
    forGroup: {
      before: (n) => count(n, { one: '# ficha espera el grupo', other: '# fichas esperan el grupo' }),
      between: '. Escriba el identificador que el grupo tiene en el servidor en',
      settings: 'Ajustes',
    },
  },

  preflight: {
    check: 'Comprobar antes de enviar',
    about: 'Compare lo que espera con las últimas listas de ocupaciones y evaluaciones del servidor.',
    goneOccupation: {
      before: (n) =>
        count(n, { one: '# persona tiene la ocupación', other: '# personas tienen la ocupación' }),
      after: ', que el servidor ya no ofrece.',
    },
    goneAssessment: {
      before: (n) =>
        count(n, {
          one: '# asignación nombra la evaluación',
          other: '# asignaciones nombran la evaluación',
        }),
      after: (n) =>
        `, que el servidor ya no tiene. Abra ${n === 1 ? 'la persona' : 'cada persona'}, edite la asignación y elija otra evaluación.`,
    },
  },

  log: {
    title: 'Historial',
    nothing: 'Todavía no se ha enviado nada a este servidor.',
    gone: 'Una ficha que ya no está',
    attempt: (n) => `Intento ${number(n)}: `,
    newer: 'Más nuevos',
    older: 'Más antiguos',
  },
};
