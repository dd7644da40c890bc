import type { Page } from 'playwright';
import type { SamplePerson } from '../../../data/sample.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';

/** What a field worker does, in the words of the screen. */

/** The button that opens the part of the form with the country, and with the group where there are groups. */
export const changePlace = (page: Page) => page.getByRole('button', { name: /^Change country/i });

async function openPlace(page: Page): Promise<void> {
  const change = changePlace(page);
  if (await change.isVisible()) await change.click();
}

/** Types into a combobox and takes the highlighted option. */
export async function pick(page: Page, field: string, words: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field, exact: true });
  await box.fill(words);
  // Not the options of a select, which are never visible.
  await page.locator('[role=option]').first().waitFor();
  await box.press('Enter');
}

/** Fills the form for one person, leaving it unsaved. */
export async function describe(page: Page, person: SamplePerson): Promise<void> {
  await page.getByRole('radio', { name: person.sex === 'M' ? 'Male' : 'Female', exact: true }).check();
  await pick(page, first.fields.occupation, person.occupation);
  await openPlace(page);
  await pick(page, first.fields.country, person.country);
  await page.getByRole('textbox', { name: first.fields.reference }).fill(person.reference ?? '');
}

/** Registers a person and waits for the receipt. Answers with its short code: `K7-4QF2`. */
export async function register(page: Page, person: SamplePerson): Promise<string> {
  const receipt = page.getByRole('region', { name: first.register.receipt });
  const before = (await receipt.isVisible()) ? await receipt.locator('strong').first().innerText() : '';
  await describe(page, person);
  await page.getByRole('button', { name: first.register.save }).click();
  const code = receipt
    .locator('strong')
    .filter({ hasNotText: before || 'no receipt yet' })
    .first();
  return code.innerText();
}

/** All rows of a table of the device's database, read beside the app. */
export function rowsOf(page: Page, table: string): Promise<Record<string, unknown>[]> {
  return page.evaluate(
    (name) =>
      new Promise<Record<string, unknown>[]>((resolve, reject) => {
        const opening = indexedDB.open(`outpost-1 ${new URL('./', document.baseURI).pathname}`);
        opening.onerror = () => reject(new Error('The database does not open'));
        opening.onsuccess = () => {
          const all = opening.result.transaction(name).objectStore(name).getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result as Record<string, unknown>[]);
          };
        };
      }),
    table,
  );
}
