import { createHandler } from '../../api/handler.ts';
import { readFieldsOf } from '../../api/read-body.ts';
import { Refusal, refusalResponse } from '../../api/refusal.ts';
import { match } from '../../api/route.ts';
import type { Catalogue } from '../../catalogue/load.ts';
import type { ContractType } from '../../contract/assignment.ts';
import { endpoints, type EndpointName } from '../../contract/endpoints.ts';
import type { Group } from '../../contract/group.ts';
import {
  DEVICE_HEADER,
  OFFERS_HEADER,
  RECEIPT_HEADER,
  REGISTERED_HEADER,
  type Offer,
} from '../../contract/offers.ts';
import type { Records } from '../../domain/record/records.ts';
import { createIdempotency, type Honour } from './idempotency.ts';
import type { Accepted } from './ledger.ts';
import { createMemoryRecords } from './memory-records.ts';

/** The options of the service, apart from faults and protocol. */
export interface ServiceOptions {
  /** The value that every request's credentials must have; without one, none are asked for. */
  key?: string;
  /** The name of the header that carries the key: `apikey` where it is left out. */
  header?: string;
  organisationName?: string;
  /** The organisation's country, ISO 3166-1 alpha-2. */
  country?: string;
  contract?: ContractType;
  /** The organisation's groups at the start. */
  groups?: readonly Group[];
  /** Honour `Idempotency-Key`. */
  idempotency?: boolean;
  /** What every answer says that the server offers, as the function gives it at that time. `idempotency-key` is then honoured too. */
  offers?: readonly Offer[] | (() => readonly Offer[]);
  /** Have the extension `groups/create`: true where it is left out. */
  groupsCreate?: boolean;
  /** Where records are stored. If absent: in memory, which starts with `groups`. */
  records?: Records;
  /** What remembers the keys of `Idempotency-Key`. If absent: this process, in memory. */
  honour?: Honour;
  /** Awaited before every answer of the contract's paths, to make the service as slow as a distant server. */
  pause?: () => Promise<void>;
  now: () => Date;
  newId: () => string;
}

/** A request together with what is known of the connection that it came over. */
export interface Exchange {
  request: Request;
  connection: { id: number; request: number };
}

/** The contract's own handler with what a server adds: credentials, idempotency and a ledger of what was accepted. */
export function createReferenceService(
  catalogue: Catalogue,
  ledger: { add(entry: Accepted): void | Promise<void> },
  options: ServiceOptions,
): (exchange: Exchange) => Promise<Response> {
  const { organisationName = 'Example Org', contract = 'other', country, groupsCreate = true } = options;
  const { honour = createIdempotency(), records = createMemoryRecords(options.groups) } = options;
  const handler = createHandler({
    ...catalogue,
    organisation: () => Promise.resolve({ name: organisationName, contract, ...(country && { country }) }),
    records,
    now: options.now,
    newId: options.newId,
  });

  async function act({ request, connection }: Exchange, operation: EndpointName): Promise<Response> {
    await options.pause?.();
    const response = await handler(request.clone());
    if (request.method !== 'POST' || !response.ok) return response;
    await ledger.add({
      at: options.now(),
      operation,
      idempotencyKey: request.headers.get('idempotency-key'),
      attempt: request.headers.get('x-attempt'),
      device: request.headers.get(DEVICE_HEADER),
      receipt: request.headers.get(RECEIPT_HEADER),
      registered: request.headers.get(REGISTERED_HEADER),
      connection,
      body: await readFieldsOf(request.clone()),
      answer: await response.clone().json(),
    });
    return response;
  }

  async function answer(exchange: Exchange): Promise<Response> {
    const { request } = exchange;
    const refusal = refuseCredentials(request, options);
    if (refusal) return refusal;
    const operation = operationOf(request);
    if (!operation) return handler(request.clone());
    if (endpoints[operation].path === endpoints.createGroup.path && !groupsCreate) return noSuchPath(request);
    const key = honoursKeys(options) ? request.headers.get('idempotency-key') : null;
    if (key === null || request.method !== 'POST') return act(exchange, operation);
    const bytes = `${request.url}\n${await request.clone().text()}`;
    return honour(key, bytes, () => act(exchange, operation));
  }

  return async (exchange) => {
    const response = await answer(exchange);
    const offers = offersNow(options);
    if (offers.length === 0) return response;
    const open = new Response(response.body, response);
    open.headers.set(OFFERS_HEADER, offers.join(', '));
    return open;
  };
}

export function offersNow({ offers = [] }: Pick<ServiceOptions, 'offers'>): readonly Offer[] {
  return typeof offers === 'function' ? offers() : offers;
}

export function honoursKeys(options: Pick<ServiceOptions, 'idempotency' | 'offers'>): boolean {
  return options.idempotency === true || offersNow(options).includes('idempotency-key');
}

/** Which row of the endpoint table a request is for. */
export function operationOf(request: Request): EndpointName | undefined {
  return match(new URL(request.url).pathname)?.name;
}

export function refuseCredentials(
  request: Request,
  { key, header = 'apikey' }: Pick<ServiceOptions, 'key' | 'header'>,
): Response | undefined {
  if (key === undefined || request.headers.get(header) === key) return undefined;
  const detail = `Send the organisation’s key in the header ${header}`;
  return refusalResponse(new Refusal(401, [{ pointer: '', rule: 'credentials', detail }]));
}

function noSuchPath(request: Request): Response {
  return refusalResponse(Refusal.ofRequest(404, 'path-unknown', { given: new URL(request.url).pathname }));
}
