import { writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { register } from '../tests/support/browser/field-worker.ts';
import { messages as first } from '../src/ui/messages/en.json?first';
import { people } from './sample.ts';

const SEED = 7;
const SHAPE = { width: 360, height: 740 };

interface Shown {
  /** A `data:` address. */
  picture: string;
  seconds: number;
}

/** Registers someone on a phone and assigns an assessment, and writes that as an animation. */
export async function takeMainJob(browser: Browser, url: string, path: string): Promise<void> {
  const page = await browser.newPage({ viewport: SHAPE, reducedMotion: 'reduce' });
  await page.goto(url);
  // So that neither the welcome nor the question for the country is in the way.
  for (const person of people(SEED, 1)) await register(page, person);
  const pictures: Shown[] = [];
  const take = async (seconds: number) => {
    await page.waitForTimeout(300);
    pictures.push({ seconds, picture: `data:image/webp;base64,${await webp(page)}` });
  };
  const save = page.getByRole('button', { name: first.register.save });
  await take(1);
  await page.getByRole('radio', { name: first.fields.sexes.F }).check();
  await take(1);
  const box = page.getByRole('combobox', { name: first.fields.occupation, exact: true });
  await box.fill('minibus');
  await page.getByRole('option').first().waitFor();
  await take(2);
  await box.press('Enter');
  await page.getByRole('textbox', { name: first.fields.reference }).fill('House 12');
  await take(1);
  await save.click();
  const receipt = page.getByRole('region', { name: first.register.receipt });
  await receipt.getByText('minibus').waitFor();
  await take(2);
  await receipt.getByRole('link', { name: first.register.assign }).click();
  await page.getByRole('checkbox', { name: /^Activity Interests/ }).check();
  await take(1);
  await page.getByRole('checkbox', { name: /I confirm the purchase/ }).check();
  await take(1);
  await page.getByRole('button', { name: first.register.assign, exact: true }).click();
  await page.waitForURL(/people\/[0-9a-f-]+$/);
  await take(3);
  await page.close();
  writeFileSync(path, animationOf(pictures));
  console.log(path);
}

/** Playwright itself writes no WebP. */
export async function webp(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70 });
  return data;
}

/** One after another, again and again; the last one alone for those who want nothing to move. */
function animationOf(pictures: readonly Shown[]): string {
  const { width, height } = SHAPE;
  const all = pictures.reduce((sum, { seconds }) => sum + seconds, 0);
  const percent = (seconds: number) => `${((seconds / all) * 100).toFixed(2)}%`;
  let from = 0;
  const styles = pictures.map(({ seconds }, nth) => {
    const [begin, end] = [percent(from), percent((from += seconds))];
    return `@keyframes f${nth}{0%{opacity:0}${begin}{opacity:1}${end}{opacity:0}}#f${nth}{animation:f${nth} ${all}s step-end infinite}`;
  });
  const still = `@media(prefers-reduced-motion:reduce){image{animation:none!important}}`;
  const images = pictures.map(
    ({ picture }, nth) => `<image id="f${nth}" width="${width}" height="${height}" href="${picture}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>${styles.join('')}${still}</style>${images.join('')}</svg>\n`;
}
