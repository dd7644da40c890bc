import { chromium, type Page } from 'playwright';
import { DIST, setup as buildApp } from '../../support/browser/build-app.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../support/browser/chromium.ts';
import { fillDevice } from '../../support/browser/fill-device.ts';
import { serveFolder } from '../../support/hosts/static-host.ts';
import { hold, isSmoke } from '../measure.ts';

/** *Check everything now*, a backup and its comparison, and the exports, of 100,000 people: how long each takes, and what is felt meanwhile. */
const COUNT = isSmoke ? 1_000 : Number(process.env.PEOPLE ?? 100_000);
const PATIENCE = 300_000;
/** Nobody waits longer than this for any of them. */
const LIMIT_MS = 60_000;
/** The page is to answer every touch: no task takes longer. */
const TASK_LIMIT_MS = 50;
const MEMORY_LIMIT_MB = 1_000;

interface Seen {
  took: number;
  longestTask: number;
  /** The most that the page's scripts had in use, in MB. */
  memory: number;
}

/** Does something in the page, and gives what was felt until its end. */
async function felt(page: Page, act: () => Promise<unknown>): Promise<Seen> {
  await page.evaluate(() => {
    const seen = { longestTask: 0 };
    const watching = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longestTask = Math.max(seen.longestTask, duration);
    });
    watching.observe({ type: 'longtask' });
    Object.assign(globalThis, { seen });
  });
  const session = await page.context().newCDPSession(page);
  let memory = 0;
  const look = async () => {
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    memory = Math.max(memory, usedSize / 2 ** 20);
  };
  const looking = setInterval(() => void look(), 250);
  const begun = performance.now();
  await act();
  const took = performance.now() - begun;
  clearInterval(looking);
  await look();
  await session.detach();
  const longestTask = await page.evaluate(
    () => (globalThis as unknown as { seen: { longestTask: number } }).seen.longestTask,
  );
  return { took, longestTask, memory };
}

async function judge(page: Page, what: string, act: () => Promise<unknown>): Promise<void> {
  const seen = await felt(page, act);
  const people = COUNT.toLocaleString('en-GB');
  await hold(`${what}, of ${people} people: until it is done (ms)`, LIMIT_MS, 1, () => seen.took);
  await hold(`${what}: longest task (ms)`, TASK_LIMIT_MS, 1, () => seen.longestTask);
  await hold(`${what}: memory of scripts (MB)`, MEMORY_LIMIT_MB, 1, () => seen.memory);
}

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
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  const page = await browser.newPage();
  // Without it a backup is a download.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));
  await page.goto(host.url);
  await page.getByRole('combobox', { name: 'Occupation' }).waitFor();
  const statusOf = (at: number) => (at % 3 === 0 ? 'confirmed' : 'ready');
  await fillDevice(page, { count: COUNT, seed: 1, statusOf, lived: true });
  await page.goto(`${host.url}#/settings/device`);
  await page.reload();
  const second = page.getByRole('listitem').filter({ hasText: 'Second copy here' });
  await second.filter({ hasNotText: /being|behind/ }).waitFor({ timeout: PATIENCE });

  await judge(page, 'Check everything now', async () => {
    await page.getByRole('button', { name: 'Check everything now' }).click();
    await page.getByText('on this device looked at.').waitFor({ timeout: PATIENCE });
  });
  let backup = '';
  await judge(page, 'Make a backup', async () => (backup = await download(page, 'Make a backup')));
  await judge(page, 'Check a backup file', () => checkFile(page, backup));
  for (const button of ['Export people as CSV', 'Export both as JSON'])
    await judge(page, button, () => download(page, button));
} finally {
  await browser.close();
  await host.stop();
}
