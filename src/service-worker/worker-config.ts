import { configCacheName } from '../domain/deployment.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Milliseconds without an answer after which the kept file is used: a weak network must not hold up the start. */
const PATIENCE = 3_000;

/**
 * `config.json` from the network, so that a host's change arrives, else the last good one. What parses to an object is
 * the host's, whatever its content type; so is JSON with a mistake, which the page reports and nothing keeps. An error, or
 * a sign-in page of a network on the way, is not used and never replaces the kept file.
 * @param untilWayIsMade ends the wait for the network where nothing is kept yet
 */
export async function answerConfig(scope: WorkerScope, untilWayIsMade: AbortSignal): Promise<Response> {
  const url = new URL('config.json', scope.registration.scope);
  const cache = await scope.caches.open(configCacheName(scope.registration.scope));
  const kept = await cache.match(url);
  const fresh = ask(url, kept ? AbortSignal.timeout(PATIENCE) : untilWayIsMade);
  const answer = kept ? await fresh.catch(() => undefined) : await fresh; // Without a network the kept one holds.
  if (!answer) return kept ?? Response.error();
  if (isGone(answer)) {
    await cache.delete(url);
    return answer;
  }
  // A network that stalls or breaks behind the head has said nothing.
  const text = await answer
    .clone()
    .text()
    .catch(() => undefined);
  if (text === undefined && kept) return kept;
  const isGood = answer.ok && text !== undefined && isObject(text);
  if (isGood) await cache.put(url, answer.clone());
  const isFromTheHost = isGood || (answer.ok && /\bjson\b/.test(answer.headers.get('content-type') ?? ''));
  return isFromTheHost ? answer : (kept ?? answer);
}

function ask(url: URL, signal: AbortSignal): Promise<Response> {
  return fetch(url, { cache: 'no-cache', redirect: 'error', signal });
}

function isGone({ status }: Response): boolean {
  return status === 404 || status === 410;
}

function isObject(text: string): boolean {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read);
  } catch {
    return false;
  }
}
