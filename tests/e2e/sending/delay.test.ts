import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { browseOnDisk, serveApp } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { register, rowsOf } from '../../support/browser/field-worker.ts';
import { startReferenceServer } from '../../support/hosts/reference-server.ts';
import { configure, KEY } from '../../support/parts/sending-device.ts';

const SAMPLE = people(4, 2).map((person) => ({ ...person, sex: 'F' as const }));
/** No test takes so long. */
const CONFIG = JSON.stringify({ server: { delaySeconds: 600 } });

const idOf = async (page: Page, receipt: string) =>
  String((await rowsOf(page, 'users')).find((row) => row['receipt'] === receipt)?.['id']);

test(
  'while a server is connected, who was just saved can be undone, and edited after a kill, and is sent as they are then',
  { tags: ['night'] },
  async () => {
    const [ada, ben] = SAMPLE;
    if (!ada || !ben) expect.unreachable('The sample is too small');
    const server = await startReferenceServer({ key: KEY, closeConnections: true });
    onTestFinished(() => server.close());
    const [app, browser] = [await serveApp(), await browseOnDisk()];
    browser.allow(server.url);
    app.instead.set('config.json', { status: 200, type: 'application/json', body: CONFIG });
    let page = await browser.open(app.url);
    await configure(page, server.url);
    await page.evaluate(() => (location.hash = '#/'));

    await register(page, ada);
    await expectThat(page.getByRole('timer')).toContainText('Will be sent in');
    await page.getByRole('button', { name: first.register.undo }).click();
    await expectThat(page.getByRole('textbox', { name: first.fields.reference })).toHaveValue(
      ada.reference ?? '',
    );
    await expectThat(page.getByRole('radio', { name: first.fields.sexes.F, exact: true })).toBeChecked();
    const receipt = await register(page, ben);

    await browser.kill();
    await browser.restart();
    page = await browser.open(app.url);
    await configure(page, server.url);
    await page.getByRole('link', { name: first.titles.people }).first().waitFor();
    const id = await idOf(page, receipt);
    await page.evaluate((hash) => (location.hash = hash), `#/people/${id}?edit`);
    await page.getByRole('radio', { name: first.fields.sexes.M, exact: true }).check();
    await page.getByRole('button', { name: screens.person.save, exact: true }).click();
    await expect.poll(async () => (await rowsOf(page, 'users')).map(({ sex }) => sex)).toContain('M');

    // Not `sendNow`: while the server is looked for, *Pause sending* stands there, and it would press nothing.
    await page.evaluate(() => (location.hash = '#/sync'));
    await page.getByRole('button', { name: screens.sync.panel.sendNow }).click();
    await expect
      .poll(async () => (await rowsOf(page, 'users')).map(({ state }) => state))
      .toEqual(expect.arrayContaining(['discarded', 'confirmed']));
    expect(server.ledger().map(({ body }) => [body['sex'], body['occupation']])).toEqual([
      ['M', ben.occupation],
    ]);
  },
);
