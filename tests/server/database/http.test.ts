import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { Agent, get as getSecure } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { selfSigned } from '../../../src/server/node/self-signed.ts';
import { serve } from '../../../src/server/database/start.ts';
import { broken, form } from '../../support/hosts/contract-host.ts';
import { places, startPersistentServer, statusOf } from '../../support/hosts/persistent-server.ts';

const place = places('SQLite');
const PERSON = { sex: 'F', country: 'KE', occupation: '2221' };

async function anApp(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'outpost-app-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'app', 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'classified');
  await writeFile(join(folder, 'app', 'index.html'), '<!doctype html><title>Outpost</title>');
  await writeFile(join(folder, 'app', 'assets', 'main-1.js'), '"code";'.repeat(1_000));
  await writeFile(join(folder, 'app', 'config.json'), '{"defaults":{"country":"KE"}}');
  return join(folder, 'app');
}

/** The first line of what is answered to bytes that no `fetch` would send. */
function raw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text)).on('error', reject);
  });
}

describe('the files of the app', () => {
  test('come with the service from one origin, compressed, with ETags and headers for security', async () => {
    const server = await startPersistentServer(await place(), { appFolder: await anApp() });
    const page = await fetch(`${server.url}/`);
    expect(await page.text()).toContain('Outpost');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('permissions-policy')).toBe('camera=(self)');
    const script = await fetch(`${server.url}/assets/main-1.js`);
    expect(await script.text()).toHaveLength(7_000);
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect(script.headers.get('cache-control')).toContain('immutable');
    const etag = script.headers.get('etag') ?? '';
    const again = await fetch(`${server.url}/assets/main-1.js`, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const { send } = await server.join();
    const list = await send('/api-v1/assessments');
    expect(list.headers.get('content-encoding')).toBe('gzip');
    await list.text();
    const unchanged = { headers: { 'if-none-match': list.headers.get('etag') ?? '' } };
    expect(await statusOf(send('/api-v1/assessments', unchanged))).toBe(304);
    await server.stop();
  });

  test('are told the server’s address and the only organisation, and keep what their host has set', async () => {
    const where = await place();
    const server = await startPersistentServer(where, { appFolder: await anApp() });
    const config = async () => (await fetch(`${server.url}/config.json`)).json() as Promise<unknown>;
    expect(await config()).toEqual({
      server: { baseUrl: server.url, groupsCreate: true },
      organisation: { name: 'My organisation', contract: 'other' },
      defaults: { country: 'KE' },
    });
    // Of two, neither is told: which one it is depends on the key.
    await server.join({ country: 'UG' });
    expect(await config()).toEqual({
      server: { baseUrl: server.url, groupsCreate: true },
      defaults: { country: 'KE' },
    });
    await server.stop();
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%252e%252e/secret.txt',
    '/..\\secret.txt',
    '//etc/passwd',
    '/assets/%00',
    '/assets',
    '/.git/config',
  ])('end at their folder: %s', async (path) => {
    const server = await startPersistentServer(await place(), { appFolder: await anApp() });
    const answer = await raw(
      server.port,
      `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /);
    expect(answer).not.toContain('classified');
    await server.stop();
  });
});

describe('a client that misbehaves', () => {
  test('is told so when it sends too much, and nothing is stored', async () => {
    const server = await startPersistentServer(await place());
    const member = await server.join({ right: 'read' });
    const huge = form({ ...PERSON, note: 'x'.repeat(5_000_000) });
    expect(await broken(await member.send('/api-v1/users/create', huge))).toEqual([' body-too-large']);
    const headers = { 'x-long': 'x'.repeat(300_000) };
    const refused = await member.send('/api-v1/assessments', { headers }).catch(() => undefined);
    expect(refused?.status ?? 431).toBe(431);
    expect(await (await member.send('/records/people.ndjson')).text()).toBe('');
    await server.stop();
  });

  test('gets an answer of the service to what is no request', async () => {
    const server = await startPersistentServer(await place());
    expect(await raw(server.port, 'hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*problem\+json/s);
    expect(
      await raw(
        server.port,
        'TRACE /api-v1/assessments HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
      ),
    ).toMatch(/^HTTP\/1\.1 405 /);
    await server.stop();
  });

  test('that stops in the middle of a request stores nothing', async () => {
    const server = await startPersistentServer(await place());
    const { key } = await server.join();
    const head = `POST /api-v1/users/create HTTP/1.1\r\nhost: localhost\r\napikey: ${key}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 100\r\n\r\n`;
    await raw(server.port, `${head}sex=F&country=KE&occupation=2221`);
    expect(await server.storage.db.selectFrom('users').select('uuid').execute()).toEqual([]);
    // That is no failure of the server.
    await expect.poll(() => server.log).toMatchObject([{ level: 'info', status: 400, route: 'createUser' }]);
    expect(server.log[0]?.error).toBeUndefined();
    await server.stop();
  });
});

describe('what the server fails at', () => {
  test('is told to pages of any origin with its offers, and to the log', async () => {
    const server = await startPersistentServer(await place());
    const { send } = await server.join();
    await server.storage.db.schema.dropTable('users').execute();
    const answer = await send('/api-v1/users/create', form(PERSON));
    expect(await broken(answer)).toEqual([' database-failed']);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('outpost-offers')).toBe('idempotency-key, device');
    expect(server.log).toMatchObject([{ level: 'error', status: 503, route: 'createUser' }]);
    expect(server.log[0]?.error).toContain('no such table');
    await server.stop();
  });

  test('in the middle of an export is noted, and the export breaks off', async () => {
    const server = await startPersistentServer(await place());
    const { send } = await server.join({ right: 'read' });
    await server.storage.db.schema.dropTable('users').execute();
    const answer = await send('/records/people.csv');
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
    const errors = server.log.filter(({ level }) => level === 'error');
    expect(errors).toMatchObject([{ status: 503, route: 'records' }]);
    expect(errors[0]?.error).toContain('no such table');
    await server.stop();
  });
});

test('over HTTPS it answers under the name of its certificate, and is told to the app as such', async () => {
  const identity = selfSigned(new Date());
  const where = await place();
  const options = { port: 0, host: '127.0.0.1', now: () => new Date(), log: () => undefined };
  const served = await serve({ ...options, place: where, appFolder: await anApp(), identity });
  expect(served.urls).toEqual([`https://localhost:${served.port}/`]);
  // The name that a router or a hosts file would give it.
  const agent = new Agent({ ca: identity.cert, checkServerIdentity: () => undefined });
  const lookup = (
    _: string,
    __: object,
    done: (error: null, found: { address: string; family: number }[]) => void,
  ) => done(null, [{ address: '127.0.0.1', family: 4 }]);
  const text = await new Promise<string>((resolve, reject) => {
    const url = `https://outpost.example:${served.port}/config.json`;
    getSecure(url, { agent, lookup }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString())).on('end', () => resolve(body));
    }).on('error', reject);
  });
  expect(JSON.parse(text)).toMatchObject({ server: { baseUrl: `https://outpost.example:${served.port}` } });
  agent.destroy();
  await served.stop();
});

test('a request that has begun is answered when the server is stopped', async () => {
  const server = await startPersistentServer(await place());
  const { key } = await server.join();
  const body = new URLSearchParams(PERSON).toString();
  const headers = {
    ...{ apikey: key, expect: '100-continue' },
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': body.length,
  };
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sent = request(`${server.url}/api-v1/users/create`, { method: 'POST', headers });
    // The server has read the head, and waits for the body.
    sent.once('continue', () => {
      void server.stop();
      sent.end(body);
    });
    sent.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject);
    sent.flushHeaders();
  });
  expect(status).toBe(200);
});

test('says whether it is well, and counts for who has the key to it', async () => {
  const server = await startPersistentServer(await place());
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok', database: 'SQLite' });
  const { send } = await server.join();
  expect(await statusOf(send('/api-v1/users/create', form(PERSON)))).toBe(200);
  const watcher = await server.join({ right: 'metrics' });
  const text = await (await watcher.send('/metrics')).text();
  expect(text).toContain('outpost_requests_total{method="POST",route="createUser",status="200"} 1');
  await server.stop();
});
