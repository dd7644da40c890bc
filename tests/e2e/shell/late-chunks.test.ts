import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { messages as french } from '../../../src/ui/messages/fr.json?first';
import { DIST } from '../../support/browser/build-app.ts';
import { atRest } from '../../support/browser/at-rest.ts';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { describe, rowsOf } from '../../support/browser/field-worker.ts';

/** A host that lost some of its files, before any worker could keep them; `browse` holds that no error goes uncaught. */
async function without(lost: RegExp, size = { width: 360, height: 740 }): Promise<Page> {
  const host = await serveApp();
  const files = readdirSync(path.join(DIST, 'assets')).filter((name) => lost.test(name));
  if (files.length === 0) throw new Error(`No file is called ${lost}`);
  for (const name of files) host.instead.set(`assets/${name}`, { status: 404 });
  const browser = await browse({ context: { viewport: size } });
  const page = await browser.open(host.url);
  await page.getByRole('button', { name: first.register.save }).waitFor();
  return page;
}

// By day a style of one part, a script of another, and the database; tests/ui/frame/no-screen.test.ts has all that a screen says.
const saysThatTheListDidNotLoad = async (_: string, lost: RegExp) => {
  const page = await without(lost);
  await page.getByText('Assessments to assign: none').click();
  await page.getByText(first.notLoaded.assessments).waitFor();
  await page.getByRole('radio', { name: first.fields.sexes.F, exact: true }).check();
  await expectThat(page.getByRole('button', { name: first.frame.reload })).toHaveCount(1);
};
const LIST = 'the list of assessments says that its %s did not load, and the form goes on';
test.each([['style', /^behind-.*\.css$/]])(LIST, saysThatTheListDidNotLoad);
test.each([['script', /^behind-.*\.js$/]])(LIST, { tags: ['night'] }, saysThatTheListDidNotLoad);

test('the list beside the form says that it did not load', { tags: ['night'] }, async () => {
  const page = await without(/^behind-.*\.(js|css)$/, { width: 1280, height: 800 });
  // What a new device is told stands there before it.
  await page.getByRole('button', { name: first.firstSight.start }).click();
  await page.getByText(first.notLoaded.recentPeople).waitFor();
});

const saysThatTheScreenDidNotLoad = async (_: string, lost: RegExp) => {
  const page = await without(lost);
  await page.getByRole('button', { name: first.firstSight.start }).click();
  await page.getByRole('link', { name: first.titles.people }).click();
  await expectThat(page.getByRole('heading', { name: first.frame.notLoaded, level: 1 })).toBeFocused();
  for (const said of [first.frame.kept, first.frame.connectOnce, screens.notLoaded.andThen])
    await page.getByText(said).first().waitFor();
  await page.getByRole('link', { name: first.frame.toRegister }).click();
  await page.getByRole('heading', { name: first.titles.register, level: 1 }).waitFor();
};
const SCREEN = 'a screen whose %s did not load says so, in a heading with the focus on it';
test.each([['script', /^screens-.*\.js$/]])(SCREEN, saysThatTheScreenDidNotLoad);
test.each([['style', /^screens-.*\.css$/]])(SCREEN, { tags: ['night'] }, saysThatTheScreenDidNotLoad);

test('without the code of the database no one types what could not be kept, and it can be loaded again', async () => {
  const host = await serveApp();
  const [file = ''] = readdirSync(path.join(DIST, 'assets')).filter((name) => name.startsWith('service-'));
  host.instead.set(`assets/${file}`, { status: 503 });
  const page = await (await browse()).open(host.url);
  for (const said of [first.frame.notLoaded, first.frame.kept]) await page.getByText(said).first().waitFor();
  await expectThat(page.getByRole('textbox')).toHaveCount(0);
  host.instead.delete(`assets/${file}`);
  await page.getByRole('button', { name: first.frame.reload }).click();
  await page.getByRole('button', { name: first.register.save }).waitFor();
});

test('while the code of the second copy does not come, a save is said to go on, and is done without it', async () => {
  const host = await serveApp();
  const browser = await browse();
  await browser.context.route(/assets\/after-.*\.js$/, () => undefined);
  await browser.context.clock.install();
  const page = await browser.open(host.url);
  const [person] = people(1, 1);
  if (!person) throw new Error('The sample is empty');
  await describe(page, person);
  await page.getByRole('button', { name: first.register.save }).click();
  await page.getByRole('button', { name: first.register.saving }).waitFor();
  await page.clock.runFor(5_000);
  await page.getByRole('button', { name: first.register.save }).waitFor();
  await expectThat(page.getByRole('textbox', { name: first.fields.reference })).toHaveValue('');
  expect(await rowsOf(page, 'users')).toMatchObject([{ reference: person.reference }]);
});

test('while the code of the database hangs, a press says Saving… at once, and what was typed survives a closed tab', async () => {
  const host = await serveApp();
  const browser = await browse();
  const service = /assets\/service-.*\.js$/;
  await browser.context.route(service, () => undefined);
  await browser.context.clock.install();
  const page = await browser.open(host.url);
  const reference = (on: Page) => on.getByRole('textbox', { name: first.fields.reference });
  await reference(page).fill('Bed 4');
  await page.getByRole('radio', { name: first.fields.sexes.F, exact: true }).check();
  await page.getByRole('button', { name: first.register.save }).click();
  await page.getByRole('button', { name: first.register.saving }).waitFor();
  await page.clock.runFor(10_000);
  await page.getByText(first.register.late).waitFor();
  await page.close();
  const again = await browser.open(host.url);
  await expectThat(reference(again)).toHaveValue('Bed 4');
  await browser.context.unroute(service);
  await again.reload();
  await expectThat(reference(again)).toHaveValue('Bed 4');
  // Whoever reads the rows before the app has opened its database would make an empty one.
  await atRest(again);
  await expect
    .poll(() => rowsOf(again, 'drafts'))
    .toMatchObject([{ form: { reference: 'Bed 4', sex: 'F' } }]);
  await expectThat(again.getByRole('radio', { name: first.fields.sexes.F, exact: true })).toBeChecked();
});

test(
  'a language that could not be fetched is loaded with the page, and what is half typed stays',
  { tags: ['night'] },
  async () => {
    const host = await serveApp();
    const lost = readdirSync(path.join(DIST, 'assets')).filter((name) => /^(first-)?words-fr-/.test(name));
    for (const name of lost) host.instead.set(`assets/${name}`, { status: 503 });
    const page = await (await browse()).open(host.url);
    await page.getByRole('textbox', { name: first.fields.reference }).fill('Bed 4');
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByText(first.languages.missing({ name: 'Français' })).waitFor();
    await expect.poll(() => rowsOf(page, 'drafts')).toMatchObject([{ form: { reference: 'Bed 4' } }]);
    for (const name of lost) host.instead.delete(`assets/${name}`);
    await page.getByRole('button', { name: first.frame.reload }).click();
    await page.getByRole('heading', { name: french.titles.register, level: 1 }).waitFor();
    await expectThat(page.getByRole('textbox', { name: french.fields.reference })).toHaveValue('Bed 4');
  },
);
