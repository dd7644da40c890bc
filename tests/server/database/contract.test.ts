import { describe } from 'vitest';
import { describeContract, describeRules, describeWire } from '../../contract/suite/contract.ts';
import { describePathsBeside } from '../../contract/suite/paths.ts';
import { persistentHosts, places } from '../../support/hosts/persistent-server.ts';

describe('the contract, over HTTP, kept in SQLite', () => {
  const open = persistentHosts(places('SQLite'));
  describeContract(open);
  describePathsBeside(open);
});

describe('the contract, over HTTP, kept in PostgreSQL', () => {
  const open = persistentHosts(places('PostgreSQL'));
  describeRules(open);
  // What is decided before a database is asked.
  describe('before the database', { tags: ['night'] }, () => describeWire(open));
});
