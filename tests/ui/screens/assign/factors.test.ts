import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Assign from '../../../../src/ui/screens/assign/Assign.svelte';
import { anApp } from '../../an-app.ts';

test('the factors of an assessment are there once its details are opened, and stay', async () => {
  const { aPerson, show } = await anApp();
  const user = show(Assign, `#/people/${await aPerson()}/assign`);
  await screen.findByRole('checkbox', { name: /^Activity Interests/ });
  const summary = document.querySelector('li summary');
  if (!summary) throw new Error('There are no details');
  expect(document.querySelectorAll('.factors')).toHaveLength(0);
  await user.click(summary);
  await expect.poll(() => document.querySelectorAll('.factors').length).toBe(1);
  await user.click(summary);
  expect(document.querySelectorAll('.factors')).toHaveLength(1);
});
