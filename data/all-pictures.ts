import { mkdirSync, rmSync } from 'node:fs';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { Status } from '../src/domain/record/states.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../src/domain/text/language.ts';
import { LANGUAGES } from '../src/ui/words/languages.ts';
import { register } from '../tests/support/browser/field-worker.ts';
import { fillDevice } from '../tests/support/browser/fill-device.ts';
import { startReferenceServer } from '../tests/support/hosts/reference-server.ts';
import { serveFolder } from '../tests/support/hosts/static-host.ts';
import { configure, KEY } from '../tests/support/parts/sending-device.ts';
import { SCREENS, SOMEBODY } from './all-screens.ts';
import { people } from './sample.ts';

/** Where the pictures go: they are looked at, and never committed. */
const FOLDER = 'node_modules/.cache/screenshots';
const SEED = 7;

const LOOKS = [
  { name: 'phone', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: 'phone-dark', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
  { name: 'low', viewport: { width: 740, height: 360 }, colorScheme: 'light' },
  { name: 'desk', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'desk-dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const;
type Look = (typeof LOOKS)[number];

/** One of each, over and over, so that thirty people show every state. */
const MIXED: readonly Status[] = ['confirmed', 'ready', 'unknown', 'confirmed', 'held', 'refused', 'draft'];

interface Device {
  page: Page;
  context: BrowserContext;
  cdp: CDPSession;
  origin: string;
}

interface Situation {
  /** Whether there is a first person whose screens can be shown. */
  somebody: boolean;
  prepare: (device: Device) => Promise<unknown>;
}

async function fill({ page }: Device, count: number, statusOf: (at: number) => Status, bare = false) {
  await fillDevice(page, {
    count,
    seed: SEED,
    statusOf,
    assignmentOf: (at) => (at % 3 === 0 ? statusOf(at + 1) : undefined),
    ...(bare && { bare: true }),
  });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const mixed = (at: number): Status => MIXED[at % MIXED.length] ?? 'ready';

const SITUATIONS: Readonly<Record<string, Situation>> = {
  empty: { somebody: false, prepare: () => Promise.resolve() },
  one: { somebody: true, prepare: (device) => fill(device, 1, () => 'ready') },
  thirty: {
    somebody: true,
    prepare: async (device) => {
      await fill(device, 30, mixed);
      for (const person of people(SEED + 1, 1)) await register(device.page, person);
    },
  },
  many: { somebody: true, prepare: (device) => fill(device, 100_000, mixed, true) },
  offline: {
    somebody: true,
    prepare: async (device) => {
      await fill(device, 30, () => 'ready');
      await device.context.setOffline(true);
    },
  },
  sending: {
    somebody: true,
    prepare: async (device) => {
      const server = await startReferenceServer({ key: KEY });
      device.context.once('close', () => void server.close());
      server.faults.set({ fault: 'slow', operation: 'createUser' });
      await fill(device, 30, () => 'ready');
      await configure(device.page, server.url);
    },
  },
  'full-disk': {
    somebody: true,
    prepare: async (device) => {
      await fill(device, 30, mixed);
      await device.cdp.send('Storage.overrideQuotaForOrigin', { origin: device.origin, quotaSize: 1 });
      await device.page.getByRole('radio', { name: 'Female' }).check();
      await device.page.getByRole('combobox', { name: 'Occupation' }).fill('nurse');
      await device.page.getByRole('option').first().click();
      await device.page.getByRole('button', { name: 'Save and next' }).click();
    },
  },
};

/**
 * Takes a picture of every screen in every situation, in every look, from the built app. `words` keeps the pictures
 * whose name (`thirty-people-phone`) holds all of these words; a language's code among them (`ar`) is the language spoken.
 */
export async function takeAllPictures(browser: Browser, words: readonly string[]): Promise<void> {
  const code = LANGUAGE_CODES.find((one) => words.includes(one)) ?? 'en';
  const only = words.filter((word) => word !== code);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const wanted = (name: string) =>
    only.length === 0 || only.every((part) => `-${name}-`.includes(`-${part}-`));
  for (const [situation, { somebody, prepare }] of Object.entries(SITUATIONS)) {
    const pictures = Object.entries(SCREENS).flatMap(([screen, address]) =>
      LOOKS.map((look) => ({ look, address, name: `${situation}-${screen}-${look.name}` })),
    );
    const shown = pictures.filter(
      ({ name, address }) => wanted(name) && (somebody || !address.includes(SOMEBODY)),
    );
    if (shown.length === 0) continue;
    const host = await serveFolder('dist', '/');
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(host.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const cdp = await context.newCDPSession(page);
    await prepare({ page, context, cdp, origin: new URL(host.url).origin });
    if (code !== 'en') await speak(page, code);
    for (const { look, address, name } of shown) await take(page, look, address, name);
    await context.close();
    await host.stop();
  }
}

async function speak(page: Page, code: LanguageCode): Promise<void> {
  await page.evaluate(() => (location.hash = '#/settings'));
  await page.getByRole('radio', { name: LANGUAGES[code].name }).check();
  await page.locator(`html[lang=${code}]`).waitFor();
}

async function take(page: Page, look: Look, address: string, name: string): Promise<void> {
  await page.setViewportSize(look.viewport);
  await page.emulateMedia({ colorScheme: look.colorScheme });
  await page.evaluate((hash) => (location.hash = hash), address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Lists and counts come from the database a moment later.
  await page.waitForTimeout(350);
  await page.screenshot({ path: `${FOLDER}/${name}.png` });
  console.log(`${FOLDER}/${name}.png`);
}
