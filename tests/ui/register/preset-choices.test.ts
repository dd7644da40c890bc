import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Register from '../../../src/ui/register/Register.svelte';
import { anApp } from '../an-app.ts';

test('a tick in the box outlives neither another choice nor another price', async () => {
  const { show } = await anApp({ given: { contract: 'revenue-share', defaultCountry: 'KE' } });
  const user = show(Register, '#/');
  await user.click(await screen.findByText('Assessments to assign: none'));
  await user.click(await screen.findByRole('checkbox', { name: /^Poise/ }));
  const each = screen.getByRole('textbox', { name: 'Price of one assessment' });
  await user.type(each, '12');
  const box = (name: string) => screen.getByRole('checkbox', { name });
  await user.click(box('I confirm the purchase of 1 assessment for KES\u00a012.00'));
  await user.type(each, '0');
  expect(box('I confirm the purchase of 1 assessment for KES\u00a0120.00')).not.toBeChecked();
  await user.click(box('I confirm the purchase of 1 assessment for KES\u00a0120.00'));
  await user.click(screen.getByRole('checkbox', { name: /^Activity Interests/ }));
  expect(box('I confirm the purchase of 2 assessments for KES\u00a0240.00')).not.toBeChecked();
});
