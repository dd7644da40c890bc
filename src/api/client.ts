import type { Answered, Endpoint, EndpointName, GivenFields, GivenParams } from '../contract/endpoints.ts';
import { endpointNames, endpoints } from '../contract/endpoints.ts';
import { shown } from '../contract/limits.ts';
import type { Problem } from '../contract/problem.ts';
import type { z } from '../contract/zod.ts';
import { parseJson } from '../domain/text/parse-json.ts';
import type { DeviceNote } from '../domain/record/records.ts';
import type { Along } from '../store/changes/new-record.ts';
import { readProblems } from './read-problems.ts';

/** Sends a request to the handler in the page, or over the network. Only the handler gets the note. */
export type Transport = (request: Request, note?: DeviceNote) => Promise<Response>;

/** How the two POSTs write their fields down: `form` is what the live service is known to read. */
export type Encoding = 'form' | 'json';

export interface ClientOptions {
  /** What stands before `/api-v1/`, with or without a slash at its end. */
  baseUrl: string;
  /** Headers that go with every request, such as the credentials. */
  headers?: Readonly<Record<string, string>>;
  encoding?: Encoding;
}

export interface Accepted<Value> {
  ok: true;
  status: number;
  value: Value;
}

export interface NotAccepted {
  ok: false;
  /** `refused`: the answer says no. `unreadable`: it says yes in a form that the contract does not know. */
  reason: 'refused' | 'unreadable';
  status: number;
  /** Never empty. A problem that a server reports in another form than ours has the rule `server`. */
  problems: readonly Problem[];
}

export type Answer<Value> = Accepted<Value> | NotAccepted;

type Method<Name extends EndpointName> = (
  ...given: GivenFields<Name> extends undefined
    ? GivenParams<Name> extends undefined
      ? []
      : [params: GivenParams<Name>]
    : [fields: GivenFields<Name>, note?: DeviceNote]
) => Promise<Answer<Answered<Name>>>;

/**
 * One method for each endpoint. A refusal is a value; a method rejects only when its transport does: the network
 * failed, or the store in the page could not keep what passed every rule.
 */
export type Client = { readonly [Name in EndpointName]: Method<Name> };

/** The client of the service in this page, which can also keep the records of several calls at once. */
export interface PageClient extends Client {
  /** Answers a request that someone has written by hand, as any host of the service would. */
  ask(request: Request): Promise<Response>;
  /**
   * Keeps the records of all calls in one transaction if their answer is a success, and none of them
   * otherwise. The rules of each call see the records of the calls before it.
   * @param along what else is done in that transaction
   */
  together<Value>(calls: (client: Client) => Promise<Answer<Value>>, along?: Along): Promise<Answer<Value>>;
}

/** A request as plain values, which can be stored and sent again byte for byte. */
export interface PreparedRequest {
  method: Endpoint['method'];
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/** An answer as plain values. */
export interface Received {
  status: number;
  text: string;
}

/** The parameters and fields of a call. */
interface Given {
  params?: PathValues;
  fields?: Fields;
}

type Fields = Readonly<Record<string, unknown>>;

type PathValues = Readonly<Record<string, string | number | undefined>>;

export function createClient(transport: Transport, options: ClientOptions): Client {
  async function call<Value>(
    endpoint: Endpoint & { response: z.ZodMiniType<Value> },
    given: Given,
    note?: DeviceNote,
  ): Promise<Answer<Value>> {
    const { url, ...init } = prepareRequest(endpoint, given, options);
    const response = await transport(new Request(url, init), note);
    return readAnswer(endpoint, { status: response.status, text: await response.text() });
  }

  return clientOf(async (name, given, note) => {
    const endpoint: Endpoint = endpoints[name];
    // `Method` says which of the two an endpoint is given.
    return call(
      endpoint,
      endpoint.body ? { fields: given as Fields } : { params: given as PathValues },
      note,
    );
  });
}

/** Makes a client of one function that answers every call of the table. */
export function clientOf(
  answer: (name: EndpointName, given: unknown, note?: DeviceNote) => Promise<Answer<unknown>>,
): Client {
  const methods = endpointNames.map((name) => [
    name,
    (given?: unknown, note?: DeviceNote) => answer(name, given, note),
  ]);
  // One method for each name of the table. `readAnswer` has checked each answer by the schema of its endpoint.
  return Object.fromEntries(methods) as Client;
}

/** Writes a request down for the wire. Fields that are undefined are left out. */
export function prepareRequest(endpoint: Endpoint, given: Given, options: ClientOptions): PreparedRequest {
  const request: PreparedRequest = {
    method: endpoint.method,
    url: options.baseUrl.replace(/\/$/, '') + fillPath(endpoint.path, given.params ?? {}),
    headers: { accept: 'application/json', ...options.headers },
  };
  if (!endpoint.body) return request;
  const json = options.encoding === 'json';
  request.headers['content-type'] = json ? 'application/json' : 'application/x-www-form-urlencoded';
  request.body = json ? JSON.stringify(given.fields) : encodeForm(given.fields ?? {});
  return request;
}

/** Judges an answer by the contract: any 2xx whose body passes the schema is a success, and nothing else is. */
export function readAnswer<Value>(
  endpoint: { response: z.ZodMiniType<Value> },
  { status, text }: Received,
): Answer<Value> {
  if (status < 200 || status > 299) {
    return { ok: false, reason: 'refused', status, problems: readProblems(text, status) };
  }
  const parsed = endpoint.response.safeParse(parseJson(text));
  if (parsed.success) return { ok: true, status, value: parsed.data };
  const problems = parsed.error.issues.slice(0, shown.keptProblems).map((issue) => ({
    pointer: issue.path
      .map((part) => `/${String(part)}`)
      .join('')
      .slice(0, shown.sentence),
    rule: 'answer-shape',
    detail: 'The server answered in a form that is not the contract’s',
  }));
  return { ok: false, reason: 'unreadable', status, problems };
}

function fillPath(path: string, params: PathValues): string {
  return path.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = params[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
}

/** "`auto_assign` as JSON text and `auto_reserve` as `1`." */
function encodeForm(fields: Readonly<Record<string, unknown>>): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form.toString();
}
