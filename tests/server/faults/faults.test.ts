import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { readAnswer } from '../../../src/api/client.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { CreateUserResponse } from '../../../src/contract/user.ts';
import type { FaultSetting } from '../../../src/server/faults/fault-switches.ts';
import type { FaultName } from '../../../src/server/faults/fault-table.ts';
import type { RunningServer } from '../../../src/server/node/start-server.ts';
import { form } from '../../support/hosts/contract-host.ts';
import { createHttp2Fetch } from '../../support/hosts/http2-fetch.ts';
import { identity } from '../../support/parts/identity.ts';
import { startReferenceServer } from '../../support/hosts/reference-server.ts';

let server: RunningServer | undefined;
const overHttp2 = createHttp2Fetch(identity.cert);
afterEach(() => server?.close());
afterAll(() => overHttp2.close());

const fields = { sex: 'F', country: 'KE', occupation: '2221' };

/** What a client sees of one call: an answer, or that there was none. */
type Seen = { status: number; text: string; headers: Headers; ms: number } | 'no answer' | 'half an answer';

async function call(
  url: string,
  init: RequestInit = form(fields),
  how: typeof overHttp2.fetch = fetch,
): Promise<Seen> {
  const started = performance.now();
  let response: Response;
  try {
    response = await how(`${url}/api-v1/users/create`, { ...init, redirect: 'manual' });
  } catch {
    return 'no answer';
  }
  try {
    const text = await response.text();
    return { status: response.status, text, headers: response.headers, ms: performance.now() - started };
  } catch {
    return 'half an answer';
  }
}

function answered(seen: Seen): Exclude<Seen, string> {
  if (typeof seen === 'string') throw new Error(`The client saw ${seen}`);
  return seen;
}

const uuidIn = (seen: Seen): string => CreateUserResponse.parse(JSON.parse(answered(seen).text)).data.uuid;

const AN_HOUR = 3_600_000;

interface Case {
  /** Options of the fault. */
  given?: Omit<FaultSetting, 'fault'>;
  /** The status, or what else the client saw. */
  sees: number | 'no answer' | 'half an answer';
  /** How many users the ledger then has. */
  made: 0 | 1 | 2;
  check?: (seen: Exclude<Seen, string>) => void;
}

const withoutActing = (status: number): Case => ({ sees: status, made: 0, check: isProblem });
const afterActing = (status: number): Case => ({ sees: status, made: 1, check: isProblem });
const retryAfter = (status: number): Case => ({
  given: { retryAfter: '2' },
  sees: status,
  made: 0,
  check: ({ headers }) => expect(headers.get('retry-after')).toBe('2'),
});

function isProblem({ headers }: { headers: Headers }): void {
  expect(headers.get('content-type')).toBe('application/problem+json');
  expect(headers.get('retry-after')).toBeNull();
}

function isUnreadable({ status, text }: { status: number; text: string }): void {
  expect(readAnswer(endpoints.createUser, { status, text })).toMatchObject({
    ok: false,
    reason: 'unreadable',
  });
}

/** One row for each fault; a row that is missing here does not compile. */
const cases: Record<
  Exclude<
    FaultName,
    'preflight-refused' | 'swapped' | 'reset-then-refuse' | 'repeated-uuid' | 'assignments-as-array'
  >,
  Case
