import { createHandler } from '../../src/api/handler.ts';
import type { Catalogue } from '../../src/catalogue/load.ts';
import type { ContractType } from '../../src/contract/assignment.ts';
import { endpoints, type Endpoint, type EndpointName } from '../../src/contract/endpoints.ts';
import type { Group } from '../../src/contract/group.ts';
import { limits } from '../../src/contract/limits.ts';
import { ProblemDocument } from '../../src/contract/problem.ts';
import type { Rule } from '../../src/domain/rules/rules.ts';
import { createMemoryRecords } from '../../src/server/service/memory-records.ts';

const group: Group = { uuid: '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a', name: 'Nakuru 3', type: 'TEAM' };
const USER = '3b1f8f0e-9f51-4d2a-8c66-1d2f30a4b5c6';
const NO_ONE = '11111111-2222-4333-8444-555555555555';

type Fields = Readonly<Record<string, unknown>>;

/** A request that is accepted. `fields` and `path` are what the endpoint is given. */
export interface Good {
  readonly summary: string;
  readonly fields?: Fields;
  /** The path with its parameters filled in. */
  readonly path?: string;
  readonly contract?: ContractType;
}

/** A request that breaks one rule and no other. */
type Bad = Fields | { readonly path: string } | ((good: Fields) => RequestInit & { readonly query?: string });

const person = { sex: 'F', country: 'KE', occupation: '2221' };
const entry = { key: 'AI', target: 'self' };
const share = { country: 'KE', assessment_each_price: 12.5, total_extras_price: 3, data: [entry] };
const bought = { user_uuid: USER, auto_reserve: 1, auto_assign: [entry] };
const team = { name: 'Nakuru 3', type: 'TEAM' };
const long = 'x'.repeat(limits.text.most + 1);

/** Broken requests are made from the first good request of each endpoint. */
export const good: Readonly<Record<EndpointName, readonly [Good, ...Good[]]>> = {
  assessments: [{ summary: 'All assessments' }],
  assessment: [{ summary: 'Activity Interests', path: '/api-v1/assessment/AI' }],
  createUser: [
    { summary: 'A nurse in Kenya', fields: person },
    { summary: 'Someone who joins a group', fields: { ...person, group_uuid: group.uuid } },
  ],
  assign: [
    { summary: 'One assessment about oneself', fields: bought },
    {
      summary: 'Two about the group that the user joins with this call',
      fields: {
        ...bought,
        auto_assign: ['TB', 'TR'].map((key) => ({ key, target: group.uuid })),
        group_uuid: group.uuid,
      },
    },
    { summary: 'Only joining a group', fields: { user_uuid: USER, group_uuid: group.uuid } },
    {
      summary: 'Under a revenue-share contract',
      fields: { ...bought, auto_assign: [share] },
      contract: 'revenue-share',
    },
  ],
  occupationsInGroup: [{ summary: 'Armed forces occupations', path: '/api-v1/occupations/group/0' }],
  occupationsToDepth: [{ summary: 'The ten major groups', path: '/api-v1/occupations/depth/0' }],
  occupations: [{ summary: 'The whole classification' }],
  createGroup: [
    { summary: 'A team', fields: team },
    { summary: 'A team of another group', fields: { ...team, parent_uuid: group.uuid } },
  ],
};

const json = (body: string) => ({ body, headers: { 'content-type': 'application/json' } });

/** Broken requests to every endpoint that takes fields. */
const anyFields = {
  'body-unreadable': () => json('{'),
  'body-not-object': () => json('[]'),
  'body-too-large': () => json(`{"x":"${'x'.repeat(limits.body.most)}"}`),
  'content-type-unknown': () => ({ body: 'x', headers: { 'content-type': 'text/csv' } }),
  'fields-too-many': () => ({ query: 'x&'.repeat(limits.fields.most + 1), ...json('{}') }),
  'json-too-deep': () => json(`{"x":${'['.repeat(limits.depth.most)}${']'.repeat(limits.depth.most)}}`),
  'field-twice': (fields: Fields) => {
    const [[name, value] = ['', '']] = Object.entries(fields);
    return {
      query: new URLSearchParams({ [name]: String(value) }).toString(),
      ...json(JSON.stringify(fields)),
    };
  },
} as const satisfies Partial<Record<Rule, Bad>>;

const anyAddress = { 'address-too-long': () => ({ query: 'x'.repeat(limits.address.most) }) };

const assigned = (change: Fields) => ({ auto_assign: [{ ...entry, ...change }] });
const shared = (change: Fields) => ({ auto_assign: [{ ...share, ...change }] });

