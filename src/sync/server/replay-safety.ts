import { endpoints } from '../../contract/endpoints.ts';
import type { Store } from '../../store/core/store.ts';
import { addressOf, credentials, type Access } from './access.ts';
import type { Connections } from './connection-reuse.ts';
import { ask, type Network } from './exchange.ts';
import { mayStream, sendsStreams } from './request-streams.ts';

/**
 * Whether an answer that says no proves that nothing happened. A browser may send a request twice when a reused
 * connection dies, and then the second answer says nothing about the first; not so where the server honours keys,
 * or closes its connection after every answer, or speaks HTTP/2 to a browser that sends streams: a stream is never sent
 * twice, as there is nothing to send it from again.
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
 * Whether the server closes its connection after every answer: then a browser has no reused connection that could
 * die, and sends nothing twice. Seen from a second request right after the first, as is HTTP/2: only over that does a
 * browser send streams, which it never sends twice. (Measured in Chromium 156; over HTTP/3 it was not, so that does not count.)
 */
export async function replaySafety(
  environment: Network & { connections: Connections; store: Store },
  access: Access,
): Promise<ReplaySafety> {
  if (access.settings.idempotencyKey) return 'key';
  const url = addressOf(access.settings, endpoints.assessments.path);
  environment.connections.forget();
  await ask(environment, url, credentials(access));
  const seen = environment.connections.last(url);
  if (seen === 'new') return 'closes connections';
  const streams = seen === 'http/2' && sendsStreams();
  return streams && (await mayStream(environment.store, access.settings.baseUrl))
    ? 'streams'
    : 'not replay-safe';
}
