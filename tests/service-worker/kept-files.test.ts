import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { KeptFiles, LATER_FILES, type LaterFiles } from '../../src/service-worker/kept-files.ts';
import type { WorkerScope } from '../../src/service-worker/worker-scope.ts';
import { MemoryCaches } from './memory-caches.ts';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const hashed = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, hashOf(text)]));

const FIRST = { 'index.html': 'page', 'assets/first-a.js': 'first', 'data/words.json': 'words' };
const REST = { 'assets/console-a.js': 'console', 'data/labels.json': 'labels' };
const FRENCH = { 'assets/words-fr-a.js': 'mots' };
const UNCHECKED = { 'manifest.webmanifest': 'manifest' };
const LATER: LaterFiles = {
  rest: hashed(REST),
  unchecked: Object.keys(UNCHECKED),
  languages: { fr: hashed(FRENCH) },
};
const ALL: Record<string, string> = {
  ...{ ...FIRST, ...REST, ...FRENCH, ...UNCHECKED },
  [LATER_FILES]: JSON.stringify(LATER),
};
const FILES = hashed({ ...FIRST, [LATER_FILES]: ALL[LATER_FILES] ?? '' });

type Fault = (answer: ServerResponse, text: string) => void;
const FAULTS = {
  'an error': (answer) => answer.writeHead(503).end('busy'),
  'half of it': (answer, text) => {
    answer.writeHead(200, { 'content-length': text.length });
    answer.write(text.slice(0, 2), () => answer.destroy());
  },
  'no answer': (answer) => answer.destroy(),
  'another content': (answer) => answer.writeHead(200).end('altered'),
} satisfies Record<string, Fault>;

/** A host of the app, which can be at fault with some of its files. */
async function aHost() {
  const faults = new Map<string, Fault>();
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    const path = (request.url ?? '').slice(1) || 'index.html';
    asked.push(path);
    const text = ALL[path];
    const fault = faults.get(path) ?? faults.get('*');
    if (fault) fault(answer, text ?? '');
    else if (text === undefined) answer.writeHead(404).end();
    else answer.writeHead(200, { 'content-type': 'text/plain' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, faults, asked };
}

async function aWorker({ language = 'en', version = 'one', caches = new MemoryCaches() } = {}) {
  const host = await aHost();
  const scope = {
    caches,
    registration: { scope: host.url },
    navigator: { languages: [language] },
  } as unknown as WorkerScope;
  const kept = new KeptFiles(scope, FILES, version, () => new AbortController().signal);
  const text = async (path: string) => (await kept.find(path))?.text();
  return { host, caches, scope, kept, text };
}

test('what is needed is kept first, with the words of the language, and all else later', async () => {
  const { kept, text, host } = await aWorker({ language: 'fr' });
  await kept.keepFirst();
  for (const [path, content] of Object.entries({ ...FIRST, ...FRENCH }))
    expect(await text(path)).toBe(content);
  for (const path of Object.keys({ ...REST, ...UNCHECKED })) expect(await text(path)).toBeUndefined();
  expect(await kept.keepRest()).toBe(true);
  for (const [path, content] of Object.entries(ALL)) expect(await text(path)).toBe(content);
  expect(host.asked.toSorted()).toEqual(Object.keys(ALL).toSorted());
});

describe.each(Object.keys(FILES))('where the host gives for %s', (path) => {
  test.each(Object.keys(FAULTS) as (keyof typeof FAULTS)[])(
    '%s, that is said, all else stays, and the next try goes on from there',
    async (name) => {
      const { host, kept, text } = await aWorker();
      host.faults.set(path, FAULTS[name]);
      const why = name === 'another content' ? 'changed' : 'unreachable';
      await expect(kept.keepFirst()).rejects.toMatchObject({ why, file: path });
      const others = Object.keys(FILES).filter((one) => one !== path);
      for (const one of others) expect(await text(one)).toBe(ALL[one]);
      // Said again, though nothing else was missing this time.
      await expect(kept.keepFirst()).rejects.toMatchObject({ why, file: path });
      host.faults.clear();
      host.asked.length = 0;
      await kept.keepFirst();
      expect(host.asked).toEqual([path]);
    },
  );
});

test.each(Object.keys({ ...REST, ...FRENCH, ...UNCHECKED }))(
  'what is kept later is missing by itself: %s',
  async (path) => {
    const { host, kept, text } = await aWorker();
    host.faults.set(path, FAULTS['an error']);
    await kept.keepFirst();
    expect(await kept.keepRest()).toBe(false);
    const others = Object.keys({ ...REST, ...FRENCH, ...UNCHECKED }).filter((one) => one !== path);
    for (const one of others) expect(await text(one)).toBe(ALL[one]);
    host.faults.clear();
    host.asked.length = 0;
    expect(await kept.keepRest()).toBe(true);
    expect(host.asked).toEqual([path]);
  },
);

test('a file that never ends to come is given up after two minutes, and the next try may bring it', async () => {
  const { host, kept } = await aWorker();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const begun = new Promise<void>((resolve) => {
    host.faults.set('data/words.json', (answer) => {
      answer.writeHead(200);
      answer.write('wo', () => resolve());
    });
  });
  const keeping = kept.keepFirst();
  await begun;
  host.faults.set('data/words.json', FAULTS['no answer']);
  await vi.advanceTimersByTimeAsync(120_000);
  await expect(keeping).rejects.toMatchObject({ why: 'unreachable', file: 'data/words.json' });
  host.faults.clear();
  await kept.keepFirst();
});

test('a host that never answers is waited for no longer once a new version is to take over', async () => {
  const { host, scope } = await aWorker();
  let makeWay = new AbortController();
  const one = new KeptFiles(scope, FILES, 'one', () => makeWay.signal);
  await one.keepFirst();
  // More than are fetched at once.
  const many = Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [`assets/lost-${at}.js`, hashOf('lost')]),
  );
  const kept = new KeptFiles(scope, { ...FILES, ...many }, 'two', () => makeWay.signal);
  host.asked.length = 0;
  host.faults.set('*', () => undefined);
  const keeping = kept.keepFirst();
  const rest = one.keepRest();
  await expect.poll(() => host.asked).toHaveLength(6 + Object.keys({ ...REST, ...FRENCH }).length);
  const ended = makeWay;
  // A later wait is not ended with it.
  makeWay = new AbortController();
  ended.abort();
  await expect(keeping).rejects.toMatchObject({ why: 'unreachable' });
  expect(await rest).toBe(false);
});

