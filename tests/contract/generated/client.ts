import { isDeepStrictEqual } from 'node:util';
import createGeneratedClient from 'openapi-fetch';
import type { Answer, Client, Encoding } from '../../../src/api/client.ts';
import { match, type Match } from '../../../src/api/route.ts';
import { AssignFields } from '../../../src/contract/assignment.ts';
import { CreateGroupFields } from '../../../src/contract/group.ts';
import { CreateUserFields } from '../../../src/contract/user.ts';
import type { z } from '../../../src/contract/zod.ts';
import { parseJson } from '../../../src/domain/text/parse-json.ts';
import type { OpenHost } from '../../support/hosts/contract-host.ts';
import type { components, paths } from './service.ts';

type Send = (request: Request) => Promise<Response>;

/** Where the generated client believes the service to be. The host knows better. */
const BASE_URL = 'http://generated.example';

/**
 * A host as a client sees it that was generated from `openapi.json`. What the description has no words for, such as an
 * unknown path or a broken body, is sent as it is.
 */
export function byGeneratedClient(open: OpenHost): OpenHost {
  return async (options) => {
    const host = await open(options);
    const send: Send = async (request) =>
      host.send(request.url.slice(BASE_URL.length), await initOf(request));
    return {
      ...host,
      client: (encoding) => clientOf(callsOf(send, encoding)),
      send: async (path, init) => {
        let answer: Response | undefined;
        const keep: Send = async (request) => {
          const response = await send(request);
          // The generated client reads the other one.
          answer = response.clone();
          return response;
        };
        // Methods that no request can carry are for the host itself.
        if (!METHODS.includes(init?.method ?? 'GET')) return host.send(path, init);
        const request = new Request(BASE_URL + path, init);
        await callLike(request.clone(), callsOf(keep, encodingOf(request)));
        return answer ?? host.send(path, init);
      },
    };
  };
}

const METHODS = ['GET', 'POST'];

async function initOf(request: Request): Promise<RequestInit> {
  const { method, headers } = request;
  return method === 'GET' ? { headers } : { method, headers, body: await request.text() };
}

type Calls = ReturnType<typeof callsOf>;

/** One call for each operation of the description, typed by what was generated from it. */
function callsOf(send: Send, encoding?: Encoding) {
  const api = createGeneratedClient<paths>({ baseUrl: BASE_URL, fetch: send });
  const form = {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    bodySerializer: writeForm,
  };
  const written = encoding === 'json' ? {} : form;
  return {
    assessments: () => api.GET('/api-v1/assessments'),
    assessment: (key: string) => api.GET('/api-v1/assessment/{key}', { params: { path: { key } } }),
    createUser: (body: components['schemas']['CreateUserFields']) =>
      api.POST('/api-v1/users/create', { body, ...written }),
    assign: (body: components['schemas']['AssignFields']) =>
      api.POST('/api-v1/user/assign', { body, ...written }),
    occupationsInGroup: (int?: number) =>
      int === undefined
        ? api.GET('/api-v1/occupations/group')
        : api.GET('/api-v1/occupations/group/{int}', { params: { path: { int } } }),
    occupationsToDepth: (int?: number) =>
      int === undefined
        ? api.GET('/api-v1/occupations/depth')
        : api.GET('/api-v1/occupations/depth/{int}', { params: { path: { int } } }),
    occupations: () => api.GET('/api-v1/occupations'),
    createGroup: (body: components['schemas']['CreateGroupFields']) =>
      api.POST('/api-v1/groups/create', { body, ...written }),
  };
}

