import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DIST } from '../../support/browser/build-app.ts';
import { openPrivateWindow } from '../../support/browser/private-window.ts';
import { serveApp, whenKept } from '../../support/browser/e2e.ts';

test.each([
  ['a script from a string', () => Reflect.set(document.createElement('script'), 'textContent', '1')],
  ['a style in an attribute', () => document.body.setAttribute('style', 'color: red')],
  ['markup from a string', () => Reflect.set(document.body, 'innerHTML', '<p>')],
  ['a worker from elsewhere', () => Reflect.construct(Worker, ['https://example.org/worker.js'])],
  ['an unsafe address', () => void fetch('http://example.org/').catch(() => undefined)],
])('the page refuses %s', async (_, attempt) => {
  const app = await serveApp();
  const browser = await openPrivateWindow();
  onTestFinished(() => browser.close());
  const page = await browser.open(app.url);
  await whenKept(page);
  expect(browser.complaints).toEqual([]);
  const thrown = await page.evaluate(attempt).then(() => 'nothing', String);
  await expect
    .poll(() => [...browser.complaints, thrown].join())
    .toMatch(/Content Security Policy|Trusted|not one of the app's own files/);
  expect(browser.foreign).toEqual([]);
});

test('the header file says what the page says, and forbids frames', () => {
  const meta = /Content-Security-Policy" content="([^"]+)"/.exec(
    readFileSync(path.join(DIST, 'index.html'), 'utf8'),
  );
  const policy = meta?.[1]?.replaceAll('&#39;', "'") ?? 'no policy';
  const headers = readFileSync(path.join(DIST, '_headers'), 'utf8');
  expect(headers).toContain(`Content-Security-Policy: ${policy}; frame-ancestors 'none'\n`);
});
