import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { messages as firstWords } from '../../../src/ui/messages/en.json?first';
import { messages as words } from '../../../src/ui/messages/en.json?screens';
import { atRest } from '../../support/browser/at-rest.ts';
import { browse, browseOnDisk, serveApp, whenKept, WITH_WORKER } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { fillDevice } from '../../support/browser/fill-device.ts';
import { register, rowsOf } from '../../support/browser/field-worker.ts';
import type { BrowserOptions } from '../../support/browser/real-browser.ts';

/**
 * A browser that downloads what it is given: without a dialog, a headless one says that no one chose a file, and on a busy machine
 * so late that a person could have done so.
 */
async function browseWithDownloads(options?: BrowserOptions) {
  const browser = await browse(options);
  await browser.context.addInitScript(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));
  return browser;
}

/** Presses the button, and gives the file that is downloaded. */
async function backUp(page: Page): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: words.copies.make }).click();
  return readFile(await (await downloading).path());
}

test('a backup brings every record back to a browser that has nothing, and none of them is sent by itself', async () => {
  const [app, browser, another] = [await serveApp(), await browseWithDownloads(), await browse()];
  const page = await browser.open(app.url);
  for (const person of people(9, 2)) await register(page, person);
  await page.goto(`${app.url}#/settings/device`);
  await page.getByText('2 records only on this device', { exact: true }).waitFor();
  const file = await backUp(page);
  await page.getByRole('button', { name: words.copies.haveIt }).click();
  await page.getByText(words.copies.onlyHere.nothing).waitFor();

  const elsewhere = await another.open(`${app.url}#/settings/device`);
  await choose(elsewhere, file);
  await elsewhere.getByText(words.copies.restored.came({ n: 2 }), { exact: true }).waitFor();
  const rows = await rowsOf(elsewhere, 'users');
  expect(rows.map((row) => row['state'])).toEqual(['onHold', 'onHold']);
  await elsewhere.getByText('2 records only on this device', { exact: true }).waitFor();
  await elsewhere.getByRole('button', { name: words.copies.haveIt }).click();
  await elsewhere.getByText(words.copies.onlyHere.nothing).waitFor();
});

async function choose(page: Page, buffer: Buffer, button = words.copies.chooseFile): Promise<void> {
  // Sections above it come as they are read, and a button that moves under a press is not pressed.
  await atRest(page);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await choosing).setFiles({ name: 'kept.txt', mimeType: 'text/plain', buffer });
}

test(
  'a sealed file is chosen once and asks for its passphrase, and a damaged one says which of its lines are',
  { tags: ['night'] },
  async () => {
    const [app, browser, another] = [await serveApp(), await browseWithDownloads(), await browse()];
    const page = await browser.open(app.url);
    await fillDevice(page, { count: 5, seed: 3, lived: true });
    await page.reload();
    await page.goto(`${app.url}#/settings/device`);
    const open = (await backUp(page)).toString();
    await page.getByText(words.copies.withPassphrase).click();
    await page.getByLabel(words.copies.passphrase, { exact: true }).fill('blue kiosk by the road');
    const sealed = await backUp(page);

    const elsewhere = await another.open(`${app.url}#/settings/device`);
    const torn = open.split('\n').map((line, at) => (at === 3 ? line.replace(/[0-9]/, '#') : line));
    await choose(elsewhere, Buffer.from(torn.join('\n')));
    await elsewhere.getByText(words.copies.damaged({ lines: 1, leftOut: 1 })).waitFor();
    await elsewhere.getByText(words.copies.whichLines).click();
    await elsewhere
      .getByText(`${words.copies.line({ n: 4 })}: ${words.copies.damageIs['torn or altered']}`)
      .waitFor();

    await choose(elsewhere, sealed);
    const asked = elsewhere.getByLabel('Passphrase of kept.txt');
    await asked.fill('red kiosk');
    await elsewhere.getByRole('button', { name: words.copies.restoreNow, exact: true }).click();
    await elsewhere.getByText(words.copies.unreadable['another passphrase']).waitFor();
    await asked.fill('blue kiosk by the road');
    await asked.press('Enter');
    await elsewhere
      .getByText(`${words.copies.restored.came({ n: 1 })} ${words.copies.restored.wereHere({ n: 4 })}`)
      .waitFor();
    await asked.waitFor({ state: 'detached' });
    expect(await rowsOf(elsewhere, 'users')).toHaveLength(5);
  },
);

