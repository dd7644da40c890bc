import { get } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { createFaultSwitches, type FaultSetting } from '../../../src/server/faults/fault-switches.ts';
import type { RunningServer } from '../../../src/server/node/start-server.ts';
import { broken, json } from '../../support/hosts/contract-host.ts';
import { createOneConnection } from '../../support/hosts/one-connection.ts';
import { startReferenceServer } from '../../support/hosts/reference-server.ts';

const user = { operation: 'createUser', connection: 'fresh', at: 'request' } as const;

/** Which of so many requests alike were hit. */
function hits(setting: FaultSetting, requests: number, seed = 1): number[] {
  const switches = createFaultSwitches(seed);
  switches.set(setting);
  const all = Array.from({ length: requests }, (_, index) => (switches.take(user) ? index : -1));
  return all.filter((index) => index >= 0);
}

describe('a fault happens', () => {
  test.each<[string, Omit<FaultSetting, 'fault'>, number[]]>([
    ['once, unless told otherwise', {}, [0]],
    ['as often as its count says', { count: 3 }, [0, 1, 2]],
    ['after as many as it skips', { skip: 2, count: 2 }, [2, 3]],
    ['always with a probability of 1', { probability: 1 }, [0, 1, 2, 3, 4]],
    ['as often as its count says with a probability of 1', { probability: 1, count: 2 }, [0, 1]],
    ['never with a probability of 0', { probability: 0 }, []],
    ['for its own operation', { operation: 'createUser' }, [0]],
    ['for no other operation', { operation: 'assign' }, []],
    ['on its own kind of connection', { connection: 'fresh' }, [0]],
    ['on no other connection', { connection: 'reused' }, []],
  ])('%s', (_, setting, expected) => {
    expect(hits({ fault: '503', ...setting }, 5)).toEqual(expected);
  });

  test('by a chance that its seed repeats', () => {
    const setting = { fault: '503', probability: 0.1 } as const;
    const first = hits(setting, 2000, 7);
    expect(first).toEqual(hits(setting, 2000, 7));
    expect(first).not.toEqual(hits(setting, 2000, 8));
    expect(first.length).toBeGreaterThan(140);
    expect(first.length).toBeLessThan(260);
  });

  test('only one at a time, in the order that they were set', () => {
    const switches = createFaultSwitches(1);
    switches.set({ fault: '401' });
    switches.set({ fault: '402' });
    expect([switches.take(user), switches.take(user), switches.take(user)].map((one) => one?.fault)).toEqual([
      '401',
      '402',
      undefined,
    ]);
  });
});

let server: RunningServer | undefined;
afterEach(() => server?.close());

describe('while the server runs', () => {
  test('faults are set, listed and cleared by /_faults', async () => {
    server = await startReferenceServer({ seed: 42 });
    const url = `${server.url}/_faults`;
    const set = await fetch(
      url,
      json([
        { fault: '503', count: 2 },
        { fault: 'slow', ms: 5, operation: 'assign' },
      ]),
    );
    expect(set.status).toBe(201);
    await fetch(`${server.url}/api-v1/assessments`);
    expect(await (await fetch(url)).json()).toMatchObject({
      seed: 42,
      active: [
        { fault: '503', count: 2, happened: 1 },
        { fault: 'slow', happened: 0 },
      ],
      available: expect.arrayContaining([
        { fault: 'drop-after', says: 'Acts, then closes the connection without a byte' },
      ]) as unknown,
    });
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(204);
    expect((await fetch(`${server.url}/api-v1/assessments`)).status).toBe(200);
  });

  test('one setting may come without an array', async () => {
    server = await startReferenceServer();
    expect((await fetch(`${server.url}/_faults`, json({ fault: '402' }))).status).toBe(201);
    expect((await fetch(`${server.url}/api-v1/assessments`)).status).toBe(402);
  });

  test.each(['/_ledger', '/_faults'])('%s wants the key where the server has one', async (path) => {
    server = await startReferenceServer({ key: 'K' });
    const without = await fetch(server.url + path);
    expect([without.status, await broken(without)]).toEqual([401, [' credentials']]);
    expect(
      (await fetch(server.url + path, { headers: { apikey: 'K', origin: 'https://a.test' } })).status,
    ).toBe(200);
  });

  test.each([
    ['a page of another site', { origin: 'https://a.test' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['a site whose name leads to this machine', { host: 'a.test:8787' }, 403],
    ['a page of this machine', { origin: 'http://localhost:4173' }, 200],
    ['a program', { host: '127.0.0.1:8787' }, 200],
  ])('without a key, ledger and faults answer %s', async (_, headers, status) => {
    server = await startReferenceServer();
    expect(await statusOf(`${server.url}/_ledger`, headers)).toBe(status);
    expect(await statusOf(`${server.url}/_faults`, headers)).toBe(status);
  });

  test.each([
    [{ fault: 'no such fault' }, ['/fault fault-setting']],
    [{ fault: '503', probability: 2 }, ['/probability fault-setting']],
    [{ fault: '503', operation: 'delete' }, ['/operation fault-setting']],
    [{ fault: '503', counts: 2 }, [' fault-setting']],
    [[{ fault: '503' }, 7], [' fault-setting']],
    ['not JSON', [' fault-setting']],
  ])('a setting that is none is refused, with all that came along: %j', async (setting, expected) => {
    server = await startReferenceServer();
    const response = await fetch(`${server.url}/_faults`, json(setting));
    expect(response.status).toBe(422);
    expect(await broken(response)).toEqual(expected);
    expect(server.faults.list()).toEqual([]);
  });

  test('a connection counts as reused from its second request on', async () => {
    server = await startReferenceServer({ faults: [{ fault: '503', connection: 'reused' }] });
    const connection = createOneConnection();
    const statuses = [];
    for (let round = 0; round < 3; round += 1) {
      statuses.push(await connection.send(`${server.url}/api-v1/assessments`));
    }
    connection.close();
    expect(statuses).toEqual([200, 503, 200]);
  });
});

/** By Node's own client: `fetch` lets no one set the host. */
function statusOf(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}
