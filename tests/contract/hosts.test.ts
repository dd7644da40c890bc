import { describe } from 'vitest';
import { openHandler, openOverHttp, openOverHttp2 } from '../support/hosts/node-hosts.ts';
import { describeContract } from './suite/contract.ts';
import { describePathsBeside } from './suite/paths.ts';

// The same suite runs in tests/browser/contract.test.ts in a page, over the device's database, and in tests/e2e/shell/contract.test.ts
// in the service worker of the built app.
describe.each([
  ['called as a function', openHandler],
  ['over HTTP', openOverHttp],
] as const)('the contract, %s', (_, open) => {
  describeContract(open);
  describePathsBeside(open);
});

describe('the contract, over HTTP/2', { tags: ['night'] }, () => {
  describeContract(openOverHttp2);
  describePathsBeside(openOverHttp2);
});
