import type { Page } from 'playwright';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';

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

/** The choice to send a record without a reply again, with what that may do. */
export function sendAgain(page: Page) {
  const choice = page.getByRole('button', { name: screens.record.noReply.sendAgain });
  return page.getByRole('listitem').filter({ has: choice });
}
