import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DIST } from '../../support/browser/build-app.ts';
import { browse, serveApp } from '../../support/browser/e2e.ts';

/** The fallback's rules alone, as a browser without `light-dark()` reads them. */
function withoutLightDark(css: string): string {
  const given = css.replaceAll(/--[\w-]+:\s*light-dark\([^)]*\);?/g, '');
  return given.replace(/@supports not \(color:\s*light-dark\([^)]*\)\)/, '@supports (color: red)');
}

test.each([
  ['light', undefined],
  ['dark', undefined],
  ['light', 'dark'],
  ['dark', 'light'],
] as const)(
  'a browser without light-dark() shows the same colours (system %s, chosen %s)',
  async (system, chosen) => {
    const assets = path.join(DIST, 'assets');
    const name = readdirSync(assets).find((file) => /^first-.*\.css$/.test(file)) ?? '';
    const css = readFileSync(path.join(assets, name), 'utf8');
    const host = await serveApp();
    const browser = await browse({ context: { colorScheme: system, serviceWorkers: 'block' } });
    const page = await browser.open(host.url);
    await page.getByRole('button', { name: 'Save and next' }).waitFor();
    const choose = () =>
      page.evaluate((scheme) => {
        if (scheme) document.documentElement.dataset['scheme'] = scheme;
        const names = ['paper', 'ink', 'accent', 'red', 'amber', 'focus', 'line'];
        const probe = document.body.appendChild(document.createElement('i'));
        return names.map((token) => {
          probe.style.color = `var(--${token})`;
          return getComputedStyle(probe).color;
        });
      }, chosen);
    const here = await choose();
    host.instead.set(`assets/${name}`, { status: 200, type: 'text/css', body: withoutLightDark(css) });
    await page.reload();
    await page.getByRole('button', { name: 'Save and next' }).waitFor();
    expect(await choose()).toEqual(here);
    expect(new Set(here).size).toBeGreaterThan(4);
  },
);
