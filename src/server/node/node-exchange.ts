import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { limits } from '../../contract/limits.ts';

/** A request as Node hands it over, by HTTP/1.1 or HTTP/2. */
export interface Incoming extends Readable {
  method?: string;
  url?: string;
  /** Names and values in turn. */
  rawHeaders: readonly string[];
  /** The client went away before it had an answer. */
  aborted: boolean;
  socket: object;
  /** HTTP/2 only. */
  stream?: { session?: object | undefined };
}

/** An answer as Node takes it. */
export interface Outgoing extends Writable {
  writeHead(status: number, headers: Record<string, string | number>): unknown;
  /** HTTP/1.1 only. */
  shouldKeepAlive?: boolean;
  /** HTTP/2 only. */
  stream?: { close(code: number): void };
}

/** Node's request as a `Request`. Rejects when no `Request` can carry it, or when it breaks off. */
export async function toRequest(incoming: Incoming): Promise<Request> {
  const { method = 'GET', url = '/' } = incoming;
  const headers = headersOf(incoming);
  const body = await readBody(incoming);
  const bodiless = method === 'GET' || method === 'HEAD' || body.length === 0;
  return new Request(addressOf(url), { method, headers, body: bodiless ? undefined : body });
}

/** A request names a path, or a whole address as requests to proxies do. */
export function addressOf(url: string): string {
  if (/^https?:\/\//i.test(url)) return url;
  return `http://localhost${url.startsWith('/') ? '' : '/'}${url}`;
}

function headersOf({ rawHeaders }: Incoming): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    // HTTP/2 has method, path and host among its headers, under names that begin with a colon.
    if (!name.startsWith(':')) headers.append(name, value);
  }
  return headers;
}

/** Reads a body to its end even if it is too long, because a client that is still sending does not read the refusal. */
async function readBody(incoming: Incoming): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    if (length <= limits.body.most) chunks.push(chunk);
    length += chunk.length;
  }
  return Buffer.concat(chunks);
}

/** An answer in JSON ends with a line end, so that the prompt of a terminal stands below it. */
function endedByLine(body: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  return /[}\]]$/.test(body.subarray(-1).toString('latin1'))
    ? Buffer.concat([body, Buffer.from('\n')])
    : body;
}

/** Writes an answer out. Rejects when its body fails, or when the client goes away. */
export async function writeResponse(response: Response, outgoing: Outgoing): Promise<void> {
  const headers = Object.fromEntries(response.headers);
  if (response.body && response.headers.has('content-length')) {
    outgoing.writeHead(response.status, headers);
    // The two declarations of the web's ReadableStream differ in name only.
    await pipeline(Readable.fromWeb(response.body as ReadableStream<Uint8Array>), outgoing);
  } else {
    const body = endedByLine(Buffer.from(await response.arrayBuffer()));
    outgoing.writeHead(response.status, {
      ...headers,
      ...(response.body && { 'content-length': body.length }),
    });
    outgoing.end(body);
  }
}
