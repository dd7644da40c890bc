import { onTestFinished } from 'vitest';
import { DIST } from '../browser/build-app.ts';
import { LOGIN, type Proxy, type ProxyOptions } from './nginx.ts';
import { passOn, startOwnHost } from './own-host.ts';
import { serveFolder } from './static-host.ts';

const TOLD_TO_SIGN_IN = { 'www-authenticate': 'Basic realm="Outpost"', 'content-type': 'text/html' };

/**
 * The app and a proxy on one origin, by the rules of the main README's example for nginx, for machines without nginx. It shows how
 * the app works on such an origin. Only nginx itself shows that the example has these rules.
 */
export async function startNodeProxy({ server, key }: ProxyOptions): Promise<Proxy> {
  const files = await serveFolder(DIST);
  onTestFinished(() => files.stop());
  const { origin } = new URL(files.url);
  const login = `Basic ${btoa(`${LOGIN.username}:${LOGIN.password}`)}`;
  const url = await startOwnHost((request) => {
    if (!new URL(request.url).pathname.startsWith('/api-v1/')) return passOn(request, origin);
    if (request.headers.get('sec-fetch-site') !== 'same-origin') return new Response('403', { status: 403 });
    if (request.headers.get('authorization') !== login)
      return new Response('401', { status: 401, headers: TOLD_TO_SIGN_IN });
    return passOn(request, server, (headers) => {
      headers.set('apikey', key);
      headers.delete('authorization');
      headers.delete('cookie');
    });
  }, 'http2');
  return { url };
}
