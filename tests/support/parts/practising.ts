import type { Page } from 'playwright';
import { messages as first } from '../../../src/ui/messages/en.json?first';

/** What a person does in practice mode, in the words of the screen. */

/** Opens another screen of the page. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** The mark of practice, which is on every screen of it. */
export function practiceBar(page: Page) {
  return page.getByRole('complementary', { name: first.frame.practice });
}

/** The line of a person in both ledgers. */
export async function ledgerRow(page: Page, receipt: string) {
  await visit(page, '/practice');
  return page.getByRole('row').filter({ hasText: receipt });
}
