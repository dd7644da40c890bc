import openapiTS, { astToString } from 'openapi-typescript';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from '../../data/openapi/document.ts';
import { openOverHttp } from '../support/hosts/node-hosts.ts';
import { byGeneratedClient } from './generated/client.ts';
import { describeContract } from './suite/contract.ts';

test('the types beside the generated client are those of today’s description (-u writes them anew)', async () => {
  const types = astToString(await openapiTS(JSON.stringify(await openApiDocument())));
  await expect(types).toMatchFileSnapshot('generated/service.ts');
});

// tests/e2e/shell/contract.test.ts does the same through the service worker.
describe('the contract over HTTP, by a client that was generated from its description', () => {
  describeContract(byGeneratedClient(openOverHttp));
});
