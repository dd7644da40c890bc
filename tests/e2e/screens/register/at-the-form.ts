import type { Locator, Page } from 'playwright';
import { people } from '../../../../data/sample.ts';
import { showScreen } from '../../../../data/all-screens.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { atRest } from '../../../support/browser/at-rest.ts';
import { register } from '../../../support/browser/field-worker.ts';

export const saveOf = (page: Page) => page.locator('form button[type=submit]');

export const receiptOf = (page: Page) => page.getByRole('region', { name: first.register.receipt });

/** Where a part is in the window. */
export async function edges(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

/**
 * Shows Register under the receipt of someone, who is registered unless the page has a receipt already.
 * @returns the code on the receipt
 */
export async function showReceipt(page: Page): Promise<string> {
  await showScreen(page, '#/');
  const receipt = receiptOf(page);
  if (!(await receipt.isVisible())) {
    for (const person of people(8, 1)) await register(page, person);
    await atRest(page);
  }
  return receipt.locator('strong').first().innerText();
}
