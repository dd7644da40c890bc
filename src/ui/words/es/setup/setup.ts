import type { ScreenWords } from '../../tables.ts';
import { numbersOf } from '../../plural.ts';
import { first } from '../first.ts';
import { settings } from '../settings/settings.ts';
import { apart } from '../../apart.ts';

type Words = ScreenWords['setup'];

const { number, count } = numbersOf(first.language);
const { organisation, server } = settings;

const expected: Record<string, string> = {
  server: 'una dirección web',
  header: 'el nombre de una cabecera para la clave, como apikey',
  encoding: '“form” o “json”',
  organisation: 'un nombre de 200 letras como máximo',
  country: 'las dos mayúsculas de un país, como GB',
  contract: '“other” o “revenue-share”',
  'default-country': 'las dos mayúsculas de un país, como KE',
};

export const setup: Words = {
  labels: {
    organisationName: 'Organización',
    organisationCountry: organisation.country,
    contract: organisation.contract,
    defaultCountry: 'País del formulario',
    serverAddress: server.address,
    serverHeader: server.header,
    encoding: server.encoding,
    parallel: server.parallel,
    delaySeconds: server.delay,
    idempotencyKey: server.switches.idempotencyKey.label,
    groupsCreate: server.switches.groupsCreate.label,
    retryNoReplyUsers: server.switches.retryNoReplyUsers.label,
  },
  intro: 'Todavía no ha cambiado nada.',
  trust: 'Configúrelo solo si sabe quién le dio el enlace o la dirección.',
  allGoesTo: 'Una vez configurado, las fichas se envían a',
  newGoTo: 'Una vez configurado, las fichas nuevas se envían a',
  linkSets: 'El enlace configura este servidor',
  ownOrigin: 'Es la dirección de la que viene el propio Outpost.',
  noServer: 'ninguno',
  currentServer: 'Servidor actual:',
  fillsIn: 'Se configurará esto',
  was: 'Ahora:',
  goThere: (n) => count(n, { one: 'Se enviará al servidor nuevo.', other: 'Se enviarán al servidor nuevo.' }),
  keyNext: 'Si el servidor nuevo necesita una clave, la escribe en el paso siguiente.',
  notSentBefore: (n) => count(n, { one: 'Todavía no se ha enviado.', other: 'Todavía no se han enviado.' }),
  onHold: (n) => count(n, { one: 'Quedará en pausa.', other: 'Quedarán en pausa.' }),
  onHoldWhy: (n) =>
    count(n, {
      one: 'Ya se envió algo al servidor actual. Podrá enviarla más tarde al servidor nuevo, desde Envíos.',
      other:
        'Ya se envió algo al servidor actual. Podrá enviarlas más tarde al servidor nuevo, desde Envíos.',
    }),
  staySaved: (n) =>
    count(n, {
      one: 'Sigue guardada en este dispositivo.',
      other: 'Siguen guardadas en este dispositivo.',
    }),
  cannotWait: 'Si no puede esperar, pulse “Pausar el envío” en Envíos. El enlace le espera allí.',
  onTheirWay: (n) =>
    count(n, {
      one: 'Está en camino al servidor actual. Outpost espera la respuesta.',
      other: 'Están en camino al servidor actual. Outpost espera las respuestas.',
    }),
  noAnswer: 'No volvió ninguna respuesta.',
  wereSent: (n, isSet) =>
    isSet
      ? count(n, { one: 'Se envió al servidor actual.', other: 'Se enviaron al servidor actual.' })
      : count(n, {
          one: 'Se envió a un servidor que ya no está indicado.',
          other: 'Se enviaron a un servidor que ya no está indicado.',
        }),
  decideFirst: (n) =>
    count(n, {
      one: 'Decida primero sobre ella. El enlace le espera en Envíos. Si sigue ahora, queda incierta.',
      other: 'Decida primero sobre ellas. El enlace le espera en Envíos. Si sigue ahora, quedan inciertas.',
    }),
  waitFirst: (n) =>
    count(n, {
      one: '# ficha va antes al servidor actual. Espere aquí: esta página cambia sola.',
      other: '# fichas van antes al servidor actual. Espere aquí: esta página cambia sola.',
    }),
  untilDecided: (n) =>
    count(n, {
      one: 'Se queda como está hasta que usted decida en Envíos.',
      other: 'Se quedan como están hasta que usted decida en Envíos.',
    }),
  thenGo: (n) => count(n, { one: 'Después va al servidor nuevo.', other: 'Después van al servidor nuevo.' }),
  laterGo: (n) =>
    count(n, {
      one: 'Podrá enviarla más tarde al servidor nuevo.',
      other: 'Podrá enviarlas más tarde al servidor nuevo.',
    }),
  comeBack: (n) =>
    count(n, {
      one: 'Quedó en pausa para este servidor. Volverá a esperar, y se enviará allí.',
      other: 'Quedaron en pausa para este servidor. Volverán a esperar, y se enviarán allí.',
    }),
  keyOfOther:
    'La clave del servidor nuevo la escribe en el paso siguiente. Hasta entonces no se le envía nada.',
  linkWaits: 'Un enlace de configuración espera:',
  goOn: 'Seguir con la configuración',
  goToSync: `Ir a ${first.titles.sync}`,
  allSet: 'Este dispositivo ya está configurado así.',
  addsGroups: (n) => count(n, { one: 'Se añadirá # grupo', other: 'Se añadirán # grupos' }),
  knownGroups: (n) =>
    count(n, {
      one: '# grupo ya está aquí y queda como está.',
      other: '# grupos ya están aquí y quedan como están.',
    }),
  sameName: (n) =>
    count(n, {
      one: '# grupo no se añadirá, porque otro grupo de aquí tiene el mismo nombre:',
      other: '# grupos no se añadirán, porque otros grupos de aquí tienen los mismos nombres:',
    }),
  ignored: (names) =>
    `Ningún enlace puede configurar ${names.map((name) => `“${name}”`).join(', ')}. Se deja fuera.`,
  confirm: 'Configurar este dispositivo',
  notNow: 'Ahora no',
  makeRoom: 'Primero haga espacio. Después configure este dispositivo.',

  done: 'Este dispositivo está configurado.',
  nextKey: 'Escriba ahora la clave del servidor. Pídala a la persona que le dio el enlace o la dirección.',
  enterKey: 'Escribir la clave',
  isSetUp: (name) =>
    name === '' ? 'Su organización ya está configurada.' : `${apart(name)} ya está configurada.`,

  refused: 'Este enlace no se puede usar',
  loadFirst: 'Pulse “Recargar”. Después se abre el enlace.',
  nothingChanged: 'No ha cambiado nada. Pida otro enlace a quien lo hizo.',
  inPractice: 'Usted está en la práctica. Salga de la práctica para usar este enlace.',
  leavePractice: 'Salir de la práctica y abrir el enlace',
  problem,

  paste: 'Enlace de configuración o dirección del servidor',
  pasteHint:
    'El enlace entero, o una dirección como https://api.example.org. Usted ve lo que configura antes de que nada cambie.',
  open: 'Abrir',
  pasteProblem: (fault) =>
    fault.kind === 'no-link'
      ? 'Pegue el enlace entero, con #/setup, o una dirección como https://api.example.org'
      : problem(fault),
};

