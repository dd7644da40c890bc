import { expect, test } from 'vitest';
import { browse, serveApp } from '../../support/browser/e2e.ts';

test('first sight is painted with the form, leads into practice, and is gone after that first choice', async () => {
  const [app, browser] = [
    await serveApp(),
    await browse({ context: { viewport: { width: 360, height: 740 } } }),
  ];
  const page = await browser.open(app.url);
  const sex = page.getByRole('radio', { name: 'Female', exact: true });
  await sex.waitFor();
  const tryIt = page.getByRole('button', { name: 'Try it with practice people' });
  expect(await tryIt.isVisible()).toBe(true);
  const painted = await sex.boundingBox();
  // Once everything is kept for offline, nothing more comes that could move it.
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect((await sex.boundingBox())?.y).toBe(painted?.y);
  await tryIt.click();
  await page.getByRole('complementary', { name: 'Practice' }).waitFor();
  expect(await page.getByRole('region', { name: 'Welcome to Outpost' }).count()).toBe(0);
  await page.goto(app.url);
  await sex.waitFor();
  expect(await page.getByRole('region', { name: 'Welcome to Outpost' }).count()).toBe(0);
});
