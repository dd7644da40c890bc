import { afterAll, beforeAll, describe } from 'vitest';
import { byGeneratedClient } from '../../contract/generated/client.ts';
import { describeContract } from '../../contract/suite/contract.ts';
import { startWorkerHosts, type WorkerHosts } from '../../support/hosts/worker-host.ts';

let hosts: WorkerHosts;
beforeAll(async () => {
  hosts = await startWorkerHosts();
});
afterAll(() => hosts.close());

// tests/contract/hosts.test.ts says which other hosts run the same suite.
describe('the contract, in the service worker', () => {
  describeContract((options) => hosts.open(options));
});

describe('the contract in the service worker, by a client that was generated from openapi.json', () => {
  describeContract(byGeneratedClient((options) => hosts.open(options)));
});