function problem(fault: Parameters<Words['problem']>[0]): string {
  switch (fault.kind) {
    case 'no-link':
    case 'nothing':
      return 'El enlace no configura nada.';
    case 'broken':
      return 'El enlace está cortado en varias líneas. Cópielo entero en una sola línea, o pídalo de nuevo.';
    case 'too-long':
      return `El enlace tiene más de ${number(fault.most)} letras. Pida uno con menos grupos.`;
    case 'key':
      return `El enlace contiene una clave, en “${fault.name}”. Quien ve un enlace puede leerla: una clave siempre se escribe a mano. Pida un enlace sin ella, y una clave nueva.`;
    case 'twice':
      return `El enlace tiene “${fault.field}” dos veces.`;
    case 'address':
      return {
        'not whole':
          'La dirección del servidor en el enlace no es una dirección web entera, como https://api.example.org.',
        'not https':
          'La dirección del servidor en el enlace no empieza por https://. Otros podrían leer la clave.',
        'holds credentials':
          'La dirección del servidor en el enlace contiene un nombre de usuario o una contraseña.',
      }[fault.problem];
    case 'unseen':
      return `“${fault.field}” contiene caracteres que no se ven.`;
    case 'unexpected':
      return `“${fault.field}” debe ser ${expected[fault.field] ?? ''}.`;
    case 'many-groups':
      return `El enlace tiene más de ${number(fault.most)} grupos.`;
    case 'group':
      return `El grupo ${number(fault.at)} del enlace debe tener un UUID, un nombre que se vea y un tipo como TEAM.`;
    case 'group-twice':
      return `El grupo ${number(fault.at)} del enlace está dos veces.`;
  }
}
