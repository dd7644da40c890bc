import type { ProblemDocument } from '../contract/problem.ts';

/**
 * The answer to a caller that may not write. The service worker gives it, and the host gets no request. Written out, because
 * the worker is part of the first load, and `refusal.ts` would bring it the sentence of every rule.
 */
export function refuseCaller(): Response {
  const detail = 'Only the app’s own page can write here. Send this request from the app';
  const document: ProblemDocument = {
    type: 'about:blank',
    title: 'Forbidden',
    status: 403,
    detail,
    errors: [{ pointer: '', rule: 'caller-refused', detail }],
  };
  return Response.json(document, { status: 403, headers: { 'content-type': 'application/problem+json' } });
}
