import { expect, test } from 'vitest';
import { sharedFileCache } from '../../src/domain/deployment.ts';
import { takeSharedFile } from '../../src/page/shared-file.ts';
import { createWorker, type MakeApi } from '../../src/service-worker/worker.ts';
import type { Fetching, WorkerScope } from '../../src/service-worker/worker-scope.ts';
import { MemoryCaches } from './memory-caches.ts';

const SCOPE = 'https://host.test/some/path/';

/** A worker, asked as a browser asks it. */
function aWorker() {
  const memory = new MemoryCaches();
  // What the worker and the page use of it.
  const caches = memory as unknown as CacheStorage;
  const listeners = new Map<string, (event: Fetching) => void>();
  const scope = {
    registration: { scope: SCOPE },
    caches,
    addEventListener: (type: string, listener: (event: Fetching) => void) => listeners.set(type, listener),
  } as unknown as WorkerScope;
  const noApi: MakeApi = () => () => Promise.reject(new Error('Nobody asks the service'));
  createWorker(scope, { files: {}, version: '1', loadApi: () => noApi, apiFile: 'api.js' });
  /** What the worker answers; undefined if it leaves the request to the browser. */
  async function answerTo(path: string, body: FormData, mode = 'navigate'): Promise<Response | undefined> {
    const request = new Request(SCOPE + path, { method: 'POST', body });
    // Only a browser makes a request that opens a page.
    Object.defineProperty(request, 'mode', { value: mode });
    let answer: Promise<Response> | undefined;
    const respondWith = (given: Promise<Response>) => void (answer = given);
    listeners.get('fetch')?.({ request, clientId: '', respondWith, waitUntil: () => undefined });
    return answer;
  }
  return { memory, caches, answerTo };
}

function formWith(...files: File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append('file', file);
  return form;
}

test('a shared file is kept until the page takes it, once, and its screen is opened', async () => {
  const { memory, caches, answerTo } = aWorker();
  const answer = await answerTo('shared-file', formWith(new File(['records'], 'Übergabe 1.txt')));
  expect([answer?.status, answer?.headers.get('location')]).toEqual([
    303,
    `${SCOPE}#/settings/device?shared`,
  ]);
  const file = await takeSharedFile(caches, SCOPE);
  expect([file?.name, await file?.text()]).toEqual(['Übergabe 1.txt', 'records']);
  expect(await takeSharedFile(caches, SCOPE)).toBeUndefined();
  expect(memory.all.has(sharedFileCache(SCOPE))).toBe(false);
});

test('one file is kept at a time, and a form without one leaves none', async () => {
  const { caches, answerTo } = aWorker();
  await answerTo('shared-file', formWith(new File(['old'], 'old.txt')));
  await answerTo('shared-file', formWith(new File(['new'], 'new.txt')));
  expect((await takeSharedFile(caches, SCOPE))?.name).toBe('new.txt');
  await answerTo('shared-file', formWith(new File(['old'], 'old.txt')));
  expect((await answerTo('shared-file', formWith()))?.status).toBe(303);
  expect(await takeSharedFile(caches, SCOPE)).toBeUndefined();
});

test('where there is no room the screen is opened all the same', async () => {
  const { memory, caches, answerTo } = aWorker();
  memory.isFull = true;
  expect((await answerTo('shared-file', formWith(new File(['x'], 'x.txt'))))?.status).toBe(303);
  expect(await takeSharedFile(caches, SCOPE)).toBeUndefined();
});

test('nothing else that is posted is kept', async () => {
  const { memory, answerTo } = aWorker();
  const form = formWith(new File(['x'], 'x.txt'));
  expect(await answerTo('shared-file', form, 'cors')).toBeUndefined();
  expect(await answerTo('elsewhere', form)).toBeUndefined();
  expect(memory.all.size).toBe(0);
});
