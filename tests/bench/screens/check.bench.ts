import type { Page } from 'playwright';
import { DIST, setup as buildApp } from '../../support/browser/build-app.ts';
import { fillDevice } from '../../support/browser/fill-device.ts';
import { startBrowser } from '../../support/browser/real-browser.ts';
import { serveFolder } from '../../support/hosts/static-host.ts';
import { isSmoke } from '../measure.ts';
import { judge } from './felt.ts';

/** *Check everything now*, a backup and its comparison, and the exports, of 100,000 people: how long each takes, and what is felt meanwhile. */
const COUNT = isSmoke ? 1_000 : Number(process.env.PEOPLE ?? 100_000);
const PATIENCE = 300_000;

/** Gives where the file is. */
async function download(page: Page, button: string): Promise<string> {
  const coming = page.waitForEvent('download', { timeout: PATIENCE });
  await page.getByRole('button', { name: button, exact: true }).click();
  return (await coming).path();
}

async function checkFile(page: Page, file: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Check a backup file' }).click();
  await (await choosing).setFiles(file);
  await page.getByText('All of them are on this device.').waitFor({ timeout: PATIENCE });
}

buildApp();
const host = await serveFolder(DIST, '/');
// On disk, as people's browsers are: what a private window keeps in memory grows slower with every row.
const browser = await startBrowser();
try {
  // Without it a backup is a download.
  await browser.context.addInitScript(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));
  const page = await browser.open(host.url);
  await page.getByRole('combobox', { name: 'Occupation' }).waitFor();
  const statusOf = (at: number) => (at % 3 === 0 ? 'confirmed' : 'ready');
  await fillDevice(page, { count: COUNT, seed: 1, statusOf, lived: true });
  await page.goto(`${host.url}#/settings/device`);
  await page.reload();
  const second = page.getByRole('listitem').filter({ hasText: 'Second copy on this device' });
  await second.filter({ hasNotText: /being|behind/ }).waitFor({ timeout: PATIENCE });

  await judge(page, 'Check everything now', COUNT, async () => {
    await page.getByRole('button', { name: 'Check everything now' }).click();
    await page.getByText('on this device looked at.').waitFor({ timeout: PATIENCE });
  });
  let backup = '';
  await judge(page, 'Back up', COUNT, async () => {
    backup = await download(page, 'Back up');
  });
  await judge(page, 'Check a backup file', COUNT, () => checkFile(page, backup));
  for (const button of ['Export people as CSV', 'Export both as JSON'])
    await judge(page, button, COUNT, () => download(page, button));
} finally {
  await browser.close();
  await host.stop();
}
