import { endpoints } from '../../contract/endpoints.ts';
import type { Store } from '../../store/transaction/store.ts';
import { addressOf, credentials, type Access } from './access.ts';
import type { Connections } from './connection-reuse.ts';
import { ask, type Network } from './exchange.ts';
import { mayStream, sendsStreams } from './request-streams.ts';

/**
 * Whether a refusal proves that nothing happened. A browser may send a request twice when a reused connection
 * dies, and shows only the second answer. It cannot where the server honours keys, closes its connection
 * after every answer, or speaks HTTP/2 to a browser that sends streams: a browser cannot send a stream a
 * second time.
 */
export const REPLAY_SAFETIES = [
  'key',
  'closes connections',
  'streams',
  'not replay-safe',
  'not known yet',
] as const;
export type ReplaySafety = (typeof REPLAY_SAFETIES)[number];

/**
 * Finds out whether the server closes its connection after every answer: then no reused connection can die,
 * and the browser sends nothing twice. A second request right after the first shows it. The same request
 * shows HTTP/2, over which alone a browser sends streams, and never twice. (Measured in Chromium 156; over
 * HTTP/3 it was not, so that does not count.)
 */
export async function replaySafety(
  environment: Network & { connections: Connections; store: Store },
  access: Access,
): Promise<ReplaySafety> {
  if (access.settings.idempotencyKey) return 'key';
  const url = addressOf(access.settings, endpoints.assessments.path);
  const again = () => ask(environment, url, credentials(access));
  const used = await environment.connections.usedBy(url, again);
  if (used === 'new') return 'closes connections';
  const streams = used === 'http/2' && sendsStreams();
  return streams && (await mayStream(environment.store, access.settings.baseUrl))
    ? 'streams'
    : 'not replay-safe';
}
