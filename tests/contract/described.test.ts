import { describe, expect } from 'vitest';
import { openApiDocument } from '../../data/openapi/document.ts';
import { match } from '../../src/api/route.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { ProblemDocument } from '../../src/contract/problem.ts';
import { readDescription } from '../../src/ui/screens/console/described/description.ts';
import type { OpenHost } from '../support/hosts/contract-host.ts';
import { openHandler } from '../support/hosts/node-hosts.ts';
import { describeContract } from './suite/contract.ts';

const calls = readDescription(await openApiDocument());

/** A host that looks up each refusal in the description. */
const open: OpenHost = async (options) => {
  const host = await openHandler(options);
  return {
    ...host,
    send: async (path, init) => {
      const response = await host.send(path, init);
      await lookUp(path, init?.method ?? 'GET', response.clone());
      return response;
    },
  };
};

async function lookUp(path: string, method: string, response: Response): Promise<void> {
  const name = match(new URL(path, 'http://localhost').pathname)?.name;
  if (!name || endpoints[name].method !== method || response.ok) return;
  const call = calls.find((one) => one.name === name);
  const { errors } = ProblemDocument.parse(await response.json());
  for (const { rule } of errors) {
    const known = call?.rules.find((one) => one.rule === rule && one.status === response.status);
    expect(known, `${name} with ${response.status} ${rule}`).toBeDefined();
  }
}

describe('the contract, whose refusals all stand in openapi.json', () => {
  describeContract(open);
});
