import { existsSync, mkdirSync, rmSync } from 'node:fs';
import type { Page } from 'playwright';
import { LANGUAGE_CODES, type LanguageCode } from '../src/domain/text/language.ts';
import { LANGUAGES } from '../src/ui/words/languages.ts';
import { startBrowser } from '../tests/support/browser/real-browser.ts';
import { serveFolder } from '../tests/support/hosts/static-host.ts';
import { SCREENS, showScreen, SOMEBODY } from './all-screens.ts';
import { SITUATIONS } from './all-situations.ts';
import { joinPictures } from './picture-sheets.ts';

/** Where the pictures go: they are looked at, and never committed. */
const FOLDER = 'node_modules/.cache/screenshots';

const LOOKS = [
  { name: 'phone', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: 'phone-dark', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
  { name: 'low', viewport: { width: 740, height: 360 }, colorScheme: 'light' },
  { name: 'low-dark', viewport: { width: 740, height: 360 }, colorScheme: 'dark' },
  { name: 'desk', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'desk-dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const;
type Look = (typeof LOOKS)[number];

/** How many of them stand on a sheet, and how wide, so that their texts can still be read. */
const SIZES = [
  { name: 'phone', width: 360, shownWide: 360, columns: 3, rows: 2, frame: { left: 0, top: 96, bottom: 62 } },
  { name: 'low', width: 740, shownWide: 740, columns: 2, rows: 3, frame: { left: 89, top: 44, bottom: 0 } },
  { name: 'desk', width: 1280, shownWide: 772, columns: 2, rows: 2, frame: { left: 217, top: 0, bottom: 0 } },
];

interface Picture {
  situation: string;
  screen: string;
  look: Look;
  name: string;
}

/**
 * Takes a picture of every screen in every situation, in every look, from the built app. `words` keeps the pictures
 * whose name (`thirty-people-phone`) holds all of these words, and what was taken of the others before; a language's
 * code among them (`ar`) is the language spoken.
 */
export async function takeAllPictures(words: readonly string[]): Promise<void> {
  const code = LANGUAGE_CODES.find((one) => words.includes(one)) ?? 'en';
  const only = words.filter((word) => word !== code);
  if (only.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const wanted = picturesWith(only);
  for (const situation of Object.keys(SITUATIONS)) {
    const pictures = wanted.filter((one) => one.situation === situation);
    if (pictures.length > 0) await takeInSituation(situation, pictures, code);
  }
}

/** Joins those that were taken, and have all of these words in their names, into sheets beside them. */
export function joinAllPictures(words: readonly string[]): Promise<void> {
  const taken = picturesWith(words).filter(({ name }) => existsSync(`${FOLDER}/${name}.png`));
  return joinPictures(
    FOLDER,
    SIZES.map((size) => ({
      ...size,
      // Of one screen together: what differs between two situations is seen side by side.
      groups: Object.keys(SCREENS).flatMap((screen) =>
        LOOKS.filter(({ viewport }) => viewport.width === size.width).map((look) =>
          taken.filter((one) => one.screen === screen && one.look === look).map(({ name }) => `${name}.png`),
        ),
      ),
    })),
  );
}

function picturesWith(words: readonly string[]): Picture[] {
  return Object.entries(SITUATIONS)
    .flatMap(([situation, { somebody }]) =>
      Object.entries(SCREENS)
        .filter(([, address]) => somebody || !address.includes(SOMEBODY))
        .flatMap(([screen]) =>
          LOOKS.map((look) => ({ situation, screen, look, name: `${situation}-${screen}-${look.name}` })),
        ),
    )
    .filter(({ name }) => words.every((part) => `-${name}-`.includes(`-${part}-`)));
}

async function takeInSituation(
  situation: string,
  pictures: readonly Picture[],
  code: LanguageCode,
): Promise<void> {
  const host = await serveFolder('dist', '/');
  // With a profile on disk, as a person's browser has one: in a private window a disk is never full.
  const browser = await startBrowser({ context: { reducedMotion: 'reduce' } });
  const { context } = browser;
  // tsx gives functions their names with a helper of its own, which functions that run in the page miss there.
  await context.addInitScript('globalThis.__name = (one) => one');
  const page = await browser.open(host.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The words are fetched while there is a network; what prepares a situation knows the English ones.
  for (const spoken of code === 'en' ? [] : [code, 'en' as const]) await speak(page, spoken);
  await showScreen(page, SCREENS['register'] ?? '');
  const cdp = await context.newCDPSession(page);
  const { origin } = new URL(host.url);
  await SITUATIONS[situation]?.prepare({ page, context, cdp, origin, allow: () => undefined });
  if (code !== 'en') await speak(page, code);
  // What lies under the pointer would look as if it were meant.
  await page.mouse.move(-1, -1);
  for (const { look, screen, name } of pictures) {
    await page.setViewportSize(look.viewport);
    // The form of a desk takes the focus when it is opened, and that of a phone does not: a ring there would be left over.
    if (look.viewport.width < 960)
      await page.evaluate(() => document.querySelector<HTMLElement>('main :focus')?.blur());
    await page.emulateMedia({ colorScheme: look.colorScheme });
    await showScreen(page, SCREENS[screen] ?? '');
    // Overview counts 100,000 people before it draws.
    await page
      .getByRole('status')
      .filter({ hasText: /^Counted / })
      .waitFor({ state: 'hidden' });
    await page.screenshot({ path: `${FOLDER}/${name}.png` });
    console.log(`${FOLDER}/${name}.png`);
  }
  await browser.close();
  await host.stop();
}

async function speak(page: Page, code: LanguageCode): Promise<void> {
  await showScreen(page, '#/settings/look');
  await page.getByRole('radio', { name: LANGUAGES[code].name }).check();
  await page.locator(`html[lang=${code}]`).waitFor();
}
