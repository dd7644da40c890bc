import { describe } from 'vitest';
import { openOverHttp } from '../support/hosts/node-hosts.ts';
import { byGeneratedClient } from './generated/client.ts';
import { describeContract } from './suite/contract.ts';

// tests/e2e/shell/contract.test.ts does the same through the service worker.
// In the gate hosts.test.ts puts the same questions over HTTP, and svelte-check checks the client's types.
describe('the contract over HTTP, by a generated client', { tags: ['night'] }, () => {
  describeContract(byGeneratedClient(openOverHttp));
});
