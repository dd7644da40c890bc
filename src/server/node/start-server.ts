import { constants } from 'node:http2';
import type { Socket } from 'node:net';
import { Refusal, refusalResponse } from '../../api/refusal.ts';
import { DEVICE_HEADER, RECEIPT_HEADER, REGISTERED_HEADER } from '../../contract/offers.ts';
import { answerControl, isControl } from '../service/control.ts';
import { allowAnyOrigin, answerPreflight, isPreflight } from './cors.ts';
import { createFaultCalls } from '../faults/fault-calls.ts';
import { createFaultSwitches, type FaultSetting, type FaultSwitches } from '../faults/fault-switches.ts';
import type { Break, Ending } from '../faults/fault.ts';
import { createLedger, type LedgerEntry } from '../service/ledger.ts';
import { listen, type Protocol } from './listener.ts';
import { toRequest, writeResponse, type Incoming, type Outgoing } from './node-exchange.ts';
import {
  createReferenceService,
  honoursKeys,
  offersNow,
  operationOf,
  type Exchange,
  type ServiceOptions,
} from '../service/reference-service.ts';
import { refuseControl } from './refuse-control.ts';
import { refuseRoute } from './refused-by-node.ts';
import { selfSigned, type Identity } from './self-signed.ts';
import { loadShippedCatalogue } from './shipped-catalogue.ts';

export interface ServerOptions extends Omit<ServiceOptions, 'pause'> {
  /** 0, the default, takes any free port. */
  port?: number;
  /** `http` where it is left out. */
  protocol?: Protocol;
  /** For TLS; made for this machine where it is left out. */
  identity?: Identity;
  /**
   * Answer by HTTP/1.1, preflights included, with `Connection: close`. With everything it is one way to be replay-safe; with
   * some requests it is none, however much it looks like it.
   */
  closeConnections?: boolean | Closes;
  /** How long every answer of the contract's paths takes, in milliseconds. */
  delayMs?: number;
  /** Faults that are set from the start. */
  faults?: readonly FaultSetting[];
  /** For faults with a probability. */
  seed?: number;
}

/** Whether the connection is closed after a request: number 1 is the first since the server started. */
type Closes = (request: { method: string; number: number }) => boolean;

export interface RunningServer {
  /** What stands before `/api-v1/`, without a slash at its end. */
  url: string;
  /** What was accepted, in order. */
  ledger(): readonly LedgerEntry[];
  faults: FaultSwitches;
  /** Closes the server, and breaks off requests that are still open. */
  close(): Promise<void>;
}

