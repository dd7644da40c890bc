import type { Catalogue } from '../../src/catalogue/load.ts';
import { endpointNames, endpoints, type Endpoint, type EndpointName } from '../../src/contract/endpoints.ts';
import { PROBLEM_TYPE, type ProblemDocument } from '../../src/contract/problem.ts';
import type { z } from '../../src/contract/zod.ts';
import { loadShippedCatalogue } from '../../src/server/node/shipped-catalogue.ts';
import { refuseCredentials } from '../../src/server/service/reference-service.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { answerOfGood, good, openService, refusalsOf, type Send } from './examples.ts';
import { componentSchemas, refTo, schemaOf, type JsonSchema } from './schemas.ts';
import { document as words, OMITTED, operations, parameters, type Tag } from './words.ts';

/** A part of the description, as JSON. */
type Part = Readonly<Record<string, unknown>>;

const TAGS: Readonly<Record<EndpointName, Tag>> = {
  assessments: 'Assessments',
  assessment: 'Assessments',
  createUser: 'Users',
  assign: 'Users',
  occupationsInGroup: 'Occupations',
  occupationsToDepth: 'Occupations',
  occupations: 'Occupations',
  createGroup: 'Groups',
};

/** Credentials are "not shown": a server may ask for none. */
const security = [{}, { key: [] }];

/**
 * The contract as OpenAPI 3.1, made from the table of endpoints, its schemas, and what the service answers to the example
 * of each rule. Fails when an example is not answered as it should be.
 */
export async function openApiDocument(catalogue?: Catalogue): Promise<Part> {
  const send = openService(catalogue ?? (await loadShippedCatalogue()));
  const examples = new SharedExamples();
  const paths: Record<string, Part> = {};
  for (const name of endpointNames) {
    const endpoint: Endpoint = endpoints[name];
    const operation = await operationOf(name, send, examples);
    for (const { path, ...adjusted } of pathsOf(name, endpoint)) {
      paths[path] = { [endpoint.method.toLowerCase()]: { ...operation, ...adjusted } };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: words.title,
      version: packageJson.version,
      description: words.description,
      license: { name: packageJson.license, identifier: packageJson.license },
    },
    servers: [{ url: '.', description: words.server }],
    tags: Object.entries(words.tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: componentSchemas(),
      responses: { Credentials: await credentialsResponse() },
      examples: examples.all,
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'apikey', description: words.key } },
    },
  };
}

/** A path with an optional parameter becomes two paths, because OpenAPI has no optional path parameters. */
function pathsOf(name: EndpointName, { path, params }: Endpoint) {
  const template = path.replace(/:(\w+)\??/g, '{$1}');
  const given = {
    path: template,
    operationId: name,
    parameters: params ? [parameterOf(template, params)] : [],
  };
  if (!path.endsWith('?')) return [given];
  const omitted = {
    path: path.replace(/\/:\w+\?$/, ''),
    operationId: `${name}Omitted`,
    parameters: [],
    description: `${operations[name]} ${OMITTED}`,
  };
  return [omitted, given];
}

function parameterOf(template: string, params: z.ZodMiniType): Part {
  const name = /\{(\w+)\}/.exec(template)?.[1] ?? '';
  const most = largestInt(params);
  const about =
    most === undefined
      ? { description: parameters.key, schema: { type: 'string' }, example: 'AI' }
      : {
          description: parameters.int(most),
          schema: { type: 'integer', minimum: 0, maximum: most },
          example: 0,
        };
  return { name, in: 'path', required: true, ...about };
}

/** The largest digit that means itself. Undefined where the parameter is no number. */
function largestInt(params: z.ZodMiniType): number | undefined {
  const meaningItself = Array.from('0123456789', Number).filter((int) => {
    const read = params.safeParse({ int });
    return read.success && JSON.stringify(read.data) === JSON.stringify({ int });
  });
  return meaningItself.at(-1);
}

