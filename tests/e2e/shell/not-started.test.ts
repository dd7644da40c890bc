import { expect, onTestFinished, test } from 'vitest';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { LANGUAGE_CODES } from '../../../src/domain/text/language.ts';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { openPrivateWindow } from '../../support/browser/private-window.ts';
import { expectThat } from '../../support/browser/expect-that.ts';

/** What the page says until the app has started, in a browser in which these scripts do not come. */
async function withoutScripts(scripts: RegExp) {
  const [app, browser] = [await serveApp(), await browse()];
  await browser.context.route(scripts, (route) => route.abort());
  const page = await browser.open(app.url);
  return { page, said: page.locator('.not-started') };
}

test('where a script does not come the page says so after a while, in all languages, and what to do', async () => {
  const { page, said } = await withoutScripts(/first-.*\.js$/);
  await expectThat(said).toBeHidden();
  // Ten seconds go by.
  await page.evaluate(() => document.getAnimations().forEach((one) => one.finish()));
  const paragraphs = said.locator('p');
  await expectThat(paragraphs).toHaveCount(LANGUAGE_CODES.length);
  for (const paragraph of await paragraphs.all()) await expectThat(paragraph).toBeVisible();
  const languages = await paragraphs.evaluateAll((all: HTMLElement[]) => all.map(({ lang }) => lang));
  expect(languages.toSorted()).toEqual([...LANGUAGE_CODES].toSorted());
});

test('a browser that is too old gets no form that could not be saved, and is told at once', async () => {
  // Not `browse`: here something is thrown on purpose.
  const [app, browser] = [await serveApp(), await openPrivateWindow()];
  onTestFinished(() => browser.close());
  await browser.context.addInitScript(() => {
    // As Chromium 104 answers.
    CSS.supports = (condition: string) => !condition.includes(':has(');
  });
  const page = await browser.open(app.url);
  await expectThat(page.locator('.not-started [lang=en]')).toBeVisible();
  await expectThat(page.getByRole('button')).toHaveCount(0);
  expect(browser.complaints).toEqual(['Error: This browser is too old for Outpost']);
});

test('nothing of it is left once the app has started', async () => {
  const [app, browser] = [await serveApp(), await browse()];
  const page = await browser.open(app.url);
  await expectThat(page.getByRole('button', { name: first.register.save })).toBeVisible();
  await expectThat(page.locator('.not-started')).toHaveCount(0);
});
