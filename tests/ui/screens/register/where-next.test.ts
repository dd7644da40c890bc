import { screen } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import Person from '../../../../src/ui/screens/person/Person.svelte';
import Register from '../../../../src/ui/screens/register/Register.svelte';
import { anApp, heading } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';

const KENYA = { given: { defaultCountry: 'KE' } };
const field = (name: string) => screen.getByRole('combobox', { name });
const reference = () => screen.getByRole('textbox', { name: /^Reference/ });
const saved = () => screen.findByRole('region', { name: first.register.receipt });

describe('Enter after a choice leads to what is wanted next', () => {
  test('to the reference where the country is known, and from there it saves', async () => {
    const { show, store } = await anApp(KENYA);
    const user = show(Register, '#/');
    await user.click(await screen.findByRole('radio', { name: first.fields.sexes.F }));
    await user.type(field('Occupation'), '2221{Enter}');
    expect(reference()).toHaveFocus();
    await user.keyboard('BA-02{Enter}');
    await saved();
    expect(await store.db.users.toArray()).toMatchObject([{ occupation: '2221', reference: 'BA-02' }]);
  });

  test('to the country, the group and the reference, one after the other', async () => {
    const { show, aGroup } = await anApp();
    await aGroup('Lions');
    const user = show(Register, '#/');
    await screen.findByRole('combobox', { name: first.fields.group });
    await user.click(await screen.findByRole('radio', { name: first.fields.sexes.F }));
    await user.type(field('Occupation'), '2221{Enter}');
    expect(field('Country')).toHaveFocus();
    await user.keyboard('kenya{Enter}');
    expect(field('Group')).toHaveFocus();
    await user.keyboard('lions{Enter}');
    expect(reference()).toHaveFocus();
    expect(field('Country')).toHaveValue('Kenya');
  });

  test('from the country to the reference where there are no groups', async () => {
    const { show } = await anApp();
    const user = show(Register, '#/');
    await user.type(await screen.findByRole('combobox', { name: first.fields.country }), 'kenya{Enter}');
    expect(reference()).toHaveFocus();
  });

  test('to the sex where that is missing, and twice in a row saves nothing', async () => {
    const { show, store } = await anApp(KENYA);
    const user = show(Register, '#/');
    await user.type(await screen.findByRole('combobox', { name: first.fields.occupation }), '2221{Enter}');
    expect(screen.getByRole('radio', { name: first.fields.sexes.M })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await store.db.users.count()).toBe(0);
  });

  test('on Edit, to the reference', async () => {
    const { show, aPerson } = await anApp();
    const user = show(Person, `#/people/${await aPerson()}?edit`);
    await heading(/^Edit/);
    await user.type(field('Occupation'), '2222{Enter}');
    expect(reference()).toHaveFocus();
  });
});

test('a tap on a choice keeps the focus, so that no other field brings its keyboard', async () => {
  const { show } = await anApp(KENYA);
  const user = show(Register, '#/');
  await user.type(await screen.findByRole('combobox', { name: first.fields.occupation }), '2221');
  await user.click(screen.getByRole('option', { name: /2221/ }));
  expect(field('Occupation')).toHaveFocus();
});

test('what is typed after Change takes the place of the country', async () => {
  const { show } = await anApp(KENYA);
  const user = show(Register, '#/');
  (await screen.findByRole('button', { name: /^Change/ })).focus();
  await user.keyboard('{Enter}');
  await expect.poll(() => field('Country')).toHaveFocus();
  await user.keyboard('uganda');
  expect(field('Country')).toHaveValue('uganda');
  await user.keyboard('{Enter}');
  expect(field('Country')).toHaveValue('Uganda');
});

test('the receipt of the last person is there again for whoever comes back from another screen', async () => {
  const { show } = await anApp(KENYA);
  const user = show(Register, '#/');
  await user.click(await screen.findByRole('radio', { name: first.fields.sexes.F }));
  await user.type(field('Occupation'), '2221{Enter}');
  await user.click(screen.getByRole('button', { name: first.register.save }));
  const { textContent } = await saved();
  document.body.replaceChildren();
  show(Register, '#/');
  expect(await saved()).toHaveTextContent(textContent.trim().split(/\s/)[0] ?? 'no one');
});

test('a reference that becomes too long says so at once, and takes no focus', async () => {
  const { show } = await anApp(KENYA);
  const user = show(Register, '#/');
  const box = await screen.findByRole('textbox', { name: /^Reference/ });
  await user.type(box, 'x'.repeat(60));
  expect(box).not.toBeInvalid();
  await user.type(box, 'x');
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription(new RegExp(first.fix.referenceTooLong));
  expect(box).toHaveFocus();
  await user.type(box, '{Backspace}');
  expect(box).not.toBeInvalid();
});
