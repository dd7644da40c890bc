import type { Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import type { FaultSetting } from '../../../src/server/faults/fault-switches.ts';
import {
  startServer,
  type RunningServer,
  type ServerOptions,
} from '../../../src/server/node/start-server.ts';
import { browse, whenKept } from '../../support/browser/e2e.ts';
import { rowsOf } from '../../support/browser/field-worker.ts';
import { identity, TRUST_IDENTITY } from '../../support/parts/identity.ts';
import {
  allConfirmed,
  configure,
  KEY,
  registerWithAssessment,
  sendingDevice,
  sendNow,
  states,
} from '../../support/parts/sending-device.ts';

const TRUSTING = { flags: [TRUST_IDENTITY] };

async function aServer(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const server = await startServer({
    ...{ key: KEY, protocol: 'http2', identity },
    ...{ now: () => new Date(), newId: () => crypto.randomUUID(), ...options },
  });
  onTestFinished(() => server.close());
  return server;
}

const LOST: FaultSetting = { fault: 'reset-after', connection: 'reused' };

describe('over HTTP/2', () => {
  /** A page that asks the server from another origin, over a connection that is open already. */
  async function pageBeside(server: RunningServer): Promise<Page> {
    const elsewhere = await aServer();
    const browser = await browse(TRUSTING);
    browser.allow(server.url);
    const page = await browser.open(`${elsewhere.url}/_sign-in`);
    expect(await protocolOf(page, `${server.url}/api-v1/assessments`)).toBe('h2');
    return page;
  }

  function protocolOf(page: Page, url: string): Promise<string> {
    return page.evaluate(
      async ([target, key]) => {
        await (await fetch(target, { headers: { apikey: key }, credentials: 'omit' })).text();
        const [entry] = performance.getEntriesByName(target);
        return entry instanceof PerformanceResourceTiming ? entry.nextHopProtocol : 'unseen';
      },
      [url, KEY] as const,
    );
  }

  /** Creates a user; gives the status, or the name of the error. */
  function create(page: Page, server: RunningServer, as: 'plain' | 'stream'): Promise<number | string> {
    return page.evaluate(
      async ([url, key, how]) => {
        const text = 'sex=F&country=KE&occupation=2221';
        const headers = {
          ...{ apikey: key, 'x-attempt': how },
          'content-type': 'application/x-www-form-urlencoded',
        };
        const init = { method: 'POST', headers, credentials: 'omit' as const, duplex: 'half' };
        try {
          const body = how === 'plain' ? text : new Blob([text]).stream();
          return (await fetch(`${url}/api-v1/users/create`, { ...init, body })).status;
        } catch (error) {
          return error instanceof Error ? error.name : 'unknown';
        }
      },
      [server.url, KEY, as] as const,
    );
  }

  test.each<[FaultSetting['fault'], 'plain' | 'stream', number | string, string[]]>([
    ['reset-after', 'plain', 200, ['plain', 'plain']],
    ['drop-after', 'plain', 200, ['plain', 'plain']],
    ['reset-after', 'stream', 'TypeError', ['stream']],
    ['drop-after', 'stream', 'TypeError', ['stream']],
    ['stream-reset-after', 'stream', 'TypeError', ['stream']],
  ])('after %s on a reused connection a %s body is seen as %s, and done %j', async (...row) => {
    const [fault, as, seen, done] = row;
    const server = await aServer();
    const page = await pageBeside(server);
    server.faults.set({ fault, connection: 'reused', operation: 'createUser' });
    expect(await create(page, server, as)).toBe(seen);
    expect(server.ledger().map(({ attempt }) => attempt)).toEqual(done);
  });

  test('a browser may repeat a plain body, whose refusal then proves nothing; it never repeats a stream', async () => {
    const server = await aServer();
    const page = await pageBeside(server);
    const twice = { operation: 'createUser' } as const;
    server.faults.set({ ...LOST, ...twice });
    server.faults.set({ fault: '503', ...twice });
    expect(await create(page, server, 'plain')).toBe(503);
    expect(server.ledger()).toHaveLength(1);
    expect(await create(page, server, 'stream')).toBe(200);
    expect(server.ledger()).toHaveLength(2);
  });
});

async function attempts(page: Page, to: string): Promise<unknown[]> {
  const all = await rowsOf(page, 'attempts');
  return all
    .filter(({ sent }) => (sent as { lane: string }).lane === to)
    .toSorted((one, other) => Number(one['startedAt']) - Number(other['startedAt']))
    .map(({ outcome, request }) => ({ outcome, ...(request as object) }));
}

const count = (all: readonly unknown[], one: unknown) => all.filter((other) => other === one).length;

describe('the app, with a server that speaks HTTP/2', () => {
  test('sends streams, says so, and believes a 503 after a purchase whose answer was lost', async () => {
    const server = await aServer({ faults: [{ ...LOST, operation: 'assign' }] });
    const { page } = await sendingDevice(server, 1, TRUSTING);
    // From here on every request passes the worker, which leaves those to the server alone.
    await whenKept(page);
    await configure(page, server.url);
    await sendNow(page);
    const assignments = async () => (await states(page, 'assignments')).toSorted();
    await expect.poll(assignments, { timeout: 30_000 }).toEqual(['unknown']);
    // Only now, because a connection that dies takes along whatever else is on its way over it.
    server.faults.set({ fault: '503', operation: 'assign', retryAfter: '1' });
    await page.evaluate(() => (location.hash = '#/'));
    await registerWithAssessment(page, people(4, 2));
    await expect.poll(assignments, { timeout: 30_000 }).toEqual(['confirmed', 'confirmed', 'unknown']);
    // The one that is unknown was carried out once, the others once as well.
    expect(server.ledger().filter(({ operation }) => operation === 'assign')).toHaveLength(3);
    const outcomes = await attempts(page, 'assign');
    expect(outcomes).toMatchObject([
      { outcome: 'unknown', streamed: true },
      { outcome: 'not applied', streamed: true },
      ...Array.from({ length: 2 }, () => ({ outcome: 'confirmed', streamed: true })),
    ]);
    await page.evaluate(() => (location.hash = '#/sync'));
    await page.getByText('What if the connection breaks?').click();
    await page.getByText(/speaks HTTP\/2, and the browser sends it each request as a stream/).waitFor();
    await expect.poll(() => page.getByText('It went as a stream').count()).toBe(7);
  });

  test('goes on plainly when the server speaks HTTP/1.1 one day, and leaves no more undecided than were on their way', async () => {
    const server = await aServer();
    const { page } = await sendingDevice(server, 2, TRUSTING);
    await configure(page, server.url);
    await sendNow(page);
    await expect.poll(() => allConfirmed(page), { timeout: 30_000 }).toBe(true);
    const port = Number(new URL(server.url).port);
    await server.close();
    const older = await aServer({ protocol: 'https', port });
    await page.evaluate(() => (location.hash = '#/'));
    await registerWithAssessment(page, people(4, 5));
    const left = async () => {
      const all = await states(page, 'users');
      return count(all, 'waiting') + count(all, 'sending');
    };
    await expect.poll(left, { timeout: 30_000 }).toBe(0);
    const all = await states(page, 'users');
    expect(all).toHaveLength(7);
    expect(count(all, 'unknown')).toBeLessThanOrEqual(3);
    const made = older.ledger().filter(({ operation }) => operation === 'createUser');
    expect(made).toHaveLength(count(all, 'confirmed') - 2);
    await page.evaluate(() => (location.hash = '#/sync'));
    await page.getByText('What if the connection breaks?').click();
    await page.getByText(/may repeat a request when a connection breaks/).waitFor();
  });
});
