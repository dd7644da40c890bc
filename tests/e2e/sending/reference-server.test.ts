import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { FaultSetting } from '../../../src/server/faults/fault-switches.ts';
import type { RunningServer, ServerOptions } from '../../../src/server/node/start-server.ts';
import { openPrivateWindow } from '../../support/browser/private-window.ts';
import type { Browsing } from '../../support/browser/real-browser.ts';
import { startReferenceServer } from '../../support/hosts/reference-server.ts';

/** One page of another origin for all cases: each has a server of its own. */
let elsewhere: RunningServer;
let browser: Browsing;
let page: Page;
beforeAll(async () => {
  elsewhere = await startReferenceServer();
  browser = await openPrivateWindow();
  page = await browser.open(`${elsewhere.url}/_sign-in`);
});
afterAll(async () => {
  await browser.close();
  await elsewhere.close();
});

/** What a real browser makes of the faults that lie between it and the server: Node's fetch behaves otherwise. */
async function aServer(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const server = await startReferenceServer(options);
  onTestFinished(() => server.close());
  return server;
}

/** Creates a user from the page; gives the status, or the name of the error. */
function create(url: string, headers: Record<string, string> = {}): Promise<number | string> {
  return page.evaluate(
    async ([target, given]) => {
      const body = new URLSearchParams({ sex: 'F', country: 'KE', occupation: '2221' });
      try {
        const response = await fetch(`${target}/api-v1/users/create`, {
          method: 'POST',
          body,
          headers: given,
        });
        await response.text();
        return response.status;
      } catch (error) {
        return error instanceof Error ? error.name : 'unknown';
      }
    },
    [url, headers] as const,
  );
}

const LOST: FaultSetting = { fault: 'reset-after', connection: 'reused' };

// The preflight comes first on every connection, so the request itself finds a connection that is reused.
test('a lost answer on a reused connection is sent again by the browser itself, unseen by the page', async () => {
  const server = await aServer({ faults: [LOST] });
  expect(await create(server.url, { 'x-attempt': 'a' })).toBe(200);
  expect(server.ledger().map(({ attempt }) => attempt)).toEqual(['a', 'a']);
});

test('a server that honours Idempotency-Key does it once all the same', async () => {
  const server = await aServer({ faults: [LOST], idempotency: true });
  expect(await create(server.url, { 'idempotency-key': 'a' })).toBe(200);
  expect(server.faults.list()).toMatchObject([{ happened: 1 }]);
  expect(server.ledger().map(({ idempotencyKey }) => idempotencyKey)).toEqual(['a']);
});

test('a server that closes its connections sees each attempt once, and the page sees the loss', async () => {
  const server = await aServer({
    faults: [{ fault: 'reset-after' }],
    closeConnections: true,
  });
  expect(await create(server.url, { 'x-attempt': 'a' })).toBe('TypeError');
  expect(server.ledger().map(({ attempt }) => attempt)).toEqual(['a']);
});

test.each([
  ['preflight-refused', 0],
  ['no-cors', 1],
  ['drop-before', 0],
  ['reset-mid-answer', 1],
] as const)(
  '%s is the same bare TypeError to the page, whether it was done (%i) or not',
  async (fault, made) => {
    const server = await aServer({ faults: [{ fault }], closeConnections: true });
    expect(await create(server.url, { 'x-attempt': 'a' })).toBe('TypeError');
    expect(server.ledger()).toHaveLength(made);
  },
);
