import { describe } from 'vitest';
import { openInThePage } from '../support/contract-host.ts';
import { describeContract } from './suite/contract.ts';

describe.each([['in the page', openInThePage]] as const)('the contract %s', (_, open) => {
  describeContract(open);
});
