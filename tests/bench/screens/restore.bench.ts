import type { Page } from 'playwright';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { DIST, setup as buildApp } from '../../support/browser/build-app.ts';
import { fillDevice } from '../../support/browser/fill-device.ts';
import { startBrowser, type RealBrowser } from '../../support/browser/real-browser.ts';
import { serveFolder } from '../../support/hosts/static-host.ts';
import { isSmoke } from '../measure.ts';
import { judge } from './felt.ts';
import { amiss, recordsOf, type Records } from './records-of.ts';

/** A backup of 100,000 people is restored on a device that has nothing: what is felt meanwhile, and whether everything is there once. */
const COUNT = isSmoke ? 1_000 : Number(process.env.PEOPLE ?? 100_000);
const PATIENCE = 400_000;
/** A device is lost once; the page can be used meanwhile. */
const LIMIT_MS = 180_000;
/** The n-th person has an assignment where this divides n. */
const ASSIGNED = 20;

buildApp();
const host = await serveFolder(DIST, '/');
// On disk, as people's browsers are: what a private window keeps in memory grows slower with every row.
const [source, target] = [await startBrowser(), await startBrowser()];
try {
  const { backup, records } = await aSource(source);
  const page = await open(target);
  await page.goto(`${host.url}#/settings/device`);
  await judge(page, 'Restore a backup', COUNT, () => restore(page, backup), LIMIT_MS);
  const found = amiss(records, await recordsOf(page));
  const { rows, histories } = records;
  if (found.length > 0) throw new Error(`Not everything is there once: ${found.join('; ')}`);
  console.log(
    `Everything is there once: ${rows.size} rows and ${histories.size} histories, by key and content\n`,
  );
} finally {
  await Promise.all([source.close(), target.close()]);
  await host.stop();
}

async function open(browser: RealBrowser): Promise<Page> {
  // Without it a backup is a download.
  await browser.context.addInitScript(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));
  const page = await browser.open(host.url);
  await page.getByRole('combobox', { name: first.fields.occupation }).waitFor();
  return page;
}

/** A device that has been used, where its backup lies, and what it has. Its page is gone. */
async function aSource(browser: RealBrowser): Promise<{ backup: string; records: Records }> {
  const page = await open(browser);
  const statusOf = (at: number) => (at % 3 === 0 ? 'confirmed' : 'ready');
  const assignmentOf = (at: number) => (at % ASSIGNED === 0 ? 'blocked' : undefined);
  await fillDevice(page, { count: COUNT, seed: 1, statusOf, assignmentOf, lived: true });
  await page.goto(`${host.url}#/settings/device`);
  await page.reload();
  const coming = page.waitForEvent('download', { timeout: PATIENCE });
  await page.getByRole('button', { name: screens.copies.make, exact: true }).click();
  const backup = await (await coming).path();
  const records = await recordsOf(page);
  await page.close();
  return { backup, records };
}

async function restore(page: Page, backup: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: screens.copies.chooseFile }).click();
  await (await choosing).setFiles(backup);
  await page.getByText(/^[\d,]+ records restored\./).waitFor({ timeout: PATIENCE });
}
