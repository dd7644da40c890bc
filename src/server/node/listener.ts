import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo, Server, Socket } from 'node:net';
import type { Incoming, Outgoing } from './node-exchange.ts';
import { answerWhatNodeRefuses } from './refused-by-node.ts';
import type { Identity } from './self-signed.ts';

/** `https` is HTTP/1.1 over TLS; `http2` is HTTP/2 over TLS, and HTTP/1.1 for a client without HTTP/2. */
export const PROTOCOLS = ['http', 'https', 'http2'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

/** Handles a request. `carrier` is its TCP connection, whatever protocol runs over it. */
export type Take = (incoming: Incoming, outgoing: Outgoing, carrier: Socket) => void;

export interface Listener {
  port: number;
  /** Closes the server, and breaks off requests that are still open. */
  close(): Promise<void>;
}

/** Listens to this machine alone. A port of 0 is any that is free. */
export async function listen(
  protocol: Protocol,
  identity: () => Identity,
  port: number,
  take: Take,
): Promise<Listener> {
  const carriers = new Carriers();
  const call: Call = (incoming, outgoing) => {
    const carrier = carriers.of(incoming.stream?.session ?? incoming.socket);
    if (carrier) take(incoming, outgoing, carrier);
  };
  const server = create(protocol, identity, call);
  answerWhatNodeRefuses(server, call);
  carriers.watch(server);
  return {
    port: await bind(server, port),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      carriers.destroyAll();
      await closed;
    },
  };
}

/** The signature that the three kinds of server share; Node's own types for them differ. */
type Call = (incoming: Incoming, outgoing: Outgoing) => void;

/**
 * Longer than any address that the service accepts, so that the service refuses it and not Node. A request
 * need not have a Host header.
 */
export const HTTP1 = { maxHeaderSize: 256 * 1024, requireHostHeader: false };
const HTTP2 = { allowHTTP1: true, settings: { maxHeaderListSize: HTTP1.maxHeaderSize } };

function create(protocol: Protocol, identity: () => Identity, call: Call): Server {
  if (protocol === 'http') return createServer(HTTP1, call);
  if (protocol === 'https') return createHttpsServer({ ...identity(), ...HTTP1 }, call);
  return createSecureServer({ ...identity(), ...HTTP2 }, call);
}

/**
 * Finds the TCP connection of a request. Node hands over another socket under TLS, and a session under
 * HTTP/2; only the TCP connection can be reset.
 */
class Carriers {
  readonly #open = new Map<number, Socket>();
  readonly #known = new WeakMap<object, Socket>();

  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      const { remotePort = 0 } = socket;
      this.#open.set(remotePort, socket);
      this.#known.set(socket, socket);
      socket.once('close', () => {
        if (this.#open.get(remotePort) === socket) this.#open.delete(remotePort);
      });
    });
    // All connections come to one address of this machine, so the other side's port tells them apart.
    server.on('secureConnection', (socket: Socket) => this.#learn(socket, socket.remotePort));
    server.on('session', (session: { socket: Socket }) => this.#learn(session, session.socket.remotePort));
  }

  of(handedOver: object): Socket | undefined {
    return this.#known.get(handedOver);
  }

  destroyAll(): void {
    for (const socket of this.#open.values()) socket.destroy();
  }

  #learn(handedOver: object, port = 0): void {
    const carrier = this.#open.get(port);
    if (carrier) this.#known.set(handedOver, carrier);
  }
}

function bind(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use: choose another one with --port`, { cause: error })
          : error,
      );
    });
    server.listen(port, '127.0.0.1', () => {
      // A server that listens on a port has an address with a port.
      resolve((server.address() as AddressInfo).port);
    });
  });
}
