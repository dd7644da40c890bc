import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { seconds } from '../../seconds.ts';
import { first } from '../first.ts';
import { status } from '../status.ts';
import { groups } from './groups.ts';
import { apart } from '../../apart.ts';

type Words = ScreenWords['settings'];

const contracts: Words['contracts'] = {
  other: 'Sin precios: su contrato las cubre',
  'revenue-share': 'Cada evaluación tiene un precio',
};
const encodings: Words['encodings'] = { form: 'Campos de formulario', json: 'JSON' };
const values: Partial<Record<string, string>> = { ...contracts, ...encodings };

const { count, number } = numbersOf(first.language);

export const settings: Words = {
  save: 'Guardar ajustes',
  saved: 'Guardado.',
  notSaved: 'Cambiado, todavía sin guardar.',
  noRoom: 'Primero haga espacio.',
  noRoomYet: 'Lo que escribió se queda mientras esta pantalla esté abierta.',
  contracts,
  encodings,
  schemes: { system: 'Como este dispositivo', light: 'Claro', dark: 'Oscuro' },
  names: {
    organisationName: 'nombre de la organización',
    organisationCountry: 'país',
    contract: 'pago de las evaluaciones',
    serverAddress: 'dirección del servidor',
    serverHeader: 'nombre de la cabecera',
    encoding: 'codificación',
    parallel: 'envíos paralelos',
    delaySeconds: 'espera antes de enviar',
  },

  mend(problem) {
    switch (problem.name) {
      case 'serverAddress':
        return {
          'not whole': 'Escriba la dirección entera del servidor, por ejemplo https://api.example.org',
          'not https':
            'Use una dirección que empiece por https://. Por http:// otros podrían leer la clave: solo sirve para http://localhost',
          'holds credentials':
            'Quite de la dirección el nombre de usuario y la contraseña. La clave tiene su propio campo',
        }[problem.problem];
      case 'serverHeader':
        return 'Escriba el nombre de una cabecera, por ejemplo apikey';
      case 'parallel':
      case 'delaySeconds':
        return `Escriba un número entero de ${problem.least} a ${problem.most}`;
    }
  },

  fromConfig: 'Fijado para todos por su organización. En este dispositivo cuenta lo que escriba aquí.',
  instead: (value) => `Fijado en este dispositivo. Para todos, su organización ha fijado: ${value}.`,
  takeBack: 'Usar lo que fijó la organización',
  value(name, value) {
    if (typeof value === 'boolean') return value ? 'sí' : 'no';
    if (value === '') return 'nada';
    if (name === 'delaySeconds')
      return value === 0 ? 'sin espera' : seconds(Number(value) * 1_000, first.language);
    if (name === 'contract' || name === 'encoding') return values[String(value)] ?? String(value);
    return String(value);
  },

  sections: {
    you: 'Sin rellenar',
    device: 'Copia de seguridad, almacenamiento, borrado',
    groups: (all, notOnServer) =>
      all === 0
        ? 'Ninguno todavía'
        : [
            groups.inNumbers(all),
            ...(notOnServer > 0 ? [`${number(notOnServer)} sin llegar al servidor`] : []),
          ].join(', '),
    look: (language, scheme) => `${language}${{ system: '', light: ' · claro', dark: ' · oscuro' }[scheme]}`,
    notChecked: 'Sin comprobar todavía',
    server: (connection) => {
      if (connection.finding === 'no network') return status.offline;
      return connection.finding === 'working' ? 'Conectado' : 'Sin conexión';
    },
    about: (version) => `Versión ${version}, licencia`,
  },

  organisation: {
    fillsIn: 'Esto lo rellena la persona que prepara este dispositivo.',
    linkFillsIn: 'Un enlace de configuración también puede hacerlo.',
    name: 'Nombre de la organización',
    nameHint: 'Se muestra como dueña de sus grupos, y en lo que usted imprime.',
    country: 'País de la organización',
    countryHint: 'Dónde está su organización. Los precios usan la moneda del país de cada persona.',
    countryIs: 'Dónde está su organización. No es el país de las personas.',
    contract: '¿Cómo se pagan las evaluaciones?',
    contractHint: 'Si cambia esto, solo cambian las asignaciones nuevas.',
    notChosen: 'Nadie ha elegido todavía: por eso no se muestra ningún precio.',
    notSure: '¿Tiene dudas? Pregunte a quien le dio Outpost.',
  },

  server: {
    address: 'Dirección del servidor',
    inPage: {
      title: 'Este es un servidor de práctica',
      about:
        'Está dentro de esta página y no necesita red. Lo que usted envía va a él, y nada sale de este dispositivo.',
    },
    linkFillsIn: 'El enlace rellena todo esto menos la clave. Sin enlace, escriba la dirección abajo.',
    addressHint: 'Por ejemplo https://api.example.org. Si está vacía, no se envía nada.',
    details: 'Más ajustes del servidor',
    header: 'Nombre de la cabecera',
    headerHint: 'La cabecera de la petición que lleva la clave. Normalmente apikey.',
    encoding: 'Codificación',
    encodingHint: 'Cómo escriben sus campos las peticiones. Normalmente, campos de formulario.',
    parallel: 'Envíos paralelos',
    parallelHint:
      'Cuántas personas van a la vez. Las asignaciones van siempre de una en una, porque cada una es una compra.',
    delay: 'Espera antes de enviar',
    delayHint:
      'El tiempo que una persona o asignación nueva espera antes de salir. Hasta entonces se puede deshacer, también con red.',
    switches: {
      idempotencyKey: {
        label: 'El servidor reconoce una petición ya vista (Idempotency-Key)',
        hint: 'Una petición cuya respuesta se perdió se reenvía entonces por sí sola, porque el servidor la reconoce.',
      },
      groupsCreate: {
        label: 'Se pueden crear grupos en el servidor desde aquí (groups/create)',
        hint: 'Los grupos creados en este dispositivo se crean entonces también en el servidor. Sin esto, alguien escribe el identificador que cada uno tiene allí.',
      },
      retryNoReplyUsers: {
        label: 'Reenviar una vez a las personas inciertas',
        hint: 'Cuando nadie puede saber si una persona llegó, Outpost la envía una vez más por sí solo. Si la primera vez sí llegó, el servidor tiene a la persona dos veces, y nada de aquí puede quitar una. Las asignaciones nunca se reenvían por sí solas.',
      },
    },
  },

  key: {
    label: 'Clave',
    hints: {
      none: 'Déjela vacía si su servidor no necesita clave.',
      session: 'Hay una clave puesta. Deje el campo vacío para conservarla, o escriba la nueva.',
      remembered:
        'Hay una clave puesta, y este dispositivo la recuerda. Deje el campo vacío para conservarla, o escriba la nueva.',
      'other server': 'Esta página conoce una clave de otro servidor. Decida abajo, o escriba otra.',
      locked:
        'Hay una clave guardada en este dispositivo. Escriba abajo su frase secreta, o aquí otra clave.',
    },
    passphrase: 'Frase secreta',
    passphraseHint: 'Cuatro palabras o más. Nadie la puede averiguar después.',
    remember: 'Recordar la clave en este dispositivo',
    typeFirst: 'Escriba primero la clave.',
    rememberHint:
      'Outpost la guarda cifrada, y pide una frase secreta cuando lo abre de nuevo. Si no marca esto, la clave se olvida cuando esta página se recarga, o tras 12 horas sin uso. Entonces no se envía nada hasta que la escriba de nuevo.',
    use: 'Usar la clave guardada',
    forget: 'Olvidar la clave',
    known: 'Esta página conoce la clave.',
    forgotten: 'La clave está olvidada.',
    taken: 'El servidor acepta la clave.',
    refused: 'El servidor rechaza la clave.',
  },

  connection: {
    title: 'Conexión',
    checking: 'Comprobando …',
    here: {
      'no key': 'El servidor quiere una clave. Escríbala en el campo Clave.',
      'credentials refused': 'El servidor rechaza la clave. Compruebe el campo Clave.',
      'this app itself':
        'Esta es la dirección de la propia aplicación, y allí no responde ningún servidor. Escriba en su campo la dirección de su servidor.',
    },
    notChecked: 'Todavía no comprobada.',
    lastAsked: (time) => `Último intento: ${time}.`,
    noNetworkAt: (time) => `Último intento: ${time}, sin red.`,
    answered: (time) => `Última respuesta: ${time}`,
    notAnswered: (time) => `Sin respuesta: ${time}`,
    toFix: (n) => count(n, { one: '# ficha está por resolver.', other: '# fichas están por resolver.' }),
    waitFor: (n) =>
      count(n, {
        one: 'No hay ningún servidor indicado. # ficha espera uno.',
        other: 'No hay ningún servidor indicado. # fichas esperan uno.',
      }),
    sendingNow: 'Ahora se están enviando fichas. Pare en Envíos antes de guardar un cambio.',
    check: 'Comprobar la conexión',
  },

  lists: {
    title: 'Ocupaciones y evaluaciones',
    builtIn:
      'Se usa la lista incluida. Con Comprobar la conexión se pide otra vez al servidor su propia lista.',
    ofServer: { before: 'La lista de', after: 'está en uso.' },
    useBuiltIn: 'Usar la lista incluida',
  },

  appearance: 'Claro u oscuro',
  atOnce: 'Los cambios se aplican de inmediato, en este dispositivo.',
  atOnceFull: 'Los cambios se aplican de inmediato, pero quizá duren solo hasta que se cierre esta página.',
  about: {
    version: 'Versión',
    versionOf: (version) => `Outpost ${version}`,
    newerOpen: 'Hay una versión más nueva abierta en otra pestaña.',
    loadedFrom: 'Sitio',
    licence: 'Licencia',
    licenceText: 'MIT. © 2026 The Outpost authors',
    occupations: 'Ocupaciones',
    occupationsText:
      'Clasificación Internacional Uniforme de Ocupaciones (CIUO-08) y su índice de títulos ocupacionales, ©\u00A0Organización Internacional del Trabajo. La OIT no tiene parte en Outpost ni lo respalda.',
    escoText:
      'Este servicio utiliza la clasificación ESCO de la Comisión Europea. Aquí se usa en una forma modificada.',
    countries: 'Países',
    countriesText: 'Los 249 códigos de ISO 3166-1. Sus nombres vienen de este navegador.',
    assessments: 'Evaluaciones',
    assessmentsText:
      'Las descripciones en Evaluaciones son nuestras, no de los autores de las evaluaciones, y pueden no ser exactas. Un servidor puede poner las suyas en su lugar.',
    privacy: 'Privacidad',
    privacyOf: {
      server: 'Outpost envía datos solo a este servidor:',
      none: 'No hay ningún servidor indicado: ahora no se envía nada.',
      notRead: 'Outpost envía datos solo a un servidor que usted indique.',
      practice: 'Esto es la práctica: nada sale de este dispositivo.',
    },
    loadsItself: 'Outpost se carga desde su propio sitio.',
    contactsNoOther: 'No contacta con ningún otro sitio.',
    sources: 'Licencias y fuentes',
    help: 'Ayuda',
    helpText: (organisation) =>
      organisation === ''
        ? 'Pregunte a la persona que le dio Outpost.'
        : `Pregunte a ${apart(organisation)}, o a la persona que le dio Outpost.`,
    welcome: 'Mostrar de nuevo la bienvenida',
  },
};
