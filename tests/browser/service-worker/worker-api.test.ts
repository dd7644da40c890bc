import { Dexie } from 'dexie';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ProblemDocument } from '../../../src/contract/problem.ts';
import { deploymentName } from '../../../src/domain/deployment.ts';
import '../../../src/service-worker/api/main.ts';
import type { MakeApi } from '../../../src/service-worker/worker.ts';

/** The script leaves it there for the worker that imports it. */
const { outpostApi } = self as unknown as { outpostApi: MakeApi };

const BASE = new URL('/beside-the-page/', location.origin).href;
const NAME = deploymentName(BASE);

/** Counts the connections to the deployment's database that are open in this page. */
function connections(): () => number {
  const opened = vi.spyOn(IDBFactory.prototype, 'open');
  const closed = vi.spyOn(IDBDatabase.prototype, 'close');
  onTestFinished(async () => {
    vi.restoreAllMocks();
    await Dexie.delete(NAME);
  });
  return () =>
    opened.mock.results
      .map(({ value }) => value as IDBOpenDBRequest) // What `open` returns.
      .filter((request) => request.readyState === 'done' && !request.error)
      .filter(({ result }) => result.name === NAME && !closed.mock.contexts.includes(result)).length;
}

/** The service as the worker makes it, over files and settings that can be taken away from it. */
function aService(open: () => number) {
  const missing = { file: '', config: false };
  const api = outpostApi({
    base: BASE,
    file: async (input) => {
      const { pathname } = new URL(new Request(input).url);
      if (missing.file === '' || !pathname.endsWith(missing.file))
        return fetch(pathname.replace('/beside-the-page', ''));
      // The database is open by then.
      await expect.poll(open).toBe(1);
      return new Response('', { status: 503 });
    },
    config: () =>
      missing.config ? Promise.reject(new TypeError('no network')) : Promise.resolve(new Response('{}')),
  });
  const body = () => new URLSearchParams({ sex: 'F', country: 'KE', occupation: '2221' });
  const register = () => api(new Request(`${BASE}api-v1/users/create`, { method: 'POST', body: body() }));
  /** Reads the deployment's settings before anything else. */
  const assign = () => api(new Request(`${BASE}api-v1/user/assign`, { method: 'POST' }));
  return { missing, register, assign };
}

/** Status and rule of a refusal, which is a problem document and nothing else. */
async function problemOf(answered: Promise<Response>) {
  const response = await answered;
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const { status, errors } = ProblemDocument.parse(await response.json());
  expect(status).toBe(response.status);
  return [status, errors[0]?.rule];
}

test('a full disk is said as the contract has it, and the same request goes once there is room', async () => {
  const open = connections();
  const { register } = aService(open);
  expect((await register()).status).toBe(200);
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  expect(await problemOf(register())).toEqual([507, 'storage-full']);
  full.mockRestore();
  expect((await register()).status).toBe(200);
});

test('a service that failed leaves no database open, and the next request opens it again', async () => {
  const open = connections();
  const { missing, register, assign } = aService(open);
  missing.config = true;
  expect(await problemOf(assign())).toEqual([503, 'storage-failed']);
  await expect.poll(open).toBe(0);
  missing.config = false;
  expect((await register()).status).toBe(200);
  expect(open()).toBe(1);
});

test('a service that finds its data missing leaves no database open', async () => {
  const open = connections();
  const { missing, register } = aService(open);
  missing.file = 'occupations.json';
  expect(await problemOf(register())).toEqual([503, 'storage-failed']);
  await expect.poll(open).toBe(0);
  missing.file = '';
  expect((await register()).status).toBe(200);
});

test('a service whose database is erased gives it up, and makes another for the next request', async () => {
  const open = connections();
  const { register } = aService(open);
  expect((await register()).status).toBe(200);
  await Dexie.delete(NAME);
  await expect.poll(open).toBe(0);
  expect((await register()).status).toBe(200);
});
