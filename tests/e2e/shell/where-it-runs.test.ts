import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { textOf } from '../../support/engines/by-role.ts';
import { firefox, startFirefox } from '../../support/engines/firefox.ts';
import { isHere } from '../../support/engines/install.ts';

/** A name that is neither localhost nor on https, so that the browser trusts nothing that comes from it. */
const OTHER_NAME = 'outpost.test';

test('over plain http the app says what is wrong with the address, and offers no form that could not be saved', async () => {
  const app = await serveApp();
  const browser = await browse({ flags: [`--host-resolver-rules=MAP ${OTHER_NAME} 127.0.0.1`] });
  const page = await browser.open(app.url.replace('127.0.0.1', OTHER_NAME));
  const { title, advice } = screens.storageTrouble.insecure;
  await expectThat(page.getByRole('alert')).toContainText(title);
  await expectThat(page.getByRole('alert')).toContainText(advice);
  await expectThat(page.getByRole('button')).toHaveCount(0);
  expect(await page.evaluate(() => typeof crypto.randomUUID)).toBe('undefined');
});

test('without a database the app says so', async () => {
  const [app, browser] = [await serveApp(), await browse()];
  await browser.context.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  const page = await browser.open(app.url);
  const { title, advice } = screens.storageTrouble.missing;
  for (const words of [title, advice]) await page.getByRole('alert').getByText(words).waitFor();
});

test.for([
  ['that forbids site data', { 'network.cookie.cookieBehavior': 2 }, screens.storageTrouble.missing.title],
  ['with a private window', { 'browser.privatebrowsing.autostart': true }, screens.privateWindow.title],
  ['as it is', {}, undefined],
] as const)('Firefox %s', { tags: ['night'] }, async ([, preferences, words], { skip }) => {
  skip(!isHere(firefox), 'Firefox is not on this machine');
  const app = await serveApp();
  const profile = await mkdtemp(path.join(tmpdir(), 'outpost-firefox-'));
  const browser = await startFirefox(profile, preferences);
  onTestFinished(async () => {
    await browser.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  });
  const tab = await browser.newTab();
  await tab.goTo(app.url);
  if (words) expect(await textOf(tab, { role: 'alert' })).toContain(words);
  else
    await tab.run(
      'await navigator.serviceWorker.ready; if (document.querySelector("[role=alert]")) throw new Error("An alert");',
    );
});
