import { configCacheName } from '../domain/deployment.ts';
import type { WorkerScope } from './worker-scope.ts';
import { parseJson } from '../domain/text/parse-json.ts';

/** Milliseconds without an answer after which the kept file is used: a weak network must not hold up the start. */
const PATIENCE = 3_000;

/**
 * Answers `config.json` from the network, so that a host's change arrives; if that fails, with the last good file. A text that
 * parses to an object comes from the host, whatever its content type. A text with a JSON content type and a mistake in it comes from
 * the host too: the page reports the mistake, and the text is not stored. An error or a network's sign-in page is not used and never
 * replaces the stored file.
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
  // A body that stalls or breaks off counts as no answer.
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
  const read = parseJson(text);
  return typeof read === 'object' && read !== null && !Array.isArray(read);
}
