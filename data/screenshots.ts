import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../tests/support/browser/chromium.ts';
import { register } from '../tests/support/browser/field-worker.ts';
import { serveFolder } from '../tests/support/hosts/static-host.ts';
import { joinAllPictures, takeAllPictures } from './all-pictures.ts';
import { takeMainJob, webp } from './main-job.ts';
import { people } from './sample.ts';

/**
 * Takes the pictures of the README and the manifest, and the animation of the main job, from the built app: `npm run build` first. With
 * `--all` it takes pictures of every screen in every situation instead; with words after it (`ar thirty people phone`), only those that
 * have all words in their names, in that language. With `--sheets` the pictures that differ are joined into sheets.
 */
const SEED = 7;

interface Picture {
  /** PNG for the README; a small WebP for the manifest, which shows it where the app is installed. */
  paths: readonly string[];
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
  act: (page: Page, url: string) => Promise<unknown>;
}

const pictures: readonly Picture[] = [
  {
    paths: ['public/screenshots/narrow.webp'],
    viewport: { width: 360, height: 740 },
    colorScheme: 'light',
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Occupation' }).fill('minibus');
      await page.getByRole('option', { name: /8322/ }).first().waitFor();
    },
  },
  {
    paths: ['data/screenshots/register-desktop.png', 'public/screenshots/wide.webp'],
    viewport: { width: 1280, height: 900 },
    colorScheme: 'light',
    act: (page) => page.getByRole('radio', { name: 'Female' }).check(),
  },
  {
    paths: ['data/screenshots/people-phone.png'],
    viewport: { width: 360, height: 740 },
    colorScheme: 'light',
    // Enough people to look like a day's work, with every state.
    act: async (page, url) => {
      await page.goto(`${url}?practice#/people`);
      await page.locator('[data-person]').nth(5).waitFor();
    },
  },
  {
    paths: ['data/screenshots/compare-phone.png'],
    viewport: { width: 360, height: 740 },
    colorScheme: 'light',
    act: async (page, url) => {
      await page.goto(`${url}?practice#/`);
      for (const person of people(SEED, 3)) await register(page, person);
      await page.evaluate(() => (location.hash = '#/practice'));
      await page.getByRole('list').getByRole('link').nth(1).waitFor();
    },
  },
];

async function takeReadmePictures(browser: Browser): Promise<void> {
  const host = await serveFolder('dist', '/');
  for (const folder of ['data/screenshots', 'public/screenshots']) mkdirSync(folder, { recursive: true });
  for (const { paths, viewport: shape, colorScheme, act } of pictures) {
    const page = await browser.newPage({ viewport: shape, colorScheme, reducedMotion: 'reduce' });
    await page.goto(host.url);
    for (const person of people(SEED, 5)) await register(page, person);
    await act(page, host.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(300);
    for (const path of paths) {
      if (path.endsWith('.png')) await page.screenshot({ path });
      else writeFileSync(path, Buffer.from(await webp(page), 'base64'));
      console.log(path);
    }
    await page.close();
  }
  await takeMainJob(browser, host.url, 'data/screenshots/main-job.svg');
  await host.stop();
}

const [all, ...only] = process.argv.slice(2);
if (all === '--all') await takeAllPictures(only);
else if (all === '--sheets') await joinAllPictures(only);
else {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  await takeReadmePictures(browser);
  await browser.close();
}
