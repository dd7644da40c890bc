import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { count, number } = numbersOf(first.language);
const { records } = first.counts;

const ofThem = (discarded: number) =>
  discarded > 0 ? ` (${first.states.discarded}: ${number(discarded)})` : '';

export const keeping: ScreenWords['keeping'] = {
  onlyHere: {
    nothing: 'Nada está solo en este dispositivo',
    records: (n) => `${number(n)} solo en este dispositivo`,
    upTo: 'Hasta',
    ofThemSending: (n) => `${number(n)} de ellas en camino`,
    andDrafts: (n) => count(n, { one: 'y además # borrador', other: 'y además # borradores' }),
    drafts: (n) =>
      count(n, {
        one: '# borrador solo en este dispositivo',
        other: '# borradores solo en este dispositivo',
      }),
  },
  about:
    'Una copia de seguridad es un archivo con todas las fichas. Guárdela en otro dispositivo o en una tarjeta de memoria: este navegador se puede borrar, y este dispositivo se puede perder.',
  withPassphrase: 'Proteger la copia con una frase secreta',
  passphrase: 'Frase secreta',
  passphraseHint:
    'Déjela vacía para un archivo que cualquiera puede leer. Nadie puede abrir el archivo sin su frase secreta.',
  make: 'Hacer copia de seguridad',
  made: (n, discarded) =>
    `El archivo con ${records(n)}${ofThem(discarded)} se entregó al navegador. Mire si lo tiene.`,
  haveIt: 'Tengo el archivo',
  haveNot: 'No lo tengo',
  asked: (at) => `Se hizo un archivo de copia: ${at}. ¿Lo tiene?`,
  makeAgain: 'Haga otra copia de seguridad.',
  counted: 'Bien. Estas fichas ya no cuentan como solo en este dispositivo.',
  share: 'Enviar a otra aplicación',
  readyToShare: 'El archivo está listo.',
  shareNow: 'Elegir aplicación',
  shared: 'El archivo se entregó. Mire si llegó.',
  file: {
    begun: (name) => `Todo está en ${name}. Outpost mantiene este archivo al día por sí solo.`,
    notWritten: (name) => `No se pudo escribir ${name}. Elija otro lugar para el archivo.`,
    kept: (name, at) => `Copia de seguridad ${name}: escrita el ${at}.`,
    soon: 'Las fichas más recientes llegan en un momento.',
    behind: (name, since) => `A la copia de seguridad ${name} le falta lo hecho desde el ${since}.`,
    why: {
      asks: 'El navegador pide otra vez su permiso para escribir en ella.',
      gone: 'No está donde estaba, y ya no cuenta como copia. Haga otra vez una copia de seguridad.',
      failed: 'No se pudo escribir. Mire si su disco o su tarjeta está ahí y tiene espacio.',
    },
    update: 'Actualizar el archivo',
    forget: 'Dejar de mantenerlo al día',
  },
  offer: {
    keepThem: 'Una copia de seguridad las conserva si el dispositivo se pierde.',
    remindTomorrow: 'Recordármelo mañana',
  },
  restore: 'Restaurar copia de seguridad',
  restoreAbout:
    'Lo que hay en un archivo de copia se añade a lo que hay aquí. Nada de lo que hay aquí se pierde.',
  chooseFile: 'Elegir un archivo de copia',
  passphraseOf: (name) => `Frase secreta de ${name}`,
  restoreNow: 'Restaurar',
  unreadable: {
    'not a backup': 'Este archivo no es una copia de seguridad de Outpost. No se cambió nada.',
    'of a newer version':
      'Este archivo lo hizo una versión más nueva de Outpost. Actualice Outpost y después restáurelo.',
    'of practice':
      'Este archivo se hizo en la práctica: nada en él es real. Ábralo en la práctica. No se cambió nada.',
    'of the real world':
      'Este archivo tiene fichas reales, y la práctica no recibe ninguna. Salga de la práctica y después restáurelo. No se cambió nada.',
    'wants its passphrase': 'Este archivo tiene una frase secreta. Escríbala abajo y pulse Restaurar.',
    'another passphrase': 'Esta no es su frase secreta. Escríbala otra vez y pulse Restaurar.',
  },
  readingFile: 'Leyendo el archivo…',
  restoring: (done, all) => `${number(done)} de ${records(all)} listas. Deje esta página abierta.`,
  countedLater:
    'Están llegando las fichas de una copia de seguridad. Los números de esta pantalla se cuentan de nuevo cuando estén todas.',
  restored: {
    came: (n) => `Volvieron: ${records(n)}.`,
    wereHere: (n) => `Ya estaban aquí: ${records(n)}.`,
    learnt: (n) => `Puestas al día aquí: ${records(n)}.`,
    nothing: 'No volvió ninguna ficha.',
  },
  stillHave:
    'Este archivo tiene todas las fichas de este dispositivo. Guárdelo y dígalo: así no cuentan como solo en este dispositivo.',
  onHold:
    'Nada de lo que volvió se envía por sí solo: puede que otro dispositivo lo haya enviado. Mire en Envíos, y reanude lo que no se envió.',
  refused: (names, n) =>
    `Fichas del archivo que se dejaron fuera, porque otra ficha de aquí tiene su ID: ${number(n)} (${names}).`,
  damaged: (lines, leftOut) =>
    `${count(lines, { one: '# línea del archivo está dañada', other: '# líneas del archivo están dañadas' })}; no se pudieron traer de vuelta: ${records(leftOut)}.`,
  whichLines: 'Qué líneas',
  line: (n) => `Línea ${number(n)}`,
  damageIs: {
    'torn or altered': 'cambiada o cortada',
    'not a row of this kind': 'no se entiende',
    'the end is missing': 'falta el final del archivo',
  },
  moreLines: (n) => `${number(n)} más`,
};
