import { MAX_DELAY_SECONDS, MAX_PARALLEL, type ConfigPlace } from '../../../../organisation/config.ts';
import { LIMITS } from '../../../../organisation/config-limits.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { number } = first;

const expected: Record<ConfigPlace, string> = {
  '/organisation/name': 'maandishi',
  '/organisation/country': 'herufi kubwa mbili, kwa mfano GB',
  '/organisation/contract': '“other” au “revenue-share”',
  '/server/baseUrl': 'anwani inayoanza na https:// (au http://localhost), bila jina la mtumiaji ndani yake',
  '/server/header': 'jina la kichwa, kwa mfano apikey',
  '/server/encoding': '“form” au “json”',
  '/server/idempotencyKey': 'true au false',
  '/server/closesConnections': 'true au false',
  '/server/groupsCreate': 'true au false',
  '/server/parallel': `nambari kamili kuanzia 1 hadi ${MAX_PARALLEL}`,
  '/server/delaySeconds': `idadi kamili ya sekunde kuanzia 0 hadi ${MAX_DELAY_SECONDS}`,
  '/defaults/country': 'herufi kubwa mbili, kwa mfano KE',
  '/groups': `orodha ya vikundi visivyozidi ${number(LIMITS.groups)}, kila kimoja kikiwa na uuid, name na type`,
  '/groups/*/uuid': 'UUID ya kikundi kwenye seva',
  '/groups/*/parent_uuid': 'UUID ya kikundi kwenye seva',
  '/groups/*/type': 'msimbo wa aina ya kikundi, kwa mfano TEAM',
  '/groups/*': 'maandishi',
  elsewhere: 'aina nyingine ya thamani',
};

export const configProblem: ScreenWords['configProblem'] = ({ pointer, fault }) => {
  switch (fault.kind) {
    case 'too-long':
      return `config.json ina zaidi ya herufi ${number(fault.most)} na haisomwi. Ondoa ambayo programu haihitaji.`;
    case 'not-json':
      return `config.json si JSON${fault.reason === undefined ? '' : ` (${fault.reason})`}. Kagua mikato, alama za nukuu na mabano.`;
    case 'no-object':
      return 'config.json lazima iwe na kitu kimoja: { … }.';
    case 'unknown-section':
      return `“${fault.name}” si sehemu ya config.json. Tumia ${fault.sections.join(', ')}.`;
    case 'unexpected':
      return `Katika config.json, ${pointer.slice(1).replaceAll('/', ' → ')} lazima iwe ${expected[fault.place]}.`;
    case 'alike':
      return `Katika config.json, kikundi “${fault.name}” kinafanana na kingine, kwa hiyo hakitumiki. Tumia jina lingine.`;
    case 'more':
      return `config.json ina ${number(fault.count)} zaidi ya kurekebisha. Rekebisha haya kwanza.`;
  }
};
