import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { decimal, count } = numbersOf(first.language);

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
    title: 'Mostrar',
    intro: 'Cinco escenas. Cada una empieza con un toque, y se puede mostrar de nuevo.',
    begin: 'Empezar',
    scenes: [
      {
        title: 'Registrar sin red',
        steps:
          'Ahora nada responde. Registre a alguien: se guarda enseguida, y queda en espera. Después elija “Funciona”.',
        to: '#/?fault=server-down',
      },
      {
        title: 'Se pierde una respuesta',
        steps:
          'Registre a alguien. El servidor lo recibe, y su respuesta nunca llega: la ficha queda incierta.',
        to: '#/?fault=answer-lost',
      },
      {
        title: 'El navegador se cierra de golpe mientras envía',
        steps:
          'Registre a alguien, y cierre la pestaña mientras se envía. Ábrala de nuevo: la ficha está incierta, y se pueden comparar las dos listas.',
        to: '#/practice?fault=slow',
      },
      {
        title: 'Las reglas dicen que no',
        steps:
          'El servidor rechaza la próxima ficha, con una razón. Queda por resolver, y no se pierde nada.',
        to: '#/?fault=refused',
      },
      {
        title: 'La misma llamada desde un programa',
        steps:
          'La consola muestra cada llamada del servicio, sus reglas y su respuesta, y la misma llamada para curl.',
        to: '#/api',
      },
    ],
  },
};
