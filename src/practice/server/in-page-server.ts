import type { Catalogue } from '../../catalogue/load.ts';
import type { Records } from '../../domain/record/records.ts';
import type { OrganisationFacts } from '../../domain/rules/organisation.ts';
import type { Ending } from '../../server/faults/fault.ts';
import { createFaultCalls } from '../../server/faults/fault-calls.ts';
import type { FaultSetting } from '../../server/faults/fault-switches.ts';
import { createIdempotency, type KeyUse } from '../../server/service/idempotency.ts';
import type { Accepted } from '../../server/service/ledger.ts';
import { createReferenceService, operationOf } from '../../server/service/reference-service.ts';
import type { AskedRequest } from './deck.ts';

/** Its address. The top-level domain `invalid` is reserved (RFC 2606): nothing on the network can have it. */
export const PRACTICE_ADDRESS = 'https://practice.invalid';

/** The state of a server in the page: its records, the ledger of what was accepted, and the next fault. */
export interface ServerBooks {
  /** The fault for a request, if any. */
  take(request: AskedRequest): Promise<FaultSetting | undefined>;
  /** @param bytes address and body of the request that asks for them */
  records(bytes: string): Records & { add(entry: Accepted): void | Promise<void> };
  /** What a key was used for before. */
  earlier(key: string): Promise<KeyUse | undefined>;
}

export interface ServerParts {
  catalogue: () => Promise<Catalogue>;
  /** Called for every request, because the practice organisation follows the device's settings. */
  organisation: () => Promise<OrganisationFacts>;
  now: () => Date;
  newId: () => string;
  /** How many milliseconds sending one record takes. */
  latency: number;
}

/** The reference service in this page, with faults. A sender uses it like a server on the network. */
export class InPageServer {
  readonly #parts: ServerParts;
  readonly #books: ServerBooks;
  readonly #closing = new AbortController();
  readonly #calls = createFaultCalls(() => undefined, this.#closing.signal);
  readonly #honour;

  constructor(parts: ServerParts, books: ServerBooks) {
    this.#parts = parts;
    this.#books = books;
    this.#honour = createIdempotency((key) => books.earlier(key));
  }

  /** Used instead of the browser's `fetch`. No request leaves the page. */
  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const { signal, ...rest } = init;
    signal?.throwIfAborted();
    // Every other address fails, as if there were no server.
    if (new URL(url).origin !== PRACTICE_ADDRESS) throw new TypeError('Failed to fetch');
    const ending = await Promise.race([this.#end(new Request(url, rest)), aborted(signal)]);
    return answerOf(ending, init);
  };

  /** Ends every wait. */
  close(): void {
    this.#closing.abort();
  }

  async #end(request: Request): Promise<Ending> {
    const operation = operationOf(request);
    const makes = request.method === 'POST' && operation !== undefined;
    if (makes) await this.#calls.sleep(this.#parts.latency);
    const fault = await this.#books.take({ operation, makes });
    const proceed = () => this.#serve(request);
    if (!fault) return { response: await proceed() };
    return this.#calls.act({ ...fault, happened: 1 }, { operation, request }, proceed);
  }

  async #serve(request: Request): Promise<Response> {
    const { catalogue, organisation, now, newId } = this.#parts;
    const bytes = `${request.url}\n${await request.clone().text()}`;
    const records = this.#books.records(bytes);
    const { name, contract, country } = await organisation();
    const service = createReferenceService(await catalogue(), records, {
      organisationName: name,
      contract,
      ...(country && { country }),
      records,
      idempotency: true,
      honour: this.#honour,
      now,
      newId,
    });
    return service({ request, connection: { id: 1, request: 1 } });
  }
}

/** Rejects when a request is aborted, as `fetch` does. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error)); // The sender aborts with errors only.
  });
}

/** The answer as a page of another origin would see it. */
function answerOf(ending: Ending, { mode, redirect, signal }: RequestInit): Response {
  if (typeof ending === 'string') throw new TypeError('Failed to fetch');
  const { response, cors = true } = ending;
  if (!cors && mode !== 'no-cors') throw new TypeError('Failed to fetch');
  // A page sees a redirect that is not followed as status 0, and nothing else of it.
  if (response.status >= 300 && response.status <= 399 && redirect === 'manual') return Response.error();
  if (!response.body || !signal) return response;
  return new Response(response.body.pipeThrough(new TransformStream(), { signal }), response);
}
