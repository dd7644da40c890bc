import { Buffer } from 'node:buffer';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { createClient } from '../../../src/api/client.ts';
import { deploymentName } from '../../../src/domain/deployment.ts';
import { DIST } from '../browser/build-app.ts';
import { company, team, type HostOptions, type OpenHost } from './contract-host.ts';
import { whenKept } from '../browser/e2e.ts';
import { expectThat } from '../browser/expect-that.ts';
import { startBrowser, WITH_WORKER } from '../browser/real-browser.ts';
import { serveFolder } from './static-host.ts';

/** A request as it is passed to the page: `body` in base64. */
interface Wire {
  url: string;
  method: string;
  headers: [string, string][];
  body: string | undefined;
}

export interface WorkerHosts {
  open: OpenHost;
  close(): Promise<void>;
}

/**
 * The service in the service worker of the built app, called by a script of the app's own page. All cases share one browser and
 * one worker: the differences between them are in `config.json`, which the worker reads at each request, and only records that
 * were made since a host was opened count as its own.
 */
export async function startWorkerHosts(): Promise<WorkerHosts> {
  const site = await serveFolder(DIST);
  const publish = (options: HostOptions) =>
    site.instead.set('config.json', { status: 200, type: 'application/json', body: configOf(options) });
  publish({});
  const browser = await startBrowser(WITH_WORKER);
  const page = await browser.open(site.url);
  await whenKept(page);
  const database = deploymentName(site.url);
  // The page keeps the groups of config.json in the database of the device, where the worker finds them.
  await expectThat.poll(() => rowsKept(page, database)).toBe([company, team].length);
  const send = async (request: Request) => answerOf(await page.evaluate(fetchInPage, await wireOf(request)));
  const baseUrl = site.url.replace(/\/$/, '');
  return {
    async open(options = {}) {
      publish(options);
      const before = await rowsKept(page, database);
      return {
        send: (path, init) => send(new Request(baseUrl + path, init)),
        client: (encoding) => createClient(send, { baseUrl, encoding }),
        kept: async () => (await rowsKept(page, database)) - before,
        close: () => Promise.resolve(),
      };
    },
    async close() {
      await browser.close();
      await site.stop();
      const passedTheWorker = site.calls.filter((call) => call.includes('/api-v1'));
      expect(passedTheWorker, 'requests that the worker did not answer').toEqual([]);
      expect(browser.complaints, 'uncaught errors and broken policies').toEqual([]);
    },
  };
}

function configOf({ contract = 'other', country }: HostOptions): string {
  const organisation = { name: 'Example Org', contract, ...(country && { country }) };
  return JSON.stringify({ organisation, groups: [company, team] });
}

async function wireOf(request: Request): Promise<Wire> {
  const { url, method, headers } = request;
  const body = request.body ? Buffer.from(await request.arrayBuffer()).toString('base64') : undefined;
  return { url, method, headers: [...headers], body };
}

/** Runs in the page. */
async function fetchInPage({ url, method, headers, body }: Wire) {
  const bytes = body === undefined ? null : Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  const answer = await fetch(url, { method, headers, body: bytes });
  return { status: answer.status, headers: [...answer.headers], text: await answer.text() };
}

function answerOf({ status, headers, text }: Awaited<ReturnType<typeof fetchInPage>>): Response {
  return new Response(text || null, { status, headers });
}

/** How many users, assignments and groups the device has. */
function rowsKept(page: Page, database: string): Promise<number> {
  return page.evaluate(async (name) => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('No reason was given'));
      });
    // Kept open: it is asked twice for every case.
    const keeper = window as unknown as { counted?: IDBDatabase };
    const db = (keeper.counted ??= await done(indexedDB.open(name)));
    const tables = ['users', 'assignments', 'groups'];
    const transaction = db.transaction(tables);
    const counts = await Promise.all(tables.map((table) => done(transaction.objectStore(table).count())));
    return counts.reduce((sum, count) => sum + count, 0);
  }, database);
}
