import { MAX_DELAY_SECONDS, MAX_PARALLEL, type ConfigPlace } from '../../../../organisation/config.ts';
import { LIMITS } from '../../../../organisation/config-limits.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { number } = first;

const expected: Record<ConfigPlace, string> = {
  '/organisation/name': 'un texto',
  '/organisation/country': 'dos letras mayúsculas, por ejemplo GB',
  '/organisation/contract': '“other” o “revenue-share”',
  '/server/baseUrl':
    'una dirección que empiece por https:// (o http://localhost), sin nombre de usuario en ella',
  '/server/header': 'el nombre de una cabecera, por ejemplo apikey',
  '/server/encoding': '“form” o “json”',
  '/server/idempotencyKey': 'true o false',
  '/server/closesConnections': 'true o false',
  '/server/groupsCreate': 'true o false',
  '/server/parallel': `un número entero de 1 a ${MAX_PARALLEL}`,
  '/server/delaySeconds': `un número entero de segundos de 0 a ${MAX_DELAY_SECONDS}`,
  '/defaults/country': 'dos letras mayúsculas, por ejemplo KE',
  '/groups': `una lista de ${number(LIMITS.groups)} grupos como máximo, cada uno con uuid, name y type`,
  '/groups/*/uuid': 'el UUID de un grupo en el servidor',
  '/groups/*/parent_uuid': 'el UUID de un grupo en el servidor',
  '/groups/*/type': 'un código de tipo de grupo, por ejemplo TEAM',
  '/groups/*': 'un texto',
  elsewhere: 'otra clase de valor',
};

export const configProblem: ScreenWords['configProblem'] = ({ pointer, fault }) => {
  switch (fault.kind) {
    case 'too-long':
      return `config.json tiene más de ${number(fault.most)} letras y no se lee. Quite lo que la aplicación no necesita.`;
    case 'not-json':
      return `config.json no es JSON${fault.reason === undefined ? '' : ` (${fault.reason})`}. Compruebe comas, comillas y llaves.`;
    case 'no-object':
      return 'config.json debe contener un solo objeto: { … }.';
    case 'unknown-section':
      return `“${fault.name}” no es una sección de config.json. Use ${fault.sections.join(', ')}.`;
    case 'unexpected':
      return `En config.json, ${pointer.slice(1).replaceAll('/', ' → ')} debe ser ${expected[fault.place]}.`;
    case 'alike':
      return `En config.json, el grupo “${fault.name}” se parece a otro, por eso no se usa. Use otro nombre.`;
    case 'more':
      return `En config.json quedan por corregir: ${number(fault.count)} más. Corrija primero estos.`;
  }
};
