import { endpoints } from '../../contract/endpoints.ts';
import type { Offer } from '../../contract/offers.ts';
import type { Store } from '../../store/transaction/store.ts';
import { addressOf, credentials, type Access } from './access.ts';
import type { Connections } from './http-version.ts';
import { ask, type Network } from './exchange.ts';
import { mayStream, sendsStreams } from './request-streams.ts';

/**
 * Whether a refusal proves that nothing happened. A browser may send a request twice when a reused connection
 * dies, and shows only the second answer. It cannot where the server honours keys, promises to close its
 * connection after every answer, or speaks HTTP/2 to a browser that sends streams: a browser cannot send a stream a
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
 * What makes the server replay-safe, if anything does. That it closes its connections is its host's promise
 * (`config.json`) and is never concluded from what was seen: a server that closed one connection may keep the
 * next. HTTP/2 is seen at a request. There a browser that sends streams never sends one twice, and over HTTP/1.1 it
 * sends none at all. (Measured in Chromium 156; over HTTP/3 it was not, so that does not count.)
 * @param offers what the server itself has said
 */
export async function replaySafety(
  environment: Network & { connections: Connections; store: Store },
  access: Access,
  offers: readonly Offer[],
): Promise<ReplaySafety> {
  const { baseUrl, idempotencyKey, closesConnections } = access.settings;
  if (idempotencyKey || offers.includes('idempotency-key')) return 'key';
  if (closesConnections) return 'closes connections';
  if (!sendsStreams() || !(await mayStream(environment.store, baseUrl))) return 'not replay-safe';
  const url = addressOf(access.settings, endpoints.assessments.path);
  const again = () => ask(environment, url, credentials(access));
  return (await environment.connections.useHttp2(url, again)) ? 'streams' : 'not replay-safe';
}
