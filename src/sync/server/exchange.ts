import { DEVICE_HEADER, RECEIPT_HEADER, REGISTERED_HEADER } from '../../contract/offers.ts';
import { parseUrl } from '../../domain/text/parse-url.ts';
import type { Evidence } from '../../store/schema/attempt.ts';
import type { Answer } from '../proof/read-proof.ts';
import { TO_NETWORK } from './to-network.ts';
import type { Timers } from '../timers.ts';

/** The network's fetch, or whatever stands for it in a test. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Within how many milliseconds the head and the body of an answer must have come. */
export interface Deadlines {
  user: number;
  group: number;
  assign: number;
  probe: number;
}

export const DEADLINES: Deadlines = { user: 30_000, group: 30_000, assign: 60_000, probe: 15_000 };

export interface Network {
  fetch: Fetch;
  /**
   * The origin that serves the app, where a proxy may stand before the server. Left out where there is none.
   */
  ownOrigin?: string;
  /**
   * Whether each request names its attempt in the header `X-Attempt`, so that the practice server's ledger can be compared
   * with the device's. No real server is told.
   */
  namesAttempts?: boolean;
  now: () => Date;
  timers: Timers;
  /** `DEADLINES` where it is left out. */
  deadlines?: Deadlines;
}

const MOST_READ = 2 ** 20;
const KEPT_OF_REFUSAL = 64 * 1024;
const KEPT = 2 * 1024;

/** Whether an address is on the app's own origin, where the app's host answers, or a proxy on it. */
export function isOwnOrigin({ ownOrigin }: Pick<Network, 'ownOrigin'>, url: string): boolean {
  return ownOrigin !== undefined && parseUrl(url)?.origin === ownOrigin;
}

/**
 * Sends a POST without any field, which creates nothing: a service refuses it by a rule, and a host that only
 * serves files cannot take it at all.
 */
export async function askWithoutFields(
  network: Network,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const { probe } = network.deadlines ?? DEADLINES;
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
  return exchange(network, url, { method: 'POST', headers: form, body: '' }, probe);
}

/** Sends a request that changes nothing. */
export async function ask(
  network: Network,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const { probe } = network.deadlines ?? DEADLINES;
  return exchange(network, url, { method: 'GET', headers: { ...headers } }, probe);
}

/** Headers as a plain object, so that more can be added. */
type Asked = Omit<RequestInit, 'headers'> & { headers: Record<string, string> };

/** Sends a request and reads what comes back. Never rejects: whatever happens is evidence. */
export async function exchange(
  network: Network,
  url: string,
  init: Asked,
  deadline: number,
): Promise<Answer> {
  const begun = network.now().getTime();
  const evidence: Evidence = { at: begun, durationMs: 0 };
  const controller = new AbortController();
  const inTime = network.timers.after(deadline, () =>
    controller.abort(new DOMException('No whole answer in time', 'TimeoutError')),
  );
  let text = '';
  let headers: Headers | undefined;
  try {
    const response = await network.fetch(url, {
      ...addressed(network, url, init),
      signal: controller.signal,
    });
    const withoutKey = withoutKeyOf(init.headers);
    Object.assign(evidence, headOf(response, withoutKey));
    ({ headers } = response);
    text = await readBody(response);
    // What was accepted is compared with what was sent, to the letter.
    if (!response.ok) text = withoutKey(text);
    evidence.excerpt = withoutKey(text).slice(0, refuses(response.status) ? KEPT_OF_REFUSAL : KEPT);
  } catch (error) {
    evidence.errorName = error instanceof Error ? error.name : 'Error';
  } finally {
    inTime();
    const ended = network.now().getTime();
    Object.assign(evidence, { at: ended, durationMs: ended - begun });
  }
  return { evidence, text, ...(headers && { headers }) };
}

/** Headers of a request that hold no secret. Every other one is the key's, whatever the server calls it. */
const PLAIN_HEADERS = new Set([
  'accept',
  'content-type',
  'idempotency-key',
  'x-attempt',
  DEVICE_HEADER,
  RECEIPT_HEADER,
  REGISTERED_HEADER,
  TO_NETWORK,
]);
/** So short a key is no secret, and may be a part of any word. */
const SHORTEST_SECRET = 4;

/** Takes the key out of what a server says, plain or escaped: what is kept of an answer is shown, mirrored and backed up. */
function withoutKeyOf(headers: Readonly<Record<string, string>>): (text: string) => string {
  const secrets = Object.entries(headers)
    .filter(([name, value]) => !PLAIN_HEADERS.has(name.toLowerCase()) && value.length >= SHORTEST_SECRET)
    .flatMap(([, value]) => [value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value)]);
  return (text) => secrets.reduce((left, secret) => left.replaceAll(secret, '[key]'), text);
}

/** On the app's own origin the request is marked for the app's worker, and carries the login that a proxy there wants. */
export function addressed(network: Network, url: string, init: Asked): RequestInit {
  const all = { ...init, ...FETCH_OPTIONS, ...(init.method !== 'POST' && NO_CACHE) };
  if (!isOwnOrigin(network, url)) return all;
  return { ...all, headers: { ...init.headers, [TO_NETWORK]: '1' }, credentials: 'same-origin' };
}

const FETCH_OPTIONS = {
  redirect: 'manual',
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
} as const;

/**
 * No cache answers a POST. But if a POST is told to use no cache, Chromium forgets the answer to its preflight as
 * well, and asks again before each request: that doubles the connections, and what can go wrong on them.
 */
const NO_CACHE = { cache: 'no-store' } as const;

function refuses(status: number): boolean {
  return status >= 400 && status <= 499;
}

/** As much of a header as is kept: more than any of these headers needs. */
const KEPT_OF_HEADER = 200;

/** A redirect that is not followed has status 0 and nothing else. */
function headOf({ status, headers }: Response, withoutKey: (text: string) => string): Partial<Evidence> {
  const kept = (name: string) => withoutKey(headers.get(name) ?? '').slice(0, KEPT_OF_HEADER);
  const [contentType, retryAfter] = [kept('content-type'), kept('retry-after')];
  return { status, ...(contentType && { contentType }), ...(retryAfter && { retryAfter }) };
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
