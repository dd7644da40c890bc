import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { atRest } from '../../support/browser/at-rest.ts';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { noTimePasses } from '../../support/browser/no-time-passes.ts';

const PHONE = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
  locale: 'en-GB',
  timezoneId: 'UTC',
} as const;

/** Codes, times and addresses differ from run to run. */
function alike(text: string): string {
  return text
    .replace(/\b[0-9A-Z]{2}-[0-9A-Z]{4}\b/g, 'K7-4QF2')
    .replace(/\b\d{1,2}:\d{2}\b/g, '10:00')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replace(/\b\d{4}-\d{2}-\d{2}\b/g, '2026-06-01')
    .replace(
      /\b(?:\w+day )?\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w*(?: \d{4})?/g,
      '1 June',
    );
}

/** Collects what live regions say, as a screen reader would read it out. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.closest('[role=status]')?.textContent.trim().replace(/\s+/g, ' ') ?? '';
        if (text !== '' && said.at(-1) !== text) said.push(text);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** What has the focus, as a screen reader names it. */
async function focused(page: Page): Promise<string> {
  const all = await page.locator('*:focus').all();
  const one: Locator | undefined = all.at(-1);
  return one ? ((await one.ariaSnapshot()).split('\n')[0] ?? '') : 'nothing';
}

test(
  'what a screen reader reads out while the main job is done by touch alone',
  { tags: ['night'] },
  async () => {
    const [app, browser] = [await serveApp(), await browse({ context: PHONE })];
    const page = await browser.open('about:blank');
    const heard = await listen(page);
    // What happened is “just now” to the end.
    await noTimePasses(page);
    browser.allow(app.url);
    await page.goto(app.url);
    const lines: string[] = [];
    const step = async (name: string, done: () => Promise<unknown>) => {
      await done();
      await atRest(page);
      lines.push(`## ${name}`, `focus: ${await focused(page)}`, '');
    };
    const whole = async (name: string) => {
      await atRest(page);
      lines.push(`# ${name}`, '', await page.locator('body').ariaSnapshot(), '');
    };
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const receipt = page.getByRole('region', { name: 'Last person saved' });

    await page.getByRole('radio', { name: 'Male', exact: true }).waitFor();
    await whole('Register');
    await step('Save an empty form', async () => {
      await button('Save and add another').tap();
      await page.getByRole('alert').waitFor();
    });
    await step('Female', () => page.getByText('Female', { exact: true }).tap());
    await step('Type "minibus"', async () => {
      await page.getByRole('combobox', { name: 'Occupation' }).tap();
      await page.keyboard.type('minibus');
      await page.getByRole('option').first().waitFor();
    });
    await step('Take the first hit', () => page.getByRole('option').first().tap());
    await step('Country', async () => {
      const change = button('Change Country');
      if (await change.isVisible()) await change.tap();
      await page.getByRole('combobox', { name: 'Country' }).tap();
      await page.keyboard.type('kenya');
      await page.getByRole('option').first().tap();
    });
    await step('Save and add another', async () => {
      await button('Save and add another').tap();
      await receipt.waitFor();
    });
    await whole('Register, with a receipt');
    const code = await receipt.locator('strong').first().innerText();
    await step('People', async () => {
      await page.getByRole('link', { name: 'People' }).tap();
      await page.getByRole('heading', { level: 1, name: 'People' }).waitFor();
      await page.getByRole('link', { name: code }).waitFor();
      // How many a day has comes a moment after those whom it has.
      await page.getByRole('heading', { level: 2, name: /^Today .* 1 person$/ }).waitFor();
    });
    await whole('People');
    await step('Open the person', async () => {
      await page.getByRole('link', { name: code }).tap();
      await page.waitForURL(/people\/[0-9a-f-]+$/);
      await page.getByRole('link', { name: 'Assign', exact: true }).waitFor();
    });
    await whole('Person');
    await step('Assign', async () => {
      await page.getByRole('link', { name: 'Assign', exact: true }).tap();
      await page.getByRole('checkbox', { name: /^Poise/ }).waitFor();
    });
    await whole('Assign');
    await step('Choose Poise', () => page.getByRole('checkbox', { name: /^Poise/ }).tap());
    await whole('Assign, with what is bought');
    await step('Confirm', () => page.getByRole('checkbox', { name: /^I confirm/ }).tap());
    await step('Press Assign', async () => {
      await button(/^Assign/).tap();
      await page.getByRole('article', { name: /^Assignment of Poise/ }).waitFor();
    });
    await whole('Person, with an assignment');
    await step('Sync', async () => {
      await page.getByRole('link', { name: 'Sync', exact: true }).tap();
      await page.getByRole('heading', { level: 1, name: 'Sync' }).waitFor();
    });
    await whole('Sync');

    await expect
      .poll(heard)
      .toEqual(expect.arrayContaining(['Kenya chosen.', 'Saved. Register the next person.']));
    await expect(alike(lines.join('\n'))).toMatchFileSnapshot('heard.md');
  },
);
