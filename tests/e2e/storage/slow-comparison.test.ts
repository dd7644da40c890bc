import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { startServer } from '../../../src/server/node/start-server.ts';
import { atRest } from '../../support/browser/at-rest.ts';
import { browseOnDisk, serveApp } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { register } from '../../support/browser/field-worker.ts';
import { leaveHalfTyped } from '../../support/browser/half-typed.ts';
import type { RealBrowser } from '../../support/browser/real-browser.ts';
import { textInFiles } from '../../support/browser/stored/text-in-files.ts';
import { configure, KEY, sendNow, states } from '../../support/parts/sending-device.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';

declare global {
  interface Window {
    /** Lets the worker of the mirror begin. */
    compareNow?: () => void;
  }
}

/**
 * As with very many records on a slow phone: the worker makes progress, and has compared them when the test says so. Time passes when
 * the test says so, too, and otherwise as ever.
 */
async function holdComparison({ context }: RealBrowser): Promise<void> {
  await context.clock.install();
  await context.addInitScript(() => {
    window.Worker = class extends Worker {
      override postMessage(message: { order?: { do: string } }): void {
        if (message.order?.do !== 'open') {
          super.postMessage(message);
          return;
        }
        const tell = () => this.dispatchEvent(new MessageEvent('message', { data: 'progress' }));
        const telling = setInterval(tell, 1_000);
        window.compareNow = () => {
          clearInterval(telling);
          super.postMessage(message);
        };
      }
    };
  });
}

async function compareNow(page: Page): Promise<void> {
  // The worker is told to begin only after other parts have started.
  await page.waitForFunction(() => window.compareNow !== undefined);
  await page.evaluate(() => window.compareNow?.());
}

/** Time passes until the app waits no longer for a comparison: `PATIENCE` in `page/keeping.ts`. */
async function outlastPatience(page: Page): Promise<void> {
  await page.waitForFunction(() => window.compareNow !== undefined);
  await page.clock.fastForward(5_000);
}

const databases = ({ profile }: RealBrowser) => path.join(profile, 'Default', 'IndexedDB');

test(
  'with a database that was rolled back nothing is sent twice, however long the comparison takes, and saving goes on',
  { tags: ['night'] },
  async () => {
    const server = await startServer({
      ...{ key: KEY, now: () => new Date(), newId: () => crypto.randomUUID(), closeConnections: true },
    });
    onTestFinished(() => server.close());
    const [app, browser] = [await serveApp(), await browseOnDisk()];
    browser.allow(server.url);
    const before = await browser.open(app.url);
    const [one, two, three] = people(9, 3);
    if (!one || !two || !three) throw new Error('There are three people');
    const receipts = [await register(before, one), await register(before, two)];
    await browser.kill();
    const older = `${browser.profile}-older`;
    onTestFinished(() => rm(older, { recursive: true, force: true }));
    await cp(databases(browser), older, { recursive: true });

    await browser.restart();
    const sending = await browser.open(app.url);
    await configure(sending, server.url);
    await sendNow(sending);
    await expect.poll(() => states(sending, 'users')).toEqual(['confirmed', 'confirmed']);
    // The second copy is written meanwhile, and what it has not got yet dies with the browser: of a record with its answer,
    // but without what the database made of it, the merge says that it is unknown.
    const recorded = async () => {
      const lines = (await textInFiles(sending))
        .split('\n')
        .filter((line) => line.includes('"state":"confirmed"'));
      return receipts.filter((receipt) => lines.some((line) => line.includes(receipt)));
    };
    await expect.poll(recorded).toEqual(receipts);
    await browser.kill();
    await rm(databases(browser), { recursive: true });
    await cp(older, databases(browser), { recursive: true });

    await browser.restart();
    await holdComparison(browser);
    const page = await browser.open(app.url);
    await outlastPatience(page);
    await configure(page, server.url);
    await page.evaluate(() => (location.hash = '#/sync'));
    await page.getByText('Checking records. Sending continues after this.').waitFor();
    await page.evaluate(() => (location.hash = '#/'));
    await register(page, three);
    // So long that anything would have been sent.
    await page.clock.fastForward(20_000);
    await atRest(page);
    expect(server.ledger()).toHaveLength(2);
    await compareNow(page);
    await sendNow(page);
    const all = async () => (await states(page, 'users')).toSorted();
    await expect.poll(all).toEqual(['confirmed', 'confirmed', 'confirmed']);
    expect(server.ledger()).toHaveLength(3);
  },
);

test(
  'what was half typed comes back into the form at once, also when no record was lost with it',
  { tags: ['night'] },
  async () => {
    const [app, browser] = [await serveApp(), await browseOnDisk()];
    const before = await browser.open(app.url);
    await leaveHalfTyped(browser, before, 'half typed');
    await browser.kill();
    await rm(databases(browser), { recursive: true });
    await browser.restart();
    const page = await browser.open(app.url);
    await expectThat(page.getByRole('textbox', { name: first.fields.reference })).toHaveValue('half typed');
    await atRest(page);
    await expectThat(page.getByText(screens.banners.recordsBack({ n: 1 }))).toHaveCount(0);
  },
);

test.each([
  { typed: '', stands: 'half typed' },
  { typed: 'typed since', stands: 'typed since' },
])(
  'a comparison that takes long fills the form when it has ended, unless something is typed by then: "$typed"',
  { tags: ['night'] },
  async ({ typed, stands }) => {
    const [app, browser] = [await serveApp(), await browseOnDisk()];
    const before = await browser.open(app.url);
    await leaveHalfTyped(browser, before, 'half typed');
    await browser.kill();
    await rm(databases(browser), { recursive: true });
    await browser.restart();
    await holdComparison(browser);
    const page = await browser.open(app.url);
    await outlastPatience(page);
    const reference = page.getByRole('textbox', { name: first.fields.reference });
    await atRest(page);
    await expectThat(reference).toHaveValue('');
    await reference.fill(typed);
    await compareNow(page);
    // Once it has ended, the second copy goes on with what was typed since.
    if (typed) await expect.poll(() => textInFiles(page)).toContain(typed);
    await atRest(page);
    await expectThat(reference).toHaveValue(stands);
  },
);
