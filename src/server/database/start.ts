import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { answerWhatNodeRefuses } from '../node/refused-by-node.ts';
import { HTTP1 } from '../node/listener.ts';
import type { Identity } from '../node/self-signed.ts';
import { loadShippedCatalogue } from '../node/shipped-catalogue.ts';
import { createApp, type LogEntry } from './http/app.ts';
import { createGates, type Rates } from './http/rate-limits.ts';
import { keysKnown } from './service/api-keys.ts';
import { addFirstOrganisation } from './service/organisations.ts';
import { openStorage, type Place } from './storage/open.ts';

export interface ServeOptions {
  place: Place;
  /** 0 takes any free port. */
  port: number;
  /** The address to listen at. If absent: every one of this machine once there is a key, and only its own before. */
  host?: string;
  /** For HTTPS. */
  identity?: Identity;
  /** The address that people open, where a proxy stands in front. */
  publicUrl?: string;
  /** The folder of the built app. */
  appFolder: string;
  rates?: Rates;
  log: (entry: LogEntry) => void;
  now: () => Date;
}

export interface Served {
  port: number;
  /** Where it can be opened, the addresses of this machine in its network last. */
  urls: string[];
  database: 'SQLite' | 'PostgreSQL';
  hasApp: boolean;
  hasKeys: boolean;
  /** Lets requests that are being answered finish, and closes the database. */
  stop(): Promise<void>;
}

/** A slow or hanging client holds a connection no longer than this, in milliseconds. */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };

/** How long requests may take to finish when the server is stopped. */
const STOP_MS = 10_000;

/** How long the database may take then. */
const CLOSE_MS = 5_000;

/** Opens the database and serves service and app. @throws Error with a sentence if the port is in use, or if it may not listen there */
export async function serve(options: ServeOptions): Promise<Served> {
  const { now, identity, publicUrl, log, port } = options;
  const storage = await openStorage(options.place);
  try {
    const { db } = storage;
    await addFirstOrganisation(db, { now, newId: randomUUID });
    const keys = await keysKnown(db)();
    const host = options.host ?? (keys ? '0.0.0.0' : '127.0.0.1');
    if (!keys && (!isThisMachine(host) || publicUrl !== undefined))
      throw new Error('Without a key only this machine may call: add one with serve -- key add NAME');
    const hasApp = existsSync(join(options.appFolder, 'index.html'));
    const app = createApp({
      ...{ storage, catalogue: await loadShippedCatalogue(), now, newId: randomUUID, log },
      gates: createGates(options.rates),
      ...(hasApp && { appFolder: options.appFolder }),
      ...(publicUrl !== undefined && { publicUrl }),
    });
    const answer = getRequestListener(app.fetch);
    const listener: RequestListener = (incoming, outgoing) => void answer(incoming, outgoing);
    const server = identity
      ? createHttpsServer({ ...HTTP1, ...PATIENCE, ...identity }, listener)
      : createServer({ ...HTTP1, ...PATIENCE }, listener);
    answerWhatNodeRefuses(server, (incoming, outgoing) => server.emit('request', incoming, outgoing));
    const bound = await bind(server, port, host);
    return {
      ...{ port: bound, database: storage.kind, hasApp, hasKeys: keys },
      urls: urlsOf(bound, host, identity !== undefined, publicUrl),
      async stop() {
        await stop(server);
        // A database that says nothing keeps nobody waiting.
        await Promise.race([storage.close(), pause(CLOSE_MS, undefined, { ref: false })]);
      },
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

function isThisMachine(host: string): boolean {
  return ['127.0.0.1', '::1', 'localhost'].includes(host);
}

function urlsOf(port: number, host: string, isSecure: boolean, publicUrl?: string): string[] {
  const scheme = isSecure ? 'https' : 'http';
  const addresses = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  const others = addresses.filter(({ family, internal }) => family === 'IPv4' && !internal);
  const names = host === '0.0.0.0' ? ['localhost', ...others.map(({ address }) => address)] : [host];
  const urls = names.map((name) => `${scheme}://${name === '127.0.0.1' ? 'localhost' : name}:${port}/`);
  return publicUrl === undefined ? urls : [publicUrl, ...urls];
}

function bind(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = `Port ${port} is in use: choose another one with --port`;
      reject(error.code === 'EADDRINUSE' ? new Error(inUse, { cause: error }) : error);
    });
    // A server that listens on a port has an address with a port.
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

async function stop(server: ReturnType<typeof createServer>): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), STOP_MS);
  await closed;
  clearTimeout(late);
}