> = {
  slow: { given: { ms: 120 }, sees: 200, made: 1, check: ({ ms }) => expect(ms).toBeGreaterThan(100) },
  late: { given: { ms: 120 }, sees: 200, made: 1, check: ({ ms }) => expect(ms).toBeGreaterThan(100) },
  'drop-before': { sees: 'no answer', made: 0 },
  'drop-after': { sees: 'no answer', made: 1 },
  'reset-before': { sees: 'no answer', made: 0 },
  'reset-after': { sees: 'no answer', made: 1 },
  'stream-reset-after': { sees: 'no answer', made: 1 },
  'reset-mid-answer': { sees: 'half an answer', made: 1 },
  rule: withoutActing(422),
  '401': withoutActing(401),
  '402': withoutActing(402),
  '403': withoutActing(403),
  '404': withoutActing(404),
  '408': withoutActing(408),
  '409': withoutActing(409),
  '429': withoutActing(429),
  '429-after': afterActing(429),
  '503': withoutActing(503),
  '503-after': afterActing(503),
  '500-before': withoutActing(500),
  '500-after': afterActing(500),
  '502-before': withoutActing(502),
  '502-after': afterActing(502),
  '504-before': withoutActing(504),
  '504-after': afterActing(504),
  'html-200': {
    sees: 200,
    made: 0,
    check: ({ headers, text }) => {
      expect(headers.get('content-type')).toContain('text/html');
      expect(text).toContain('Sign in');
    },
  },
  'empty-200': { sees: 200, made: 1, check: ({ text }) => expect(text).toBe('') },
  'truncated-json': {
    sees: 200,
    made: 1,
    check: ({ text }) => {
      expect(text.startsWith('{"message":"User created"')).toBe(true);
      expect(() => void JSON.parse(text)).toThrow();
    },
  },
  'wrong-shape': { sees: 200, made: 1, check: isUnreadable },
  'other-echo': {
    sees: 200,
    made: 1,
    check: ({ text }) => expect(JSON.parse(text)).toMatchObject({ data: { sex: 'M', country: 'AQ' } }),
  },
  redirect: { sees: 302, made: 0, check: ({ headers }) => expect(headers.get('location')).toBe('/_sign-in') },
  'no-cors': {
    sees: 200,
    made: 1,
    check: ({ headers }) => expect(headers.has('access-control-allow-origin')).toBe(false),
  },
  'arrays-for-objects': {
    sees: 200,
    made: 1,
    check: (seen) => {
      expect(JSON.parse(seen.text)).toMatchObject({ data: [{ occupation: [{ code: '2221' }] }] });
      isUnreadable(seen);
    },
  },
  'big-body': {
    given: { bytes: 3_000_000 },
    sees: 200,
    made: 1,
    check: (seen) => {
      expect(seen.text).toHaveLength(3_000_000);
      isUnreadable(seen);
    },
  },
  trickle: {
    given: { ms: 1 },
    sees: 200,
    made: 1,
    check: ({ ms, text }) => expect(ms).toBeGreaterThan(text.length),
  },
  'proxy-repeats': { sees: 200, made: 2 },
};

// The keys of a literal are its type's keys.
const named = Object.entries(cases) as [keyof typeof cases, Case][];

