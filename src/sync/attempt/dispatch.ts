import type { Lane } from '../../domain/record/lane.ts';
import type { FrozenRequest } from '../../store/schema/attempt.ts';
import type { Answer } from '../proof/read-proof.ts';
import { DEADLINES, exchange, type Network } from '../server/exchange.ts';

/**
 * Sends a frozen request and reads what comes back. Never rejects: whatever happens is evidence. Caches, redirects and
 * the referrer are left out, because each would make an answer say less; cookies and logins go to the app's own origin
 * only, where a proxy wants them.
 */
export async function dispatch(
  network: Network,
  { url, contentType, body, streamed }: FrozenRequest,
  headers: Readonly<Record<string, string>>,
  lane: Lane,
): Promise<Answer> {
  const init = { method: 'POST', headers: { ...headers, 'content-type': contentType } };
  // A browser does not send a stream over HTTP/1.1 at all, so it cannot be sent twice there either.
  const sent = streamed ? { body: new Blob([body]).stream(), duplex: 'half' } : { body };
  return exchange(network, url, { ...init, ...sent }, (network.deadlines ?? DEADLINES)[lane]);
}
