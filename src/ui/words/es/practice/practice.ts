import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { console } from '../settings/console.ts';

const { decimal, count, number } = numbersOf(first.language);

const { send } = console;
const { people } = first.counts;
const purchases = (n: number) => count(n, { one: '# compra', other: '# compras' });

export const practice: ScreenWords['practice'] = {
  mark: 'Práctica: aquí nada es real',
  about: 'Personas inventadas. Aquí nada es real, y nada sale de este dispositivo.',
  aboutShort: 'Aquí nada es real.',
  startAgain: 'Empezar de nuevo',
  startingAgain: 'Empezando de nuevo',
  ledgers: 'Dos listas',
  leave: 'Salir de la práctica',
  leaveShort: 'Salir',
  open: 'Abrir la práctica',

  page: {
    title: 'Dos listas',
    intro: 'Lo que este dispositivo cree, y lo que el servidor tiene de verdad.',
    how: 'Para probarlo, elija qué sale mal y registre a alguien. Después vea aquí qué tiene cada lado.',
    device: 'Este dispositivo',
    server: 'Servidor de práctica',
    sum: (n) => `${people(n.people)}, ${purchases(n.purchases)}`,
    settled: (n) =>
      count(n, {
        one: '# ficha más es igual en los dos lados.',
        other: '# fichas más son iguales en los dos lados.',
      }),
    person: (sex, occupation) => `${first.fields.sexes[sex === 'F' ? 'F' : 'M']}, ${occupation}`,
    purchase: (keys) => `Evaluaciones ${keys.join(', ')}`,
    on: {
      'nothing yet': 'nada todavía',
      'not there': 'no la tiene',
      refused: 'la rechazó',
      there: 'la tiene',
      'answer lost': 'la tiene, respuesta perdida',
      twice: 'la tiene dos veces, reenviada',
    },
    agree: 'Las dos listas coinciden en todas las personas enviadas.',
    disagree: (n) =>
      count(n, {
        one: 'El dispositivo no puede saber qué fue de # ficha',
        other: 'El dispositivo no puede saber qué fue de # fichas',
      }),
    advice:
      'Desde el dispositivo parecen iguales. Decida sobre cada una en Envíos y compare de nuevo. Esto es lo que cuesta cada una si se reenvía:',
    price: {
      person: 'Puede que la persona esté dos veces en el servidor. Nadie puede quitar una de las dos.',
      purchase: (n, total) => {
        const what = count(n, {
          one: 'Puede que # evaluación se compre por segunda vez',
          other: 'Puede que # evaluaciones se compren por segunda vez',
        });
        return total === undefined ? `${what}.` : `${what}, por ${decimal(total, 2)}.`;
      },
    },
  },

  deck: {
    title: 'Qué sale mal',
    next: 'Para el próximo envío, o hasta que elija otra cosa.',
    cards: {
      works: ['Funciona', 'El servidor lo recibe y responde.'],
      slow: ['Muy lento', 'La respuesta tarda 40 segundos. Cierre la pestaña entretanto.'],
      'answer-lost': ['Respuesta perdida', 'El servidor lo recibe. Su respuesta nunca vuelve.'],
      'drops-before': ['Corte antes', 'La red se corta antes de que el servidor lo reciba.'],
      refused: ['Rechaza', 'El servidor dice que no, con una razón.'],
      busy: ['Servidor ocupado', 'Pide intentarlo de nuevo dentro de un minuto.'],
      'no-credit': ['Sin crédito', 'Rechaza la próxima compra.'],
      'wrong-key': ['Clave errónea', 'No conoce este dispositivo.'],
      'sign-in-page': ['Página de acceso', 'Una página de Wi-Fi responde a todo, hasta que elija otra cosa.'],
      'server-down': ['Sin servidor', 'Nada responde, hasta que elija otra cosa.'],
    },
    active: (name) => `Qué sale mal: ${name}`,
  },

  show: {
    about: 'Cinco escenas para quien muestra esta aplicación.',
    title: 'Cinco escenas que muestran lo que hace Outpost',
    intro:
      'Para quien muestra Outpost a otras personas. Cada escena empieza con las mismas personas inventadas, y se puede mostrar las veces que se quiera. Lo que se registró antes en la práctica desaparece entonces.',
    begin: 'Empezar',
    count: (n) => `${number(n)} de 5`,
    all: 'Todas las escenas',
    end: 'Terminar la escena',
    networkBack: 'Devolver la red',
    scenes: {
      offline: {
        title: 'Registrar sin red',
        steps:
          'Ahora nada responde. Registre a alguien: la persona se guarda enseguida, y queda en espera. Devuelva la red, y la ficha se envía.',
      },
      'answer-lost': {
        title: 'Se pierde una respuesta',
        steps:
          'Registre a alguien. El servidor recibe la ficha, pero su respuesta nunca llega: queda incierta, y no se envía una segunda vez.',
      },
      killed: {
        title: 'El navegador se cierra de golpe mientras envía',
        steps:
          'Registre a alguien, y cierre el navegador antes de 30 segundos. Ábralo de nuevo: nadie se ha perdido, la ficha está incierta, y se pueden comparar las dos listas.',
      },
      rules: {
        title: 'Las reglas dicen que no',
        steps: `Pulse “${send}”. La respuesta nombra cada regla que estos valores no cumplen, y no se guarda nada.`,
      },
      curl: {
        title: 'La misma llamada con curl',
        steps: `Pulse “${send}”. Después copie la línea para curl: una terminal recibe la misma respuesta del servidor de referencia.`,
      },
    },
  },
};
