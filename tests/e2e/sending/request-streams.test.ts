import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import type { FaultSetting } from '../../../src/server/faults/fault-switches.ts';
import type { RunningServer, ServerOptions } from '../../../src/server/node/start-server.ts';
import type { ReplaySafety } from '../../../src/sync/server/replay-safety.ts';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { whenKept, WITH_WORKER } from '../../support/browser/e2e.ts';
import { rowsOf } from '../../support/browser/field-worker.ts';
import { openPrivateWindow } from '../../support/browser/private-window.ts';
import type { Browsing } from '../../support/browser/real-browser.ts';
import { startReferenceServer } from '../../support/hosts/reference-server.ts';
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

function startHttp2(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  return startReferenceServer({ key: KEY, protocol: 'http2', identity, ...options });
}

async function aServer(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const server = await startHttp2(options);
  onTestFinished(() => server.close());
  return server;
}

const LOST: FaultSetting = { fault: 'reset-after', connection: 'reused' };

describe('over HTTP/2', () => {
  /** One page of another origin for all cases: each has a server of its own. */
  let elsewhere: RunningServer;
  let browser: Browsing;
  let page: Page;
  beforeAll(async () => {
    elsewhere = await startHttp2();
    browser = await openPrivateWindow(TRUSTING);
    page = await browser.open(`${elsewhere.url}/_sign-in`);
  });
  afterAll(async () => {
    await browser.close();
    await elsewhere.close();
  });

  /** A server to which the page has a connection that is open already. */
  async function aConnectedServer(): Promise<RunningServer> {
    const server = await aServer();
    expect(await protocolOf(`${server.url}/api-v1/assessments`)).toBe('h2');
    return server;
  }

  function protocolOf(url: string): Promise<string> {
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
  function create(server: RunningServer, as: 'plain' | 'stream'): Promise<number | string> {
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
    const server = await aConnectedServer();
    server.faults.set({ fault, connection: 'reused', operation: 'createUser' });
    expect(await create(server, as)).toBe(seen);
    expect(server.ledger().map(({ attempt }) => attempt)).toEqual(done);
  });

  test('a browser may repeat a plain body, whose refusal then proves nothing; it never repeats a stream', async () => {
    const server = await aConnectedServer();
    const twice = { operation: 'createUser' } as const;
    server.faults.set({ ...LOST, ...twice });
    server.faults.set({ fault: '503', ...twice });
    expect(await create(server, 'plain')).toBe(503);
    expect(server.ledger()).toHaveLength(1);
    expect(await create(server, 'stream')).toBe(200);
    expect(server.ledger()).toHaveLength(2);
  });
});

/** In the order in which they began: what came of each, and how it went. */
async function attempts(page: Page, to: string): Promise<string[]> {
  const all = await rowsOf(page, 'attempts');
  return all
    .filter(({ sent }) => (sent as { lane: string }).lane === to)
    .toSorted((one, other) => Number(one['startedAt']) - Number(other['startedAt']))
    .map(({ outcome, request }) => {
      const { streamed } = request as { streamed?: boolean };
      return `${String(outcome)}, ${streamed ? 'as a stream' : 'plainly'}`;
    });
}

async function expectReplaySafety(page: Page, is: ReplaySafety): Promise<void> {
  const { replaySafety: words } = screens.sync;
  await page.evaluate(() => (location.hash = '#/settings/server'));
  await page.getByText(words[is === 'not known yet' || is === 'not replay-safe' ? is : 'key']).waitFor();
}

const count = (all: readonly unknown[], one: unknown) => all.filter((other) => other === one).length;

describe('the app, with a server that speaks HTTP/2', () => {
  test(
    'sends streams, says so, and believes a 503 after a purchase whose answer was lost',
    { tags: ['night'] },
    async () => {
      const server = await aServer({ faults: [{ ...LOST, operation: 'assign' }] });
      const { page } = await sendingDevice(server, 1, { ...TRUSTING, ...WITH_WORKER });
      // From here on every request passes the worker, which leaves those to the server alone.
      await whenKept(page);
      await configure(page, server.url);
      await sendNow(page);
      const assignments = async () => (await states(page, 'assignments')).toSorted();
      await expect.poll(assignments).toEqual(['noReply']);
      // Only now, because a connection that dies takes along whatever else is on its way over it.
      server.faults.set({ fault: '503', operation: 'assign', retryAfter: '1' });
      await page.evaluate(() => (location.hash = '#/'));
      await registerWithAssessment(page, people(4, 2));
      await expect.poll(assignments).toEqual(['confirmed', 'confirmed', 'noReply']);
      // The one without a reply was carried out once, the others once as well.
      expect(server.ledger().filter(({ operation }) => operation === 'assign')).toHaveLength(3);
      const [lost, ...others] = await attempts(page, 'assign');
      expect(lost).toEqual('noReply, as a stream');
      // Two of them went at once, in whichever order.
      expect(others.toSorted()).toEqual([
        'confirmed, as a stream',
        'confirmed, as a stream',
        'not applied, as a stream',
      ]);
      await expectReplaySafety(page, 'streams');
    },
  );

  test(
    'goes on plainly when the server speaks HTTP/1.1 one day, and leaves no more undecided than were on their way',
    { tags: ['night'] },
    async () => {
      const server = await aServer();
      const { page } = await sendingDevice(server, 2, TRUSTING);
      await configure(page, server.url);
      await sendNow(page);
      await expect.poll(() => allConfirmed(page)).toBe(true);
      const port = Number(new URL(server.url).port);
      await server.close();
      const older = await aServer({ protocol: 'https', port });
      await page.evaluate(() => (location.hash = '#/'));
      await registerWithAssessment(page, people(4, 5));
      const left = async () => {
        const all = await states(page, 'users');
        return count(all, 'waiting') + count(all, 'sending');
      };
      await expect.poll(left).toBe(0);
      const all = await states(page, 'users');
      expect(all).toHaveLength(7);
      expect(count(all, 'noReply')).toBeLessThanOrEqual(3);
      const made = older.ledger().filter(({ operation }) => operation === 'createUser');
      expect(made).toHaveLength(count(all, 'confirmed') - 2);
      await expectReplaySafety(page, 'not replay-safe');
    },
  );
});
