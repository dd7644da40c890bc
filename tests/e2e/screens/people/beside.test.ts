import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { atRest } from '../../../support/browser/at-rest.ts';
import { expectThat } from '../../../support/browser/expect-that.ts';
import { fillDevice } from '../../../support/browser/fill-device.ts';
import { noTimePasses } from '../../../support/browser/no-time-passes.ts';
import { sharedDevice } from '../../../support/browser/shared-device.ts';
import { showScreen } from '../../../../data/all-screens.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { fromMore } from '../../../support/browser/from-more.ts';

const device = sharedDevice(
  async (page) => {
    // The list gives up the focus after some seconds, and a second key counts only soon after the first.
    await noTimePasses(page);
    await fillDevice(page, {
      ...{ count: 30, seed: 7, reference: 'Bed' },
      statusOf: (at) => (at % 2 === 0 ? 'confirmed' : 'ready'),
    });
  },
  { context: { viewport: { width: 1280, height: 800 } } },
);

/** Thirty people in a wide window, half of whom the server has. */
async function aDesk() {
  const page = await device();
  await showScreen(page, '#/people');
  return page;
}

const people = (page: Page) =>
  page.locator('[data-person]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-person')));

/** Whose row has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-person]')?.getAttribute('data-person'));

test(
  'by keys one goes from the search to whom it finds, to the next of them, and to another screen',
  { tags: ['night'] },
  async () => {
    const page = await aDesk();
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('bed');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toMatch(/./);
    const [one, two] = await people(page);
    await expect.poll(() => focused(page)).toBe(one);
    await page.keyboard.press('Enter');
    await page.getByRole('complementary', { name: screens.people.beside }).waitFor();
    expect(page.url()).toContain(`person=${one}`);
    await page.keyboard.press('j');
    await expect.poll(() => page.url()).toContain(`person=${two}`);
    await expect.poll(() => focused(page)).toBe(two);
    await page.keyboard.press('k');
    await expect.poll(() => page.url()).toContain(`person=${one}`);
    await page.keyboard.press('k');
    await expect.poll(() => focused(page)).toBe(one);

    const more = page.getByRole('button', { name: screens.onePerson.otherActs });
    await more.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: screens.device.export.title, exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('30 people exported.').waitFor();
    await expectThat(more).toBeFocused();

    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: screens.people.selectSeveral }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe(one);
    await page.keyboard.press('Space');
    const bar = page.getByRole('region', { name: screens.many.selectedPeople });
    await bar.getByRole('button', { name: 'Export 1 as CSV' }).focus();
    await page.keyboard.press('Enter');
    await bar.getByText('1 person exported.').first().waitFor();
    await expectThat(bar.getByRole('button', { name: 'Export 1 as CSV' })).toBeFocused();

    await page.keyboard.press('g');
    await page.keyboard.press('o');
    await page.getByRole('heading', { level: 1, name: first.titles.overview }).waitFor();
  },
);

test(
  'with a person beside the list the filters stand behind a button, whole, and the list where it stood',
  { tags: ['night'] },
  async () => {
    const page = await aDesk();
    const row = page.locator('[data-person]').nth(1);
    const before = await row.boundingBox();
    await row.getByRole('link').click();
    await page.getByRole('complementary', { name: screens.people.beside }).waitFor();
    await atRest(page);
    expect(await row.boundingBox()).toMatchObject({ y: before?.y });
    const sex = page.getByRole('combobox', { name: first.fields.sex });
    await expectThat(sex).toBeHidden();
    await page.getByRole('button', { name: screens.people.filter }).click();
    await atRest(page);
    const cut = await page
      .getByRole('group', { name: screens.people.filters })
      .locator('select')
      .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth));
    expect(cut.length).toBeGreaterThan(4);
    expect(cut).not.toContain(true);
    // What is chosen keeps the focus, though there is room again.
    await sex.focus();
    await sex.selectOption('F');
    await expect.poll(() => page.url()).not.toContain('person=');
    await expectThat(sex).toBeFocused();
  },
);

test(
  'the way out of selecting several stands at the end of the first row, whatever can be done',
  { tags: ['night'] },
  async () => {
    const page = await aDesk();
    await fromMore(page, screens.people.selectSeveral);
    const boxes = page.getByRole('checkbox');
    for (let at = 0; at < 4; at += 1) await boxes.nth(at).check();
    const bar = page.getByRole('region', { name: screens.many.selectedPeople });
    const atEndOfFirstRow = async () => {
      await atRest(page);
      const done = bar.getByRole('button', { name: first.frame.done });
      const [whole, way] = [await bar.boundingBox(), await done.boundingBox()];
      const selected = await bar.getByText('4 selected').boundingBox();
      if (!whole || !way || !selected) throw new Error('The bar is not there');
      // But for the space at its edge.
      expect(way.x + way.width).toBeGreaterThan(whole.x + whole.width - 8);
      expect(Math.abs(way.y + way.height / 2 - (selected.y + selected.height / 2))).toBeLessThan(way.height);
    };
    await atEndOfFirstRow();
    await page.evaluate(() => {
      const person = document.querySelector('[data-person]')?.getAttribute('data-person');
      location.hash = `#/people?person=${person}`;
    });
    await page.getByRole('complementary', { name: screens.people.beside }).waitFor();
    await atEndOfFirstRow();
    await expectThat(bar.getByRole('button', { name: screens.many.doWith.transfer({ n: 2 }) })).toBeVisible();
  },
);
