import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { componentSchemas } from '../../data/openapi/schemas.ts';
import { openApiDocument } from '../../data/openapi/document.ts';
import { endpointNames, endpoints, type Endpoint, type EndpointName } from '../../src/contract/endpoints.ts';
import { PROBLEM_TYPE, ProblemDocument } from '../../src/contract/problem.ts';
import { z } from '../../src/contract/zod.ts';
import { rules } from '../../src/domain/rules/rules.ts';

const Examples = z.record(
  z.string(),
  z.object({ $ref: z.optional(z.string()), value: z.optional(z.unknown()) }),
);
const Content = z.record(z.string(), z.object({ examples: Examples }));
const Operation = z.object({
  operationId: z.string(),
  description: z.string().check(z.minLength(20)),
  requestBody: z.optional(z.object({ content: Content })),
  responses: z.record(z.string(), z.object({ $ref: z.optional(z.string()), content: z.optional(Content) })),
});
const Description = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ examples: Examples }),
});

const document = await openApiDocument();
const { paths, components } = Description.parse(document);
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

async function lint(text: string) {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  return found.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

/** The values of examples, by their names. */
function valuesOf(examples: z.infer<typeof Examples> | undefined): Record<string, unknown> {
  const entries = Object.entries(examples ?? {}).map(([name, { $ref, value }]) => [
    name,
    $ref === undefined ? value : components.examples[$ref.split('/').at(-1) ?? '']?.value,
  ]);
  return Object.fromEntries(entries) as Record<string, unknown>; // The values are of any type.
}

function endpointOf(operationId: string): Endpoint {
  // "…Omitted" is the same endpoint without its parameter.
  const name = operationId.replace(/Omitted$/, '');
  if (!endpointNames.some((one) => one === name)) throw new Error(`No endpoint is called ${name}`);
  return endpoints[name as EndpointName];
}

describe('openapi.json', () => {
  it('is valid by the schema of OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    expect(await validator.validate({ ...document, paths: [] })).toMatchObject({ valid: false });
  });

  it('breaks none of the linter’s recommended rules, to which wrong examples and names belong', async () => {
    const text = JSON.stringify(document);
    expect(await lint(text)).toEqual([]);
    const wrong = [
      text.replace('"sex":"F"', '"sex":"X"'),
      text.replace('"operationId":"assign"', '"operationId":"createUser"'),
      text.replace('"status":422', '"status":"422"'),
    ];
    for (const one of wrong) expect(await lint(one)).not.toEqual([]);
  });

  it('has each endpoint of the table once, and those whose parameter may be left out twice', () => {
    const expected = endpointNames.flatMap((name) => {
      const { method, path }: Endpoint = endpoints[name];
      const whole = `${method.toLowerCase()} ${path.replace(/:(\w+)\??/, '{$1}')}`;
      return path.endsWith('?') ? [whole.replace(/\/\{\w+\}$/, ''), whole] : [whole];
    });
    expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual(expected);
  });

  it.each(operations)('$method $path: each example passes the schema of the contract', (operation) => {
    const { body, response } = endpointOf(operation.operationId);
    const asked = Object.values(operation.requestBody?.content ?? {}).flatMap(({ examples }) =>
      Object.values(valuesOf(examples)),
    );
    expect(asked.length > 0).toBe(body !== undefined);
    for (const value of asked) body?.parse(value);
    const answers = Object.values(
      valuesOf(operation.responses[200]?.content?.['application/json']?.examples),
    );
    expect(answers).not.toEqual([]);
    for (const value of answers) expect(response.parse(value)).toEqual(value);
  });

  it.each(operations)('$method $path: each rule has a problem document that breaks it', ({ responses }) => {
    const refused = Object.entries(responses).filter(([status]) => status.startsWith('4'));
    for (const [status, { content }] of refused) {
      const examples = valuesOf(content?.[PROBLEM_TYPE]?.examples);
      for (const [rule, value] of Object.entries(examples)) {
        const { errors, status: said } = ProblemDocument.parse(value);
        expect(errors).toMatchObject([{ rule }]);
        expect(said).toBe(Number(status));
      }
    }
    expect(Object.keys(responses)).toContain('414');
  });

  it('names every rule that there is, but for those of what is no endpoint, and of a group that must be named', () => {
    const named = operations.flatMap(({ responses }) =>
      Object.values(responses).flatMap(({ content }) => Object.keys(content?.[PROBLEM_TYPE]?.examples ?? {})),
    );
    const elsewhere = ['path-unknown', 'method-unknown', 'group-missing'];
    expect([...new Set(named)].sort()).toEqual(rules.filter((rule) => !elsewhere.includes(rule)).sort());
  });

  it.each(Object.entries(componentSchemas()))('says what %s is, and each of its fields', (_, schema) => {
    expect(schema.description).toMatch(/\.$/);
    expect(Object.keys(schema.properties ?? {})).not.toEqual([]);
    for (const property of Object.values(schema.properties ?? {})) {
      expect(property).toMatchObject({ description: expect.stringMatching(/\.$/) as string });
    }
  });
});
