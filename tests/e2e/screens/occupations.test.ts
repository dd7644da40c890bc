import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { showScreen } from '../../../data/all-screens.ts';
import { atRest } from '../../support/browser/at-rest.ts';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { pick, rowsOf } from '../../support/browser/field-worker.ts';
import { sharedDevice } from '../../support/browser/shared-device.ts';
import { messages as firstWords } from '../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';

const occupation = (page: Page) => page.getByRole('combobox', { name: firstWords.fields.occupation });

const context = { viewport: { width: 360, height: 740 }, hasTouch: true, permissions: ['clipboard-write'] };

async function openApp(): Promise<Page> {
  const [host, browser] = [await serveApp(), await browse({ context })];
  const page = await browser.open(host.url);
  await occupation(page).waitFor();
  // The job titles come after the form.
  await atRest(page);
  return page;
}

/** No one is registered on it, and no registration is in progress. */
const device = sharedDevice(undefined, { context });

test(
  'what is picked in the tree stands in the registration in progress, with the words that were typed',
  { tags: ['night'] },
  async () => {
    const page = await openApp();
    await page.getByRole('radio', { name: firstWords.fields.sexes.F, exact: true }).check();
    await occupation(page).fill('nurse');
    await page.getByRole('link', { name: firstWords.occupation.tree }).tap();
    await page.getByRole('link', { name: '2221 Nursing professionals' }).waitFor();
    await expectThat(occupation(page)).toHaveValue('nurse');
    await page.getByRole('button', { name: 'Use 2222 Midwifery professionals' }).tap();
    await page.getByRole('button', { name: firstWords.register.save }).waitFor();
    await expectThat(occupation(page)).toHaveValue('2222 Midwifery professionals');
    await expectThat(page.getByRole('radio', { name: firstWords.fields.sexes.F, exact: true })).toBeChecked();
    await page.reload();
    await expectThat(occupation(page)).toHaveValue('2222 Midwifery professionals');
    await pick(page, firstWords.fields.country, 'kenya');
    await page.getByRole('button', { name: firstWords.register.save }).tap();
    await expect
      .poll(() => rowsOf(page, 'users'))
      .toMatchObject([{ occupation: '2222', occupationWords: 'nurse' }]);
  },
);

test('a wrong pick is fixed in one tap, and keeps the words', { tags: ['night'] }, async () => {
  const page = await openApp();
  await pick(page, firstWords.fields.occupation, 'nurse');
  await page.getByText(screens.occupations.similar).tap();
  await page
    .getByRole('list', { name: screens.occupations.neighbours })
    .getByRole('button', { name: /2222/ })
    .tap();
  await expectThat(occupation(page)).toHaveValue('2222 Midwifery professionals');
  await expect
    .poll(() => rowsOf(page, 'drafts'))
    .toMatchObject([{ form: { occupation: '2222', occupationWords: 'nurse' } }]);
});

