import { describe } from 'vitest';
import { openHandler, openOverHttp } from '../support/node-hosts.ts';
import { describeContract } from './suite/contract.ts';

// tests/browser/contract.test.ts runs the same suite in a page, over the device's database.
describe.each([
  ['called as a function', openHandler],
  ['over HTTP', openOverHttp],
] as const)('the contract, %s', (_, open) => {
  describeContract(open);
});
