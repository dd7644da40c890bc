import { OFFERS_HEADER } from '../../contract/offers.ts';

/** Lets pages of any origin call the server, which listens to this machine alone. */
export function allowAnyOrigin(headers: Headers): void {
  headers.set('access-control-allow-origin', '*');
  headers.set('access-control-expose-headers', `allow, date, retry-after, ${OFFERS_HEADER}`);
  // Lets a page see whether its requests share a connection, and so whether the browser may repeat them.
  headers.set('timing-allow-origin', '*');
}

/** A browser sends this before any request that a plain form could not have made. */
export function isPreflight(request: Request): boolean {
  return request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
}

/** Allows only the headers that the server reads, so that a browser behaves as it would with a real server. */
export function answerPreflight(allowedHeaders: readonly string[]): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, HEAD, POST, DELETE',
      'access-control-allow-headers': allowedHeaders.join(', '),
      'access-control-max-age': '5',
    },
  });
}
