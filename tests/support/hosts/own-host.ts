import { onTestFinished } from 'vitest';
import { listen, type Protocol, type Take } from '../../../src/server/node/listener.ts';
import { toRequest, writeResponse } from '../../../src/server/node/node-exchange.ts';
import { identity } from '../parts/identity.ts';

/** Hosts made for one test: they answer falsely, hold requests back, or pass them on to a server. */

/** Starts a host whose answers a function gives, until the test ends. Its address has no slash at its end. */
export async function startOwnHost(
  answer: (request: Request) => Response | Promise<Response>,
  protocol: Protocol = 'http',
): Promise<string> {
  const take: Take = (incoming, outgoing, carrier) => {
    void toRequest(incoming)
      .then(answer)
      .then((response) => writeResponse(response, outgoing))
      // As if no host answered.
      .catch(() => carrier.destroy());
  };
  const host = await listen(protocol, () => identity, 0, take);
  onTestFinished(() => host.close());
  return `${protocol === 'http' ? 'http' : 'https'}://localhost:${host.port}`;
}

/** Passes a request on to a server that speaks HTTP, and returns its answer. */
export async function passOn(
  request: Request,
  server: string,
  change: (headers: Headers) => void = () => undefined,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { method } = request;
  const headers = endToEnd(request.headers);
  change(headers);
  const body = request.body && (await request.arrayBuffer());
  const answer = await fetch(server + pathname + search, { method, headers, body, redirect: 'manual' });
  const { status } = answer;
  const content = status === 204 ? null : await answer.arrayBuffer();
  const given = endToEnd(answer.headers);
  // Then it is passed on byte for byte.
  if (content) given.set('content-length', String(content.byteLength));
  return new Response(content, { status, headers: given });
}

/** The headers without those that concern one connection only. */
function endToEnd(given: Headers): Headers {
  const headers = new Headers(given);
  for (const name of ['host', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'])
    headers.delete(name);
  return headers;
}