test(
  'without a host a backup file is checked and restored, and read in a worker that ends with it',
  { tags: ['night'] },
  async () => {
    const [app, browser] = [await serveApp(), await browseWithDownloads(WITH_WORKER)];
    const page = await browser.open(app.url);
    for (const person of people(9, 1)) await register(page, person);
    await whenKept(page);
    await page.goto(`${app.url}#/settings/device`);
    const file = await backUp(page);
    const usual = page.workers().length;
    const begun: string[] = [];
    page.on('worker', (worker) => begun.push(new URL(worker.url()).pathname));
    await app.stop();
    await choose(page, file);
    await page.getByText(words.copies.restored.wereHere({ n: 1 })).waitFor();
    await choose(page, file, words.device.check.file);
    await page.getByText(words.device.check.foundInFile.allHere).waitFor();
    expect(begun).toEqual([expect.stringMatching(/worker-.*js$/), begun[0]]);
    await expect.poll(() => page.workers().length).toBe(usual);
  },
);

/** Headless browsers show no dialogs: here a person picks a file, and apps that take files are there. */
async function withDialogs(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, {
      shared,
      showSaveFilePicker: async ({ suggestedName }: { suggestedName: string }) => {
        const root = await navigator.storage.getDirectory();
        return root.getFileHandle(suggestedName, { create: true });
      },
    });
    Object.assign(navigator, {
      canShare: ({ files }: { files: File[] }) => files.every(({ name }) => name.endsWith('.txt')),
      share: async ({ files }: { files: File[] }) => {
        // A press lets a page share for a short time only.
        if (!navigator.userActivation.isActive) throw new DOMException('No press', 'NotAllowedError');
        for (const file of files) shared.push(await file.text());
      },
    });
  });
}

test(
  'a file that was picked once gets what is saved later; one for another app counts when a person has it',
  { tags: ['night'] },
  async () => {
    const [app, browser] = [await serveApp(), await browse()];
    await withDialogs(browser.context);
    await browser.context.clock.install();
    const page = await browser.open(app.url);
    const [first, second] = people(11, 2);
    if (!first || !second) throw new Error('Two were asked for');
    await register(page, first);
    await page.goto(`${app.url}#/settings/device`);
    await page.getByRole('button', { name: words.copies.make }).click();
    await page.getByText(new RegExp(words.copies.file.begun({ name: '.+' }))).waitFor();
    await page.getByText(words.copies.onlyHere.nothing).waitFor();
    await page.goto(`${app.url}#/`);
    await register(page, second);
    await page.goto(`${app.url}#/settings/device`);
    await page.getByText('1 record only on this device').waitFor();
    await page.getByRole('button', { name: words.copies.share }).click();
    await page.getByRole('button', { name: words.copies.shareNow }).click();
    await page.getByText(words.copies.shared).waitFor();
    const shared = await page.evaluate(() => (window as unknown as { shared: string[] }).shared);
    expect(shared[0]).toContain('"outpost backup"');
    // So long a change waits for a quiet moment: `SOON` in `keeper.ts`.
    await page.clock.fastForward(5_000);
    await page.getByText(words.copies.onlyHere.nothing).waitFor();
    const kept = await page.evaluate(async () => {
      for await (const entry of (await navigator.storage.getDirectory()).values())
        if (entry.kind === 'file') return (await entry.getFile()).text();
      return '';
    });
    expect(kept.match(/"table":"users"/g)).toHaveLength(2);
  },
);

