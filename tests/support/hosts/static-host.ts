import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.txt': 'text/plain; charset=utf-8',
};

interface Answer {
  status: number;
  type?: string | undefined;
  body?: string | Buffer;
}

export interface StaticHost {
  /** Where the app is: origin and base, with a slash at the end. */
  readonly url: string;
  /** The folder that is served. Assign another one to publish a new version. */
  folder: string;
  /**
   * Answers that replace those of files, by path below the base, as a host with a fault would give them. A path that begins with
   * a slash counts from the origin, for addresses that are not below the base.
   */
  readonly instead: Map<string, Answer>;
  /** Paths below the base in the order in which they were asked for. */
  readonly asked: string[];
  /** Every request with its method and query, below the base or not: `POST /api-v1/users/create?n=1`. */
  readonly calls: string[];
  /** Stops for good or until `start`; open connections are cut. */
  stop(): Promise<void>;
  /** Starts again on the same port. */
  start(): Promise<void>;
}

/** The default `config.json` of tests: new records are sent at once. */
const AT_ONCE: Answer = {
  status: 200,
  type: 'application/json',
  body: JSON.stringify({ server: { delaySeconds: 0 } }),
};

interface ServeOptions {
  brotli?: boolean;
  /** Other paths under which the same files are served, as if someone else had put them there. */
  neighbours?: readonly string[];
  /** By default any free port. A browser stores data for one port. */
  port?: number;
}

/**
 * A host that only serves files: no rewrites, and no headers but the type.
 * `base` starts and ends with a slash. With `brotli` everything is sent compressed, to browsers that are known to support it.
 */
export async function serveFolder(
  folder: string,
  base = '/',
  { brotli = false, neighbours = [], port: wanted = 0 }: ServeOptions = {},
): Promise<StaticHost> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', host.url);
    host.calls.push(`${request.method ?? ''} ${pathname}${search}`);
    void find(host, [base, ...neighbours], pathname).then((found) => send(response, found, brotli));
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(wanted);
  // A server that listens on a host and port has an address with a port.
  const { port } = server.address() as AddressInfo;
  const host: StaticHost = {
    url: `http://127.0.0.1:${port}${base}`,
    folder,
    instead: new Map([['config.json', AT_ONCE]]),
    asked: [],
    calls: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    start: () => listen(port),
  };
  return host;
}

function send(
  response: ServerResponse,
  { status, type = 'application/octet-stream', body = '' }: Answer,
  brotli: boolean,
) {
  response.writeHead(status, { 'content-type': type, ...(brotli && { 'content-encoding': 'br' }) });
  response.end(brotli ? compressed(body) : body);
}

async function find(host: StaticHost, bases: readonly string[], pathname: string): Promise<Answer> {
  const asked = decodeURIComponent(pathname);
  const base = bases.find((one) => asked.startsWith(one));
  if (base === undefined) return host.instead.get(asked) ?? { status: 404 };
  const below = asked.slice(base.length);
  host.asked.push(below);
  const file = path.join(host.folder, below === '' || below.endsWith('/') ? `${below}index.html` : below);
  return host.instead.get(below) ?? (await readInside(host.folder, file));
}

const compressedBefore = new Map<string, Buffer>();

/** Compresses each content only once, because that takes longer than sending a file. */
function compressed(body: string | Buffer): Buffer {
  const key = createHash('sha256').update(body).digest('hex');
  const result = compressedBefore.get(key) ?? brotliCompressSync(body);
  compressedBefore.set(key, result);
  return result;
}

async function readInside(folder: string, file: string): Promise<Answer> {
  if (!file.startsWith(folder + path.sep)) return { status: 404 };
  try {
    return { status: 200, type: TYPES[path.extname(file)], body: await readFile(file) };
  } catch {
    return { status: 404 };
  }
}
