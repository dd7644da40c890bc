import { AssignFields, AssignResponse } from './assignment.ts';
import { Assessment } from './assessment.ts';
import { CreateGroupFields, CreateGroupResponse } from './group.ts';
import { OccupationNode } from './occupation.ts';
import { CreateUserFields, CreateUserResponse } from './user.ts';
import { z } from './zod.ts';

/** One row of the table. */
export interface Endpoint {
  method: 'GET' | 'POST';
  /** `:name` is one segment; `:name?` may be left out. */
  path: string;
  /** A sentence for the README's table. */
  summary: string;
  /** The path's parameters, where it has any. */
  params?: z.ZodMiniType;
  /** The fields that are sent, where there are any. */
  body?: z.ZodMiniObject;
  response: z.ZodMiniType;
  /** The live service has it, and the contract does not describe it. */
  extension?: true;
}

const listing = { lang: z.string() };

/**
 * "An omitted or invalid `INT` does not fail; it is treated as 0." Exactly one digit from 0 to `max` is valid. Everything
 * else is invalid: a negative or fractional number, one out of range, other text, nothing, or a digit followed by a slash.
 */
function lenientInt(max: number) {
  const read = (given: string | number | undefined): number => {
    const text = String(given);
    if (!/^\d$/.test(text)) return 0;
    return Number(text) <= max ? Number(text) : 0;
  };
  return z.pipe(z.optional(z.union([z.number(), z.string()])), z.transform(read));
}

/**
 * Every endpoint of the contract. Routing, the client, the contract tests and the README's table are made
 * from this table.
 */
export const endpoints = {
  assessments: {
    method: 'GET',
    path: '/api-v1/assessments',
    summary: 'List all assessments',
    response: z.array(Assessment),
  },
  assessment: {
    method: 'GET',
    path: '/api-v1/assessment/:key',
    summary: 'Read one assessment by its two-letter key',
    params: z.object({ key: z.string() }),
    response: Assessment,
  },
  createUser: {
    method: 'POST',
    path: '/api-v1/users/create',
    summary: 'Create a user, with or without a group',
    body: CreateUserFields,
    response: CreateUserResponse,
  },
  assign: {
    method: 'POST',
    path: '/api-v1/user/assign',
    summary: 'Assign assessments to a user, with or without a group to join',
    body: AssignFields,
    response: AssignResponse,
  },
  occupationsInGroup: {
    method: 'GET',
    path: '/api-v1/occupations/group/:int?',
    summary: 'Read one major group of occupations in full depth',
    params: z.object({ int: lenientInt(9) }),
    response: z.looseObject({ ...listing, data: OccupationNode }),
  },
  occupationsToDepth: {
    method: 'GET',
    path: '/api-v1/occupations/depth/:int?',
    summary: 'List occupations down to a depth',
    params: z.object({ int: lenientInt(3) }),
    response: z.looseObject({ ...listing, data: z.array(OccupationNode) }),
  },
  occupations: {
    method: 'GET',
    path: '/api-v1/occupations',
    summary: 'List all occupations in full depth',
    response: z.looseObject({ ...listing, data: z.array(OccupationNode) }),
  },
  createGroup: {
    method: 'POST',
    path: '/api-v1/groups/create',
    summary: 'Create a group',
    body: CreateGroupFields,
    response: CreateGroupResponse,
    extension: true,
  },
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

/** What a caller puts into the path: `{ key: 'AI' }`, `{ int: 3 }`; undefined if the path has no parameters. */
export type GivenParams<Name extends EndpointName> = Endpoints[Name] extends { params: infer Params }
  ? z.input<Params>
  : undefined;

/** The fields that a caller sends, as values. The encoding decides how they are written. */
export type GivenFields<Name extends EndpointName> = Endpoints[Name] extends { body: infer Body }
  ? z.input<Body>
  : undefined;

/** The content of a successful answer. */
export type Answered<Name extends EndpointName> = z.output<Endpoints[Name]['response']>;

/** The names of all endpoints, in the table's order. */
export const endpointNames = Object.keys(endpoints) as EndpointName[]; // The keys of a literal are its type's keys.
