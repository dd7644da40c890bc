import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { DIST } from '../../support/browser/build-app.ts';
import { sharedDevice } from '../../support/browser/shared-device.ts';

/** The fallback's rules alone, as a browser without `light-dark()` reads them. */
function withoutLightDark(css: string): string {
  const given = css.replaceAll(/--[\w-]+:\s*light-dark\([^)]*\);?/g, '');
  return given.replace(/@supports not \(color:\s*light-dark\([^)]*\)\)/, '@supports (color: red)');
}

const today = sharedDevice();
const older = sharedDevice(async (page) => {
  const assets = path.join(DIST, 'assets');
  const name = readdirSync(assets).find((file) => /^first-.*\.css$/.test(file)) ?? '';
  const css = readFileSync(path.join(assets, name), 'utf8');
  await page.route(`**/assets/${name}`, (route) =>
    route.fulfill({ contentType: 'text/css', body: withoutLightDark(css) }),
  );
});

type Scheme = 'light' | 'dark';

/** The colours of the page, in the order of their names. */
async function colours(page: Page, system: Scheme, chosen: Scheme | undefined): Promise<string[]> {
  await page.emulateMedia({ colorScheme: system });
  return page.evaluate((scheme) => {
    const { dataset } = document.documentElement;
    if (scheme) dataset['scheme'] = scheme;
    else delete dataset['scheme'];
    const names = ['paper', 'ink', 'accent', 'red', 'amber', 'focus', 'line'];
    const probe = document.body.appendChild(document.createElement('i'));
    const found = names.map((token) => {
      probe.style.color = `var(--${token})`;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return found;
  }, chosen);
}

test.each([
  ['light', undefined],
  ['dark', undefined],
  ['light', 'dark'],
  ['dark', 'light'],
] as const)(
  'a browser without light-dark() shows the same colours (system %s, chosen %s)',
  { tags: ['night'] },
  async (system, chosen) => {
    const expected = await colours(await today(), system, chosen);
    expect(await colours(await older(), system, chosen)).toEqual(expected);
    expect(new Set(expected).size).toBeGreaterThan(4);
  },
);

test('the colours of the light and of the dark differ, in a browser without light-dark() too', async () => {
  const page = await older();
  const [light, dark] = [
    await colours(page, 'light', undefined),
    await colours(page, 'dark', undefined),
  ] as const;
  expect(light.filter((colour, at) => colour === dark[at])).toEqual([]);
});
