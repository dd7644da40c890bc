import { describe, expect, test } from 'vitest';
import { browse, browseOnDisk, serveApp, whenKept, WITH_WORKER } from '../../support/browser/e2e.ts';

interface Icon {
  src: string;
  sizes: string;
}

// Every address of the manifest is relative: by day the base that could be left out of one is enough.
describe.each(['/some/sub/path/'])('under %s', checkAppBelow);
describe.each(['/'])('under %s', { tags: ['night'] }, checkAppBelow);

function checkAppBelow(base: string): void {
  test('Chromium finds nothing that keeps the app from being installed', async () => {
    const [app, browser] = [await serveApp(base), await browseOnDisk(WITH_WORKER)];
    const page = await browser.open(app.url);
    await whenKept(page);
    const session = await browser.context.newCDPSession(page);
    const { errors, url } = await session.send('Page.getAppManifest');
    expect([errors, url]).toEqual([[], `${app.url}manifest.webmanifest`]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  });

  test('every icon and picture is there in the size that the manifest says', async () => {
    const [app, browser] = [await serveApp(base), await browse()];
    const page = await browser.open(app.url);
    const sizes = await page.evaluate(async () => {
      const manifest = (await (await fetch('manifest.webmanifest')).json()) as Record<
        'icons' | 'screenshots',
        Icon[]
      >;
      return Promise.all(
        [...manifest.icons, ...manifest.screenshots].map(async ({ src, sizes: declared }) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return { src, sizes: declared, drawn: `${image.naturalWidth}x${image.naturalHeight}` };
        }),
      );
    });
    expect(sizes).toHaveLength(6);
    for (const { sizes: said, drawn } of sizes.filter((one) => one.sizes !== 'any')) expect(drawn).toBe(said);
  });
}
