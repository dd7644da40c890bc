/** `npm run icons` draws the PNG icons of `public/icons/` from `icon.svg` there. Run it after changing the drawing. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../tests/support/browser/chromium.ts';

const FOLDER = fileURLToPath(new URL('../public/icons/', import.meta.url));

/** Systems cut the shape of maskable icons and of Apple's: so the ground fills the square, and the drawing stays in the safe middle. */
const rounded = readFileSync(`${FOLDER}icon.svg`, 'utf8');
const square = rounded.replace(/ rx="\d+"/, '');

const PICTURES = [
  { name: 'icon-192.png', size: 192, svg: rounded },
  { name: 'icon-512.png', size: 512, svg: rounded },
  { name: 'maskable-512.png', size: 512, svg: square },
  { name: 'apple-touch-icon.png', size: 180, svg: square },
];

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
for (const { name, size, svg } of PICTURES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>html, body { margin: 0 } svg { display: block }</style>${svg}`);
  await page.screenshot({ path: FOLDER + name, omitBackground: true });
  await page.close();
  console.log(name);
}
await browser.close();
