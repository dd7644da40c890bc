import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../support/browser/build-app.ts';
import { whenKept, WITH_WORKER } from '../../support/browser/e2e.ts';
import { openPrivateWindow } from '../../support/browser/private-window.ts';
import type { Browsing } from '../../support/browser/real-browser.ts';
import { serveFolder, type StaticHost } from '../../support/hosts/static-host.ts';

/** One page for all that is tried, because nothing of it succeeds. */
let app: StaticHost;
let browser: Browsing;
let page: Page;
beforeAll(async () => {
  app = await serveFolder(DIST);
  browser = await openPrivateWindow(WITH_WORKER);
  page = await browser.open(app.url);
  await whenKept(page);
  expect(browser.complaints).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await app.stop();
});

test.each([
  ['a script from a string', () => Reflect.set(document.createElement('script'), 'textContent', '1')],
  ['a style in an attribute', () => document.body.setAttribute('style', 'color: red')],
  ['markup from a string', () => Reflect.set(document.body, 'innerHTML', '<p>')],
  ['a worker from elsewhere', () => Reflect.construct(Worker, ['https://example.org/worker.js'])],
  ['an unsafe address', () => void fetch('http://example.org/').catch(() => undefined)],
])('the page refuses %s', async (_, attempt) => {
  const before = browser.complaints.length;
  const thrown = await page.evaluate(attempt).then(() => 'nothing', String);
  await expect
    .poll(() => [...browser.complaints.slice(before), thrown].join())
    .toMatch(/Content Security Policy|Trusted|not one of the app's own files/);
  expect(browser.foreign).toEqual([]);
});

test('the header file says what the page says, and forbids frames and openers', () => {
  const meta = /Content-Security-Policy" content="([^"]+)"/.exec(
    readFileSync(path.join(DIST, 'index.html'), 'utf8'),
  );
  const policy = meta?.[1]?.replaceAll('&#39;', "'") ?? 'no policy';
  const headers = readFileSync(path.join(DIST, '_headers'), 'utf8');
  expect(headers).toContain(`Content-Security-Policy: ${policy}; frame-ancestors 'none'\n`);
  // Another page's window that opened the app cannot send it to another address.
  expect(headers).toContain('Cross-Origin-Opener-Policy: same-origin\n');
});
