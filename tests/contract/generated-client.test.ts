import { describe } from 'vitest';
import { openOverHttp } from '../support/hosts/node-hosts.ts';
import { byGeneratedClient } from './generated/client.ts';
import { describeContract } from './suite/contract.ts';

// tests/e2e/shell/contract.test.ts does the same through the service worker.
describe('the contract over HTTP, by a client that was generated from its description', () => {
  describeContract(byGeneratedClient(openOverHttp));
});
