import { PROBLEM_TYPE, type ProblemDocument } from '../contract/problem.ts';
import { decodedPart } from '../domain/text/decode.ts';

/**
 * What a service worker can see of the page that sends a request. The browser adds `Sec-Fetch-Site` only later, on the way to the
 * network.
 */
export interface Caller {
  method: string;
  mode: string;
  /** The address at which the calling page was opened; undefined when it is no page of this worker. */
  page: string | undefined;
}

/**
 * Whether the service in the worker may carry out a request. Everyone may read, because that changes nothing. Only a script
 * of the app's own page may write, and only by a request whose mode lets it read the answer: a page of another site can send a form.
 * `service-worker/README.md` has the table of callers.
 */
export function mayAsk({ method, mode, page }: Caller, scope: string): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  if (mode !== 'cors' && mode !== 'same-origin') return false;
  return page !== undefined && isAppPage(page, scope) && !isPractice(page);
}

/** The service here writes to the device's own records, which practice mode must never reach. */
function isPractice(page: string): boolean {
  return new URL(page).searchParams.has('practice');
}

/**
 * The answer to a caller that may not write. The request does not reach the host. It is written out here, because `api/refusal.ts`
 * would bring the sentence of every rule into the worker.
 */
export function refuseCaller(): Response {
  const detail = 'Only the app’s own page can write here. Send this request from the app';
  const body: ProblemDocument = {
    type: 'about:blank',
    title: 'Forbidden',
    status: 403,
    detail,
    errors: [{ pointer: '', rule: 'caller-refused', detail }],
  };
  return Response.json(body, { status: 403, headers: { 'content-type': PROBLEM_TYPE } });
}

/** The app is one page: the scope itself, or `index.html` in it. Other pages below the scope may belong to someone else. */
export function isAppPage(address: string, scope: string): boolean {
  const page = address.replace(/[?#].*/, '');
  return page === scope || page === `${scope}index.html`;
}

/**
 * Whether a path below the scope is one of the service's. A host may read `%61pi-v1` and a doubled slash like
 * the plain path, so they count too: the worker must not let such a call through.
 */
export function isApiPath(path: string): boolean {
  return /^\/*api-v1(\/|$)/.test(decodedPart(path));
}
