import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Refusal, refusalResponse } from '../api/refusal.ts';
import { answerControl } from './control.ts';
import { allowAnyOrigin, answerPreflight, isPreflight } from './cors.ts';
import { createFaultCalls } from './faults/fault-calls.ts';
import { createFaultSwitches, type FaultSetting, type FaultSwitches } from './faults/fault-switches.ts';
import type { Ending } from './faults/fault.ts';
import { createLedger, type LedgerEntry } from './ledger.ts';
import { toRequest, writeResponse } from './node-exchange.ts';
import {
  createReferenceService,
  operationOf,
  type Exchange,
  type ServiceOptions,
} from './reference-service.ts';
import { loadShippedCatalogue } from './shipped-catalogue.ts';

export interface ServerOptions extends Omit<ServiceOptions, 'pause'> {
  /** 0, the default, takes any free port. */
  port?: number;
  /** Answer everything, preflights included, with `Connection: close`: one way to be replay-safe. */
  closeConnections?: boolean;
  /** How long every answer of the contract's paths takes, in milliseconds. */
  delayMs?: number;
  /** Faults that are set from the start. */
  faults?: readonly FaultSetting[];
  /** For faults with a probability. */
  seed?: number;
}

export interface RunningServer {
  /** What stands before `/api-v1/`, without a slash at its end. */
  url: string;
  /** What was accepted, in order. */
  ledger(): readonly LedgerEntry[];
  faults: FaultSwitches;
  /** Breaks off whatever is still going on. */
  close(): Promise<void>;
}

/** Starts the reference server. It listens to this machine alone: it is made to misbehave, and asks nobody who they are. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { seed = 1, header = 'apikey', closeConnections = false, delayMs = 0 } = options;
  const ledger = createLedger();
  const switches = createFaultSwitches(seed);
  options.faults?.forEach((setting) => switches.set(setting));
  const connections = countRequests();
  const closing = new AbortController();
  const calls = createFaultCalls(ledger, closing.signal);
  const pause = (): Promise<void> => (delayMs > 0 ? calls.sleep(delayMs) : Promise.resolve());
  const service = createReferenceService(await loadShippedCatalogue(), ledger, { ...options, pause });
  const allowedHeaders = [
    'content-type',
    'accept',
    header,
    'x-attempt',
    ...(options.idempotency ? ['idempotency-key'] : []),
  ];

  async function end(exchange: Exchange): Promise<Ending> {
    const { request, connection } = exchange;
    const control = await answerControl(request, { ledger, switches, seed });
    if (control) return { response: control };
    const preflight = isPreflight(request);
    const operation = operationOf(request);
    const fault = switches.take({
      operation,
      connection: connection.request > 1 ? 'reused' : 'fresh',
      at: preflight ? 'preflight' : 'request',
    });
    if (fault) return calls.act(fault, operation, () => service(exchange));
    return { response: preflight ? answerPreflight(allowedHeaders) : await service(exchange) };
  }

  const server = createServer((incoming, outgoing) => {
    outgoing.shouldKeepAlive &&= !closeConnections;
    const connection = connections.of(incoming.socket);
    void answer(incoming, outgoing, (request) => end({ request, connection }));
  });
  const port = await listen(server, options.port ?? 0);
  return {
    url: `http://localhost:${port}`,
    ledger: () => ledger.entries,
    faults: switches,
    close: async () => {
      closing.abort();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The edge: whatever goes wrong behind it becomes an answer, and is told to whoever runs the server. */
async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  end: (request: Request) => Promise<Ending>,
): Promise<void> {
  const request = await toRequest(incoming).catch(() => undefined);
  if (incoming.errored) return;
  const ending = request ? await end(request).catch(failure) : unreadable();
  if (ending === 'close') incoming.socket.destroy();
  else if (ending === 'reset') incoming.socket.resetAndDestroy();
  else {
    const { response, cors = true } = ending;
    const open = new Response(response.body, response);
    if (cors) allowAnyOrigin(open.headers);
    await writeResponse(open, outgoing);
  }
}

/** Node lets methods and addresses through that the fetch standard does not know, such as TRACE. */
function unreadable(): Ending {
  const problem = {
    pointer: '',
    rule: 'request-unreadable',
    detail: 'Send a request that a browser could send',
  };
  return { response: refusalResponse(new Refusal(400, [problem])) };
}

function failure(error: unknown): Ending {
  console.error('A request failed:', error);
  const problem = { pointer: '', rule: 'server-failed', detail: 'The server failed: its log says why' };
  return { response: refusalResponse(new Refusal(500, [problem])) };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      // A server that listens on a port has an address with a port.
      resolve((server.address() as AddressInfo).port);
    });
  });
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
