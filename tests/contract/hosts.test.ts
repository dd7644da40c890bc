import { describe } from 'vitest';
import { openInThePage, openOverHttp } from '../support/contract-host.ts';
import { describeContract } from './suite/contract.ts';

describe.each([
  ['in the page', openInThePage],
  ['over HTTP', openOverHttp],
] as const)('the contract %s', (_, open) => {
  describeContract(open);
});
