import { expect } from 'vitest';
import { createClient, type Client, type Encoding } from '../../../src/api/client.ts';
import { createHandler } from '../../../src/api/handler.ts';
import type { Services } from '../../../src/api/services.ts';
import type { ContractType } from '../../../src/contract/assignment.ts';
import type { GivenFields } from '../../../src/contract/endpoints.ts';
import type { Group } from '../../../src/contract/group.ts';
import { ProblemDocument } from '../../../src/contract/problem.ts';

/** A place where the service runs, with its own organisation. */
export interface Host {
  /** `path` starts with `/api-v1/`; a host that is only the service also takes other paths. */
  send(path: string, init?: RequestInit): Promise<Response>;
  client(encoding?: Encoding): Client;
  /** How many users, assignments and groups have been made. */
  kept(): Promise<number>;
  close(): Promise<void>;
}

export interface HostOptions {
  contract?: ContractType;
  /** The organisation's country; absent if it has none. */
  country?: string;
}

export type OpenHost = (options?: HostOptions) => Promise<Host>;

/** The groups that every host's organisation has. */
export const company: Group = {
  uuid: '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a',
  name: 'Nakuru Ltd',
  type: 'COMPANY',
};
export const team: Group = { uuid: '0b5b3f6e-7a53-4f7d-8f43-0b2d2a4f9c11', name: 'Nakuru 3', type: 'TEAM' };

/** A UUID of no one. */
export const NO_ONE = '11111111-2222-4333-8444-555555555555';

/** Used where the handler is called as a function, because a request needs an address. */
const BASE_URL = 'http://outpost.example';

/** A host without a network: the handler over some records, as the screens use it. */
export function handlerHost(
  { contract = 'other', country }: HostOptions,
  services: Pick<Services, 'assessments' | 'occupations' | 'countries' | 'records'>,
  { kept, close }: Pick<Host, 'kept' | 'close'>,
): Host {
  const handler = createHandler({
    ...services,
    organisation: () => Promise.resolve({ name: 'Example Org', contract, ...(country && { country }) }),
    now: () => new Date('2026-03-01T09:00:00Z'),
    newId: () => crypto.randomUUID(),
  });
  return {
    send: (path, init) => handler(new Request(BASE_URL + path, init)),
    client: (encoding) => createClient(handler, { baseUrl: BASE_URL, encoding }),
    kept,
    close,
  };
}

/** Runs a test against a fresh host, and closes it whatever happens. */
export function on(open: OpenHost, test: (host: Host) => Promise<void>, options?: HostOptions) {
  return async () => {
    const host = await open(options);
    try {
      await test(host);
    } finally {
      await host.close();
    }
  };
}

/** A POST as a browser's form would send it. */
export function form(fields: Record<string, string>): RequestInit {
  return { method: 'POST', body: new URLSearchParams(fields) };
}

export function json(fields: unknown): RequestInit {
  const headers = { 'content-type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(fields) };
}

/** The problem document of a refusal, checked by its schema. */
export async function refusalOf(response: Response): Promise<ProblemDocument> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const document = ProblemDocument.parse(await response.json());
  expect(document.status).toBe(response.status);
  return document;
}

/** The problems of a refusal, one line each: `/country country-unknown`. */
export async function broken(response: Response): Promise<string[]> {
  const { errors } = await refusalOf(response);
  return errors.map(({ pointer, rule }) => `${pointer} ${rule}`);
}

/** Creates a person who passes every rule, and returns the UUID. */
export async function person(host: Host, fields: Partial<GivenFields<'createUser'>> = {}): Promise<string> {
  const answer = await host.client().createUser({ sex: 'F', country: 'KE', occupation: '2221', ...fields });
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer.value.data.uuid;
}
