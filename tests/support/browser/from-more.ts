import type { Page } from 'playwright';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';

/** Presses what stands behind More in the head of a screen. */
export async function fromMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: screens.onePerson.otherActs }).first().click();
  await page.getByRole('button', { name, exact: true }).click();
}
