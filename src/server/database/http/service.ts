import { createHandler } from '../../../api/handler.ts';
import { readBodyOf } from '../../../api/read-body.ts';
import { match } from '../../../api/route.ts';
import type { Catalogue } from '../../../catalogue/load.ts';
import {
  DEVICE_HEADER,
  OFFERS_HEADER,
  RECEIPT_HEADER,
  REGISTERED_HEADER,
  type Offer,
} from '../../../contract/offers.ts';
import { z } from '../../../contract/zod.ts';
import { endpoints, type Endpoint } from '../../../contract/endpoints.ts';
import type { Records } from '../../../domain/record/records.ts';
import { ALPHABET } from '../../../domain/record/receipt.ts';
import { accept } from '../service/accept-once.ts';
import type { Given } from '../service/organisations.ts';
import { recordsIn } from '../storage/records.ts';
import type { Storage } from '../storage/open.ts';
import { allows, type Caller } from './credentials.ts';

export interface ServiceParts extends Given {
  storage: Storage;
  catalogue: Catalogue;
}

/** Answers a request of the contract on behalf of a caller. */
export async function answerService(
  parts: ServiceParts,
  request: Request,
  caller: Caller,
): Promise<Response> {
  const { storage, catalogue, now, newId } = parts;
  const { organisation, key } = caller;
  const origin = {
    organisationId: organisation.id,
    keyId: key?.id,
    device: codeIn(request.headers, DEVICE_HEADER),
    receipt: codeIn(request.headers, RECEIPT_HEADER),
    registeredAt: timeIn(request.headers),
  };
  const handle = (asked: Request, records: Records) =>
    createHandler({
      ...catalogue,
      organisation: () => Promise.resolve(organisation),
      ...{ records, now, newId },
    })(asked);

  const { pathname, search } = new URL(request.url);
  const found = match(pathname);
  const endpoint: Endpoint | undefined = found && endpoints[found.name];
  // A GET stores nothing.
  if (!found || !endpoint?.body || request.method !== 'POST')
    return handle(request, recordsIn(storage.db, origin));
  const body = await readBodyOf(request);
  const { method, headers } = request;
  const again = () => new Request(request.url, { method, headers, body });
  // The app asks without fields whether a server is here. That is refused like any request, and is no try to store something.
  if (body.length === 0 && search === '') return handle(again(), recordsIn(storage.db, origin));
  const sent = {
    ...origin,
    operation: found.name,
    // An empty one is none.
    idempotencyKey: headers.get('idempotency-key') || undefined,
    bytes: [method, pathname + search, headers.get('content-type') ?? '', body],
    at: now(),
  };
  return accept(storage, newId, sent, (records) => handle(again(), records));
}

/** Adds what the server offers to a caller. */
export function announce(headers: Headers, { key }: Caller): void {
  const offers: Offer[] = ['idempotency-key', 'device'];
  if (key && allows(key.right, 'read')) offers.push('team');
  headers.set(OFFERS_HEADER, offers.join(', '));
}

/** Codes of devices and receipts are made of these; anything else was not sent by the app, and is not stored. */
const CODE = new RegExp(`^[${ALPHABET}-]{4,24}$`);

function codeIn(headers: Headers, name: string): string | undefined {
  const given = headers.get(name)?.trim().toUpperCase() ?? '';
  return CODE.test(given) ? given : undefined;
}

function timeIn(headers: Headers): Date | undefined {
  const read = z.iso.datetime().safeParse(headers.get(REGISTERED_HEADER));
  return read.success ? new Date(read.data) : undefined;
}
