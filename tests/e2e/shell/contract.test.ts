import { afterAll, beforeAll, describe } from 'vitest';
import { byGeneratedClient } from '../../contract/generated/client.ts';
import { describeContract, describeRules, describeWire } from '../../contract/suite/contract.ts';
import { startWorkerHosts, type WorkerHosts } from '../../support/hosts/worker-host.ts';

let hosts: WorkerHosts;
beforeAll(async () => {
  hosts = await startWorkerHosts();
});
afterAll(() => hosts.close());

// tests/contract/hosts.test.ts says which other hosts run the same suite: by day the rules are theirs to prove, because the
// handler behind them is the same.
describe('the contract, in the service worker', () => {
  describeWire((options) => hosts.open(options));
});

describe('the rules of the contract, in the service worker', { tags: ['night'] }, () => {
  describeRules((options) => hosts.open(options));
});

describe(
  'the contract in the service worker, by a client that was generated from openapi.json',
  { tags: ['night'] },
  () => {
    describeContract(byGeneratedClient((options) => hosts.open(options)));
  },
);
