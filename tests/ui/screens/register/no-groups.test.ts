import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Register from '../../../../src/ui/screens/register/Register.svelte';
import { anApp } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';

test('asks for a group only where there are groups', async () => {
  const { show, aGroup } = await anApp();
  show(Register, '#/');
  expect(await screen.findByRole('combobox', { name: first.fields.country })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: first.fields.group })).toBeNull();
  await aGroup('Lions');
  expect(await screen.findByRole('combobox', { name: first.fields.group })).toBeVisible();
});

test('what closes country and group stands before them, on the screen and for who goes by keys', async () => {
  const { show, aGroup } = await anApp();
  await aGroup('Lions');
  const user = show(Register, '#/');
  await user.type(await screen.findByRole('combobox', { name: first.fields.country }), 'kenya{Enter}');
  const close = await screen.findByRole('button', { name: 'Done country and group' });
  await screen.findByRole('combobox', { name: first.fields.group });
  close.focus();
  await user.tab();
  expect(screen.getByRole('combobox', { name: first.fields.country })).toHaveFocus();
});
