import { existsSync, mkdirSync, rmSync } from 'node:fs';
import type { Page } from 'playwright';
import { LANGUAGE_CODES, type LanguageCode } from '../src/domain/text/language.ts';
import { LANGUAGES } from '../src/ui/messages/languages.ts';
import { startBrowser } from '../tests/support/browser/real-browser.ts';
import { serveFolder } from '../tests/support/hosts/static-host.ts';
import { SCREENS, showScreen, PERSON_ID } from './all-screens.ts';
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

/** How many pictures a sheet has, and how wide each is, so that the texts in them can still be read. */
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
 * Takes a picture of every screen in every situation and every look, from the built app. Only the pictures whose name
 * (`thirty-people-phone`) has all of `words` in it are taken; older pictures of the others stay. A language's code among the
 * words (`ar`) sets the language of the screens.
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

/** Joins the pictures that were taken, and have all of these words in their names, into sheets in the same folder. */
export function joinAllPictures(words: readonly string[]): Promise<void> {
  const taken = picturesWith(words).filter(({ name }) => existsSync(`${FOLDER}/${name}.png`));
  return joinPictures(
    FOLDER,
    SIZES.map((size) => ({
      ...size,
      // Pictures of one screen are next to each other, so that differences between situations can be seen.
      groups: Object.keys(SCREENS).flatMap((screen) =>
        LOOKS.filter(({ viewport: shape }) => shape.width === size.width).map((look) =>
          taken.filter((one) => one.screen === screen && one.look === look).map(({ name }) => `${name}.png`),
        ),
      ),
    })),
  );
}

function picturesWith(words: readonly string[]): Picture[] {
  return Object.entries(SITUATIONS)
    .flatMap(([situation, { hasPeople }]) =>
      Object.entries(SCREENS)
        .filter(([, address]) => hasPeople || !address.includes(PERSON_ID))
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
  // tsx names functions with a helper that does not exist in the page, so functions that run there need a substitute.
  await context.addInitScript('globalThis.__name = (one) => one');
  const page = await browser.open(host.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The words are loaded while there is a network. English comes last, because situations are prepared by English words.
  for (const spoken of code === 'en' ? [] : [code, 'en' as const]) await speak(page, spoken);
  await showScreen(page, SCREENS['register'] ?? '');
  const cdp = await context.newCDPSession(page);
  const { origin } = new URL(host.url);
  await SITUATIONS[situation]?.prepare({ page, context, cdp, origin, allow: () => undefined });
  if (code !== 'en') await speak(page, code);
  // Otherwise the element under the pointer would be shown highlighted.
  await page.mouse.move(-1, -1);
  for (const { look, screen, name } of pictures) {
    await page.setViewportSize(look.viewport);
    // The form takes the focus when it opens in a wide window, but not on a phone, where a focus ring would be left over.
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
