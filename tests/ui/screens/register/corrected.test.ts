import { screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import Assign from '../../../../src/ui/screens/assign/Assign.svelte';
import Register from '../../../../src/ui/screens/register/Register.svelte';
import Settings from '../../../../src/ui/screens/settings/Settings.svelte';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { speak } from '../../../../src/ui/messages/speak.ts';
import { anApp } from '../../an-app.ts';

afterEach(() => speak('en'));

const KENYA = { given: { defaultCountry: 'KE' } };
const sentences = () =>
  within(screen.getByRole('alert'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent.trim());

describe('what is wrong goes as soon as it is put right', () => {
  test('on Register, one by one, without taking the focus', async () => {
    const { show } = await anApp(KENYA);
    const user = show(Register, '#/');
    await screen.findByText('Kenya');
    await user.click(screen.getByRole('button', { name: first.register.save }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(sentences()).toEqual([first.fix.sex, first.fix.occupation]);
    const female = screen.getByRole('radio', { name: first.fields.sexes.F });
    await user.click(female);
    expect(sentences()).toEqual([first.fix.occupation]);
    expect(screen.getByRole('alert')).toBe(summary);
    expect(female).toHaveFocus();
    const occupation = screen.getByRole('combobox', { name: first.fields.occupation });
    await user.type(occupation, 'midwi');
    expect(occupation).toBeInvalid();
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(occupation).not.toBeInvalid();
    expect(occupation).toHaveFocus();
  });

  test('and is said again by the next save, to whom the focus goes then', async () => {
    const { show } = await anApp(KENYA);
    const user = show(Register, '#/');
    await screen.findByText('Kenya');
    const save = screen.getByRole('button', { name: first.register.save });
    await user.click(save);
    await user.click(screen.getByRole('radio', { name: first.fields.sexes.M }));
    await user.click(save);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(sentences()).toEqual([first.fix.occupation]);
  });

  test('on Register, for a reference that is too long, and for a purchase', async () => {
    const { show, aPerson } = await anApp({ given: { contract: 'revenue-share', defaultCountry: 'KE' } });
    await aPerson({}, { preset: { country: 'KE', assessments: ['AI'] } });
    const user = show(Register, '#/');
    const price = await screen.findByLabelText(first.purchase.eachPrice);
    const reference = screen.getByLabelText(/^Reference/);
    await user.type(reference, 'x'.repeat(61));
    await user.click(screen.getByRole('button', { name: first.register.save }));
    expect(sentences()).toHaveLength(5);
    expect(reference).toBeInvalid();
    await user.type(reference, '{Backspace}');
    expect(reference).not.toBeInvalid();
    expect(price).toBeInvalid();
    await user.type(price, '12');
    expect(price).not.toBeInvalid();
    await user.click(screen.getByRole('checkbox', { name: /^I confirm/ }));
    expect(sentences()).toEqual([first.fix.sex, first.fix.occupation]);
  });

  test('on Assign', async () => {
    const { show, aPerson } = await anApp(KENYA);
    const user = show(Assign, `#/people/${await aPerson()}/assign`);
    await user.click(await screen.findByRole('button', { name: first.register.assign }));
    expect(await screen.findByRole('alert')).toHaveFocus();
    await user.click(screen.getByRole('checkbox', { name: /^Activity Interests/ }));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: first.register.assign }));
    expect(await screen.findByRole('alert')).toHaveFocus();
    await user.click(screen.getByRole('checkbox', { name: /^I confirm/ }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('in Settings', async () => {
    const { show } = await anApp();
    const user = show(Settings, '#/settings/server');
    const address = await screen.findByLabelText(screens.settings.server.address);
    await user.type(address, 'http://api.example.org');
    await user.click(screen.getByRole('button', { name: screens.settings.save }));
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(address).toBeInvalid();
    await user.clear(address);
    await user.type(address, 'https://api.example.org');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(address).toHaveFocus();
  });
});

test('a refusal of the service is said in the language of the screen, until its field is changed', async () => {
  const { show, aPerson } = await anApp(KENYA);
  await aPerson({}, { preset: { country: 'KE', assessments: ['ZZ'] } });
  await speak('fr');
  const user = show(Register, '#/');
  await user.click(await screen.findByRole('checkbox', { name: /^Je confirme/ }));
  await user.click(screen.getByRole('radio', { name: 'Femme' }));
  await user.type(screen.getByRole('combobox', { name: 'Profession' }), '2221');
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Enregistrer et continuer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/évaluation/);
  expect(document.body).not.toHaveTextContent('is not an assessment');
  await user.click(screen.getByText(/^Évaluations à attribuer/));
  await user.click(await screen.findByRole('checkbox', { name: /ZZ/ }));
  expect(screen.queryByRole('alert')).toBeNull();
});
