import type { Page } from 'playwright';
import { people } from '../../../data/sample.ts';
import type { RunningServer } from '../../../src/server/node/start-server.ts';
import { browse, serveApp } from '../browser/e2e.ts';
import { register, rowsOf } from '../browser/field-worker.ts';
import type { BrowserOptions } from '../browser/real-browser.ts';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';

export const KEY = 'a-key-for-tests';

/**
 * A device on which people were registered, each with an assessment, before it ever knew a server.
 * @param clock `can be set ahead`: then `passTime` can be used with its page
 */
export async function sendingDevice(
  server: RunningServer,
  registered: number,
  options?: BrowserOptions,
  clock?: 'can be set ahead',
) {
  const [app, browser] = [await serveApp(), await browse(options)];
  browser.allow(server.url);
  if (clock) await browser.context.clock.install();
  const page = await browser.open(app.url);
  await page.getByText('Assessments to assign: none').click();
  await page.getByRole('checkbox', { name: /^Poise/ }).check();
  await registerWithAssessment(page, people(3, registered));
  return { app, browser, page };
}

/** Registers people with the assessment that the form has chosen already. */
export async function registerWithAssessment(page: Page, all: ReturnType<typeof people>): Promise<void> {
  for (const person of all) {
    await page.getByRole('checkbox', { name: /I confirm the purchase of 1 assessment/ }).check();
    await register(page, person);
  }
}

export async function configure(page: Page, address: string, key = KEY): Promise<void> {
  await page.evaluate(() => (location.hash = '#/settings/server'));
  await page.getByRole('textbox', { name: screens.settings.server.address }).fill(address);
  await page.getByLabel(screens.settings.key.label, { exact: true }).fill(key);
  await page.getByRole('button', { name: screens.settings.save }).click();
  await page.getByText(screens.onePerson.saved, { exact: true }).waitFor();
}

export async function sendNow(page: Page): Promise<void> {
  await page.evaluate(() => (location.hash = '#/sync'));
  const button = page.getByRole('button', { name: screens.sync.panel.sendNow });
  // While something is being sent, *Pause sending* is in its place, and nothing has to be pressed.
  await button
    .or(page.getByRole('button', { name: screens.sync.panel.pause }))
    .first()
    .waitFor();
  // Found and pressed in one step, because it may disappear as soon as it is seen.
  await button.evaluateAll(([found]) => found instanceof HTMLElement && found.click());
}

/** The stored states of a table's records. */
export async function states(page: Page, table: 'users' | 'assignments'): Promise<unknown[]> {
  return (await rowsOf(page, table)).map(({ state }) => state);
}

export async function allConfirmed(page: Page): Promise<boolean> {
  const all = [...(await states(page, 'users')), ...(await states(page, 'assignments'))];
  return all.every((state) => state === 'confirmed');
}
