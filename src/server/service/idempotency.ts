import { Refusal, refusalResponse } from '../../api/refusal.ts';

/** What a key was used for, and the answer if there is one already. */
export interface KeyUse {
  bytes: string;
  answer?: string;
}

export type Honour = (key: string, bytes: string, act: () => Promise<Response>) => Promise<Response>;

/**
 * Honours `Idempotency-Key`: the same key with the same bytes gets the stored answer and nothing is done again. A key
 * stays taken only when its request was accepted: a refused request had no effect, and may be corrected.
 * @param earlier finds what was accepted before this process began; without it, nothing was
 */
export function createIdempotency(
  earlier: (key: string) => Promise<KeyUse | undefined> = () => Promise.resolve(undefined),
): Honour {
  const known = new Map<string, KeyUse>();

  return async (key, bytes, act) => {
    const former = known.get(key) ?? (await earlier(key)) ?? known.get(key);
    if (former && former.bytes !== bytes) {
      return refuse(422, 'idempotency-key-reused', 'This key was used with other content: use a new one');
    }
    if (former?.answer !== undefined) return Response.json(JSON.parse(former.answer));
    if (former)
      return refuse(409, 'idempotency-in-progress', 'The first request with this key is not answered yet');
    known.set(key, { bytes });
    try {
      const response = await act();
      if (response.ok) known.set(key, { bytes, answer: await response.clone().text() });
      return response;
    } finally {
      if (known.get(key)?.answer === undefined) known.delete(key);
    }
  };
}

function refuse(status: number, rule: string, detail: string): Response {
  return refusalResponse(new Refusal(status, [{ pointer: '', rule, detail }]));
}
