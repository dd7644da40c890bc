import { seedOf } from '../parts/seed.ts';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import type { FaultSetting } from '../../../src/server/faults/fault-switches.ts';
import {
  startServer,
  type RunningServer,
  type ServerOptions,
} from '../../../src/server/node/start-server.ts';

/**
 * - `closing`: closes its connection after every answer
 * - `keeping`: keeps connections open, so that a browser may repeat a request
 * - `closing after GETs`, `closing at first`: look like the first where they are asked with a GET, or only three times
 * - `keyed`: honours Idempotency-Key
 */
export type Mode = 'closing' | 'keeping' | 'closing after GETs' | 'closing at first' | 'keyed';

const CLOSES: Partial<Record<Mode, ServerOptions['closeConnections']>> = {
  closing: true,
  'closing after GETs': ({ method }) => method === 'GET',
  'closing at first': ({ number }) => number <= 3,
};

/** What a test in a browser can order, because it cannot start a server itself. `at` is the address of a server. */
export type Order =
  | { do: 'start'; mode: Mode; key?: string | undefined }
  | { do: 'set'; at: string; faults: FaultSetting[] }
  | { do: 'clear'; at: string }
  /** How often the faults that are set have happened. */
  | { do: 'count faults'; at: string }
  | { do: 'read ledger'; at: string }
  | { do: 'close'; at: string };

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests order reference servers. */
    serversOrderedAt: string;
    /** What chance begins with. */
    seed: number;
  }
}

/**
 * Reference servers for the browser project. Each test starts its own, so that no test meets the requests or connections of
 * another one. Orders do not go to the server itself: its connections carry only what the app sends.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const servers = new Servers();
  const counter = createServer((incoming, outgoing) => {
    void servers.carryOut(incoming).then(
      (answer) => outgoing.writeHead(200, ANY_ORIGIN).end(JSON.stringify(answer ?? null)),
      (error: unknown) => outgoing.writeHead(500, ANY_ORIGIN).end(String(error)),
    );
  });
  await once(counter.listen(0, 'localhost'), 'listening');
  const { port } = counter.address() as AddressInfo; // It listens to a port.
  project.provide('serversOrderedAt', `http://localhost:${port}/`);
  project.provide('seed', seedOf('browser tests').seed);
  return async () => {
    counter.close();
    counter.closeAllConnections();
    await servers.closeAll();
  };
}

const ANY_ORIGIN = { 'access-control-allow-origin': '*' };

class Servers {
  readonly #open = new Map<string, RunningServer>();
  /** The addresses of all servers so far. */
  readonly #given = new Set<string>();

  async carryOut(incoming: IncomingMessage): Promise<unknown> {
    const order = JSON.parse(await text(incoming)) as Order; // Only `a-server.ts` sends any.
    if (order.do === 'start') return this.#start(order.mode, order.key);
    const server = this.#open.get(order.at);
    if (!server) throw new Error(`No server is open at ${order.at}`);
    switch (order.do) {
      case 'set':
        order.faults.forEach((fault) => server.faults.set(fault));
        return undefined;
      case 'clear':
        server.faults.clear();
        return undefined;
      case 'count faults':
        return server.faults.list().reduce((sum, { happened }) => sum + happened, 0);
      case 'read ledger':
        return server.ledger();
      case 'close':
        this.#open.delete(order.at);
        return server.close();
    }
  }

  async closeAll(): Promise<void> {
    await Promise.all([...this.#open.values()].map((server) => server.close()));
  }

  /** A browser remembers an address for seconds after its server has gone, so none is given twice. */
  async #start(mode: Mode, key: string | undefined): Promise<string> {
    const options = {
      ...{ now: () => new Date(), newId: () => crypto.randomUUID(), ...(key !== undefined && { key }) },
      ...{ closeConnections: CLOSES[mode] ?? false, idempotency: mode === 'keyed' },
    };
    const server = await startServer(options);
    if (this.#given.has(server.url)) {
      const other = await this.#start(mode, key);
      await server.close();
      return other;
    }
    this.#given.add(server.url);
    this.#open.set(server.url, server);
    return server.url;
  }
}
