import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { MAX_BODY_BYTES } from '../api/read-body.ts';

/** Node's request as the fetch standard's; rejects when it is none, or breaks off. */
export async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headersDistinct } = incoming;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const body = await readBody(incoming);
  const bodiless = method === 'GET' || method === 'HEAD' || body.length === 0;
  return new Request(`http://localhost${url}`, { method, headers, body: bodiless ? undefined : body });
}

/** Reads to the end even when it is too long, because a client that is still sending reads no refusal. */
async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    if (length <= MAX_BODY_BYTES) chunks.push(chunk);
    length += chunk.length;
  }
  return Buffer.concat(chunks);
}

/** Writes an answer out. One whose body breaks off resets the connection, as the break is meant to be seen. */
export async function writeResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  const headers = Object.fromEntries(response.headers);
  if (response.body && response.headers.has('content-length')) {
    outgoing.writeHead(response.status, headers);
    // The two declarations of the web's ReadableStream differ in name only.
    const body = Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
    await pipeline(body, outgoing).catch(() => outgoing.socket?.resetAndDestroy());
  } else {
    const body = Buffer.from(await response.arrayBuffer());
    outgoing.writeHead(response.status, {
      ...headers,
      ...(response.body && { 'content-length': body.length }),
    });
    outgoing.end(body);
  }
}
