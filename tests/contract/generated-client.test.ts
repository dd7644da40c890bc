import openapiTS, { astToString } from 'openapi-typescript';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from '../../data/openapi/document.ts';
import { company, team, type OpenHost } from '../support/hosts/contract-host.ts';
import { startReferenceServer } from '../support/hosts/reference-server.ts';
import { generatedHost } from './generated/client.ts';
import { describeContract } from './suite/contract.ts';

test('the types beside the generated client are those of today’s description (-u writes them anew)', async () => {
  const types = astToString(await openapiTS(JSON.stringify(await openApiDocument())));
  await expect(types).toMatchFileSnapshot('generated/service.ts');
});

const open: OpenHost = async (options) => {
  const server = await startReferenceServer({ ...options, groups: [company, team] });
  return generatedHost(server.url, (request) => fetch(request), {
    kept: () => Promise.resolve(server.ledger().length),
    close: () => server.close(),
  });
};

describe('the contract, by a client that was generated from its description', () => {
  describeContract(open);
});
