import type { GroupLineFault } from '../../../../organisation/group-lines.ts';
import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';
import { apart } from '../../apart.ts';

const { number, count } = numbersOf(first.language);

const inNumbers = (n: number) => count(n, { one: '# grupo', other: '# grupos' });
/** What is said of all of them together. */
const haveAll = {
  device: 'se crearon en este dispositivo',
  config: 'vienen de su organización',
  settings: 'se añadieron aquí, desde el servidor',
};

export const groups: ScreenWords['groups'] = {
  types: {
    GOVT: 'Gobierno',
    FEDERAL_GOV: 'Gobierno federal',
    REGIONAL_GOV: 'Gobierno regional',
    LOCAL_GOV: 'Gobierno local',
    AUTHORITY: 'Autoridad',
    INST: 'Institución',
    COMPANY: 'Empresa',
    HEAD_OFFICE: 'Sede central',
    BRANCH: 'Sucursal',
    REGION_OFFICE: 'Oficina regional',
    SUBSIDIARY: 'Filial',
    GROUP_HQ: 'Sede del grupo',
    DEPT: 'Departamento',
    AD_HOC: 'Grupo ocasional',
    TEAM: 'Equipo',
  },
  noneCalled: (typed) => `Ningún grupo se llama “${typed}”. Deje el grupo vacío, o créelo en`,
  none: 'Todavía no hay grupos.',
  askLink: '¿Recibió un enlace de configuración? Trae los grupos de su organización.',
  noneCame: 'Hay un servidor indicado, pero no trajo ningún grupo.',
  askForSome: 'Pida a su organización un enlace de configuración o el ID de un grupo.',
  goWithout: 'También se puede registrar a una persona sin grupo.',
  noRoom: 'Se pueden añadir grupos cuando haya espacio.',
  inNumbers,
  showAll: (n) => `Mostrar todos: ${inNumbers(n)}`,
  origins: {
    device: 'creado en este dispositivo',
    config: 'de su organización',
    settings: 'añadido aquí, del servidor',
  },
  allAre: (type, origin) => {
    const said = [type && `son del tipo ${type}`, origin && haveAll[origin]].filter(
      (fact) => fact !== undefined,
    );
    return said.length === 0 ? '' : `Todos ${said.join(' y ')}.`;
  },
  ways: 'Añadir grupos',
  partOf: (parent) => `, parte de ${parent}`,
  waitForLink:
    'Quien se une a él espera hasta que alguien escriba el identificador que tiene en el servidor.',
  type: 'Tipo',
  leave: 'Dejarlo como está',

  make: {
    title: 'Crear un grupo nuevo',
    about: 'Para un grupo que nadie ha creado todavía.',
    sentFirst: 'Se crea en el servidor antes de enviar a quienes se unen a él.',
    waitForLink:
      'Quien se une a él espera hasta que alguien escriba el identificador que tiene en el servidor: los ajustes del servidor dicen que no se crean grupos desde aquí.',
    name: 'Nombre del grupo nuevo',
    parent: 'Parte de',
    parentHint: 'El grupo al que pertenece. Déjelo vacío si no hay ninguno.',
    action: 'Crear grupo',
    done: (name) => `Creado: ${apart(name)}.`,
  },

  add: {
    title: 'Usar un grupo que tiene su organización',
    about: 'Para un grupo que ya está en el servidor. Su organización le da el identificador del grupo.',
    uuid: 'Identificador en el servidor',
    name: 'Nombre del grupo',
    uuidTaken: (name) => `“${apart(name)}” ya tiene este identificador`,
    action: 'Añadir grupo',
    done: (name) => `Añadido: ${apart(name)}.`,
  },

  rename: {
    open: 'Cambiar nombre',
    name: 'Nombre nuevo',
    onItsWay: 'Está en camino al servidor, y conserva su nombre',
    action: 'Cambiar nombre',
  },

  link: {
    open: 'Escribir su identificador en el servidor',
    uuid: 'Identificador de este grupo en el servidor',
    hint: 'Quien se une aquí al grupo se une a ese. Compruébelo: un vínculo no se puede deshacer.',
    action: 'Vincular',
    obstacle({ reason }) {
      if (reason === 'named') return 'Otro grupo ya tiene este identificador';
      if (reason === 'gone') return 'Este grupo ya no está en este dispositivo';
      return 'Ya está en el servidor, o en camino a él';
    },
  },

  import: {
    title: 'Añadir varios grupos de una lista',
    about: 'Péguela, o abra un archivo CSV.',
    lines: 'Lista de grupos, uno por línea',
    linesHint:
      'En cada línea: identificador en el servidor, nombre, tipo, con comas, puntos y comas o tabuladores entre ellos. Un grupo que ya está aquí recibe el nombre y el tipo nuevos.',
    file: 'O de un archivo CSV',
    types: 'Los tipos',
    toMend: (n) =>
      `No se añadió nada. ${count(n, { one: '# línea por corregir:', other: '# líneas por corregir:' })}`,
    line: (line, fault) => `Línea ${line}: ${lineFault(fault)}`,
    more: (n) => `Y ${count(n, { one: '# línea más', other: '# líneas más' })}. Corrija primero estas.`,
    nothing: 'Escriba o pegue al menos un grupo',
    action: 'Añadir estos grupos',
    done: (n) => `Añadido: ${inNumbers(n)}.`,
  },

  nameProblem(problem) {
    if (problem.kind === 'missing') return 'Escriba un nombre para el grupo';
    const { type, name } = problem.by;
    return `Ya hay un grupo “${name}” (${groups.types[type]}). Use otro nombre`;
  },
};

function lineFault(fault: GroupLineFault): string {
  switch (fault.kind) {
    case 'long-list':
      return `La lista tiene más de ${number(fault.most)} letras. Impórtela por partes`;
    case 'many-lines':
      return `La lista tiene más de ${number(fault.most)} líneas. Impórtela por partes`;
    case 'long-line':
      return `La línea tiene más de ${number(fault.most)} letras. Escriba solo identificador, nombre y tipo`;
    case 'not-three-values':
      return `Escriba tres valores: identificador, nombre y tipo. Hay ${fault.count}`;
    case 'not-a-uuid':
      return `“${fault.value}” no es el identificador de un grupo. Cópielo del servidor`;
    case 'no-name':
      return 'Escriba el nombre del grupo entre el identificador y el tipo';
    case 'not-a-type':
      return `“${fault.value}” no es un tipo de grupo. Use uno de la lista, por ejemplo TEAM`;
    case 'repeated':
      return `El mismo identificador está en la línea ${fault.line}. Quite uno de los dos`;
    case 'alike':
      return `El nombre se parece al de la línea ${fault.line}. Use otro nombre para uno de los dos`;
    case 'taken':
      return `El dispositivo ya tiene un grupo “${fault.name}”. Use otro nombre`;
  }
}
