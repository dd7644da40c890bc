import type { Lane } from '../store/rows.ts';
import type { Evidence, FrozenRequest } from '../store/sync-rows.ts';
import type { Brought } from './read-proof.ts';

/** The network's fetch, or whatever stands for it in a test. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Within how many milliseconds head and body must be here. */
export interface Deadlines {
  user: number;
  group: number;
  assign: number;
  probe: number;
}

export const DEADLINES: Deadlines = { user: 30_000, group: 30_000, assign: 60_000, probe: 15_000 };

export interface Network {
  fetch: Fetch;
  now: () => Date;
  /** `DEADLINES` where it is left out. */
  deadlines?: Deadlines;
}

const MOST_READ = 2 ** 20;
const KEPT_OF_REFUSAL = 64 * 1024;
const KEPT = 2 * 1024;

/**
 * Sends a frozen request and reads what comes back. Never rejects: whatever happens is evidence. Cookies, caches,
 * redirects and the referrer are left out, because each would make an answer say less.
 */
export async function dispatch(
  network: Network,
  { url, contentType, body, streamed }: FrozenRequest,
  headers: Readonly<Record<string, string>>,
  lane: Lane,
): Promise<Brought> {
  const init = { method: 'POST', headers: { ...headers, 'content-type': contentType } };
  // A stream that meets HTTP/1.1 is not sent at all: nothing goes that could go twice.
  const sent = streamed ? { body: new Blob([body]).stream(), duplex: 'half' } : { body };
  return exchange(network, url, { ...init, ...sent }, (network.deadlines ?? DEADLINES)[lane]);
}

/** Asks for something that changes nothing. */
export async function ask(
  network: Network,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Brought> {
  const { probe } = network.deadlines ?? DEADLINES;
  return exchange(network, url, { method: 'GET', headers: { ...headers } }, probe);
}

async function exchange(
  network: Network,
  url: string,
  init: RequestInit,
  deadline: number,
): Promise<Brought> {
  const begun = network.now().getTime();
  const evidence: Evidence = { at: begun, durationMs: 0 };
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException('No whole answer in time', 'TimeoutError')),
    deadline,
  );
  let text = '';
  try {
    const response = await network.fetch(url, { ...init, ...FETCH_OPTIONS, signal: controller.signal });
    Object.assign(evidence, headOf(response));
    text = await readBody(response);
    evidence.excerpt = text.slice(0, refuses(response.status) ? KEPT_OF_REFUSAL : KEPT);
  } catch (error) {
    evidence.errorName = error instanceof Error ? error.name : 'Error';
  } finally {
    clearTimeout(timer);
    const ended = network.now().getTime();
    Object.assign(evidence, { at: ended, durationMs: ended - begun });
  }
  return { evidence, text };
}

const FETCH_OPTIONS = {
  redirect: 'manual',
  credentials: 'omit',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
} as const;

function refuses(status: number): boolean {
  return status >= 400 && status <= 499;
}

/** A redirect that is not followed has status 0 and nothing else. */
function headOf(response: Response): Partial<Evidence> {
  const contentType = response.headers.get('content-type');
  const retryAfter = response.headers.get('retry-after');
  return { status: response.status, ...(contentType && { contentType }), ...(retryAfter && { retryAfter }) };
}

/** The body's first MiB; what is longer cannot be an answer of the contract, and is cut off. */
async function readBody({ body }: Response): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let size = 0; size < MOST_READ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}