test(
  'what was chosen is whole in its field, by touch and by key, until the list is opened again',
  { tags: ['night'] },
  async () => {
    const page = await openApp();
    const whole = page.locator('.field:has(#occupation) .whole');
    for (const choose of [
      () => page.getByRole('option', { name: /7531/ }).tap(),
      () => occupation(page).press('Enter'),
    ]) {
      await occupation(page).fill('7531');
      await choose();
      await expectThat(whole).toHaveText('7531 Tailors, dressmakers, furriers and hatters');
      await atRest(page);
      const [text, field] = [await whole.locator('bdi').boundingBox(), await occupation(page).boundingBox()];
      if (!text || !field) throw new Error('It is not on the screen');
      expect(field.height).toBeGreaterThan(text.height);
      expect(text.height).toBeGreaterThan(40);
      expect(await whole.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    }
    await occupation(page).tap();
    await expectThat(whole).toHaveCount(0);
  },
);

test('a broader group is taken only on purpose, and is called one', { tags: ['night'] }, async () => {
  const page = await openApp();
  await occupation(page).fill('222');
  await page.getByRole('option', { name: /broader group/ }).tap();
  await page.getByText(screens.occupations.broader).waitFor();
  await page
    .getByRole('list', { name: screens.occupations.children })
    .getByRole('button', { name: /2221/ })
    .tap();
  await expectThat(occupation(page)).toHaveValue('2221 Nursing professionals');
});

test('a pinned occupation is offered before anything is typed', { tags: ['night'] }, async () => {
  const page = await openApp();
  await pick(page, firstWords.fields.occupation, '2221');
  await page.getByRole('button', { name: 'Pin Nursing professionals' }).tap();
  await page.getByRole('button', { name: 'Pinned Nursing professionals', pressed: true }).waitFor();
  await page.getByRole('button', { name: 'Clear Occupation' }).tap();
  // The first of three: its name, then *Male* and *Female* with it.
  await page.getByRole('list', { name: screens.parts.recents }).getByRole('button').first().tap();
  await expectThat(occupation(page)).toHaveValue('2221 Nursing professionals');
});

test('the tree follows what is typed, and opens and closes by key', { tags: ['night'] }, async () => {
  const page = await openApp();
  await page.goto(new URL('#/occupations', page.url()).href);
  const health = page.getByRole('button', { name: '22 Health professionals' });
  await occupation(page).fill('midwife');
  await expectThat(health).toHaveAttribute('aria-expanded', 'true');
  await health.press('Enter');
  await expectThat(health).toHaveAttribute('aria-expanded', 'false');
  await occupation(page).fill('51');
  await page.getByRole('button', { name: '51 Personal service workers' }).waitFor();
  await expectThat(health).toBeHidden();
});

test('a code is copied, and the screen says so', { tags: ['night'] }, async () => {
  const page = await openApp();
  await page.goto(new URL('#/occupations/2221', page.url()).href);
  await page.getByRole('heading', { name: '2221 Nursing professionals' }).waitFor();
  await page.getByRole('button', { name: screens.occupations.copyCode }).tap();
  await page.getByText('Copied: Code 2221.').waitFor();
  await expectThat(page.getByRole('button', { name: screens.occupations.useForRegistration })).toBeHidden();
});

test(
  'from the page of an occupation, on a phone: a way to search again, its name, the whole way to it, and a registration with it',
  { tags: ['night'] },
  async () => {
    const page = await openApp();
    await page.goto(new URL('#/occupations/2221', page.url()).href);
    const title = page.getByRole('heading', { level: 1, name: '2221 Nursing professionals' });
    await title.waitFor();
    await atRest(page);
    const again = page.getByRole('link', { name: screens.occupations.all });
    const topOf = async (what: Locator) => (await what.boundingBox())?.y ?? NaN;
    const leftOf = async (what: Locator) => (await what.boundingBox())?.x ?? NaN;
    expect(await leftOf(again)).toBeLessThan(await leftOf(title));
    expect(await topOf(title)).toBeLessThan(160);
    const parts = await page
      .getByRole('navigation', { name: screens.occupations.path })
      .getByRole('link')
      .all();
    expect(parts).toHaveLength(3);
    for (const part of parts) {
      expect(await part.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
      expect((await part.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('button', { name: screens.occupations.registerWith }).tap();
    await page.getByRole('button', { name: firstWords.register.save }).waitFor();
    await expectThat(occupation(page)).toHaveValue('2221 Nursing professionals');
  },
);

test(
  'by keyboard the focus is on what was opened, copied or picked, and what came of it is said',
  { tags: ['night'] },
  async () => {
    const page = await openApp();
    const focused = () =>
      page.evaluate(() => document.activeElement?.textContent.replace(/\s+/g, ' ').trim());
    const said = () => page.getByRole('status').allInnerTexts();
    await page.getByRole('radio', { name: firstWords.fields.sexes.F, exact: true }).check();
    await expect.poll(() => rowsOf(page, 'drafts')).toHaveLength(1);
    await page.goto(new URL('#/occupations', page.url()).href);
    for (const name of [
      '2 Professionals',
      '22 Health professionals',
      '222 Nursing and midwifery professionals',
    ]) {
      const group = page.getByRole('button', { name });
      await group.press('Enter');
      await expectThat(group).toHaveAttribute('aria-expanded', 'true');
      await expectThat(group).toBeFocused();
    }
    await page.getByRole('link', { name: '2221 Nursing professionals' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: '2221 Nursing professionals' }).waitFor();
    await expect.poll(focused).toBe('2221 Nursing professionals');
    await page.getByRole('button', { name: screens.occupations.copyCode }).press('Enter');
    await expect.poll(said).toContain('Copied: Code 2221.');
    await expect.poll(focused).toBe(screens.occupations.copyCode);
    await page.getByRole('link', { name: '2222 Midwifery professionals' }).first().press('Enter');
    // The link that was pressed has the same words as the heading.
    await page.getByRole('heading', { level: 1, name: '2222 Midwifery professionals' }).waitFor();
    await expect.poll(focused).toBe('2222 Midwifery professionals');
    await page.getByRole('button', { name: screens.occupations.useForRegistration }).press('Enter');
    await page.getByRole('button', { name: firstWords.register.save }).waitFor();
    await expect.poll(said).toContain('Midwifery professionals chosen.');
    await expect.poll(focused).toBe(firstWords.titles.register);
  },
);

test(
  'an occupation shows what it is mistaken for, then its job titles by letter, and last the way to another',
  { tags: ['night'] },
  async () => {
    const page = await device();
    await showScreen(page, '#/occupations/2221');
    await page.getByRole('heading', { name: screens.occupations.jobTitles }).waitFor();
    const parts = await page.getByRole('main').evaluate((main) => {
      const all = [...main.querySelectorAll('h2, label')].map(({ textContent }) => textContent.trim());
      const titles = [...main.querySelectorAll('.titles li')].map(({ textContent }) => textContent);
      const byLetter = titles.toSorted((one, other) => one.localeCompare(other));
      return { all: all.slice(0, 3), titles, byLetter };
    });
    expect(parts.all).toEqual([
      screens.occupations.neighbours,
      screens.occupations.jobTitles,
      screens.occupations.findAnother,
    ]);
    expect(parts.titles.length).toBeGreaterThan(10);
    expect(parts.titles).toEqual(parts.byLetter);
  },
);

test(
  'on a phone the button that closes all groups pushes nothing down when it comes',
  { tags: ['night'] },
  async () => {
    const page = await device();
    await showScreen(page, '#/occupations');
    const first = page.getByRole('button', { name: '0 Armed forces occupations' });
    const before = await first.boundingBox();
    await page.getByRole('button', { name: '2 Professionals' }).tap();
    const close = page.getByRole('button', { name: screens.occupations.closeAll });
    await close.waitFor();
    await atRest(page);
    expect(await first.boundingBox()).toEqual(before);
    expect((await close.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await close.tap();
    await close.waitFor({ state: 'hidden' });
    await atRest(page);
    expect(await first.boundingBox()).toEqual(before);
  },
);

test(
  'with no one registered and nothing pinned no column is kept for them, nor a second gap',
  { tags: ['night'] },
  async () => {
    const page = await device();
    await page.setViewportSize({ width: 1280, height: 800 });
    await showScreen(page, '#/occupations');
    const right = async (part: Locator) => {
      const box = await part.boundingBox();
      return box ? box.x + box.width : NaN;
    };
    const tree = page.getByRole('region', { name: screens.occupations.all });
    // But for the space at the edge of the window, the tree has its width.
    expect(await right(tree)).toBeGreaterThan((await right(page.getByRole('main'))) - 48);
  },
);

test('the tree offers to read about a group once it is open', { tags: ['night'] }, async () => {
  const page = await device();
  await showScreen(page, '#/occupations');
  const about = page.getByRole('link', { name: /^Details/ });
  await page.getByRole('button', { name: '2 Professionals' }).tap();
  await page.getByRole('button', { name: '22 Health professionals' }).tap();
  await expectThat(about).toHaveCount(2);
  await about.last().tap();
  await page.getByRole('heading', { level: 1, name: '22 Health professionals' }).waitFor();
});
