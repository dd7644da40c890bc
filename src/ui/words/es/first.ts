import { numbersOf } from '../plural.ts';
import type { FirstWords } from '../tables.ts';

const language = 'es';
const { number, money, count } = numbersOf(language);

const people = (n: number) => count(n, { one: '# persona', other: '# personas' });
const records = (n: number) => count(n, { one: '# ficha', other: '# fichas' });
const assessments = (n: number) => count(n, { one: '# evaluación', other: '# evaluaciones' });

export const first: FirstWords = {
  language,
  number,
  money,
  counts: { people, records, assessments },

  comma: ',',

  // Feminine: a state is said of a persona, a ficha or an asignación.
  states: {
    draft: 'borrador',
    waiting: 'en espera',
    sending: 'en camino',
    noReply: 'incierta',
    toFix: 'por resolver',
    onHold: 'en pausa',
    confirmed: 'confirmada',
    moved: 'traspasada',
    discarded: 'descartada',
  },

  titles: {
    register: 'Registrar a una persona',
    people: 'Personas',
    person: 'Persona',
    assign: 'Asignar evaluaciones',
    assessments: 'Evaluaciones',
    assessment: 'Evaluación',
    occupations: 'Ocupaciones',
    occupation: 'Ocupación',
    overview: 'Resumen',
    sync: 'Envíos',
    settings: 'Ajustes',
    you: 'Su organización',
    groups: 'Grupos',
    device: 'Este dispositivo',
    look: 'Aspecto e idioma',
    server: 'Servidor',
    about: 'Acerca de',
    setup: 'Configurar este dispositivo',
    practice: 'Comparar dispositivo y servidor',
    tour: 'Escenas',
    more: 'Más',
    console: 'Consola',
    call: 'Llamada',
    unknown: 'No existe esa pantalla',
  },

  mend: {
    sex: 'Elija hombre o mujer',
    country: 'Elija un país de la lista',
    occupation: 'Elija una ocupación de la lista',
    group: 'Elija un grupo de la lista, o vacíe el campo',
    purchase: 'Marque la casilla para confirmar la compra, o quite las evaluaciones',
    eachPrice: 'Escriba el precio de una evaluación en cifras, por ejemplo 12.50',
    extrasPrice: 'Escriba los gastos adicionales en cifras, por ejemplo 0',
    referenceTooLong: 'Acorte la referencia a 60 caracteres',
  },

  frame: {
    app: 'Outpost',
    practice: 'Práctica',
    skip: 'Ir al contenido principal',
    toRegister: 'Ir a Registrar',
    notLoaded: 'Esta pantalla no se cargó',
    kept: 'Lo que guardó antes sigue en este dispositivo.',
    connectOnce: 'Conéctese una vez a la red y recargue la aplicación.',
    loadAgain: 'Recargar',
    done: 'Listo',
  },

  notLoaded: {
    receipt: 'El recibo no se cargó',
    assessments: 'La lista de evaluaciones no se cargó',
    recentPeople: 'La lista de las últimas personas registradas no se cargó',
  },

  navigation: {
    name: 'Principal',
    register: 'Registrar',
  },

  combobox: {
    usage:
      'Los resultados aparecen mientras escribe. Recórralos con las flechas arriba y abajo y elija con Intro, o explore con el dedo.',
    clear: 'Vaciar',
    nothingChosen: 'Todavía no hay nada elegido. Elija de la lista, o vacíe el campo.',
    chosen: (name) => `Elegido: ${name}.`,
    results: (n) =>
      n === 0
        ? 'Sin resultados.'
        : count(n, { one: '# resultado disponible.', other: '# resultados disponibles.' }),
    highlighted: (name, position, n) => `${name}, ${number(position)} de ${number(n)}, resaltado.`,
  },

  fields: {
    error: 'Error:',
    problem: 'Hay un problema',
    optional: '(opcional)',
    sex: 'Sexo',
    sexes: { M: 'Hombre', F: 'Mujer' },
    occupation: 'Ocupación',
    country: 'País',
    nearMatch: (typed) => `Nada coincide exactamente con “${typed}”. ¿Quería decir una de estas?`,
    typeCountry: 'Escriba un país',
    noCountry: (typed) =>
      `Ningún país se llama “${typed}”. Pruebe con su nombre en español o en inglés, o con su código de dos letras.`,
    group: 'Grupo',
    leaveEmpty: 'Déjelo vacío si no hay ninguno.',
    noGroupChosen: 'ningún grupo',
    change: 'Cambiar',
    countryAndGroup: 'país y grupo',
    reference: 'Referencia',
    referenceHint: 'Se queda en este dispositivo. No escriba un nombre completo.',
  },

  occupation: {
    broaderMark: '(grupo más amplio)',
    via: 'encontrada como',
    ask: 'Escriba en qué trabaja',
    loading: 'Las ocupaciones todavía se están cargando.',
    titlesLoading:
      'Las denominaciones todavía se están cargando. Por ahora solo se encuentran los nombres oficiales.',
    nothing: (typed) => `Nada coincide con “${typed}”. Pruebe con otra palabra para ese trabajo.`,
    didYouMean: 'Quizá quería decir',
    tree: 'Buscar en el árbol de ocupaciones',
    pinned: 'fijada',
    sure: 'coincidencia clara',
  },

  purchase: {
    eachPrice: 'Precio de una evaluación',
    extrasPrice: 'Gastos adicionales en total',
    confirm: (what, total) => `Confirmo la compra de ${what}${total === undefined ? '' : ` por ${total}`}`,
  },

  register: {
    save: 'Guardar y seguir',
    saving: 'Guardando…',
    saved: 'Guardada. Registre a la persona siguiente.',
    savedAt: (time) => `guardada ${time}`,
    sentIn: (seconds) => `Se enviará en ${number(seconds)} s`,
    sendNow: 'Enviar ahora',
    notSaved: 'Aún no hay nada guardado',
    late: 'Aún no hay nada guardado: falta cargar una parte de la aplicación. Lo que escribió sigue en este dispositivo.',
    preset: 'Evaluaciones por asignar',
    presetLine: (keys) => `Evaluaciones por asignar: ${keys.length === 0 ? 'ninguna' : keys.join(', ')}`,
    gone: 'Ya no están en la lista:',
    receipt: 'Última persona guardada',
    restore: 'Recuperar',
    undo: 'Deshacer',
    edit: 'Editar',
    assign: 'Asignar',
    open: 'Abrir',
  },

  offline: {
    ready: 'Listo para funcionar sin conexión',
    getting: 'Preparándose para funcionar sin conexión: siga conectado',
    damaged: (file) => `Esta copia de la aplicación está dañada: avise a quienes la alojan (${file})`,
    noRoom: 'No hay espacio para funcionar sin conexión: libere espacio en este dispositivo',
    notAllowed: 'Este navegador no permite que Outpost funcione sin conexión',
  },

  firstSight: {
    title: 'Le damos la bienvenida a Outpost',
    lines: [
      { what: 'Registre personas', how: 'una tras otra, aun sin red.' },
      { what: 'Asígneles', how: 'evaluaciones.' },
      { what: 'Envíelo todo', how: 'cuando haya red.' },
    ],
    untilThen: 'Hasta entonces queda en este dispositivo.',
    tryIt: 'Probarlo con personas de práctica',
    connect: 'Conectar con su organización',
    start: 'Empezar a registrar',
  },

  languages: {
    title: 'Idioma',
    missing: (name) => `No se pudo traer este idioma: ${name}.`,
  },
};
