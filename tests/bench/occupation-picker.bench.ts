import { chromium, type Page } from 'playwright';
import { DIST, setup as buildApp } from '../support/browser/build-app.ts';
import { CHROMIUM_FLAGS, findChromium } from '../support/browser/chromium.ts';
import { serveFolder } from '../support/hosts/static-host.ts';
import { hold, median } from './measure.ts';

/** What people say, typed letter by letter: each letter is a key press of its own. */
const SAID = [
  'minibus driver',
  'sells vegetables at market',
  'primary school teacher',
  'plumer',
  '2221',
  'boda boda',
];

/**
 * Notes, in the page itself, the time from a key press to the list that it leads to: once the elements have changed, or
 * at the next frame when the key changes nothing. Asking from outside would disturb a slowed page.
 */
const WATCH = `
  const list = document.querySelector('.drop');
  let pressed = 0;
  const note = () => {
    if (pressed > 0) window.took(performance.now() - pressed);
    pressed = 0;
  };
  new MutationObserver(note).observe(list, { childList: true, subtree: true, characterData: true, attributes: true });
  addEventListener('keydown', (event) => {
    pressed = event.timeStamp;
    requestAnimationFrame(() => requestAnimationFrame(note));
  }, true);
`;

async function openSlowed(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const field = page.getByRole('combobox', { name: 'Occupation' });
  // The job titles come after the form; "boda" is among them and not among the official names.
  await field.fill('boda boda');
  await page.getByRole('option', { name: /8321/ }).waitFor();
  await field.fill('');
  await page.evaluate(WATCH);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** One key after another, an empty field before each new phrase. */
const KEYS = SAID.flatMap((words) => Array.from(words, (key, index) => ({ key, isFirst: index === 0 })));

buildApp();
const host = await serveFolder(DIST);
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
let took: (milliseconds: number) => void = () => undefined;
await page.exposeFunction('took', (milliseconds: number) => took(milliseconds));
await openSlowed(page, host.url);
const all: number[] = [];

async function pressNext(): Promise<number> {
  const next = KEYS[all.length % KEYS.length];
  if (next === undefined) throw new Error('There is always a next key');
  if (next.isFirst) await page.getByRole('combobox', { name: 'Occupation' }).fill('');
  const time = new Promise<number>((resolve) => (took = resolve));
  await page.keyboard.press(next.key);
  all.push(await time);
  return all.at(-1) ?? 0;
}

await hold(
  'From key press to list in the occupation picker, CPU four times slower (ms)',
  16,
  Number(process.env.ROUNDS ?? 160),
  pressNext,
);
console.log(
  `  95 of 100 key presses take at most ${percentile(all, 0.95).toFixed(2)} ms; median ${median(all).toFixed(2)} ms`,
);
await browser.close();
await host.stop();

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
