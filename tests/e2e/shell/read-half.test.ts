import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { readPaths } from '../../support/hosts/read-paths.ts';
import { createHttp2Fetch } from '../../support/hosts/http2-fetch.ts';
import { hasNginx, startReadmeFiles } from '../../support/hosts/nginx.ts';
import { openHandler } from '../../support/hosts/node-hosts.ts';
import { identity } from '../../support/parts/identity.ts';
import { broken } from '../../support/hosts/contract-host.ts';

async function startHosts() {
  const { url } = await startReadmeFiles();
  const http2 = createHttp2Fetch(identity.cert);
  onTestFinished(() => http2.close());
  const handler = await openHandler();
  return {
    files: (path: string, init?: RequestInit) => http2.fetch(url + path, init),
    handler: (path: string, init?: RequestInit) => handler.send(path, init),
  };
}

/** What counts of an answer: every byte of a good one, the rules of a refusal. */
async function essence(response: Response) {
  const { status, headers, ok } = response;
  const type = headers.get('content-type');
  return { status, type, said: ok ? await response.text() : await broken(response) };
}

// By day tests/data/redirects.test.ts proves the same of the rules that other hosts of files read.
describe('nginx with the README’s example', { tags: ['night'] }, () => {
  beforeEach(({ skip }) => skip(!hasNginx(), 'nginx is not on this machine'));

  test('answers each path that reads from the files, as the handler does', async () => {
    const { files, handler } = await startHosts();
    for (const path of await readPaths()) {
      const answer = await files(path);
      // "%zz" is no address: nginx refuses it before it looks at any location.
      if (path.includes('%zz')) expect(answer.status, path).toBe(400);
      else {
        expect(answer.headers.get('access-control-allow-origin'), path).toBe('*');
        expect(await essence(answer), path).toEqual(await essence(await handler(path)));
      }
    }
  });

  test('refuses to write by the same rule, and says what it allows', async () => {
    const { files, handler } = await startHosts();
    for (const path of [
      '/api-v1/assessments',
      '/api-v1/assessment/AI',
      '/api-v1/occupations',
      '/api-v1/occupations/group/7',
    ]) {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const answer = await files(path, { method });
        expect(answer.headers.get('allow'), path).toBe('GET, HEAD');
        expect(await essence(answer), path).toEqual(await essence(await handler(path, { method })));
      }
    }
    expect((await files('/openapi.json')).headers.get('content-type')).toBe('application/json');
    expect((await files('/problems/unknown')).status).toBe(404);
  });
});
