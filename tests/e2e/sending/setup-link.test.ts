import type { Page } from 'playwright';
import decodeQR from 'qr/decode.js';
import { expect, onTestFinished, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { messages as firstWords } from '../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { setupProblem } from '../../../src/ui/messages/choose/setup-problem.ts';
import { atRest } from '../../support/browser/at-rest.ts';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { register, rowsOf } from '../../support/browser/field-worker.ts';
import { startReferenceServer } from '../../support/hosts/reference-server.ts';
import { allConfirmed, configure, KEY } from '../../support/parts/sending-device.ts';

/** What a camera that is on hold before the screen reads. */
async function scanned(page: Page): Promise<string> {
  const code = page.getByRole('img', { name: screens.anotherDevice.qr });
  const picture = (await code.screenshot()).toString('base64');
  const { width, height, data } = await page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    // As text: Playwright takes its time over every value of what a page hands it.
    const encoded = btoa(Array.from(pixels, (value) => String.fromCharCode(value)).join(''));
    return { width: bitmap.width, height: bitmap.height, data: encoded };
  }, picture);
  return decodeQR({ width, height, data: new Uint8ClampedArray(Buffer.from(data, 'base64')) });
}

async function hidden(page: Page): Promise<string> {
  return page.evaluate(() => document.body.innerHTML + location.href);
}

test(
  'one device is set up by the link of another, and what waited on it arrives once its key is typed',
  { tags: ['night'] },
  async () => {
    const server = await startReferenceServer({ key: KEY, closeConnections: true });
    onTestFinished(() => server.close());
    const [app, first, second] = [await serveApp('/field/'), await browse(), await browse()];
    for (const browser of [first, second]) browser.allow(server.url);

    const made = await first.open(app.url);
    await configure(made, server.url);
    await made.getByText(screens.anotherDevice.title).click();
    const field = made.getByLabel(screens.anotherDevice.link, { exact: true });
    await expectThat(field).toHaveValue(/#\/setup\?/);
    const link = await field.inputValue();
    expect(link.startsWith(`${app.url}#/setup?`)).toBe(true);
    // Neither as text nor as a picture.
    expect(await scanned(made)).toBe(link);
    expect(decodeURIComponent(link)).not.toContain(KEY);

    // On the second device someone has registered already, without any server.
    const page = await second.open(app.url);
    const all = people(11, 3);
    for (const person of all) await register(page, person);
    await page.goto(link);
    await page.getByRole('heading', { name: screens.setup.allGoesTo }).waitFor();
    await page.getByText(server.url, { exact: true }).waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: /3 waiting/ })
      .filter({ hasText: screens.setup.goThere({ n: 3 }) })
      .waitFor();
    expect(server.ledger()).toEqual([]);
    await page.getByRole('button', { name: screens.setup.confirm }).click();
    await page.getByText(screens.setup.nextKey).waitFor();
    expect(new URL(page.url()).hash).toBe('#/setup');
    expect(await hidden(page)).not.toContain(KEY);

    await page.getByRole('link', { name: screens.setup.enterKey }).click();
    await page.getByLabel(screens.settings.key.label, { exact: true }).fill(KEY);
    await page.getByRole('button', { name: screens.settings.save }).click();
    await expect.poll(() => allConfirmed(page)).toBe(true);
    expect(server.ledger().map(({ operation, body }) => [operation, body['occupation']])).toEqual(
      expect.arrayContaining(all.map(({ occupation }) => ['createUser', occupation])),
    );
    expect(server.ledger()).toHaveLength(all.length);
    expect(await rowsOf(page, 'users')).toHaveLength(all.length);
    expect(await rowsOf(made, 'users')).toEqual([]);
  },
);

test('a link with a key in it sets nothing, and the key is nowhere on the page', async () => {
  const [app, browser] = [await serveApp(), await browse()];
  const page = await browser.open(
    `${app.url}#/setup?server=https://api.example.org&apikey=${KEY}&country=KE`,
  );
  await page
    .getByRole('alert')
    .getByText(setupProblem({ kind: 'key', name: 'apikey' }))
    .waitFor();
  expect(await hidden(page)).not.toContain(KEY);
  await page.getByRole('link', { name: firstWords.frame.toRegister }).click();
  await page.reload();
  await page.evaluate(() => (location.hash = '#/settings/server'));
  await atRest(page);
  await expectThat(page.getByRole('textbox', { name: screens.settings.server.address })).toHaveValue('');
});
