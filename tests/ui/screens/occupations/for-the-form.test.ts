import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { createOccupationFinder } from '../../../../src/catalogue/occupation-finder/occupation-finder.ts';
import { byCode } from '../../../../src/catalogue/occupation-words.ts';
import Occupations from '../../../../src/ui/screens/occupations/Occupations.svelte';
import { registrationDraft } from '../../../../src/ui/person/registration-draft.ts';
import Register from '../../../../src/ui/screens/register/Register.svelte';
import { shippedCatalogue, shippedOccupationWords } from '../../../support/parts/shipped-catalogue.ts';
import { anApp, heading } from '../../an-app.ts';
import { messages as firstWords } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

const { occupations } = await shippedCatalogue();
const words = await shippedOccupationWords();
const finder = createOccupationFinder(occupations, words);
const jobTitles = byCode(words.titles);

/** A device whose finder knows every word. */
async function aDevice() {
  const app = await anApp();
  Object.assign(app.outpost.catalogue, { finder, jobTitles, knowsJobTitles: true });
  return app;
}

const field = () => screen.getByRole('combobox', { name: firstWords.fields.occupation });
const NURSES = '2221 Nursing professionals';

test('the link from what is typed leads to its place in the tree, and back with what is picked there', async () => {
  const app = await aDevice();
  const user = app.show(Register, '#/');
  await user.type(await screen.findByRole('combobox', { name: firstWords.fields.occupation }), 'nurse');
  const link = screen.getByRole('link', { name: firstWords.occupation.tree });
  const address = link.getAttribute('href') ?? '';
  expect(address).toMatch(/^#\/occupations\?/);

  // As in the app, the form is gone: a form that stayed would keep what is typed into it once more, after the pick.
  cleanup();
  const inTree = app.show(Occupations, address);
  await screen.findByRole('link', { name: NURSES });
  expect(screen.getByRole('combobox', { name: screens.occupations.find })).toHaveValue('nurse');
  await inTree.click(screen.getByRole('button', { name: 'Use 2222 Midwifery professionals' }));
  await expect.poll(() => location.hash).toBe('#/');
  const picked = { occupation: '2222', occupationWords: 'nurse' };
  expect(await registrationDraft(app.store)).toMatchObject(picked);
});

test('a wrong pick is fixed by one press, and keeps the words', async () => {
  const { show, store } = await aDevice();
  const user = show(Register, '#/');
  await user.type(await screen.findByRole('combobox', { name: firstWords.fields.occupation }), 'nurse');
  await user.click(screen.getByRole('option', { name: /^2221/ }));
  await user.click(await screen.findByText(screens.occupations.similar));
  const similar = screen.getByRole('list', { name: screens.occupations.neighbours });
  await user.click(within(similar).getByRole('button', { name: /2222/ }));
  expect(field()).toHaveValue('2222 Midwifery professionals');
  const fixed = { occupation: '2222', occupationWords: 'nurse' };
  await expect.poll(() => registrationDraft(store)).toMatchObject(fixed);
});

test('a broader group is called one, and gives way to what is in it', async () => {
  const user = (await aDevice()).show(Register, '#/');
  await user.type(await screen.findByRole('combobox', { name: firstWords.fields.occupation }), '222');
  await user.click(screen.getByRole('option', { name: /broader group/ }));
  expect(await screen.findByText(screens.occupations.broader)).toBeVisible();
  const parts = screen.getByRole('list', { name: screens.occupations.children });
  await user.click(within(parts).getByRole('button', { name: /2221/ }));
  expect(field()).toHaveValue(NURSES);
});

test('a pinned occupation is offered first, before anything is typed', async () => {
  const user = (await aDevice()).show(Register, '#/');
  await user.type(await screen.findByRole('combobox', { name: firstWords.fields.occupation }), '2221');
  await user.click(screen.getByRole('option', { name: /^2221/ }));
  const pin = await screen.findByRole('button', { name: /^Pin.*Nursing professionals$/ });
  await user.click(pin);
  await waitFor(() => expect(pin).toHaveAttribute('aria-pressed', 'true'));
  await user.click(screen.getByRole('button', { name: 'Clear Occupation' }));
  const offered = await screen.findByRole('list', { name: screens.parts.recents });
  const [first] = within(offered).getAllByRole('button');
  await user.click(first ?? offered);
  expect(field()).toHaveValue(NURSES);
});

test('the tree follows what is typed, and a group opens and closes by key', async () => {
  const user = (await aDevice()).show(Occupations, '#/occupations');
  await heading('Occupations');
  const health = () => screen.queryByRole('button', { name: '22 Health professionals' });
  const find = screen.getByRole('combobox', { name: screens.occupations.find });
  await user.type(find, 'midwife');
  await expect.poll(health).toHaveAttribute('aria-expanded', 'true');
  health()?.focus();
  await user.keyboard('{Enter}');
  expect(health()).toHaveAttribute('aria-expanded', 'false');
  expect(health()).toHaveFocus();
  await user.clear(find);
  await user.type(find, '51');
  expect(await screen.findByRole('button', { name: '51 Personal service workers' })).toBeVisible();
  expect(health()).not.toBeInTheDocument();
});

test('who types at once keeps the focus in the field', async () => {
  (await aDevice()).show(Occupations, '#/occupations');
  const find = screen.getByRole('combobox', { name: screens.occupations.find });
  find.focus();
  await fireEvent.input(find, { target: { value: 'm' } });
  await new Promise(requestAnimationFrame);
  expect(document.querySelector('#tree-heading ~ * [aria-current], .panes [aria-current]')).not.toBeNull();
  expect(find).toHaveFocus();
});

test('a code is copied, and the screen says so', async () => {
  const user = (await aDevice()).show(Occupations, '#/occupations/2221');
  await heading(NURSES);
  await user.click(screen.getByRole('button', { name: screens.occupations.copyCode }));
  expect(await screen.findByText(screens.copy.done({ what: 'Code 2221' }))).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('2221');
  expect(screen.getByRole('button', { name: screens.occupations.copyCode })).toHaveFocus();
});

test('an occupation shows what it is mistaken for, then its job titles by letter, and last the link to another', async () => {
  (await aDevice()).show(Occupations, '#/occupations/2221');
  await heading(NURSES);
  const main = document.querySelector('.panes');
  const parts = [...(main?.querySelectorAll('h2, label') ?? [])].map(({ textContent }) => textContent.trim());
  expect(parts.slice(0, 3)).toEqual([
    screens.occupations.neighbours,
    screens.occupations.jobTitles,
    screens.occupations.findAnother,
  ]);
  const titles = [...(main?.querySelectorAll('.titles li') ?? [])].map(({ textContent }) => textContent);
  expect(titles.length).toBeGreaterThan(10);
  expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other)));
});

test('the tree offers to read about a group once it is open', async () => {
  const user = (await aDevice()).show(Occupations, '#/occupations');
  await heading('Occupations');
  const about = () => screen.queryAllByRole('link', { name: /^Details/ });
  expect(about()).toEqual([]);
  await user.click(screen.getByRole('button', { name: '2 Professionals' }));
  await user.click(screen.getByRole('button', { name: '22 Health professionals' }));
  expect(about().map((link) => link.getAttribute('href'))).toEqual(['#/occupations/2', '#/occupations/22']);
});
