import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page that stands still: it waits for the answer to a request, and does nothing meanwhile. */
export interface Halted {
  tab: number;
  /** The operation that it was about, if it was about one. */
  opId: string;
  goOn(): void;
}

/** Where pages ask whether they may go on (`page/moments.ts`). */
export class Halts {
  readonly #server: Server;
  #takes: ((halted: Halted) => void) | undefined;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(): Promise<Halts> {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const halts = new Halts(server);
    server.on('request', ({ url }, response) => halts.#hear(new URL(url ?? '', halts.url), response));
    return halts;
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo; // It listens to a port.
    return `http://127.0.0.1:${port}/`;
  }

  /** The next page that stands still. Whoever does so while no one asks for it goes on. */
  next(): Promise<Halted> {
    return new Promise((resolve) => (this.#takes = resolve));
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #hear({ searchParams }: URL, response: ServerResponse): void {
    const goOn = () => void response.writeHead(204, { 'access-control-allow-origin': '*' }).end();
    const takes = this.#takes;
    this.#takes = undefined;
    if (takes) takes({ tab: Number(searchParams.get('tab')), opId: searchParams.get('op') ?? '', goOn });
    else goOn();
  }
}
