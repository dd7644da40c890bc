import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { SCREENS, showScreen } from '../../../../data/all-screens.ts';
import { atRest } from '../../../support/browser/at-rest.ts';
import { people } from '../../../../data/sample.ts';
import { changePlace, describe as fillIn, pick } from '../../../support/browser/field-worker.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { aDevice, cutOff, REFERENCE } from './measures.ts';
import { PLACES, TEXT_FIELDS, unfold } from './places.ts';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

const groups = screens.groups;
const setup = screens.setup;

/** Names that begin from the right and hold what begins from the left. */
const GROUP = 'فريق السوق القديم 3 (Nakuru)';
const OTHER_GROUP = 'فريق المدرسة 4 (Eldoret)';
const ORGANISATION = 'منظمة البيت الأزرق 7 (Kenya)';
const PERSON = 'سرير 12 (Block C)';

const PHONE = { width: 360, height: 740 };
const WIDE_WINDOW = { width: 1280, height: 800 };

/** What is typed in Arabic and read from the left, unless the field is for a list or code. */
function readFromLeft(page: Page): Promise<string[]> {
  return page.locator(TEXT_FIELDS).evaluateAll((fields) =>
    fields
      .filter((field) => {
        const isOfCode = field.matches('.code, [dir=ltr]');
        const isOwn = getComputedStyle(field).unicodeBidi === 'plaintext' || field.matches('[dir=auto]');
        return !isOfCode && !isOwn;
      })
      .map((field) => `read from the left: ${field.id}`),
  );
}

/** Where one of these texts stands in a line with others and is not kept apart from them, so that they change places. */
function mixed(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const said = node.textContent ?? '';
      const text = wanted.find((one) => said.includes(one));
      const parent = node.parentElement;
      if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.visually-hidden, svg title')) continue;
      if (said.includes(`\u2068${text}\u2069`)) continue;
      const isApart = () => {
        if (said.trim() !== text) return false;
        for (let one: Element | null = parent; one; one = one.parentElement) {
          if (getComputedStyle(one).unicodeBidi !== 'normal' && getComputedStyle(one).display === 'inline')
            return true;
          if (one.textContent.trim() !== text) return false;
          if (getComputedStyle(one).display !== 'inline') return true;
        }
        return false;
      };
      if (!isApart())
        found.push(`mixed: ${parent.tagName} ${parent.className} ${parent.textContent.trim().slice(0, 90)}`);
    }
    return [...new Set(found)];
  }, texts);
}

/** Sets the device up by a link, and adds a group by hand. */
async function setUp(page: Page, look: (where: string) => Promise<void>): Promise<void> {
  const link = new URLSearchParams({
    ...{ organisation: ORGANISATION, country: 'KE', 'default-country': 'KE' },
    group: `6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a,${GROUP},TEAM`,
  });
  await showScreen(page, `#/setup?${link}`);
  await look('setup');
  await page.getByRole('button', { name: setup.confirm }).click();
  await page.getByRole('button', { name: setup.confirm }).waitFor({ state: 'detached' });
  await showScreen(page, '#/settings/groups');
  await unfold(page, { hash: '' });
  const add = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: groups.add.action, exact: true }) });
  await add.getByLabel(groups.add.uuid).fill('7f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a');
  await add.getByLabel(groups.add.name).fill(OTHER_GROUP);
  await add.getByRole('button', { name: groups.add.action, exact: true }).click();
  await add.getByText(groups.add.done({ name: OTHER_GROUP })).waitFor();
  await look('added');
}

/** Registers someone of the group, and gives the address of their screen. */
async function registerInGroup(page: Page): Promise<string> {
  await showScreen(page, '#/');
  const [person] = people(8, 1);
  if (!person) throw new Error('The sample has no one');
  await changePlace(page).click();
  await fillIn(page, { ...person, reference: PERSON });
  await pick(page, first.fields.group, GROUP);
  await page.getByRole('button', { name: first.register.save }).click();
  const open = page.getByRole('region', { name: first.register.receipt }).getByRole('link').first();
  return (await open.getAttribute('href')) ?? '';
}

