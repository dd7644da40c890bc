import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { answerConfig } from '../../src/service-worker/worker-config.ts';
import type { WorkerScope } from '../../src/service-worker/worker-scope.ts';

const GOOD = '{"organisation":{"name":"Kept"}}';

/** A worker's scope at a host, with one cache in memory. */
function aScope(host: string): WorkerScope {
  const kept = new Map<string, Response>();
  const cache = {
    match: (url: URL) => Promise.resolve(kept.get(url.href)?.clone()),
    put: (url: URL, answer: Response) => Promise.resolve(void kept.set(url.href, answer)),
    delete: (url: URL) => Promise.resolve(kept.delete(url.href)),
  };
  const scope = { registration: { scope: `${host}/` }, caches: { open: () => Promise.resolve(cache) } };
  return scope as unknown as WorkerScope;
}

/** A host that gives the whole file, or breaks off behind the head and nine letters. */
async function aHost(type: string) {
  const is = { breaking: false };
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': type, 'content-length': GOOD.length });
    if (is.breaking) answer.write(GOOD.slice(0, 9), () => answer.destroy());
    else answer.end(GOOD);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, is };
}

test.each(['application/json', 'text/html'])(
  'an answer of %s that breaks off leaves the last good one in use',
  async (type) => {
    const { url, is } = await aHost(type);
    const scope = aScope(url);
    const read = async () => (await answerConfig(scope, new AbortController().signal)).text();
    expect(await read()).toBe(GOOD);
    is.breaking = true;
    expect(await read()).toBe(GOOD);
    expect(await read()).toBe(GOOD);
  },
);
