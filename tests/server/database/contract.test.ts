import { describe } from 'vitest';
import { describeContract } from '../../contract/suite/contract.ts';
import { describePathsBeside } from '../../contract/suite/paths.ts';
import { persistentHosts, places } from '../../support/hosts/persistent-server.ts';

describe('the contract, over HTTP, kept in SQLite', () => {
  const open = persistentHosts(places('SQLite'));
  describeContract(open);
  describePathsBeside(open);
});

// What is stored and read differently there is in exactly-once.test.ts and reading.test.ts.
describe('the contract, over HTTP, kept in PostgreSQL', { tags: ['night'] }, () => {
  const open = persistentHosts(places('PostgreSQL'));
  describeContract(open);
});