/** What is wrong where Arabic is typed into each field, in a window of this size. */
async function wrongWithArabic(size: { width: number; height: number }): Promise<Record<string, string[]>> {
  const page = await aDevice();
  await page.setViewportSize(size);
  const found: Record<string, string[]> = {};
  for (const [name, place] of Object.entries(PLACES)) {
    await showScreen(page, place.hash);
    await unfold(page, place);
    const wrong = await readFromLeft(page);
    const look = async () => {
      await atRest(page);
      wrong.push(...(await cutOff(page)));
    };
    for (const field of await page.locator(TEXT_FIELDS).all()) {
      await field.fill(REFERENCE);
      // A list comes under it, and goes when the next field is filled.
      if ((await field.getAttribute('role')) === 'combobox') await look();
    }
    await look();
    if (wrong.length > 0) found[name] = [...new Set(wrong)];
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  }
  return found;
}

test(
  'Arabic in any field is read from the right, and nothing of its screen reaches out',
  { tags: ['night'] },
  async () => {
    expect(await wrongWithArabic({ width: 320, height: 640 })).toEqual({});
  },
);

test('nor does it in a wide window', { tags: ['night'] }, async () => {
  expect(await wrongWithArabic(WIDE_WINDOW)).toEqual({});
});

/** Shows Arabic names and references wherever they are shown again: on a phone where they come from, then in windows of this size. */
async function expectApart(shape: typeof WIDE_WINDOW): Promise<void> {
  const page = await aDevice();
  const found: Record<string, string[]> = {};
  const shown: Record<string, Set<string>> = {
    [GROUP]: new Set(),
    [OTHER_GROUP]: new Set(),
    [ORGANISATION]: new Set(),
    [PERSON]: new Set(),
    [REFERENCE]: new Set(),
  };
  const look = async (where: string) => {
    await atRest(page);
    const wrong = [...(await mixed(page, Object.keys(shown))), ...(await cutOff(page))];
    if (wrong.length > 0) found[where] = wrong;
    for (const [text, places] of Object.entries(shown))
      if ((await page.getByText(text).filter({ visible: true }).count()) > 0) places.add(where);
  };
  await page.setViewportSize(PHONE);
  await setUp(page, look);
  const person = await registerInGroup(page);
  await look('receipt');
  const addresses = { ...SCREENS, person, edit: `${person}?edit`, assign: `${person}/assign` };
  await page.setViewportSize(shape);
  for (const [screen, address] of Object.entries(addresses)) {
    await showScreen(page, address);
    if (screen !== 'setup') await unfold(page, { hash: address });
    await look(screen);
  }
  await page.setViewportSize(PHONE);
  await showScreen(page, PLACES['assign about someone']?.hash ?? '');
  await PLACES['assign about someone']?.open?.(page);
  await page.getByRole('combobox', { name: first.titles.person }).fill(PERSON);
  await page.getByRole('option').first().click();
  await page.getByRole('checkbox', { name: /^Poise/ }).check();
  await look('about someone');

  expect(found).toEqual({});
  // None of the places has lost them.
  expect([...(shown[GROUP] ?? [])]).toEqual(
    expect.arrayContaining(['receipt', 'people', 'person', 'groups', 'overview', 'edit']),
  );
  expect([...(shown[OTHER_GROUP] ?? [])]).toEqual(expect.arrayContaining(['added', 'groups']));
  // What stands in a field, as in *You*, is no text of the page.
  expect([...(shown[ORGANISATION] ?? [])]).toEqual(
    expect.arrayContaining(['setup', 'more', 'settings', 'about']),
  );
  expect([...(shown[PERSON] ?? [])]).toEqual(
    expect.arrayContaining(['people', 'person', 'assign', 'about someone']),
  );
  expect([...(shown[REFERENCE] ?? [])]).toEqual(expect.arrayContaining(['people', 'sync']));
}

test(
  'Arabic names and references change nothing around them, wherever they are shown again',
  { tags: ['night'] },
  () => expectApart(WIDE_WINDOW),
);

test('nor do they on a phone', { tags: ['night'] }, () => expectApart(PHONE));