test(
  'where many records are only here, a backup is offered behind one receipt a day and stays to do on Sync, until it is put off',
  { tags: ['night'] },
  async () => {
    const [app, browser] = [await serveApp(), await browse()];
    const page = await browser.open(app.url);
    await fillDevice(page, { count: 19, seed: 3 });
    await page.reload();
    const offer = page.getByText(words.copies.offer.keepThem);
    const toDo = page.getByRole('region', { name: words.toDo.title, exact: true });
    const [first, second] = people(12, 2);
    if (!first || !second) throw new Error('Two were asked for');
    await register(page, first);
    await offer.filter({ hasText: '20 records only on this device' }).waitFor();
    await page.reload();
    await register(page, second);
    await atRest(page);
    await expectThat(offer).toHaveCount(0);
    await page.goto(`${app.url}#/sync`);
    await toDo.getByText('21 records only on this device').waitFor();

    const another = await browse();
    const elsewhere = await another.open(app.url);
    await fillDevice(elsewhere, { count: 19, seed: 3 });
    await elsewhere.reload();
    await register(elsewhere, first);
    await elsewhere.getByRole('button', { name: words.copies.offer.remindTomorrow }).click();
    await elsewhere.goto(`${app.url}#/sync`);
    await elsewhere.getByRole('heading', { level: 1, name: firstWords.titles.sync }).waitFor();
    await atRest(elsewhere);
    await expectThat(elsewhere.getByText(words.toDo.titles.backup)).toHaveCount(0);
  },
);

/** Records come this many at a time: `BATCH` in `batches.ts`. */
const BATCH = 200;

/**
 * Tells when so many batches of a file are in the database, and lets one more come and no other: whoever kills the browser then does
 * so between the two, or while one is written.
 */
async function stopRestoring(context: BrowserContext, after: number): Promise<void> {
  await context.addInitScript((batches) => {
    let asked = 0;
    window.Worker = class extends Worker {
      override postMessage(message: { do?: string }): void {
        // Asked for the next one, the worker has given those before, and they are written.
        if (message.do === 'batch') asked += 1;
        if (asked === batches + 1) document.documentElement.dataset['enough'] = '';
        if (asked <= batches + 1) super.postMessage(message);
      }
    };
  }, after);
}

test(
  'a browser that is killed while a file is restored has every record once when the file is restored again',
  { tags: ['night'] },
  async () => {
    const COUNT = 1_000;
    const [app, browser, another] = [await serveApp(), await browseWithDownloads(), await browseOnDisk()];
    const page = await browser.open(app.url);
    await fillDevice(page, { count: COUNT, seed: 3, lived: true });
    await page.reload();
    await page.goto(`${app.url}#/settings/device`);
    const file = await backUp(page);

    await stopRestoring(another.context, 2);
    const elsewhere = await another.open(`${app.url}#/settings/device`);
    await choose(elsewhere, file);
    await elsewhere.locator('html[data-enough]').waitFor();
    await another.kill();
    await another.restart();
    const again = await another.open(`${app.url}#/settings/device`);
    await again
      .getByText(/only on this device/)
      .first()
      .waitFor();
    const came = (await rowsOf(again, 'users')).length;
    expect([2 * BATCH, 3 * BATCH]).toContain(came);
    await choose(again, file);
    const { came: sayCame, wereHere } = words.copies.restored;
    await again.getByText(`${sayCame({ n: COUNT - came })} ${wereHere({ n: came })}`).waitFor();
    for (const [table, key] of [
      ['users', 'receipt'],
      ['ops', 'subjectId'],
      ['journal', 'seq'],
    ] as const) {
      const rows = await rowsOf(again, table);
      // Of what is not sent by itself the history says that it was made, and that it was on hold.
      expect(rows).toHaveLength(table === 'journal' ? 2 * COUNT : COUNT);
      expect(new Set(rows.map((row) => row[key])).size).toBe(rows.length);
    }
    await again.getByText('1,000 records only on this device', { exact: true }).waitFor();
  },
);
