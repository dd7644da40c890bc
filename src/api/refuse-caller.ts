import { Refusal, refusalResponse } from './refusal.ts';

/** The answer to a caller that may not write. The service worker gives it, and the host gets no request. */
export function refuseCaller(): Response {
  const detail = 'Only the app’s own page can write here. Send this request from the app';
  return refusalResponse(new Refusal(403, [{ pointer: '', rule: 'caller-refused', detail }]));
}
