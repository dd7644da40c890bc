import {
  connect,
  type ClientHttp2Session,
  type ClientHttp2Stream,
  type IncomingHttpHeaders,
} from 'node:http2';
import { buffer } from 'node:stream/consumers';

type Fetch = (url: string, init?: RequestInit | Request) => Promise<Response>;

/**
 * `fetch` over HTTP/2, which Node's own `fetch` does not support. All requests to a host share one connection until it breaks. It
 * trusts the given certificate, and follows no redirects.
 */
export function createHttp2Fetch(cert: string): { fetch: Fetch; close(): void } {
  const sessions = new Map<string, ClientHttp2Session>();

  function sessionTo(origin: string): ClientHttp2Session {
    const open = sessions.get(origin);
    if (open && !open.closed && !open.destroyed) return open;
    const session = connect(origin, { ca: cert });
    session.on('error', () => undefined); // Each request on it fails by itself.
    sessions.set(origin, session);
    return session;
  }

  return {
    fetch: async (url, init) => {
      const request = new Request(url, init);
      const { origin, pathname, search } = new URL(url);
      const body = Buffer.from(await request.arrayBuffer());
      const stream = sessionTo(origin).request({
        ...Object.fromEntries(request.headers),
        ':method': request.method,
        ':path': pathname + search,
      });
      if (body.length > 0) stream.write(body);
      stream.end();
      return answerOn(stream);
    },
    close: () => {
      for (const session of sessions.values()) session.destroy();
    },
  };
}

function answerOn(stream: ClientHttp2Stream): Promise<Response> {
  return new Promise((resolve, reject) => {
    const lost = () => reject(new TypeError('No answer'));
    stream.on('error', lost).on('close', lost);
    stream.on('response', ({ ':status': status = 0, ...headers }) => {
      stream.off('error', lost).off('close', lost);
      const given = { status, headers: plain(headers) };
      void buffer(stream).then(
        (body) => resolve(new Response(status === 204 ? null : body, given)),
        () => resolve(brokenOff(given)),
      );
    });
  });
}

/** An answer whose head is here and whose body breaks off. */
function brokenOff(given: ResponseInit): Response {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('Broken off')) });
  return new Response(body, given);
}

function plain(headers: IncomingHttpHeaders): [string, string][] {
  return Object.entries(headers).map(([name, value]) => [name, String(value)]);
}