/** For each endpoint a request for every rule that it can break, as a change of its first good one. */
const broken: Readonly<Record<EndpointName, Readonly<Partial<Record<Rule, Bad>>>>> = {
  assessments: anyAddress,
  assessment: { ...anyAddress, 'assessment-unknown': { path: '/api-v1/assessment/ZZ' } },
  occupations: anyAddress,
  occupationsInGroup: anyAddress,
  occupationsToDepth: anyAddress,
  createUser: {
    ...anyAddress,
    ...anyFields,
    'sex-missing': { sex: undefined },
    'sex-unknown': { sex: 'female' },
    'country-missing': { country: undefined },
    'country-unknown': { country: 'UK' },
    'occupation-missing': { occupation: undefined },
    'occupation-unknown': { occupation: '2229' },
    'group-malformed': { group_uuid: 'Nakuru 3' },
    'group-unknown': { group_uuid: NO_ONE },
    'field-misnamed': { groupUuid: group.uuid },
    'text-too-long': { occupation: long },
  },
  assign: {
    ...anyAddress,
    ...anyFields,
    'user-missing': { user_uuid: undefined },
    'user-malformed': { user_uuid: '7' },
    'user-unknown': { user_uuid: NO_ONE },
    'group-malformed': { group_uuid: 'Nakuru 3' },
    'group-unknown': { group_uuid: NO_ONE },
    'reserve-missing': { auto_reserve: undefined },
    'reserve-not-1': { auto_reserve: 'yes' },
    'nothing-to-do': { auto_assign: undefined },
    'auto-assign-not-json': { auto_assign: '[{' },
    'auto-assign-not-array': { auto_assign: entry },
    'auto-assign-shape': { auto_assign: [share] },
    'entries-none': { auto_assign: [] },
    'entries-too-many': {
      auto_assign: ['AI', 'TA', 'AC', 'TX', 'AS', 'PO', 'TR', 'TB', 'TC', 'TL', 'AI', 'TA', 'AC'].map(
        (key, at) => ({ key, target: at < 10 ? 'self' : group.uuid }),
      ),
    },
    'items-too-many': {
      auto_assign: [share, ...Array.from({ length: limits.items.most }, () => ({ ...share, data: [] }))],
    },
    'entry-malformed': { auto_assign: ['AI'] },
    'entry-repeated': { auto_assign: [entry, entry] },
    'key-missing': assigned({ key: undefined }),
    'key-unknown': assigned({ key: 'SK' }),
    'target-missing': assigned({ target: undefined }),
    'target-malformed': assigned({ target: 'me' }),
    'target-unknown': assigned({ target: NO_ONE }),
    'country-missing': shared({ country: undefined }),
    'country-unknown': shared({ country: 'UK' }),
    'countries-differ': {
      auto_assign: [share, { ...share, country: 'TZ', data: [{ ...entry, key: 'TA' }] }],
    },
    'price-missing': shared({ total_extras_price: undefined }),
    'price-malformed': shared({ assessment_each_price: '12.50' }),
    'field-misnamed': { 'auto_assign[0][key]': 'AI' },
    'text-too-long': { user_uuid: long },
  },
  createGroup: {
    ...anyAddress,
    ...anyFields,
    'name-missing': { name: undefined },
    'name-malformed': { name: 7 },
    'type-missing': { type: undefined },
    'type-unknown': { type: 'VILLAGE' },
    'group-malformed': { parent_uuid: 'Nakuru' },
    'group-unknown': { parent_uuid: NO_ONE },
    'field-misnamed': { parentUuid: group.uuid },
    'text-too-long': { name: long },
  },
};

/** Their examples are for a revenue-share contract. */
const revenueShareRules: readonly Rule[] = [
  'items-too-many',
  'country-missing',
  'country-unknown',
  'countries-differ',
  'price-missing',
  'price-malformed',
];

export interface Answered {
  readonly status: number;
  readonly value: unknown;
}

/** Sends a request to the service as it ships, with one user and one group. */
export type Send = (path: string, init: RequestInit, contract?: ContractType) => Promise<Answered>;

export function openService(catalogue: Catalogue): Send {
  return async (path, init, contract = 'other') => {
    const records = createMemoryRecords([group]);
    let made = 0;
    const handler = createHandler({
      ...catalogue,
      organisation: () => Promise.resolve({ name: 'Example Org', contract }),
      records,
      now: () => new Date('2026-03-01T09:00:00Z'),
      newId: () => `8f14e45f-ceea-467a-9a36-${(made += 1).toString(16).padStart(12, '0')}`,
    });
    await records.createUser({
      uuid: USER,
      sex: 'F',
      country: 'KE',
      occupation: '2221',
      createdAt: new Date('2026-03-01T08:00:00Z'),
    });
    const response = await handler(new Request(new URL(path, 'http://localhost'), init));
    return { status: response.status, value: await response.json() };
  };
}

export async function answerOfGood(
  send: Send,
  name: EndpointName,
  { path, fields, contract }: Good,
): Promise<unknown> {
  const endpoint: Endpoint = endpoints[name];
  const init = fields ? { method: 'POST', ...json(JSON.stringify(fields)) } : {};
  const { status, value } = await send(path ?? endpoint.path, init, contract);
  if (status !== 200) throw new Error(`The example of ${name} was refused: ${JSON.stringify(value)}`);
  return value;
}

/** A refusal for each rule that an endpoint can break, as the service answers it. */
export async function refusalsOf(
  send: Send,
  name: EndpointName,
): Promise<ReadonlyMap<Rule, ProblemDocument>> {
  const refusals = new Map<Rule, ProblemDocument>();
  for (const [key, bad] of Object.entries(broken[name])) {
    const rule = key as Rule; // A key of the table above.
    const contract = revenueShareRules.includes(rule) && name === 'assign' ? 'revenue-share' : 'other';
    const { path, init } = requestOf(name, bad);
    const document = ProblemDocument.parse((await send(path, init, contract)).value);
    if (document.errors.length !== 1 || document.errors[0]?.rule !== rule) {
      throw new Error(`The example of ${name} for ${rule} breaks ${JSON.stringify(document.errors)}`);
    }
    refusals.set(rule, document);
  }
  return refusals;
}

function requestOf(name: EndpointName, bad: Bad): { path: string; init: RequestInit } {
  const endpoint: Endpoint = endpoints[name];
  const { path = endpoint.path, fields = {} } = good[name][0];
  const post = endpoint.body ? { method: 'POST' } : {};
  if (typeof bad === 'function') {
    const { query = '', ...init } = bad(fields);
    return { path: `${path}?${query}`, init: { ...post, ...init } };
  }
  if (!endpoint.body)
    return { path: 'path' in bad && typeof bad.path === 'string' ? bad.path : path, init: {} };
  return { path, init: { ...post, ...json(JSON.stringify({ ...fields, ...bad })) } };
}
