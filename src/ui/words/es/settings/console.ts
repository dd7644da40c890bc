import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { number, count, size } = numbersOf(first.language);

const UNITS = ['B', 'kB', 'MB', 'GB'];

export const consoleWords: ScreenWords['console'] = {
  about:
    'Para quien programa: cada llamada del servicio, qué toma y qué responde. Pruebe una y cópiela en un programa.',
  document: 'Todo como OpenAPI 3.1',
  goes: (address, outOfReach) =>
    address === ''
      ? 'No hay ningún servidor indicado. Lo que crea con POST es real, y espera en este dispositivo.'
      : [`Su servidor es ${address}.`, outOfReach, 'Lo que crea con POST es real.'].filter(Boolean).join(' '),
  goesOutOfReach: {
    offline: 'Está sin red: las llamadas pasan por este dispositivo, no directamente al servidor.',
    notConnected: 'Ahora no está conectado.',
  },
  goesFull: (hasServer) =>
    `${hasServer ? 'Por este dispositivo, las llamadas con POST no funcionan hasta que tenga espacio.' : 'Las llamadas con POST no funcionan hasta que este dispositivo tenga espacio.'} La práctica tampoco funciona.`,
  noRoom: (hasServer) =>
    hasServer
      ? 'No puede enviar esta llamada por este dispositivo, ni probarla, hasta que tenga espacio.'
      : 'No puede enviar ni probar esta llamada hasta que este dispositivo tenga espacio.',
  goesShut:
    'En esta pestaña solo funcionan las llamadas con GET. Todavía puede probar llamadas en la práctica.',
  users: 'personas',
  notLoaded:
    'La descripción del servicio no se cargó. Conéctese una vez a la red y abra de nuevo esta pantalla.',
  noSuch: (name) => `No hay ninguna llamada ${name}`,
  extension: 'Extensión: el servicio real la tiene, el contrato no la describe.',

  target: 'Enviar a',
  way: 'Cómo enviar',
  outOfReach: { offline: 'No mientras esté sin conexión.', notConnected: 'Sin conectar.' },
  targets: { device: 'Este dispositivo', practice: 'Servidor de práctica', server: 'Su servidor' },
  ways: {
    device: 'Por este dispositivo',
    practice: 'Directo al servidor de práctica',
    server: 'Directo al servidor',
  },
  inPractice: 'Probar en la práctica',
  aboutTarget: {
    device: 'Lo que envíe aquí espera, y luego va al servidor de práctica en este dispositivo.',
    practice:
      'Se envía una vez, enseguida, al servidor de práctica de esta página. Nada de ello sale de este dispositivo.',
    noSending:
      'Esta página no puede enviar. Lo hace otra pestaña, o al navegador le falta algo necesario para enviar.',
  },
  caution: {
    tab: 'Esta pestaña no puede enviar.',
    practiceOpens: 'Todavía puede probar llamadas en la práctica.',
    real: 'Lo que envíe aquí es real.',
    local: 'Se queda en este dispositivo hasta que se configure un servidor.',
    device: 'Espera como las demás fichas.',
    server: (address) =>
      `Va una vez, enseguida, a ${address}. En este dispositivo no se guarda nada de ello, y el servidor no lo puede deshacer.`,
  },

  aboutRead: {
    device: 'Responde esta página, también sin red.',
    practice: 'Se pregunta una vez, enseguida, al servidor de práctica de esta página.',
    server: (address) => `Se pregunta una vez, enseguida, a ${address}. Allí no cambia nada.`,
  },
  keyGoes: (header) => `La clave va en la cabecera ${header}. Se escribe en`,

  examples: 'Poner un ejemplo:',
  asText: 'Escribir yo los códigos',
  sendAs: 'Enviar los campos como',
  nothingToFill: 'Esta llamada no toma nada.',
  mustFill: '(hace falta)',
  choose: 'Elija',
  leaveOut: 'Omitir',
  add: (name) => `Añadir a ${name}`,
  remove: (name) => `Quitar ${name}`,
  assessments: first.counts.assessments,

  send: 'Enviar',
  sending: 'Enviando',
  answer: 'Respuesta',
  noAnswerYet: 'Todavía no se ha enviado nada.',
  inTime: (ms) => `${number(ms)} ms`,
  size: (bytes) => size(bytes, UNITS),
  headers: (n) => `Cabeceras: ${number(n)}`,
  headersOfServer: 'Solo las que el servidor permite mostrar a un navegador.',
  body: 'Cuerpo',
  exampleAnswer: 'Ejemplo de respuesta:',
  empty: 'La respuesta no tiene contenido.',
  noAnswer: {
    read: 'No llegó ninguna respuesta. Compruebe la conexión y reenvíela.',
    write:
      'No llegó ninguna respuesta. Puede que se haya hecho de todos modos: mire en el servidor antes de reenviarla.',
  },
  notSent: 'No se envió: no hay ningún servidor indicado, o su dirección no es segura.',
  next: { assign: 'Asignar evaluaciones a esta persona', createUser: 'Crear una persona en este grupo' },
  more: 'Mostrar',

  copy: 'La misma llamada, para copiar',
  curl: 'Para una terminal, con curl',
  fetch: 'Para un programa, con fetch',
  copyIt: 'Copiar',
  withExample: (name) => `Usa el ejemplo “${name}” hasta que usted escriba un valor.`,
  aboutCopy: {
    practice:
      'Solo esta página puede llamar al servidor de práctica. Para usar lo que copie, inicie primero el servidor de referencia: `npm run server`.',
    none: 'No hay ningún servidor indicado. Escriba su dirección en lugar de `https://your-server`, y ponga la clave en la variable KEY.',
    unread:
      'Recargue para ver aquí la dirección de su servidor. O escríbala en lugar de `https://your-server`. Ponga la clave en la variable KEY.',
    server: 'Lo que copie va directo al servidor. Su clave no se copia: póngala primero en la variable KEY.',
  },

  rules: (n) => `Qué rechaza: ${count(n, { one: '# regla', other: '# reglas' })}`,
};
