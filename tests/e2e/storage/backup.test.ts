import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { register, rowsOf } from '../../support/browser/field-worker.ts';

test('a backup brings every record back to a browser that has nothing, and none of them is sent by itself', async () => {
  const [app, browser, another] = [await serveApp(), await browse(), await browse()];
  const page = await browser.open(app.url);
  for (const person of people(9, 2)) await register(page, person);
  await page.goto(`${app.url}#/settings/device`);
  await page.getByText('2 only on this device').waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make a backup' }).click();
  const file = await readFile(await (await downloading).path());
  await page.getByRole('button', { name: 'I have the file' }).click();
  await page.getByText('Nothing is only on this device').waitFor();

  const elsewhere = await another.open(app.url);
  await elsewhere.goto(`${app.url}#/settings/device`);
  const choosing = elsewhere.waitForEvent('filechooser');
  await elsewhere.getByRole('button', { name: 'Restore a backup' }).click();
  const chosen = { name: 'x.outpost-backup', mimeType: 'application/octet-stream', buffer: file };
  await (await choosing).setFiles(chosen);
  await elsewhere.getByText('2 records came back').waitFor();
  const rows = await rowsOf(elsewhere, 'users');
  expect(rows.map((row) => row['state'])).toEqual(['held', 'held']);
});
