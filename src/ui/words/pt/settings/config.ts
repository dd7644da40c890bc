import { MAX_DELAY_SECONDS, MAX_PARALLEL, type ConfigPlace } from '../../../../organisation/config.ts';
import { LIMITS } from '../../../../organisation/config-limits.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { number } = first;

const expected: Record<ConfigPlace, string> = {
  '/organisation/name': 'um texto',
  '/organisation/country': 'duas letras maiúsculas, por exemplo GB',
  '/organisation/contract': '“other” ou “revenue-share”',
  '/server/baseUrl':
    'um endereço que comece por https:// (ou http://localhost), sem nome de utilizador dentro dele',
  '/server/header': 'o nome de um cabeçalho, por exemplo apikey',
  '/server/encoding': '“form” ou “json”',
  '/server/idempotencyKey': 'true ou false',
  '/server/closesConnections': 'true ou false',
  '/server/groupsCreate': 'true ou false',
  '/server/parallel': `um número inteiro de 1 a ${MAX_PARALLEL}`,
  '/server/delaySeconds': `um número inteiro de segundos de 0 a ${MAX_DELAY_SECONDS}`,
  '/defaults/country': 'duas letras maiúsculas, por exemplo KE',
  '/groups': `uma lista de no máximo ${number(LIMITS.groups)} grupos, cada um com uuid, name e type`,
  '/groups/*/uuid': 'o UUID de um grupo no servidor',
  '/groups/*/parent_uuid': 'o UUID de um grupo no servidor',
  '/groups/*/type': 'um código de tipo de grupo, por exemplo TEAM',
  '/groups/*': 'um texto',
  elsewhere: 'outro tipo de valor',
};

export const configProblem: ScreenWords['configProblem'] = ({ pointer, fault }) => {
  switch (fault.kind) {
    case 'too-long':
      return `config.json tem mais de ${number(fault.most)} letras e não é lido. Retire o que a aplicação não precisa.`;
    case 'not-json':
      return `config.json não é JSON${fault.reason === undefined ? '' : ` (${fault.reason})`}. Verifique as vírgulas, as aspas e as chavetas.`;
    case 'no-object':
      return 'config.json deve conter um só objeto: { … }.';
    case 'unknown-section':
      return `“${fault.name}” não é uma secção de config.json. Use ${fault.sections.join(', ')}.`;
    case 'unexpected':
      return `Em config.json, ${pointer.slice(1).replaceAll('/', ' → ')} deve ser ${expected[fault.place]}.`;
    case 'alike':
      return `Em config.json, o grupo “${fault.name}” parece-se com outro, por isso não é usado. Use outro nome.`;
    case 'more':
      return `config.json tem mais ${number(fault.count)} por corrigir. Corrija primeiro estes.`;
  }
};
