import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applyScheme } from '../../../src/ui/app/scheme.ts';

const page = readFileSync('index.html', 'utf8');

/** Where each colour of the bar counts. */
function said(): [media: string | null, colour: string][] {
  return [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((bar) => [
    bar.getAttribute('media'),
    bar.content,
  ]);
}

test('the bar of the browser has the colour of the scheme that was chosen, or follows the system', () => {
  document.head.innerHTML = page.match(/<meta\s+name="theme-color"[^>]*>/g)?.join('') ?? '';
  const bySystem = said();
  expect(bySystem.map(([media]) => media)).toEqual([
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
  ]);
  const [light, dark] = bySystem.map(([, colour]) => colour);
  const counts = () => said().filter(([media]) => media !== 'not all');
  applyScheme('dark');
  expect(counts()).toEqual([['all', dark]]);
  applyScheme('light');
  expect(counts()).toEqual([['all', light]]);
  applyScheme('system');
  expect(said()).toEqual(bySystem);
});