test('the sign-in page of a network is no damaged copy', async () => {
  const { host, kept } = await aWorker();
  host.faults.set('*', FAULTS['another content']);
  await expect(kept.keepFirst()).rejects.toMatchObject({ why: 'unreachable' });
  host.faults.delete('*');
  host.faults.set('data/words.json', FAULTS['an error']);
  await expect(kept.keepFirst()).rejects.toMatchObject({ why: 'unreachable' });
  // It comes back when all but one file is here.
  host.faults.set('*', FAULTS['another content']);
  host.faults.delete('data/words.json');
  await expect(kept.keepFirst()).rejects.toMatchObject({ why: 'unreachable' });
});

test('a host may change the manifest', async () => {
  const { host, kept, text } = await aWorker();
  host.faults.set('manifest.webmanifest', FAULTS['another content']);
  await kept.keepFirst();
  expect(await kept.keepRest()).toBe(true);
  expect(await text('manifest.webmanifest')).toBe('altered');
});

test('a device without room says so', async () => {
  const { caches, kept } = await aWorker();
  caches.isFull = true;
  await expect(kept.keepFirst()).rejects.toMatchObject({ why: 'no room' });
});

test('the next version takes what it has in common from this one, and only a version that arrived whole is kept beside it', async () => {
  const { host, kept, scope, caches } = await aWorker();
  await kept.keepFirst();
  host.asked.length = 0;
  const versionOf = (name: string, files = FILES) =>
    new KeptFiles(scope, files, name, () => new AbortController().signal);
  const half = versionOf('half', { ...FILES, 'assets/lost.js': hashOf('lost') });
  await expect(half.keepFirst()).rejects.toMatchObject({ why: 'unreachable', file: 'assets/lost.js' });
  expect(new Set(host.asked)).toEqual(new Set(['assets/lost.js']));
  const next = versionOf('next');
  await next.keepFirst();
  await next.dropOldVersions();
  expect([...caches.all.keys()].map((name) => name.split(' ').at(-1)).toSorted()).toEqual(['next', 'one']);
});