/** "`auto_assign` as JSON text and `auto_reserve` as `1`." */
function writeForm(fields: object): URLSearchParams {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return new URLSearchParams(
    given.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

/** The client that the suite asks for, over the generated one. It compiles only where both say the same of an answer. */
function clientOf(calls: Calls): Client {
  return {
    assessments: async () => answered(await calls.assessments()),
    assessment: async ({ key }) => answered(await calls.assessment(key)),
    createUser: async (fields) =>
      answered(
        await calls.createUser({ ...fields, sex: sexOf(fields.sex), occupation: String(fields.occupation) }),
      ),
    assign: async (fields) => answered(await calls.assign(fields)),
    occupationsInGroup: async ({ int }) => answered(await calls.occupationsInGroup(numberOf(int))),
    occupationsToDepth: async ({ int }) => answered(await calls.occupationsToDepth(numberOf(int))),
    occupations: async () => answered(await calls.occupations()),
    createGroup: async (fields) => answered(await calls.createGroup(fields)),
  };
}

function sexOf(given: string): 'M' | 'F' {
  return CreateUserFields.shape.sex.parse(given);
}

function numberOf(given: number | string | undefined): number | undefined {
  return given === undefined ? undefined : Number(given);
}

interface Read<Value> {
  data?: Value;
  error?: components['schemas']['ProblemDocument'];
  response: Response;
}

function answered<Value>({ data, error, response: { status } }: Read<Value>): Answer<Value> {
  if (data !== undefined) return { ok: true, status, value: data };
  return { ok: false, reason: 'refused', status, problems: error?.errors ?? [] };
}

function encodingOf(request: Request): Encoding {
  return request.headers.get('content-type')?.includes('json') ? 'json' : 'form';
}

/** Makes the call that a request stands for, where the description has it. */
async function callLike(request: Request, calls: Calls): Promise<void> {
  const { pathname, search } = new URL(request.url);
  const found = pathname.startsWith('/api-v1/') && search === '' ? match(pathname) : undefined;
  if (!found) return;
  if (request.method === 'GET') await read(found, calls);
  if (request.method === 'POST') await write(found, request, calls);
}

async function read({ name, params }: Match, calls: Calls): Promise<unknown> {
  const int = params.int === undefined ? undefined : Number(params.int);
  const isInt = params.int === undefined || /^\d$/.test(params.int);
  if (name === 'assessment') return calls.assessment(params.key ?? '');
  if (name === 'assessments' || name === 'occupations') return calls[name]();
  if ((name === 'occupationsInGroup' || name === 'occupationsToDepth') && isInt) return calls[name](int);
  return undefined;
}

async function write({ name }: Match, request: Request, calls: Calls): Promise<unknown> {
  const fields = await fieldsOf(request);
  if (name === 'createUser') return whenTyped(CreateUserFields, fields, calls.createUser);
  if (name === 'createGroup') return whenTyped(CreateGroupFields, fields, calls.createGroup);
  if (name === 'assign') return whenTyped(AssignFields, fields, calls.assign);
  return undefined;
}

/** Only what has just the fields of the description could be written by a typed caller. */
async function whenTyped<Value>(
  schema: z.ZodMiniType<Value>,
  fields: unknown,
  call: (value: Value) => Promise<unknown>,
): Promise<unknown> {
  const parsed = schema.safeParse(fields);
  return parsed.success && isDeepStrictEqual(namesIn(parsed.data), namesIn(fields)) && call(parsed.data);
}

/** The names of all fields, however deep. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .flatMap(([name, one]) => [name, ...namesIn(one).map((inner) => `${name}/${inner}`)])
    .sort();
}

/**
 * Fields as a typed caller would have them. Undefined where the body is neither a form nor JSON, has a field twice, or has
 * blanks around it, which a typed caller could not write.
 */
async function fieldsOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  const text = await request.text();
  if (text !== text.trim()) return undefined;
  if (type === 'application/json') return parseJson(text);
  if (!type.startsWith('application/x-www-form-urlencoded')) return undefined;
  const pairs = [...new URLSearchParams(text)];
  const fields = new Map<string, unknown>(pairs);
  if (fields.size !== pairs.length) return undefined;
  const bought = fields.get('auto_assign');
  if (typeof bought === 'string') fields.set('auto_assign', parseJson(bought));
  return Object.fromEntries(fields);
}
