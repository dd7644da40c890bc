import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { line } from '../../../src/organisation/export/csv.ts';
import { sampleRows } from '../../../src/practice/sample-sheet.ts';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { DIST, setup as buildApp } from '../../support/browser/build-app.ts';
import { atRest } from '../../support/browser/at-rest.ts';
import { startBrowser } from '../../support/browser/real-browser.ts';
import { serveFolder } from '../../support/hosts/static-host.ts';
import { isSmoke } from '../measure.ts';
import { judge } from './felt.ts';

/** A list of 10,000 people with 137 planted errors, from the file to people who are registered, and what is felt meanwhile. */
const ROWS = isSmoke ? 1_000 : 10_000;
const ERRORS = 137;
const SEED = 39;
/** For checking and registering together. */
const LIMIT_MS = 20_000;
const PATIENCE = 300_000;

const words = screens.import;
const { columns, rows } = sampleRows(ROWS, ERRORS, SEED);
const text = [columns, ...rows].map((cells) => line(cells)).join('');
/** Numbers are written as the screen writes them. */
const ready = new RegExp(words.import({ n: ROWS - ERRORS }).replace(/[()]/g, '.'));

buildApp();
const folder = await mkdtemp(join(tmpdir(), 'outpost-list-'));
/** On disk, because Playwright would unpack the content in the page, which takes longer than any task of the app. */
const list = join(folder, 'list.csv');
await writeFile(list, text);
const host = await serveFolder(DIST, '/');
const browser = await startBrowser();
try {
  const page = await browser.open(`${host.url}?practice#/import`);
  await page.getByRole('button', { name: words.choose }).waitFor();
  // What practice stores at its start is not part of an import.
  await atRest(page);
  const importing = page.getByRole('button', { name: ready });
  const checked = await judge(
    page,
    'reading and checking',
    ROWS,
    async () => {
      await page.locator('input[type=file]').setInputFiles(list);
      await page.getByRole('button', { name: words.check({ n: ROWS }) }).click();
      await importing.waitFor({ timeout: PATIENCE });
    },
    LIMIT_MS,
  );
  await page.getByRole('checkbox').check();
  await judge(
    page,
    'registering',
    ROWS,
    async () => {
      await importing.click();
      await page.getByRole('button', { name: words.undo }).waitFor({ timeout: PATIENCE });
    },
    LIMIT_MS - checked,
  );
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: words.download({ n: ERRORS }) }).click();
  const back = await readFile(await (await downloading).path(), 'utf8');
  const marked = back.trim().split('\r\n').length - 1;
  if (marked !== ERRORS) throw new Error(`${marked} rows came back, and ${ERRORS} have an error`);
} finally {
  await browser.close();
  await host.stop();
  await rm(folder, { recursive: true });
}
