import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { browse, serveApp, whenKept, WITH_WORKER } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { form } from '../../support/hosts/contract-host.ts';
import { places, startPersistentServer, type Member } from '../../support/hosts/persistent-server.ts';
import { configure } from '../../support/parts/sending-device.ts';

const place = places('SQLite');
const words = screens.team;
const DEVICES = ['ABCD2345', 'EFGH6789'] as const;
const HOUR = 60 * 60_000;

/** Registers a person as a device of the organisation does. */
async function register(member: Member, device: string, fields: Record<string, string>): Promise<void> {
  const answer = await member.send('/api-v1/users/create', {
    ...form({ country: 'KE', ...fields }),
    headers: {
      'outpost-device': device,
      'outpost-registered': new Date(Date.now() - HOUR).toISOString(),
    },
  });
  expect(answer.status).toBe(200);
  await answer.text();
}

/** What the screen says at this moment: its sums, and its devices. */
async function shown(page: Page) {
  const cells = await page.getByRole('row').allInnerTexts();
  return { sums: await page.locator('dd').allInnerTexts(), devices: cells.slice(1) };
}

test(
  'Team shows what devices have sent, exports it, and shows the same without a network',
  { tags: ['night'] },
  async () => {
    const server = await startPersistentServer(await place());
    onTestFinished(() => server.stop());
    const member = await server.join({ right: 'read' });
    await register(member, DEVICES[0], { sex: 'F', occupation: '2221' });
    await register(member, DEVICES[0], { sex: 'F', occupation: '2221' });
    await register(member, DEVICES[1], { sex: 'M', occupation: '7531' });

    const [app, browser] = [await serveApp(), await browse(WITH_WORKER)];
    browser.allow(server.url);
    const page = await browser.open(app.url);
    const link = page.getByRole('link', { name: first.titles.team, exact: true });
    await page.getByRole('link', { name: first.titles.people, exact: true }).first().waitFor();
    await expectThat(link).toHaveCount(0);
    await configure(page, server.url, member.key);
    await link.click();
    await expectThat(page.getByText(/\bAs of /)).toBeVisible();
    await expectThat(page.locator('dd')).toHaveText(['3', '0', '0', '2']);
    const online = await shown(page);
    expect(online.devices.join()).toMatch(/Tablets\s+ABCD-2345/);
    const duplicates = page.getByRole('region', { name: words.duplicates.title });
    await expectThat(duplicates.getByRole('listitem')).toContainText(['Nursing professionals']);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: screens.device.export.title }).click();
    await page.getByRole('button', { name: screens.device.export.actions.peopleCsv }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^people-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    await expectThat(page.getByText(screens.device.export.made)).toBeVisible();

    await whenKept(page);
    await browser.setOffline(true);
    await page.reload();
    await expectThat(page.getByText(words.trouble.noAnswer)).toBeVisible();
    await expectThat(page.getByText(/\bAs of /)).toBeVisible();
    expect(await shown(page)).toEqual(online);
  },
);
