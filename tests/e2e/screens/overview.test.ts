import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { fillDevice } from '../../support/browser/fill-device.ts';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

test('Overview is reached from More, passes axe, and each state of its sum leads to those people', async () => {
  const app = await serveApp();
  const browser = await browse({ context: { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } });
  const page = await browser.open(app.url);
  await page.getByRole('combobox', { name: 'Occupation' }).waitFor();
  await fillDevice(page, {
    count: 400,
    seed: 3,
    statusOf: (at) => (at % 4 === 0 ? 'held' : 'confirmed'),
    assignmentOf: (at) => (at % 10 === 0 ? 'confirmed' : undefined),
  });
  await page.goto(`${app.url}#/more`);
  await page.reload();
  await page.getByRole('link', { name: /^Overview/ }).click();
  const occupations = page.getByRole('region', { name: 'Occupations' });
  await occupations.getByRole('button').first().click();
  await occupations.getByRole('link', { name: 'See these people' }).waitFor();
  // Playwright's own world, so that the app's content policy stays as strict as it is.
  await page.evaluate(axe);
  const { violations } = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>(
    'axe.run()',
  );
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);

  const sum = page.getByRole('list', { name: 'Where everybody stands' });
  expect((await sum.innerText()).replace(/\s+/g, ' ')).toContain('100 held');
  await sum.getByRole('link', { name: '100 held' }).click();
  const rows = page.getByRole('list', { name: 'People', exact: true }).getByRole('listitem');
  await expect.poll(() => rows.first().getAttribute('aria-setsize')).toBe('100');
});
