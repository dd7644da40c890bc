import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Register from '../../../../src/ui/screens/register/Register.svelte';
import { anApp } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';

test('a tick in the box outlives neither another choice nor another price', async () => {
  const { show } = await anApp({ given: { contract: 'revenue-share', defaultCountry: 'KE' } });
  const user = show(Register, '#/');
  await user.click(await screen.findByText('Assessments to assign: none'));
  await user.click(await screen.findByRole('checkbox', { name: /^Poise/ }));
  const each = screen.getByRole('textbox', { name: first.purchase.eachPrice });
  await user.type(each, '12');
  const box = (name: string) => screen.getByRole('checkbox', { name });
  await user.click(box('I confirm the purchase of 1 assessment for KES\u00a012.00'));
  await user.type(each, '0');
  expect(box('I confirm the purchase of 1 assessment for KES\u00a0120.00')).not.toBeChecked();
  await user.click(box('I confirm the purchase of 1 assessment for KES\u00a0120.00'));
  await user.click(screen.getByRole('checkbox', { name: /^Activity Interests/ }));
  expect(box('I confirm the purchase of 2 assessments for KES\u00a0240.00')).not.toBeChecked();
});

test('what is assigned to each person is said by its name', async () => {
  const { show, aPerson } = await anApp({ given: { defaultCountry: 'KE' } });
  await aPerson({}, { preset: { country: 'KE', assessments: ['AI', 'TX'] } });
  show(Register, '#/');
  expect(await screen.findByText('Assessments to assign: Activity Interests, Transactions')).toBeVisible();
});

test('where only the tick is missing, it has the focus, and not again while something else is put right', async () => {
  const { show, aPerson } = await anApp({ given: { defaultCountry: 'KE' } });
  await aPerson({}, { preset: { country: 'KE', assessments: ['AI'] } });
  const user = show(Register, '#/');
  const box = await screen.findByRole('checkbox', { name: /^I confirm/ });
  await user.type(screen.getByRole('combobox', { name: first.fields.occupation }), '2221{Enter}');
  await user.click(screen.getByRole('button', { name: first.register.save }));
  expect(await screen.findByRole('alert')).toHaveFocus();
  const female = screen.getByRole('radio', { name: first.fields.sexes.F });
  await user.click(female);
  expect(female).toHaveFocus();
  await user.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(box);
  expect(box).toHaveAccessibleDescription(/^Error:/);
  await user.keyboard(' ');
  expect(screen.queryByRole('alert')).toBeNull();
});
