import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { people } from '../../../../data/sample.ts';
import { seededChance } from '../../../../src/server/faults/seeded-chance.ts';
import { browseOnDisk, serveApp } from '../../../support/browser/e2e.ts';
import { describe, rowsOf } from '../../../support/browser/field-worker.ts';
import { seedOf } from '../../../support/parts/seed.ts';

const KILLS = 6;
/** Longer than a press of *Save and next* takes, so that some kills come before it is done and some after. */
const LATEST_KILL_MS = 60;

/** Ticks two assessments beside the form, unless the last person's still are, and confirms their purchase. */
async function tickAssessments(page: Page): Promise<void> {
  const summary = page.getByText('Assessments to assign:');
  await summary.click();
  for (const name of [/Activity Interests/, /Team Roles/]) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('checkbox', { name: /I confirm the purchase of 2 assessments/ }).check();
}

test('a browser that is killed right after Save has the person with the assessments, or neither', async () => {
  const { seed } = seedOf('one press');
  const chance = seededChance(seed);
  const [app, browser] = [await serveApp(), await browseOnDisk()];
  const said: boolean[] = [];
  for (const person of people(seed, KILLS)) {
    const page = await browser.open(app.url);
    await describe(page, person);
    await tickAssessments(page);
    const before = (await rowsOf(page, 'users')).length;
    await page.getByRole('button', { name: 'Save and next' }).click({ noWaitAfter: true });
    await page.waitForTimeout(chance() * LATEST_KILL_MS);
    const receipts = page.getByRole('region', { name: 'Last person saved' });
    const saidSaved = await receipts.isVisible();
    await browser.kill();
    await browser.restart();

    const again = await browser.open(app.url);
    const [users, assignments, drafts] = await Promise.all(
      ['users', 'assignments', 'drafts'].map((table) => rowsOf(again, table)),
    );
    const isSaved = users?.length === before + 1;
    expect(assignments?.length, `assignments, seed ${seed}`).toBe(users?.length);
    if (isSaved) expect(drafts, `drafts, seed ${seed}`).toEqual([]);
    if (saidSaved) expect(isSaved, `what was called saved, seed ${seed}`).toBe(true);
    said.push(isSaved);
  }
  expect(said, 'kills after the commit').toContain(true);
});
