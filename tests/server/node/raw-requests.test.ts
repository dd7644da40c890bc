import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, Socket, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProblemDocument } from '../../../src/contract/problem.ts';
import { answerWhatNodeRefuses } from '../../../src/server/node/refused-by-node.ts';
import type { RunningServer } from '../../../src/server/node/start-server.ts';
import { startReferenceServer } from '../../support/hosts/reference-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startReferenceServer({});
});
afterAll(() => server.close());

/** Sends bytes as they are, and gives everything that comes back until the server closes. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () =>
      socket.write(bytes, 'latin1'),
    );
    socket.on('data', (data) => (answer += data.toString('utf8')));
    socket.on('end', () => resolve(answer)).on('error', reject);
  });
}

const close = 'Connection: close\r\n\r\n';
const ASSESSMENTS = '/api-v1/assessments';

describe('what Node would refuse by itself is answered with a problem document:', () => {
  test.each<[string, string, number, string]>([
    ['TRACE', `TRACE ${ASSESSMENTS} HTTP/1.1\r\nHost: x\r\n${close}`, 405, 'method-unknown'],
    ['TRACE of an unknown path', `TRACE /x HTTP/1.1\r\nHost: x\r\n${close}`, 404, 'path-unknown'],
    ['an unknown method', `FOO ${ASSESSMENTS} HTTP/1.1\r\nHost: x\r\n${close}`, 405, 'method-unknown'],
    ['a method in lower case', `get ${ASSESSMENTS} HTTP/1.1\r\nHost: x\r\n${close}`, 405, 'method-unknown'],
    ['CONNECT', `CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n`, 404, 'path-unknown'],
    [
      'an unknown method behind another request',
      `HEAD /x HTTP/1.1\r\nHost: x\r\n\r\nFOO ${ASSESSMENTS} HTTP/1.1\r\n\r\n`,
      405,
      'method-unknown',
    ],
    [
      'an over-long header',
      `GET / HTTP/1.1\r\nx: ${'y'.repeat(400_000)}\r\n${close}`,
      431,
      'headers-too-large',
    ],
    [
      'a long address',
      `GET ${ASSESSMENTS}?${'a&'.repeat(20_000)} HTTP/1.1\r\n${close}`,
      414,
      'address-too-long',
    ],
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'request-unreadable'],
    ['a header without a colon', `GET / HTTP/1.1\r\nnonsense\r\n${close}`, 400, 'request-unreadable'],
    ['an address that is none', `GET http://[ HTTP/1.1\r\nHost: x\r\n${close}`, 400, 'request-unreadable'],
    [
      'two lengths',
      `POST /x HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${close}`,
      400,
      'request-unreadable',
    ],
    ['an unknown expectation', `GET /x HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n${close}`, 404, 'path-unknown'],
  ])('%s', async (_, bytes, status, rule) => {
    const answer = await exchange(bytes);
    const last = answer.slice(answer.lastIndexOf('HTTP/1.1 '));
    const [head = '', body = ''] = last.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head.toLowerCase()).toContain('content-type: application/problem+json');
    expect(head.toLowerCase()).toContain('access-control-allow-origin: *');
    const document = ProblemDocument.parse(JSON.parse(body));
    expect(document).toMatchObject({ status, errors: [{ rule }] });
    expect(document.title).not.toBe('Refused');
    if (status === 405) expect(head.toLowerCase()).toContain('allow: get, head, options');
  });

  test('while HTTP/1.0 without a host, and a whole address, are served', async () => {
    for (const line of [`GET ${ASSESSMENTS} HTTP/1.0`, `GET http://x${ASSESSMENTS} HTTP/1.1`]) {
      expect(await exchange(`${line}\r\n${close}`)).toMatch(/^HTTP\/1\.1 200 /);
    }
  });
});

// An error of a socket that nobody listens for ends the process; in a test it fails the run.
test('a client that sends CONNECT and is gone does not end the server', async () => {
  const host = createServer();
  const client = new Socket();
  const met = once(host, 'connect');
  host.on('connect', () => client.resetAndDestroy());
  answerWhatNodeRefuses(host, () => undefined);
  await once(host.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on a port has an address with a port.
  client.connect((host.address() as AddressInfo).port, '127.0.0.1');
  client.write('CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n');
  // Node gives the request, its socket, and what came behind it.
  const [, socket] = (await met) as [unknown, Socket];
  await new Promise((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => host.close(resolve));
});

test.each([
  [401, 'Unauthorized', { key: 'K' }],
  [405, 'Method Not Allowed', {}],
])('status %i has the title %s', async (status, title, options) => {
  const other = await startReferenceServer(options);
  const response = await fetch(`${other.url}${ASSESSMENTS}`, { method: 'DELETE' });
  expect(await response.json()).toMatchObject({ status, title });
  await other.close();
});