/** Starts the reference server. It listens to this machine alone, because it is made to misbehave. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { seed = 1, header = 'apikey', closeConnections = false, delayMs = 0, protocol = 'http' } = options;
  const ledger = createLedger();
  const switches = createFaultSwitches(seed);
  options.faults?.forEach((setting) => switches.set(setting));
  const connections = countRequests();
  const closes = typeof closeConnections === 'boolean' ? () => closeConnections : closeConnections;
  let number = 0;
  const closing = new AbortController();
  const calls = createFaultCalls((operation) => ledger.lastAnswer(operation), closing.signal);
  const pause = (): Promise<void> => (delayMs > 0 ? calls.sleep(delayMs) : Promise.resolve());
  const catalogue = await loadShippedCatalogue();
  const { country } = options;
  if (country !== undefined && !catalogue.countries.has(country))
    throw new Error(
      `--country ${country} is not a code of ISO 3166-1, such as ${catalogue.countries.suggest(country) ?? 'KE'}`,
    );
  const service = createReferenceService(catalogue, ledger, { ...options, pause });
  const allowedHeaders = () => [
    'content-type',
    'accept',
    header,
    'x-attempt',
    ...(honoursKeys(options) ? ['idempotency-key'] : []),
    ...(offersNow(options).includes('device') ? [DEVICE_HEADER, RECEIPT_HEADER, REGISTERED_HEADER] : []),
  ];

  async function end(exchange: Exchange): Promise<Ending> {
    const { request, connection } = exchange;
    if (isFrontDoor(request)) return { response: greeting() };
    const preflight = isPreflight(request);
    if (isControl(request)) {
      const refusal = preflight ? answerPreflight(allowedHeaders()) : refuseControl(request, options);
      if (refusal) return { response: refusal };
    }
    const control = await answerControl(request, { ledger, switches, seed });
    if (control) return { response: control };
    const repeated = await calls.repetition(request, switches.list());
    if (repeated) return repeated;
    const operation = operationOf(request);
    const fault = switches.take({
      operation,
      connection: connection.request > 1 ? 'reused' : 'fresh',
      at: preflight ? 'preflight' : 'request',
    });
    if (fault) return calls.act(fault, { operation, request }, () => service(exchange));
    return { response: preflight ? answerPreflight(allowedHeaders()) : await service(exchange) };
  }

  const identity = () => options.identity ?? selfSigned(options.now());
  const listener = await listen(protocol, identity, options.port ?? 0, (incoming, outgoing, carrier) => {
    number += 1;
    if ('shouldKeepAlive' in outgoing && closes({ method: incoming.method ?? '', number }))
      outgoing.shouldKeepAlive = false;
    const connection = connections.of(carrier);
    void answer({ incoming, outgoing, carrier }, (request) => end({ request, connection }));
  });
  return {
    url: `${protocol === 'http' ? 'http' : 'https'}://localhost:${listener.port}`,
    ledger: () => ledger.entries,
    faults: switches,
    close: () => {
      closing.abort();
      return listener.close();
    },
  };
}

/** Whoever opens the address of the server without a path wants to know whether it is there. */
function isFrontDoor({ method, url }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && new URL(url).pathname === '/';
}

function greeting(): Response {
  return new Response(
    'The assessment service is here. Its calls begin with /api-v1/, such as /api-v1/occupations\n',
  );
}

interface Call {
  incoming: Incoming;
  outgoing: Outgoing;
  carrier: Socket;
}

/** Answers one request. An error of the service becomes a 500, and is written to the server's log. */
async function answer(call: Call, end: (request: Request) => Promise<Ending>): Promise<void> {
  const { incoming, outgoing, carrier } = call;
  const request = await toRequest(incoming).catch(() => undefined); // Answered below, as unreadable.
  if (incoming.errored || incoming.aborted) return;
  const ending = request ? await end(request).catch(failure) : unreadable(incoming);
  if (typeof ending === 'string') {
    breakOff(ending, call);
    return;
  }
  const { response, cors = true } = ending;
  const open = new Response(response.body, response);
  if (cors) allowAnyOrigin(open.headers);
  await writeResponse(open, outgoing).catch(() => {
    // The client must see that the answer broke off. A client that went away itself needs to see nothing.
    if (!incoming.aborted) carrier.resetAndDestroy();
  });
}

function breakOff(ending: Break, { outgoing, carrier }: Call): void {
  if (ending === 'close') carrier.destroy();
  else if (ending === 'reset stream' && outgoing.stream)
    outgoing.stream.close(constants.NGHTTP2_INTERNAL_ERROR);
  else carrier.resetAndDestroy();
}

/** Answers a method or address that Node lets through and no `Request` can carry, such as TRACE. */
function unreadable({ url = '/', method = 'GET' }: Incoming): Ending {
  return { response: refusalResponse(refuseRoute(url, method)) };
}

function failure(error: unknown): Ending {
  console.error('A request failed:', error);
  const problem = { pointer: '', rule: 'server-failed', detail: 'The server failed: its log says why' };
  return { response: refusalResponse(new Refusal(500, [problem])) };
}

/** Numbers the connections, and the requests on each. */
function countRequests(): { of(socket: Socket): Exchange['connection'] } {
  const counts = new WeakMap<Socket, Exchange['connection']>();
  let connections = 0;
  return {
    of(socket) {
      const former = counts.get(socket);
      const next = former
        ? { id: former.id, request: former.request + 1 }
        : { id: (connections += 1), request: 1 };
      counts.set(socket, next);
      return next;
    },
  };
}
