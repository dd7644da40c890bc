import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { unbroken } from '../../unbroken.ts';
import { first } from '../first.ts';
import { assignmentTrouble } from '../people/people.ts';
import { consoleWords } from '../settings/console.ts';

const { count, number } = numbersOf(first.language);

const { send } = consoleWords;
const networkBack = 'Devolver la red';
const { people } = first.counts;
const { assigned } = assignmentTrouble;

/** The title of the scenes, and of what leads there. */
const showOthers = 'Mostrar Outpost a otros';

/** Only the kinds of which there are any. */
const some: ScreenWords['practice']['page']['sum'] = ({ people: p, assignments: a }) =>
  [p > 0 ? unbroken(people(p)) : '', a > 0 ? unbroken(assigned(a)) : '']
    .filter((part) => part !== '')
    .join(', ');

export const practice: ScreenWords['practice'] = {
  mark: 'Práctica: aquí nada es real',
  about: 'Personas inventadas. Nada sale de este dispositivo.',
  aboutShort: 'Aquí nada es real.',
  restart: 'Reiniciar la práctica',
  restartAbout: 'Borra lo que usted registró en la práctica y empieza con las mismas personas inventadas.',
  restarting: 'Reiniciando la práctica',
  leave: 'Salir de la práctica',
  leaveShort: 'Salir',
  ways: { practice: 'Comparar dispositivo y servidor', tour: showOthers },
  open: 'Abrir la práctica',
  noRoom: 'La práctica también necesita espacio. Primero haga espacio.',
  stillOpens: 'La práctica sigue funcionando en esta pestaña.',
  keyAsked: {
    title: 'Esta pestaña olvidaría la clave de su servidor',
    about:
      'Abra la práctica en una pestaña nueva, y esta conserva la clave. Si la abre aquí, escriba la clave otra vez al volver.',
    newTab: 'Abrir en una pestaña nueva',
    here: 'Abrir aquí',
  },
  outside: 'La práctica tiene personas inventadas. Allí nada es real. Sus propias fichas no se tocan.',
  learn: 'Allí puede ver qué pasa cuando se corta la red o se pierde una respuesta, y qué hacer entonces.',

  page: {
    intro: 'Lo que este dispositivo sabe de cada ficha, y lo que el servidor tiene de verdad.',
    how: 'Elija qué pasa cuando usted envía, registre a alguien y compare.',
    device: 'Este dispositivo',
    server: 'El servidor',
    sum: (n) => `${unbroken(people(n.people))}, ${unbroken(assigned(n.assignments))}`,
    settled: (n) =>
      count(n, {
        one: '# ficha más es igual en los dos lados.',
        other: '# fichas más son iguales en los dos lados.',
      }),
    person: (sex, occupation) => `${first.fields.sexes[sex === 'F' ? 'F' : 'M']}, ${occupation}`,
    on: {
      'nothing yet': 'nada todavía',
      'never sent': 'nunca se envió',
      'not there': 'no la tiene',
      refused: 'no la aceptó',
      there: 'la tiene',
      answering: 'la tiene, la respuesta está en camino',
      'answer lost': 'la tiene, pero la respuesta se perdió',
      twice: 'la tiene dos veces: reenviada aunque ya estaba',
    },
    foundLater: 'la tiene, pero la primera respuesta se perdió',
    arrived: (there, missing) => {
      if (there === 0) return missing === 1 ? 'no llegó.' : 'no llegó ninguna.';
      if (missing === 0) return there === 1 ? 'llegó.' : 'llegaron todas.';
      return `${count(there, { one: '# de ellas llegó', other: '# de ellas llegaron' })}, ${number(missing)} no.`;
    },
    differ: 'Los dos totales no coinciden:',
    missing: (n) => `No están en el servidor: ${some(n)}.`,
    again: (n) => `Dos veces en el servidor: ${some(n)}.`,
    others: (n) => `Solo en el servidor: ${some(n)}.`,
    agree: 'Este dispositivo y el servidor coinciden en todas las fichas enviadas.',
    noReply: (n) =>
      count(n, {
        one: 'No llegó respuesta para #\u00A0ficha:',
        other: 'No llegó respuesta para #\u00A0fichas:',
      }),
    twice: (n) =>
      count(n, {
        one: 'El servidor tiene #\u00A0ficha dos veces.',
        other: 'El servidor tiene #\u00A0fichas dos veces.',
      }),
    sending: (n) =>
      count(n, { one: '#\u00A0ficha está en camino.', other: '#\u00A0fichas están en camino.' }),
    alsoTwice: (n) =>
      count(n, {
        one: '#\u00A0ficha más llegó dos veces.',
        other: '#\u00A0fichas más llegaron dos veces.',
      }),
    advice: 'Si reenvía una de ellas, puede pasar esto:',
    price: {
      person: 'Puede que la persona esté dos veces en el servidor. Nadie puede quitar una de las dos.',
      assignment: (stake) => `Puede que se asigne y se pague dos veces: ${stake}.`,
    },
  },

  deck: {
    title: 'Qué pasa cuando usted envía',
    chosen: 'Cuando usted envía',
    cards: {
      works: ['La red funciona', 'El servidor recibe cada ficha y responde.'],
      slow: [
        'Muy lento',
        'La respuesta tarda 40 segundos. Cierre esta pestaña antes y ábrala de nuevo: la ficha sigue aquí, como incierta.',
      ],
      'answer-lost': ['Respuesta perdida', 'El servidor recibe la ficha. Su respuesta nunca vuelve.'],
      'drops-before': ['Corte de red', 'La red se corta antes de que el servidor reciba la ficha.'],
      refused: ['El servidor rechaza', 'El servidor dice que no, con una razón.'],
      busy: ['Servidor ocupado', 'El servidor pide intentarlo de nuevo dentro de un minuto.'],
      'no-credit': ['Sin crédito', 'El servidor rechaza la próxima asignación.'],
      'wrong-key': ['Clave errónea', 'El servidor no acepta la clave de este dispositivo.'],
      'sign-in-page': ['Página de acceso', 'Una página de Wi-Fi responde a todo, hasta que elija otra cosa.'],
      'server-down': ['Nada responde', 'Ni la red ni el servidor responden, hasta que elija otra cosa.'],
    },
    now: {
      works: 'La red y el servidor funcionan con normalidad.',
      slow: 'La próxima respuesta tarda 40 segundos.',
      'answer-lost': 'La próxima respuesta se pierde.',
      'drops-before': 'La red se corta antes de que llegue la próxima ficha.',
      refused: 'El servidor rechaza la próxima ficha.',
      busy: 'El servidor está demasiado ocupado para la próxima ficha.',
      'no-credit': 'No queda crédito para la próxima asignación.',
      'wrong-key': 'El servidor no acepta la clave para la próxima ficha.',
      'sign-in-page': 'Una página de acceso responde a todo, hasta que elija otra cosa.',
      'server-down': 'Nada responde, hasta que elija otra cosa.',
    },
  },

  show: {
    title: showOthers,
    about: 'Escenas preparadas: cada una empieza con un toque.',
    intro: 'Cada escena abre la práctica.',
    introHere: 'Cada escena empieza la práctica de nuevo: lo que hizo en la práctica se borra.',
    again: 'Puede empezar una escena de nuevo las veces que quiera.',
    untouched: 'Las fichas reales no se tocan.',
    noRoom:
      'Todavía no se puede empezar ninguna escena: la práctica también necesita espacio. Primero haga espacio.',
    ask: {
      title: (n) => `Usted registró ${people(n)} en la práctica.`,
      about: 'Al empezar una escena se borra eso.',
      start: 'Borrar y empezar',
      keep: 'Conservar',
    },
    begin: 'Empezar',
    count: (n) => `${number(n)} de 5`,
    all: 'Todas las escenas',
    end: 'Terminar la escena',
    networkBack,
    isBack: 'La red ha vuelto. Lo que esperaba se envía ahora.',
    next: 'Escena siguiente',
    scenes: {
      offline: {
        title: 'Registrar sin red',
        steps: `No hay red. Registre a alguien: la ficha se guarda enseguida, y queda en espera. Pulse “${networkBack}”, y se envía.`,
      },
      'answer-lost': {
        title: 'Se pierde una respuesta',
        steps:
          'Registre a alguien. El servidor recibe la ficha, pero su respuesta nunca llega: queda incierta, y no se envía una segunda vez.',
      },
      killed: {
        title: 'Outpost se cierra mientras envía',
        steps:
          'Registre a alguien. La respuesta tarda 40 segundos: cierre esta pestaña antes y ábrala de nuevo. La ficha no se ha perdido. Está incierta, y puede comparar este dispositivo con el servidor.',
      },
      rules: {
        title: 'Las reglas dicen que no',
        steps: `La consola se abre con valores incorrectos. Pulse “${send}”: la respuesta nombra cada regla que no cumplen, y no se guarda nada.`,
      },
      curl: {
        title: 'La misma llamada con curl',
        steps: `Pulse “${send}”. Después copie la línea para curl: una terminal recibe la misma respuesta del servidor de referencia.`,
      },
    },
  },
};
