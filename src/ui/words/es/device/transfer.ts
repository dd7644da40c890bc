import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { groups } from '../settings/groups.ts';

type Words = ScreenWords['transfer'];

const { count } = numbersOf(first.language);

const inNumbers: Words['going'] = ({ people, assignments, groups: made }) =>
  [
    people > 0 ? first.counts.people(people) : '',
    assignments > 0 ? count(assignments, { one: '# asignación', other: '# asignaciones' }) : '',
    made > 0 ? groups.inNumbers(made) : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

export const transfer: Words = {
  title: 'Traspasar',
  about:
    'Otro dispositivo puede recibir las fichas que esperan aquí, y enviarlas. Van en un archivo que solo ese dispositivo puede recibir.',
  thisDevice: 'Código de este dispositivo',
  thisDeviceHint: 'Para dar fichas a este dispositivo, escriba este código en el otro dispositivo.',
  copy: 'Copiar',
  codeCopied: 'Código de este dispositivo',

  give: 'Dar fichas a otro dispositivo',
  everything: 'Todo lo que espera',
  chosen: (n) => `De ${count(n, { one: '# persona elegida', other: '# personas elegidas' })}`,
  ratherEverything: 'Mejor traspasar todo lo que espera',
  howToChoose: 'Para traspasar solo algunas personas, elíjalas en Personas.',
  toPeople: 'Ir a Personas',
  going: (numbers) => `Pueden ir: ${inNumbers(numbers)}.`,
  nothingGoes: 'Nada de lo que espera puede ir ahora.',
  staying: {
    tried: (n) =>
      count(n, {
        one: '# ficha no puede ir: este dispositivo ha empezado a enviarla.',
        other: '# fichas no pueden ir: este dispositivo ha empezado a enviarlas.',
      }),
    onHold: (n) =>
      count(n, {
        one: '# ficha no puede ir: está en pausa.',
        other: '# fichas no pueden ir: están en pausa.',
      }),
    toFix: (n) =>
      count(n, {
        one: '# ficha no puede ir: está por resolver.',
        other: '# fichas no pueden ir: están por resolver.',
      }),
    tied: (n) =>
      count(n, {
        one: '# ficha no puede ir: está unida a una ficha que se queda aquí, por ejemplo un grupo que otras esperan.',
        other:
          '# fichas no pueden ir: están unidas a una ficha que se queda aquí, por ejemplo un grupo que otras esperan.',
      }),
  },
  otherCode: 'Código del otro dispositivo',
  otherCodeHint:
    'En el otro dispositivo, abra Ajustes, Este dispositivo, Traspasar. Allí se muestra el código.',
  action: 'Traspasar',
  problems: {
    'not a code': 'Mire de nuevo el código: una letra está mal, o falta una',
    'own code': 'Este es el código de este dispositivo. Escriba el que muestra el otro dispositivo',
    'not a return code': 'Mire de nuevo el código de devolución: una letra está mal, o falta una',
    'another code': 'Este es el código de devolución de otro traspaso',
    'not confirmed': 'Marque la casilla cuando se haya asegurado',
  },
  given: (code) => `Hecho: ${code}. Lleve ahora su archivo al otro dispositivo.`,

  take: 'Recibir fichas de otro dispositivo',
  takeAbout: 'Elija el archivo que el otro dispositivo hizo para este.',
  choose: 'Elegir el archivo',
  found: (from, code, time) =>
    `El archivo dice que viene del dispositivo ${from}, traspaso ${code} del ${time}. Nada lo demuestra: recíbalo solo de alguien que conozca.`,
  inFile: (numbers) =>
    `Contiene: ${inNumbers(numbers)}. Una vez recibido, es este dispositivo el que lo envía.`,
  buys: (n, prices) => `Compra ${first.counts.assessments(n)}: ${prices}.`,
  unpriced: (n) => `${first.counts.assessments(n)} sin precio conocido`,
  looksFirst: 'Lo que compra queda aquí en pausa hasta que usted lo haya mirado.',
  takeThem: 'Recibirlas',
  leaveThem: 'Dejarlas',
  unreadable: {
    'not a transfer': 'Este archivo no es un traspaso de Outpost. No se cambió nada.',
    'of a newer version':
      'Este archivo lo hizo una versión más nueva de Outpost. Actualice Outpost y elíjalo de nuevo.',
    'of practice':
      'Este archivo se hizo en la práctica: nada en él es real. Recíbalo en la práctica. No se cambió nada.',
    'of the real world':
      'Este archivo tiene fichas reales, y la práctica no recibe ninguna. Salga de la práctica y elíjalo de nuevo. No se cambió nada.',
    damaged: 'Este archivo está dañado. No se recibió nada. Guárdelo de nuevo en el otro dispositivo.',
  },
  forAnother: (other, here) =>
    `Este archivo es para el dispositivo ${other}. Este es ${here}, y no lo puede recibir. No se cambió nada.`,
  takenAlready: (time) => `Este dispositivo recibió este archivo el ${time}. No se añadió nada.`,
  givenBackAlready: (time) =>
    `Este dispositivo recibió este archivo, y devolvió sus fichas el ${time}. No se añadió nada.`,
  taken: (n) =>
    count(n, {
      one: '# ficha está ahora aquí, en espera.',
      other: '# fichas están ahora aquí, en espera.',
    }),
  toLookAt: (n) =>
    count(n, {
      one: '# ficha más está en pausa hasta que usted haya mirado lo que compra. Mire en Envíos.',
      other: '# fichas más están en pausa hasta que usted haya mirado lo que compran. Mire en Envíos.',
    }),
  takenOnHold: (n) =>
    count(n, {
      one: '# de ellas está en pausa: se creó para otro servidor. Mire en Envíos.',
      other: '# de ellas están en pausa: se crearon para otro servidor. Mire en Envíos.',
    }),
  wereHere: (n) =>
    count(n, {
      one: '# ficha ya estaba aquí, y no cambió.',
      other: '# fichas ya estaban aquí, y no cambiaron.',
    }),

  list: 'Traspasadas y recibidas',
  out: (code, other) => `${code}, al dispositivo ${other}`,
  in: (code, other) => `${code}, del dispositivo ${other}`,
  when: (numbers, time) => `${inNumbers(numbers)}, el ${time}`,
  getFile: 'Obtener el archivo',
  saveFile: 'Guardar el archivo',
  shareFile: 'Compartir el archivo',
  of: (code) => `de ${code}`,
  fileReady: 'El archivo está listo. Si se pierde, obténgalo de nuevo aquí.',
  fileSaved: 'El archivo se entregó al navegador. Mire si lo tiene.',
  noFile: 'Sus fichas están de nuevo aquí. Ya no hay archivo.',

  hasThem: 'El otro dispositivo las tiene',
  hasThemAbout:
    'Mire en el otro dispositivo. Cuando estas fichas estén allí, dígalo aquí: hasta entonces no cuentan como a salvo.',
  saidTaken: (time) => `A salvo: usted dijo el ${time} que el otro dispositivo las tiene.`,
  hasNot: 'No las tiene',
  saySo: 'Cuando lo haya recibido, dígalo abajo, en “Traspasar”.',
  onOther: (n) =>
    count(n, {
      one: '# ficha está en otro dispositivo, como usted dijo.',
      other: '# fichas están en otro dispositivo, como usted dijo.',
    }),

  takeBack: 'Traer de vuelta',
  takeBackAbout: 'El otro dispositivo muestra un código de devolución cuando devuelve las fichas.',
  returnCode: 'Código de devolución',
  takeBackAction: 'Traer de vuelta con el código',
  withoutCode: 'Sin código de devolución',
  risk: (numbers) =>
    `Solo si el otro dispositivo se perdió, o nunca recibió el archivo. Si también las envía, todo esto puede llegar dos veces, y lo que se compra se compra dos veces: ${inNumbers(numbers)}.`,
  sure: 'Me he asegurado de que el otro dispositivo no las envía',
  takeBackAnyway: 'Traer de vuelta sin código',
  takenBack: (n) =>
    count(n, {
      one: '# ficha está de nuevo en espera aquí.',
      other: '# fichas están de nuevo en espera aquí.',
    }),
  ended: {
    out: {
      'return code': 'Traídas de vuelta con el código de devolución',
      'a person': 'Traídas de vuelta sin código de devolución',
    },
    in: 'Devueltas. Escriba este código de devolución en el otro dispositivo:',
  },

  giveBack: 'Devolver',
  giveBackAbout: 'Este dispositivo entrega las fichas, y muestra un código de devolución para el otro.',
  giveBackAction: 'Devolver y mostrar el código',
  notPossible: 'No se pueden devolver con un código.',
  inTheWay: {
    tried: (n) =>
      count(n, {
        one: '# ficha se envió desde aquí, o se empezó a enviar.',
        other: '# fichas se enviaron desde aquí, o se empezaron a enviar.',
      }),
    changed: (n) =>
      count(n, {
        one: '# ficha se cambió aquí, o llegó de otra manera.',
        other: '# fichas se cambiaron aquí, o llegaron de otra manera.',
      }),
    named: (n) =>
      count(n, {
        one: '# ficha creada aquí les pertenece.',
        other: '# fichas creadas aquí les pertenecen.',
      }),
  },
  ratherFile: 'Lo que todavía espera puede volver con un traspaso a aquel dispositivo.',
};
