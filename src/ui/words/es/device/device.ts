import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { groups } from '../settings/groups.ts';
import { check } from './check.ts';

const { size, count, number } = numbersOf(first.language);

const UNITS = ['bytes', 'kB', 'MB', 'GB'];

export const device: ScreenWords['device'] = {
  check,
  safety: {
    question: '¿Está a salvo mi trabajo?',
    answers: { yes: 'Sí.', almost: 'Casi.', no: 'Todavía no.', nothing: 'Todavía no hay nada guardado' },
    when: {
      lost: 'Si este dispositivo se pierde ahora',
      closed: 'Cuando se cierre esta ventana privada',
    },
    lost: {
      nobody: 'Todavía no hay nadie registrado.',
      nothing: 'Todavía no hay nadie registrado. Si tiene una copia de seguridad, restáurela más abajo.',
      none: 'Cada ficha está en el servidor, o en un archivo fuera de este navegador.',
      all: (when, n) => (n === 1 ? `${when}, se pierde.` : `${when}, estas ${number(n)} fichas se pierden.`),
      perhaps: (when, n) =>
        n === 1
          ? `Quizá esté también en el servidor: no volvió ninguna respuesta. ${when}, puede perderse.`
          : `Quizá estén también en el servidor: no volvió ninguna respuesta. ${when}, pueden perderse.`,
      onTheirWay: (when, n) =>
        n === 1
          ? `Se está enviando, y la respuesta todavía no ha llegado. ${when}, puede perderse.`
          : `Se están enviando, y las respuestas todavía no han llegado. ${when}, pueden perderse.`,
      some: (when) => `${when}:`,
      sure: (n) => count(n, { one: '# se pierde.', other: '# se pierden.' }),
      sending: (n) =>
        count(n, {
          one: '# puede perderse: se está enviando.',
          other: '# pueden perderse: se están enviando.',
        }),
      noReply: (n) =>
        count(n, {
          one: '# puede perderse: no volvió ninguna respuesta.',
          other: '# pueden perderse: no volvió ninguna respuesta.',
        }),
      drafts: (when, n) =>
        `${when}, ${count(n, { one: 'se pierde # borrador', other: 'se pierden # borradores' })}.`,
      draftsToo: (n) =>
        count(n, { one: 'También se pierde # borrador.', other: 'También se pierden # borradores.' }),
    },
    moved: (n) =>
      count(n, {
        one: '# ficha se traspasó. Está a salvo cuando el otro dispositivo ha recibido el archivo.',
        other: '# fichas se traspasaron. Están a salvo cuando el otro dispositivo ha recibido el archivo.',
      }),
    notReal: 'Aquí nada es real',
    inPractice: 'Las personas de la práctica no necesitan copia de seguridad. Aquí puede probar una.',
    ofThem: (n) => `De estas ${number(n)}:`,
    allToFix: (n) => `Las ${number(n)} fichas están todas por resolver: no fueron aceptadas.`,
    allOnHold: (n) => `Las ${number(n)} fichas están todas en pausa: no se envían hasta que usted lo diga.`,
    waiting: (n) => count(n, { one: '# espera a ser enviada.', other: '# esperan a ser enviadas.' }),
    toFix: (n) =>
      count(n, {
        one: '# ficha está por resolver: no fue aceptada.',
        other: '# fichas están por resolver: no fueron aceptadas.',
      }),
    onHold: (n) =>
      count(n, {
        one: '# ficha está en pausa: no se envía hasta que usted lo diga.',
        other: '# fichas están en pausa: no se envían hasta que usted lo diga.',
      }),
    backupWhere: 'Guarde el archivo en una tarjeta de memoria o en otro dispositivo.',
    sendingNow: (n) => `Enviando ahora: ${number(n)} aún sin confirmar.`,
    discardedNotCounted: (n) =>
      count(n, { one: '# ficha descartada no se cuenta.', other: '# fichas descartadas no se cuentan.' }),
    sending: (n) =>
      count(n, {
        one: '# ficha está en camino al servidor.',
        other: '# fichas están en camino al servidor.',
      }),
    unsure: (n) =>
      count(n, {
        one: 'No se sabe si # ficha llegó.',
        other: 'No se sabe si # fichas llegaron.',
      }),
    oneCopy: 'Este navegador guarda solo una copia. Haga copias de seguridad más a menudo.',
    secondHelps:
      'La segunda copia ayuda si se dañan los datos del navegador, no si se pierde el dispositivo.',
    snapshots:
      'Este navegador escribe la segunda copia unos segundos después de cada cambio. Si pierde sus fichas antes, las más recientes se pierden: haga copias de seguridad más a menudo.',
    behind: 'La segunda copia todavía no tiene los últimos cambios. Se escribe de nuevo por sí sola.',
    newer:
      'Una versión más nueva de Outpost ha guardado en este navegador fichas que esta versión no puede leer. Se quedan como están: actualice Outpost.',
    notRead: 'No se pudieron leer las fichas. Recargue la aplicación.',
  },
  copies: {
    title: 'Dónde están sus fichas',
    names: {
      device: 'Este dispositivo',
      second: 'Segunda copia en este dispositivo',
      file: 'Copia de seguridad',
      server: 'Servidor',
    },
    looks: {
      solid: 'a salvo',
      pale: 'solo en este dispositivo',
      sending: 'enviándose',
      noReply: first.states.noReply,
      lacking: 'no está ahí',
    },
    ages: {
      now: 'ahora',
      none: 'ninguna todavía',
      missing: 'ninguna',
      starting: 'comparando',
      'no server': 'ningún servidor indicado ahora',
      'nothing sent': 'nada enviado todavía',
      sending: 'enviando',
      before: 'enviadas antes',
      'server before': 'enviadas antes, ningún servidor indicado ahora',
    },
    behind: (since) => (since === undefined ? 'escribiendo' : `atrasada, escrita ${since}`),
    notKnown: 'todavía no se sabe',
    records: (n) => count(n, { one: ' ficha', other: ' fichas' }),
  },

  export: {
    title: 'Exportar',
    about:
      'Tablas de lo que se creó en este dispositivo, con estados y horas. Una tabla no es una copia de seguridad: nada se puede restaurar de ella.',
    actions: {
      people: 'Exportar personas como hoja de cálculo',
      assignments: 'Exportar asignaciones como hoja de cálculo',
      peopleCsv: 'Exportar personas como CSV',
      assignmentsCsv: 'Exportar asignaciones como CSV',
      everything: 'Exportar ambas como JSON',
    },
    written: (done, all) => `${number(done)} de ${first.counts.records(all)} escritas`,
    stopped: 'Parado. No se guardó ningún archivo.',
    made: 'El archivo se entregó al navegador. Mire donde guarda las descargas.',
  },

  storage: 'Almacenamiento en este dispositivo',
  records: 'Fichas',
  recordsMade: (made) =>
    [
      first.counts.people(made.people),
      count(made.assignments, { one: '# asignación', other: '# asignaciones' }),
      groups.inNumbers(made.groups),
    ].join(', '),
  promise: '¿Puede el navegador borrar sus fichas?',
  kept: { strong: 'No.', rest: 'No borra nada aquí si una persona no se lo pide.' },
  mayBeErased: { strong: 'Sí.', rest: 'Puede borrarlas cuando el dispositivo se quede sin espacio.' },
  notSaid: 'Este navegador no dice si conserva lo que se guarda.',
  sevenDays: 'Siete días',
  safari: {
    before: 'Safari borra todo lo que hay aquí tras siete días de uso sin abrir Outpost:',
    day: (day) => `el ${day} como muy pronto`,
    after: ', salvo que lo abra antes. No lo hace cuando Outpost está en la pantalla de inicio o en el Dock.',
  },
  privateWindow: 'Ventana privada',
  inPrivateWindow:
    'Si esta es una ventana privada, todo lo registrado desaparece cuando se cierra. Use una ventana normal.',
  opened: 'Se abre en',
  openedAs: {
    app: 'Una aplicación propia, desde la pantalla de inicio, el Dock o el menú de inicio.',
    tab: 'Una pestaña del navegador. Instale Outpost, y será menos probable que el navegador borre lo que está guardado.',
  },
  used: 'Usado',
  usedText: (bytes) => `${size(bytes, UNITS)}, incluida la propia aplicación`,
  free: 'Libre',
  freeText: (bytes) =>
    `El navegador permite ${size(bytes, UNITS)} más. Puede que el propio dispositivo tenga menos.`,
  askToKeep: 'Pedir al navegador que las conserve',
  agreed: 'El navegador conserva lo que se guarda aquí.',
  notAgreed:
    'El navegador no aceptó. Instale Outpost o añádalo a los marcadores, úselo un tiempo y pídalo de nuevo.',

  erase: {
    title: 'Borrar',
    open: 'Borrar todo en este dispositivo',
    notArrived: (n) =>
      count(n, {
        one: '# ficha no ha llegado a ningún servidor.',
        other: '# fichas no han llegado a ningún servidor.',
      }),
    gone: (n) =>
      count(n, {
        one: 'Si se borra aquí, se pierde para siempre, y nadie la puede traer de vuelta.',
        other: 'Si se borran aquí, se pierden para siempre, y nadie las puede traer de vuelta.',
      }),
    inBackup: (n) =>
      count(n, {
        one: 'Una copia de seguridad la contiene: restaure ese archivo para recuperarla.',
        other: 'Una copia de seguridad las contiene: restaure ese archivo para recuperarlas.',
      }),
    onlyHere: (n) =>
      count(n, {
        one: '# de ellas está solo en este dispositivo: tampoco la tiene ninguna copia de seguridad.',
        other: '# de ellas están solo en este dispositivo: tampoco las tiene ninguna copia de seguridad.',
      }),
    moved: (n) =>
      count(n, {
        one: '# ficha se traspasó. Mire primero en el otro dispositivo: si no ha recibido el archivo, también se pierde.',
        other:
          '# fichas se traspasaron. Mire primero en el otro dispositivo: si no ha recibido el archivo, también se pierden.',
      }),
    backupFirst: 'Hacer antes una copia',
    heldUp:
      'Otra pestaña de Outpost no responde. Cierre las otras pestañas de Outpost: el borrado sigue por sí solo.',
    interrupted:
      'Outpost se cerró mientras se borraba todo en este dispositivo. El borrado ya se ha terminado.',
    notFinished:
      'Outpost se cerró mientras se borraba todo en este dispositivo, y el borrado todavía no se puede terminar. Cierre las otras pestañas de Outpost y recargue.',
    looked: 'Se miró después: en este navegador no queda ninguna ficha, ningún ajuste ni ninguna clave.',
    left: 'Esto sigue en este navegador. Cierre las otras pestañas de Outpost, recargue y borre una vez más:',
    places: {
      database: 'Base de datos',
      files: 'Archivos de la segunda copia',
      cache: 'Respuestas guardadas',
      entry: 'Ajuste',
    },
    allArrived:
      'Todo lo que se creó aquí ha llegado, se traspasó o se descartó. Lo que se borra es la historia de este dispositivo: ningún servidor la devuelve.',
    noRecords: 'No hay fichas en este dispositivo. Se borran los ajustes y los grupos.',
    words: (erased) =>
      erased === 0 ? 'borrar todo' : `borrar ${erased} ${erased === 1 ? 'ficha' : 'fichas'}`,
    type: (words) => `Escriba “${words}”`,
    typeHint:
      'Las fichas, los grupos, los ajustes y la clave del servidor se borran en todas las pestañas, con la segunda copia. La propia aplicación se queda.',
    typeThis: (words) => `Escriba: ${words}`,
    erasing: 'Borrando',
    action: 'Borrar todo',
  },
};