async function operationOf(name: EndpointName, send: Send, examples: SharedExamples): Promise<Part> {
  const { summary, body, response, extension }: Endpoint = endpoints[name];
  const refusals = await refusalsOf(send, name);
  return {
    operationId: name,
    summary,
    description: operations[name],
    tags: [TAGS[name]],
    security,
    ...(extension && { 'x-extension': true }),
    ...(body && { requestBody: requestBodyOf(name, schemaOf(body), examples) }),
    responses: {
      200: {
        description: words.good,
        content: {
          'application/json': { schema: schemaOf(response), examples: await answersOf(name, send) },
        },
      },
      401: { $ref: '#/components/responses/Credentials' },
      ...refusedWith([...refusals.values()], examples),
    },
  };
}

/** The contract's own clients send forms; the other encodings that are read are named in words. */
function requestBodyOf(name: EndpointName, schema: JsonSchema, shared: SharedExamples): Part {
  const examples = Object.fromEntries(
    good[name].map(({ summary, fields }, at) => [
      `example${at + 1}`,
      shared.ref(`${name}${at + 1}`, { summary, value: fields }),
    ]),
  );
  // "`auto_assign` as JSON text."
  const encoding =
    name === 'assign' ? { encoding: { auto_assign: { contentType: 'application/json' } } } : {};
  return {
    required: true,
    content: {
      'application/x-www-form-urlencoded': { schema, examples, ...encoding },
      'application/json': { schema, examples },
    },
  };
}

async function answersOf(name: EndpointName, send: Send): Promise<Part> {
  const answers: Record<string, Part> = {};
  for (const [at, one] of good[name].entries()) {
    const value = await answerOfGood(send, name, one);
    answers[`example${at + 1}`] = { summary: one.summary, value: beginningOf(name, value) };
  }
  return answers;
}

/** Only the first entry of the two lists that would fill pages. */
function beginningOf(name: EndpointName, value: unknown): unknown {
  if (name === 'assessments') return endpoints.assessments.response.parse(value).slice(0, 1);
  if (name !== 'occupations') return value;
  const { lang, data } = endpoints.occupations.response.parse(value);
  return { lang, data: data.slice(0, 1) };
}

/** Every status with which an endpoint refuses, and under it every rule by its name. */
function refusedWith(refusals: readonly ProblemDocument[], shared: SharedExamples): Part {
  const descriptions: Readonly<Record<number, string>> = words.refused;
  const statuses = [...new Set(refusals.map(({ status }) => status))].sort();
  return Object.fromEntries(
    statuses.map((status) => {
      const all = refusals.filter((one) => one.status === status);
      const examples = all.map((one) => [ruleOf(one), shared.ref(ruleOf(one), exampleOf(one))] as const);
      return [status, problemResponse(descriptions[status] ?? '', Object.fromEntries(examples))];
    }),
  );
}

async function credentialsResponse(): Promise<Part> {
  const refusal = refuseCredentials(new Request('http://localhost'), { key: 'the key' });
  const value: unknown = await refusal?.json();
  return problemResponse(words.credentials, { credentials: { value } });
}

function problemResponse(description: string, examples: Part): Part {
  return {
    description,
    content: { [PROBLEM_TYPE]: { schema: { $ref: refTo('ProblemDocument') }, examples } },
  };
}

function exampleOf(value: ProblemDocument): Part {
  return { summary: value.errors[0]?.detail ?? '', value };
}

function ruleOf({ errors }: ProblemDocument): string {
  return errors[0]?.rule ?? '';
}

/** Examples by their name, each written once. If an example differs between endpoints, a number is added to its name. */
class SharedExamples {
  readonly all: Record<string, Part> = {};

  ref(name: string, example: Part): Part {
    let free = name;
    for (let at = 2; free in this.all && !isSame(this.all[free], example); at += 1) free = `${name}-${at}`;
    this.all[free] = example;
    return { $ref: `#/components/examples/${free}` };
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
