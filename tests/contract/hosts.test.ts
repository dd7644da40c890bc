import { describe } from 'vitest';
import { openHandler, openOverHttp, openOverHttp2 } from '../support/node-hosts.ts';
import { describeContract } from './suite/contract.ts';

// tests/browser/contract.test.ts runs the same suite in a page, over the device's database.
describe.each([
  ['called as a function', openHandler],
  ['over HTTP', openOverHttp],
  ['over HTTP/2', openOverHttp2],
] as const)('the contract, %s', (_, open) => {
  describeContract(open);
});
