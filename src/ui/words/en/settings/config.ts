import {
  MAX_DELAY_SECONDS,
  MAX_PARALLEL,
  type ConfigPlace,
  type ConfigProblem,
} from '../../../../organisation/config.ts';
import { LIMITS } from '../../../../organisation/config-limits.ts';
import { first } from '../first.ts';

const { number } = first;

/** What must stand at a place of config.json. */
const expected: Record<ConfigPlace, string> = {
  '/organisation/name': 'a text',
  '/organisation/country': 'two capital letters, such as GB',
  '/organisation/contract': '“other” or “revenue-share”',
  '/server/baseUrl': 'an address that begins with https:// (or http://localhost), without a user name in it',
  '/server/header': 'the name of a header, such as apikey',
  '/server/encoding': '“form” or “json”',
  '/server/idempotencyKey': 'true or false',
  '/server/closesConnections': 'true or false',
  '/server/groupsCreate': 'true or false',
  '/server/parallel': `a whole number from 1 to ${MAX_PARALLEL}`,
  '/server/delaySeconds': `a whole number of seconds from 0 to ${MAX_DELAY_SECONDS}`,
  '/defaults/country': 'two capital letters, such as KE',
  '/groups': `a list of at most ${number(LIMITS.groups)} groups, each with uuid, name and type`,
  '/groups/*/uuid': 'the UUID of a group on the server',
  '/groups/*/parent_uuid': 'the UUID of a group on the server',
  '/groups/*/type': 'a group type code, such as TEAM',
  '/groups/*': 'a text',
  elsewhere: 'another kind of value',
};

/** What is wrong with config.json, where, and what to do. */
export function configProblem({ pointer, fault }: ConfigProblem): string {
  switch (fault.kind) {
    case 'too-long':
      return `config.json has more than ${number(fault.most)} letters and is not read. Leave out what the app does not need.`;
    case 'not-json':
      return `config.json is not JSON${fault.reason === undefined ? '' : ` (${fault.reason})`}. Check commas, quotes and brackets.`;
    case 'no-object':
      return 'config.json must hold one object: { … }.';
    case 'unknown-section':
      return `“${fault.name}” is not a section of config.json. Use ${fault.sections.join(', ')}.`;
    case 'unexpected':
      return `In config.json, ${pointer.slice(1).replaceAll('/', ' → ')} must be ${expected[fault.place]}.`;
    case 'alike':
      return `In config.json, the group “${fault.name}” looks like another one, so it is left out. Use another name.`;
    case 'more':
      return `config.json has ${number(fault.count)} more to mend. Mend these first.`;
  }
}
