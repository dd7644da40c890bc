import { configCacheName } from '../domain/deployment.ts';
import type { WorkerScope } from './worker-scope.ts';

/** After so many milliseconds without an answer the kept file is used: a weak network must not hold up the start. */
const PATIENCE = 3_000;

/**
 * `config.json` from the network, so that a host's change arrives, else the last good one. Any file that the
 * host itself sends is used, even one with mistakes, which the page reports. An error, or a sign-in page of a
 * network on the way, is not used and never replaces the kept file.
 * @param untilWayIsMade ends the wait for the network where nothing is kept yet
 */
export async function answerConfig(scope: WorkerScope, untilWayIsMade: AbortSignal): Promise<Response> {
  const url = new URL('config.json', scope.registration.scope);
  const cache = await scope.caches.open(configCacheName(scope.registration.scope));
  const kept = await cache.match(url);
  const fresh = ask(url, kept ? AbortSignal.timeout(PATIENCE) : untilWayIsMade);
  const answer = kept ? await fresh.catch(() => undefined) : await fresh;
  if (!answer || !isFromTheHost(answer)) return kept ?? answer ?? Response.error();
  await (isGone(answer) ? cache.delete(url) : keepIfGood(cache, url, answer.clone()));
  return answer;
}

function ask(url: URL, signal: AbortSignal): Promise<Response> {
  return fetch(url, { cache: 'no-cache', redirect: 'error', signal });
}

function isFromTheHost(answer: Response): boolean {
  return isGone(answer) || (answer.ok && /\bjson\b/.test(answer.headers.get('content-type') ?? ''));
}

function isGone({ status }: Response): boolean {
  return status === 404 || status === 410;
}

async function keepIfGood(cache: Cache, url: URL, answer: Response): Promise<void> {
  const text = await answer.clone().text();
  try {
    JSON.parse(text);
  } catch {
    return;
  }
  await cache.put(url, answer);
}
