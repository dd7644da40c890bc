import type { ScreenWords } from '../tables.ts';
import { banners, keepOffer, privateWindow } from './device/banners.ts';
import { transfer } from './device/transfer.ts';
import { device } from './device/device.ts';
import { keys } from './keys.ts';
import { keeping } from './device/keeping.ts';
import {
  loadToSee,
  loadToRegister,
  typedHere,
  mend,
  noRoom,
  noSync,
  notReadNow,
  storageAgain,
  storageTrouble,
} from './device/trouble.ts';
import { assign } from './people/assign.ts';
import { occupations } from './people/occupations.ts';
import { onePerson } from './people/one-person.ts';
import { assignmentTrouble, many, people, person } from './people/people.ts';
import { questions } from './people/questions.ts';
import { record } from './people/record.ts';
import { overview } from './overview.ts';
import { practice } from './practice/practice.ts';
import { configProblem } from './settings/config.ts';
import { consoleWords } from './settings/console.ts';
import { groups } from './settings/groups.ts';
import { settings } from './settings/settings.ts';
import { anotherDevice } from './setup/another-device.ts';
import { setup } from './setup/setup.ts';
import { status } from './status.ts';
import { sync } from './sync/sync.ts';
import { numbersOf } from '../plural.ts';
import { first } from './first.ts';

const { number, count } = numbersOf(first.language);

export const screens: ScreenWords = {
  mend,
  noSync,
  storageAgain,
  typedHere,
  loadToSee,
  loadToRegister,
  notReadNow,
  noRoom,
  storageTrouble,
  banners,
  keepOffer,
  privateWindow,
  assign,
  configProblem,
  console: consoleWords,
  transfer,
  overview,
  practice,
  device,
  groups,
  keeping,
  keys,
  occupations,
  people,
  many,
  person,
  onePerson,
  questions,
  record,
  settings,
  setup,
  anotherDevice,
  sync,
  assignmentTrouble,

  secret: {
    show: 'Mostrar',
    hide: 'Ocultar',
  },

  copy: {
    done: (what) => `Copiado: ${what}.`,
    byHand: (text) =>
      `Este navegador no deja que la página copie. Seleccione lo siguiente y cópielo a mano: ${text}.`,
  },

  framed: {
    why: 'Otra página muestra Outpost dentro de sí misma. Esa página podría hacerle pulsar algo que usted no ve.',
    ownWindow: 'Abrir Outpost en su propia ventana',
  },

  noScreen:
    'No se ha cambiado nada. Es posible que el enlace o la dirección estén incompletos. Cópielos enteros o pida otros a la persona que los envió.',
  notLoaded: {
    quoted: (name) => `“${name}”`,
    title: (quoted) => `La pantalla ${quoted} no se cargó`,
    thisCall: 'de esta llamada',
    why: `Outpost no pudo cargar esta pantalla desde su sitio. Conéctese una vez a la red y pulse “${first.frame.loadAgain}”.`,
    keepLink: 'No se configuró nada. Guarde el enlace para poder abrirlo más tarde.',
    andThen: 'Puede seguir registrando. Si esto continúa, avise a quien le dio Outpost.',
  },
  status,
  rail: {
    noServer: 'Sin servidor',
    connected: 'Conectado',
    notConnected: 'Sin conexión',
    notChecked: 'Conexión todavía no comprobada',
  },
  registeredLast: {
    title: 'Últimas registradas',
    nobody: 'Nadie todavía. Las personas que registre aparecen aquí.',
    all: 'Todas las personas',
  },

  parts: {
    recents: 'Ocupaciones fijadas y recientes',
    fillIn: 'Toque un trabajo, o Hombre/Mujer para ambos:',
    more: (n) => `${number(n)} más`,
    justNow: 'ahora mismo',
    countriesByClock: 'Países según el reloj de este dispositivo',
    countriesUsed: 'Países de las últimas personas registradas',
    keyOfOther: 'Clave de otro servidor',
    useKeyHere: 'Usar esta clave para el servidor nuevo',
    forgetKey: 'Olvidar esta clave',
    counting: 'Contando…',
    factorRing: (factors, name) => `Anillo de los ${factors} factores de ${name}`,
  },

  more: {
    noServer: 'Sin indicar: no se envía nada',
    console: 'Probar las llamadas del servicio',
    practice: 'Probar con personas inventadas',
    assessments: 'Qué mide cada una',
    overview: 'Gráficos',
    occupations: 'Encontrar un código',
    programmers: 'Para quien programa',
  },

  assessments: {
    about: 'Abra una para ver qué mide y sus asignaciones.',
    times: (n) => count(n, { one: 'Asignada # vez', other: 'Asignada # veces' }),
    all: 'Todas las evaluaciones',
    factors: 'Los doce factores',
    noSuch: (key) => `No hay ninguna evaluación ${key}`,
    seeAll: 'Ver todas las evaluaciones',
    assign: 'Asignarla a personas',
    nobody: 'Primero registre a una persona. Después podrá asignarla.',
    toNobody: 'Todavía no está asignada a nadie.',
    assignments: (n) => `Asignaciones${n === undefined ? '' : ` (${number(n)})`}`,
  },

  factors: {
    choose: 'Pulse un factor para leer sobre él',
    low: 'Bajo',
    high: 'Alto',
  },
};
