import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { number, count } = numbersOf(first.language);
const persons = first.counts.people;

export const people: ScreenWords['people'] = {
  nobody:
    'Todavía no hay nadie registrado en este dispositivo. Las personas que registre aparecen aquí, y aquí se quedan.',
  nobodyFits: (text, state) =>
    `${state === undefined ? 'Ninguna persona coincide' : `Ninguna persona en el estado “${state}” coincide`} con “${text}”. Se encuentra a las personas por un recibo, una referencia, una ocupación o su código; basta el comienzo de una palabra.`,
  nobodyIs: (state) => `Ahora no hay nadie en el estado “${state}”.`,
  showEverybody: 'Mostrar a todas',
  byState: 'Personas por estado',
  search: 'Buscar',
  searchHint: 'Recibo, referencia, ocupación o código.',
  halfTyped: 'Un formulario a medias espera en la pantalla Registrar.',
  goOn: 'Seguir con él',
  found: (n) => count(n, { one: '# persona encontrada', other: '# personas encontradas' }),
  moreThanFound: '. Son las más recientes, hay más; añada una palabra para encontrar menos',
  selectSeveral: 'Elegir varias',
};

export const many: ScreenWords['many'] = {
  progress: (tried, wanted) => `${number(tried)} de ${persons(wanted)}`,
  soFar: 'Hecho hasta ahora',
  stop: 'Parar',
  left: (n) => count(n, { one: '# quedó como estaba.', other: '# quedaron como estaban.' }),
  hide: 'Ocultar esto',
  restore: 'Recuperar',
  discard: 'Descartar',
  hold: 'Pausar',
  release: 'Reanudar',
  claim: 'Se creó aquí',
  selectedPeople: 'Personas elegidas',
  selected: (n) => count(n, { one: '# elegida', other: '# elegidas' }),
  selectAll: (n) => `Elegir todas: ${number(n)}`,
  shown: 'mostradas',
  selectNone: 'No elegir ninguna',
  done: 'Listo',
  export: 'Exportar como CSV',
  handOver: 'Traspasar',
};

export const person: ScreenWords['person'] = {
  none: 'Ninguno',
  about: (whom) => `sobre ${whom}`,
  denomination: 'Moneda',
  prices: 'Precios',
  eachAndExtras: (each, extras) => `${each} cada una, extras ${extras}`,
  joins: 'Se une a',
  purchase: 'Compra',
  confirmed: (stake) => `${stake}, confirmada`,
  serverUuid: 'UUID del servidor',
  notKnown: 'Todavía no se sabe',
  the: (what) => `“${what}”`,
  person: 'persona',
  editHeading: 'Editar',
  save: 'Guardar',
  saveAndSend: 'Guardar y reenviar',
  back: 'Volver sin guardar',
  editAndSend: 'Editar y reenviar',
  sendAsItIs: 'Reenviar tal como está',
  sendAsItIsHint: 'Reenvíela tal como está cuando la causa esté arreglada en el servidor.',
  along: (n) =>
    count(n, {
      one: 'Al descartar se va también # asignación; al recuperar, vuelve.',
      other: 'Al descartar se van también # asignaciones; al recuperar, vuelven.',
    }),
  notNow: 'Ahora no se puede editar.',
  registrationOf: (receipt) => `el registro de ${receipt}`,
  assignments: 'Asignaciones',
  noAssignments: 'Todavía no hay evaluaciones asignadas.',
  history: 'Qué pasó',
  noSuch: 'Esa persona no está en este dispositivo',
  toPeople: 'Ir a Personas',
  typed: (words) => `Escrito: “${words}”`,
  receipt: 'Recibo',
  registered: 'Registrada',
  notDone: {
    discard: 'No se descartó.',
    restore: 'No se recuperó.',
    hold: 'No se pausó.',
    release: 'No se reanudó.',
    claim: 'No se tomó.',
  },
  notLoaded: 'Las ocupaciones todavía se están cargando. Guarde de nuevo en un momento.',
};

export const assignmentTrouble: ScreenWords['assignmentTrouble'] = {
  'needs you': (n) => count(n, { one: '# asignación por resolver', other: '# asignaciones por resolver' }),
  unknown: (n) => count(n, { one: '# asignación incierta', other: '# asignaciones inciertas' }),
  toLookAt: 'Asignaciones que mirar',
  none: {
    'needs you': 'No hay ahora ninguna asignación por resolver.',
    unknown: 'No hay ahora ninguna asignación incierta.',
  },
};
