import { Refusal, refusalResponse } from '../../api/refusal.ts';
import type { Ending, FaultCall } from './fault.ts';

type Act = (call: FaultCall) => Promise<Ending>;

/** Answers with a status and a problem document, without acting. */
export function refuseWith(status: number, detail: string): Act {
  return (call) =>
    Promise.resolve({ response: problemResponse(call.options.status ?? status, detail, call) });
}

/** Acts first, and then answers as if it had not. */
export function actThenRefuseWith(status: number, detail: string): Act {
  return async (call) => {
    await call.proceed();
    return { response: problemResponse(call.options.status ?? status, detail, call) };
  };
}

function problemResponse(status: number, detail: string, { options }: FaultCall): Response {
  const headers = options.retryAfter === undefined ? undefined : { 'retry-after': options.retryAfter };
  return refusalResponse(new Refusal(status, [{ pointer: '', rule: 'fault', detail }], headers));
}

/** Acts, and then answers with other JSON, made from the JSON that would have been answered. */
export function actThenAnswer(change: (answer: unknown, call: FaultCall) => unknown): Act {
  return async (call) => {
    const response = await call.proceed();
    if (!response.ok) return { response };
    return { response: Response.json(change(await response.json(), call)) };
  };
}

/** Acts, and then answers with other text under the same content type. */
export function actThenWrite(change: (text: string) => string): Act {
  return async (call) => {
    const response = await call.proceed();
    return { response: new Response(change(await response.text()), response) };
  };
}

/** A sign-in page, which is what a captive portal answers to everything. */
export function signInPage(): Response {
  const page = '<!doctype html><title>Sign in</title><h1>Sign in to use this network</h1>';
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** How long to wait before a reset, so that the bytes written so far have left: a reset discards the others. */
const FLUSH_MS = 50;

/** Sends the head and half of the body. Then the stream fails, and the host resets the connection. */
export async function cutInHalf(response: Response, { sleep }: FaultCall): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const half = bytes.slice(0, Math.ceil(bytes.length / 2));
  return streamed(response, bytes.length, async function* () {
    yield half;
    await sleep(FLUSH_MS);
    throw new Error('The fault cuts the answer off here');
  });
}

/** Sends the body byte by byte. */
export async function trickle(response: Response, sleep: () => Promise<void>): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  return streamed(response, bytes.length, async function* () {
    for (let at = 0; at < bytes.length; at += 1) {
      yield bytes.slice(at, at + 1);
      await sleep();
    }
  });
}

/** JSON of a given length, most of it one very long text. */
export function bigJson(bytes: number): Response {
  const chunk = new TextEncoder().encode('x'.repeat(64 * 1024));
  const [head, tail] = ['{"message":"', '"}'];
  const filling = Math.max(0, bytes - head.length - tail.length);
  const like = new Response(null, { headers: { 'content-type': 'application/json' } });
  return streamed(like, filling + head.length + tail.length, async function* () {
    yield await Promise.resolve(new TextEncoder().encode(head));
    for (let left = filling; left > 0; left -= chunk.length) yield chunk.slice(0, left);
    yield new TextEncoder().encode(tail);
  });
}

function streamed(like: Response, length: number, write: () => AsyncGenerator<Uint8Array>): Response {
  const chunks = write();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
  const response = new Response(body, like);
  response.headers.set('content-length', String(length));
  return response;
}
