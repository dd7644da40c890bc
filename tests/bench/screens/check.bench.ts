import type { Page } from 'playwright';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { DIST, setup as buildApp } from '../../support/browser/build-app.ts';
import { fillDevice } from '../../support/browser/fill-device.ts';
import { startBrowser } from '../../support/browser/real-browser.ts';
import { serveFolder } from '../../support/hosts/static-host.ts';
import { isSmoke } from '../measure.ts';
import { judge } from './felt.ts';

/** *Check all records*, a backup and its comparison, and the exports, of 100,000 people: how long each takes, and what is felt meanwhile. */
const COUNT = isSmoke ? 1_000 : Number(process.env.PEOPLE ?? 100_000);
const PATIENCE = 300_000;

/** What the check of the device has found, whatever that is: the records came into the database without the app. */
const found = (page: Page) =>
  page.getByRole('region', { name: screens.device.check.title, exact: true }).getByRole('listitem').first();

/** Gives where the file is. */
async function download(page: Page, button: string): Promise<string> {
  const coming = page.waitForEvent('download', { timeout: PATIENCE });
  await page.getByRole('button', { name: button, exact: true }).click();
  return (await coming).path();
}

async function checkFile(page: Page, file: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: screens.device.check.file }).click();
  await (await choosing).setFiles(file);
  await page.getByText(screens.device.check.foundInFile.allHere).waitFor({ timeout: PATIENCE });
}

buildApp();
const host = await serveFolder(DIST, '/');
// On disk, as people's browsers are: what a private window keeps in memory grows slower with every row.
const browser = await startBrowser();
try {
  // Without it a backup is a download.
  await browser.context.addInitScript(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));
  const page = await browser.open(host.url);
  await page.getByRole('combobox', { name: first.fields.occupation }).waitFor();
  const statusOf = (at: number) => (at % 3 === 0 ? 'confirmed' : 'ready');
  await fillDevice(page, { count: COUNT, seed: 1, statusOf, lived: true });
  await page.goto(`${host.url}#/settings/device`);
  await page.reload();
  await page.getByText(screens.device.copies.inTwo).waitFor({ timeout: PATIENCE });

  await judge(page, screens.device.check.action, COUNT, async () => {
    await page.getByRole('button', { name: screens.device.check.action }).click();
    await found(page).waitFor({ timeout: PATIENCE });
  });
  let backup = '';
  await judge(page, screens.copies.make, COUNT, async () => {
    backup = await download(page, screens.copies.make);
  });
  await judge(page, screens.device.check.file, COUNT, () => checkFile(page, backup));
  for (const button of [screens.device.export.actions.peopleCsv, screens.device.export.actions.everything])
    await judge(page, button, COUNT, () => download(page, button));
} finally {
  await browser.close();
  await host.stop();
}