describe.each([
  ['http', fetch],
  ['http2', overHttp2.fetch],
] as const)('over %s the fault', (protocol, how) => {
  test.each(named)('%s', async (fault, { given, sees, made, check }) => {
    server = await startReferenceServer({ protocol, identity });
    server.faults.set({ fault, ...given });
    const seen = await call(server.url, form(fields), how);
    expect(typeof seen === 'string' ? seen : seen.status).toBe(sees);
    if (typeof seen !== 'string') check?.(seen);
    expect(server.ledger()).toHaveLength(made);
    const next = answered(await call(server.url, form(fields), how));
    expect(next.status).toBe(200);
    expect(next.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('the fault', () => {
  test.each([
    ['429', retryAfter(429)],
    ['503', retryAfter(503)],
    ['rule', { given: { status: 413 }, sees: 413, made: 0 }],
    ['redirect', { given: { location: 'https://portal.example/', status: 307 }, sees: 307, made: 0 }],
  ] as [FaultName, Case][])('%s, with options', async (fault, { given, sees, made, check }) => {
    server = await startReferenceServer();
    server.faults.set({ fault, ...given });
    const seen = answered(await call(server.url));
    expect(seen.status).toBe(sees);
    check?.(seen);
    expect(server.ledger()).toHaveLength(made);
  });

  test.each([
    ['slow', 0],
    ['late', 1],
  ] as const)('%s has acted %i times while the client still waits', async (fault, made) => {
    server = await startReferenceServer();
    server.faults.set({ fault, ms: AN_HOUR });
    const waiting = call(server.url);
    await expect.poll(() => server?.faults.list()[0]?.happened).toBe(1);
    // What comes later is answered, and has acted, before anything becomes of the first.
    expect(answered(await call(server.url)).status).toBe(200);
    expect(server.ledger()).toHaveLength(made + 1);
    await server.close();
    expect(await waiting).toBe('no answer');
  });

  test('reset-then-refuse knows the repetition by its address and bytes, refuses it once, and no one else', async () => {
    server = await startReferenceServer();
    server.faults.set({ fault: 'reset-then-refuse', status: 402 });
    expect(await call(server.url)).toBe('no answer');
    expect(answered(await call(server.url, form({ ...fields, sex: 'M' }))).status).toBe(200);
    const repeated = answered(await call(server.url));
    expect(repeated.status).toBe(402);
    expect(repeated.headers.get('content-type')).toMatch(/problem\+json/);
    expect(server.ledger()).toHaveLength(2);
    expect(answered(await call(server.url)).status).toBe(200);
  });

  test('reset-then-refuse forgets the repetition when faults are cleared', async () => {
    server = await startReferenceServer();
    server.faults.set({ fault: 'reset-then-refuse' });
    expect(await call(server.url)).toBe('no answer');
    server.faults.clear();
    expect(answered(await call(server.url)).status).toBe(200);
  });

  test('repeated-uuid', async () => {
    server = await startReferenceServer();
    const first = uuidIn(await call(server.url));
    server.faults.set({ fault: 'repeated-uuid' });
    expect(uuidIn(await call(server.url))).toBe(first);
    expect(server.ledger().map(({ uuid }) => uuid === first)).toEqual([true, false]);
  });

  test('swapped', async () => {
    server = await startReferenceServer();
    server.faults.set({ fault: 'swapped', count: 2 });
    const calls = await Promise.all([call(server.url), call(server.url, form({ ...fields, sex: 'M' }))]);
    const sexes = calls.map((seen) => CreateUserResponse.parse(JSON.parse(answered(seen).text)).data.sex);
    expect(sexes).toEqual(['M', 'F']);
  });

  test('swapped, with no one to swap with', async () => {
    server = await startReferenceServer();
    server.faults.set({ fault: 'swapped', ms: 50 });
    expect(uuidIn(await call(server.url))).toBe(server.ledger()[0]?.uuid);
  });

  test('assignments-as-array, which a client accepts', async () => {
    server = await startReferenceServer();
    const user_uuid = uuidIn(await call(server.url));
    server.faults.set({ fault: 'assignments-as-array' });
    const auto_assign = JSON.stringify([{ key: 'AI', target: 'self' }]);
    const response = await fetch(
      `${server.url}/api-v1/user/assign`,
      form({ user_uuid, auto_reserve: '1', auto_assign }),
    );
    const answer = readAnswer(endpoints.assign, { status: response.status, text: await response.text() });
    expect(answer).toMatchObject({
      ok: true,
      value: { data: { assignments: [{ denomination_country: 'KE' }] } },
    });
  });

  test('preflight-refused leaves the request itself alone', async () => {
    server = await startReferenceServer();
    server.faults.set({ fault: 'preflight-refused' });
    expect(answered(await call(server.url)).status).toBe(200);
    const preflight = {
      method: 'OPTIONS',
      headers: { origin: 'https://x.example', 'access-control-request-method': 'POST' },
    };
    const refused = answered(await call(server.url, preflight));
    expect(refused.status).toBe(403);
    expect(refused.headers.has('access-control-allow-origin')).toBe(false);
    expect(answered(await call(server.url, preflight)).status).toBe(204);
  });
});
