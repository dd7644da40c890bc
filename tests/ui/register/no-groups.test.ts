import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Register from '../../../src/ui/register/Register.svelte';
import { anApp } from '../an-app.ts';

test('asks for a group only where there are groups', async () => {
  const { show, aGroup } = await anApp();
  show(Register, '#/');
  expect(await screen.findByRole('combobox', { name: 'Country' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Group' })).toBeNull();
  await aGroup('Lions');
  expect(await screen.findByRole('combobox', { name: 'Group' })).toBeVisible();
});
