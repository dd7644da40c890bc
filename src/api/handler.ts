import type { OccupationNode } from '../contract/occupation.ts';
import { endpoints, type Endpoint, type EndpointName } from '../contract/endpoints.ts';
import type { z } from '../contract/zod.ts';
import type { Fields } from '../domain/rules/read-fields.ts';
import type { DeviceNote } from '../domain/record/records.ts';
import { assign } from './assign.ts';
import { createGroup } from './create-group.ts';
import { createUser } from './create-user.ts';
import { readFieldsOf } from './read-body.ts';
import { Refusal, refusalResponse } from './refusal.ts';
import { findRoute } from './route.ts';
import type { Services } from './services.ts';

/**
 * The service: takes a request, and returns an answer of the contract or a problem document. It knows no
 * host. It rejects only when its store or catalogue does, for instance when the disk is full; no request
 * makes it reject.
 */
export type Handler = (request: Request, note?: DeviceNote) => Promise<Response>;

export function createHandler(services: Services): Handler {
  return async (request, note) => {
    const response = await answer(request, services, note).catch(refusalOrRethrow);
    return request.method === 'HEAD' ? new Response(null, response) : response;
  };
}

function refusalOrRethrow(error: unknown): Response {
  if (error instanceof Refusal) return refusalResponse(error);
  throw error;
}

/** "Only `en_GB` is available." */
const lang = 'en_GB';

/** The code behind each endpoint. TypeScript refuses a table that lacks one. */
const answers: Readonly<Record<EndpointName, Answer>> = {
  assessments: on(endpoints.assessments, ({ services }) => [...services.assessments.all]),
  assessment: onPath(endpoints.assessment, ({ key }, { services }) => {
    const found = services.assessments.find(key);
    if (!found) throw Refusal.ofRequest(404, 'assessment-unknown', { given: key });
    return found;
  }),
  createUser: on(endpoints.createUser, ({ fields, services, note }) => createUser(fields, services, note)),
  assign: on(endpoints.assign, ({ fields, services, note }) => assign(fields, services, note)),
  occupationsInGroup: onPath(endpoints.occupationsInGroup, ({ int }, { services }) => {
    const data = services.occupations.find(String(int));
    if (!data) throw new Error(`The classification has no major group ${int}`);
    return { lang, data };
  }),
  occupationsToDepth: onPath(endpoints.occupationsToDepth, ({ int }, { services }) => ({
    lang,
    data: cutAtDepth(services.occupations.roots, int),
  })),
  occupations: on(endpoints.occupations, ({ services }) => ({ lang, data: [...services.occupations.roots] })),
  createGroup: on(endpoints.createGroup, ({ fields, services, note }) => createGroup(fields, services, note)),
};

/**
 * The same nodes cut at a depth: 0 leaves the major groups, 3 the whole tree. Nodes at the last level are
 * `{code, name}` without `child`, and so are leaves above it.
 */
function cutAtDepth(nodes: readonly OccupationNode[], depth: number): OccupationNode[] {
  return nodes.map(({ code, name, child }) =>
    depth > 0 && child ? { code, name, child: cutAtDepth(child, depth - 1) } : { code, name },
  );
}

interface Call {
  params: Readonly<Record<string, string>>;
  fields: Fields;
  services: Services;
  note?: DeviceNote;
}

type Answer = (call: Call) => Promise<unknown>;

/** Ties the code behind an endpoint to the table: what it answers is what the endpoint's schema describes. */
function on<Value>(
  _endpoint: { response: z.ZodMiniType<Value> },
  run: (call: Call) => Value | Promise<Value>,
): Answer {
  return async (call) => run(call);
}

/** The same for a path with parameters, which come as the endpoint's schema has parsed them. */
function onPath<Params, Value>(
  endpoint: { params: z.ZodMiniType<Params>; response: z.ZodMiniType<Value> },
  run: (params: Params, call: Call) => Value | Promise<Value>,
): Answer {
  return async (call) => run(endpoint.params.parse(call.params), call);
}

async function answer(request: Request, services: Services, note?: DeviceNote): Promise<Response> {
  const route = findRoute(new URL(request.url), request.method);
  if ('allow' in route) return new Response(null, { status: 204, headers: { allow: route.allow } });
  const { name, params } = route;
  const { body }: Endpoint = endpoints[name];
  const fields = body ? await readFieldsOf(request) : {};
  return Response.json(await answers[name]({ params, fields, services, note }));
}
