import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { revokeKey } from '../../../src/server/database/service/api-keys.ts';
import { addOrganisation } from '../../../src/server/database/service/organisations.ts';
import { serve } from '../../../src/server/database/start.ts';
import { form } from '../../support/hosts/contract-host.ts';
import { places, startPersistentServer, statusOf } from '../../support/hosts/persistent-server.ts';

const place = places('SQLite');
const GOOD = form({ sex: 'F', country: 'KE', occupation: '2221' });
const with_ = (apikey: string): RequestInit => ({ headers: { apikey } });

describe('a key', () => {
  test('is asked for as soon as there is one, and counts however it is typed', async () => {
    const server = await startPersistentServer(await place());
    const { key } = await server.join();
    const ask = (init?: RequestInit) => statusOf(fetch(`${server.url}/api-v1/assessments`, init));
    expect(await ask()).toBe(401);
    expect(await ask(with_(key))).toBe(200);
    expect(await ask(with_(key.toLowerCase().replaceAll('-', ' ')))).toBe(200);
    expect(await ask({ headers: { authorization: `Bearer ${key}` } })).toBe(200);
    for (const wrong of [key.slice(0, 6), `${key}A`, key.slice(0, -1), '', '%', `${key.slice(0, 6)}'--`])
      expect(await ask(with_(wrong))).toBe(401);
    await server.stop();
  });

  test('is stored as a hash, and lets nobody in once it is revoked', async () => {
    const server = await startPersistentServer(await place());
    const { key, send } = await server.join();
    const rows = await server.storage.db.selectFrom('api_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key.slice(7, 13));
    expect(await revokeKey(server.storage.db, new Date(), key.slice(0, 6))).toBe(true);
    expect(await statusOf(send('/api-v1/assessments'))).toBe(401);
    expect(await revokeKey(server.storage.db, new Date(), key.slice(0, 6))).toBe(false);
    await server.stop();
  });

  test.each([
    ['send', [200, 403, 403]],
    ['read', [200, 200, 403]],
    ['metrics', [403, 403, 200]],
  ] as const)('with the right “%s” may do that and no more', async (right, statuses) => {
    const server = await startPersistentServer(await place());
    const { send } = await server.join({ right });
    const paths = ['/api-v1/assessments', '/records/people.csv', '/metrics'];
    expect(await Promise.all(paths.map((path) => statusOf(send(path))))).toEqual(statuses);
    await server.stop();
  });

  test('says what the server offers to it, where a page elsewhere may read it', async () => {
    const server = await startPersistentServer(await place());
    const offersTo = async (right: 'send' | 'read') => {
      const answer = await (await server.join({ right })).send('/api-v1/assessments');
      const { headers } = answer;
      await statusOf(answer);
      expect(headers.get('access-control-expose-headers')).toContain('outpost-offers');
      return headers.get('outpost-offers');
    };
    expect(await offersTo('send')).toBe('idempotency-key, device');
    expect(await offersTo('read')).toBe('idempotency-key, device, team');
    const refused = await fetch(`${server.url}/api-v1/assessments`);
    expect([await statusOf(refused), refused.headers.get('outpost-offers')]).toEqual([401, null]);
    await server.stop();
  });

  test('asks no more than its rate, and who guesses keys is turned away', async () => {
    const rates = { requests: 3, wrongKeys: 2 };
    const server = await startPersistentServer(await place(), { rates });
    const [one, other] = [await server.join(), await server.join()];
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push(await statusOf(one.send('/api-v1/assessments')));
    expect(statuses).toEqual([200, 200, 200, 429]);
    const late = await one.send('/api-v1/users/create', GOOD);
    expect(await statusOf(late)).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await statusOf(other.send('/api-v1/assessments'))).toBe(200);
    const guess = () => statusOf(fetch(`${server.url}/api-v1/assessments`, with_('AAAAAA-2')));
    expect([await guess(), await guess(), await guess()]).toEqual([401, 401, 429]);
    await server.stop();
  });
});

describe('without a key', () => {
  test('only pages and programs of this machine are answered', async () => {
    const server = await startPersistentServer(await place());
    const ask = (headers: Record<string, string>) =>
      new Promise<number>((resolve, reject) => {
        const sent = request(`${server.url}/api-v1/assessments`, { headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        });
        sent.on('error', reject).end();
      });
    expect(await ask({})).toBe(200);
    expect(await ask({ origin: server.url })).toBe(200);
    expect(await ask({ origin: 'https://evil.example' })).toBe(403);
    expect(await ask({ host: 'evil.example' })).toBe(403);
    // A proxy on this machine may name the server as itself, and serves whoever asks it.
    for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])
      expect(await ask({ [name]: '203.0.113.7' })).toBe(403);
    const answer = await fetch(`${server.url}/api-v1/assessments`);
    expect(await statusOf(answer)).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    await server.stop();
  });

  test('the server asks for one where it has several organisations', async () => {
    const server = await startPersistentServer(await place());
    const given = { now: () => new Date(), newId: randomUUID };
    for (const name of ['One', 'Two']) await addOrganisation(server.storage.db, given, { name });
    const answer = await fetch(`${server.url}/api-v1/assessments`);
    expect([answer.status, await answer.text()]).toEqual([401, expect.stringContaining('key add')]);
    await server.stop();
  });

  test('the server refuses to listen to others', async () => {
    const options = {
      place: await place(),
      port: 0,
      appFolder: '',
      now: () => new Date(),
      log: () => undefined,
    };
    const toOthers = [{ host: '0.0.0.0' }, { publicUrl: 'https://outpost.example.org' }];
    for (const one of toOthers)
      await expect(serve({ ...options, ...one })).rejects.toThrow('add one with serve -- key add');
    const served = await serve(options);
    expect(served.urls).toEqual([`http://localhost:${served.port}/`]);
    await served.stop();
  });
});
