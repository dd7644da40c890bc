import { screen, waitFor } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Settings } from '../../../../src/store/changes/settings.ts';
import Assign from '../../../../src/ui/screens/assign/Assign.svelte';
import { toAssign } from '../../../../src/ui/person/chosen-people.ts';
import { anApp, heading } from '../../an-app.ts';
import { listen } from '../../listen.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

/** Assign for one person, and what its live regions have said. */
async function opened(given: Partial<Settings> = {}) {
  const app = await anApp({ given });
  const id = await app.aPerson({}, { reference: 'Bed 4' });
  const user = app.show(Assign, `#/people/${id}/assign`);
  await heading(first.titles.assign);
  await screen.findByRole('checkbox', { name: /^Poise/ });
  return { ...app, id, user, said: listen() };
}

const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const radio = (name: string) => screen.getByRole('radio', { name });

test('choosing and taking out are said with how many there are now, and keep the focus', async () => {
  const { user, said } = await opened();
  expect(said).toEqual([]);
  await user.click(box(/^Poise/));
  expect(box(/^Poise/)).toHaveFocus();
  await waitFor(() => expect(said).toEqual(['1 assessment to assign']));
  await user.click(box(/^Activation/));
  await user.click(box(/^Poise/));
  expect(box(/^Poise/)).toHaveFocus();
  await waitFor(() => expect(said.slice(1)).toEqual(['2 assessments to assign', '1 assessment to assign']));
});

test('what is taken out of the basket leaves the focus on the next, and at last on the basket', async () => {
  const { user, said } = await opened();
  for (const name of [/^Poise/, /^Activation/, /^Team Roles/]) await user.click(box(name));
  await user.click(screen.getByRole('button', { name: /^Remove Activation/ }));
  expect(screen.getByRole('button', { name: /^Remove Team Roles/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /^Remove Poise/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: screens.assign.chosen })).toHaveFocus();
  await waitFor(() => expect(said.at(-1)).toBe(screens.assign.nothingChosen));
});

test('whom it is about: the focus stays, and the list says whom it is about', async () => {
  const { user, aPerson, said } = await opened();
  await aPerson({}, { reference: 'Bus 12' });
  await user.click(screen.getByRole('button', { name: /^Change/ }));
  await user.click(radio(screens.assign.abouts.person));
  expect(radio(screens.assign.abouts.person)).toHaveFocus();
  expect(box(/^Poise/)).toBeDisabled();
  const person = screen.getByRole('combobox', { name: first.titles.person });
  await user.type(person, 'Bus');
  await user.click(await screen.findByRole('option', { name: /Bus 12/ }));
  expect(person).toHaveFocus();
  await waitFor(() => expect(said.join()).toMatch(/Bus 12.*chosen/));
  expect(screen.getByRole('group', { name: 'Assessments about Bus 12' })).toBeVisible();
  expect(box(/^Poise/)).toBeEnabled();
});

test('the prices are said as one sum, and the focus stays in their field', async () => {
  const { user, said } = await opened({ contract: 'revenue-share' });
  await user.click(box(/^Poise/));
  const each = screen.getByRole('textbox', { name: first.purchase.eachPrice });
  await user.type(each, '450');
  expect(each).toHaveFocus();
  await waitFor(() => expect(said.at(-1)).toMatch(/^1 assessment to assign, KES\s450\.00$/));
});

test('the button says what is missing, and is ready once nothing is', async () => {
  const { user } = await opened();
  const assign = screen.getByRole('button', { name: first.register.assign });
  expect(assign).toHaveAccessibleDescription(screens.assign.chooseFirst);
  expect(assign).not.toHaveClass('primary');
  await user.click(box(/^Poise/));
  expect(assign).toHaveAccessibleDescription(screens.assign.tickFirst);
  expect(assign).not.toHaveClass('primary');
  const above = assign.previousElementSibling;
  await user.click(box(/^I confirm/));
  expect(box(/^I confirm/)).toHaveFocus();
  expect(assign).toHaveAccessibleDescription('');
  expect(assign).toHaveClass('primary');
  // The same line in the same place: the button does not move between the tick and the press.
  expect(assign.previousElementSibling).toBe(above);
  expect(above).toHaveTextContent(screens.assign.bought);
  expect(assign.nextElementSibling).toBeNull();
});

test('a price that cannot be read is what is missing first', async () => {
  const { user } = await opened({ contract: 'revenue-share' });
  await user.click(box(/^Poise/));
  await user.click(box(/^I confirm/));
  const assign = screen.getByRole('button', { name: first.register.assign });
  expect(assign).toHaveAccessibleDescription(first.fix.eachPrice);
  expect(assign).not.toHaveClass('primary');
  await user.type(screen.getByRole('textbox', { name: first.purchase.eachPrice }), '450');
  await user.click(box(/^I confirm/));
  expect(assign).toHaveClass('primary');
});

test('pressed too early, the focus goes to what is missing, and from there to its field', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('button', { name: first.register.assign }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  await user.click(screen.getByRole('link', { name: /assessment/i }));
  expect(screen.getByRole('checkbox', { name: /^Activity Interests/ })).toHaveFocus();
});

test('for many, the focus goes to the result, and to what became of it after Undo', async () => {
  const app = await anApp();
  const ids = [await app.aPerson(), await app.aPerson()];
  toAssign(ids);
  const user = app.show(Assign, location.hash);
  await heading('Assign to 2 people');
  await user.click(await screen.findByRole('checkbox', { name: /^Poise/ }));
  await user.click(box(/^I confirm/));
  await user.click(screen.getByRole('button', { name: 'Assign to 2 people' }));
  await waitFor(() => expect(document.activeElement).toHaveTextContent('1 assessment assigned to 2 people.'));
  await user.click(screen.getByRole('button', { name: first.register.undo }));
  await waitFor(() => expect(document.activeElement).toHaveTextContent(screens.assign.many.undone({ n: 0 })));
});
