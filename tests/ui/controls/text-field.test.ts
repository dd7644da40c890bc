import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import Server from '../../../src/ui/screens/settings/server/Server.svelte';
import { anApp } from '../an-app.ts';

test('a key is typed into a password field, and shown and hidden without losing it', async () => {
  const app = await anApp({ given: { serverAddress: 'https://server.test' } });
  const user = app.show(Server, '#/settings/server');
  const field = await screen.findByLabelText(screens.settings.key.label);
  expect(field).toHaveAttribute('type', 'password');
  await user.type(field, 'k-4711');
  const { label } = screens.settings.key;
  await user.click(screen.getByRole('button', { name: new RegExp(`^${screens.secret.show}.*${label}$`) }));
  expect(field).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: new RegExp(`^${screens.secret.hide}.*${label}$`) }));
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveValue('k-4711');
});

test('what is no secret stays a field for text', async () => {
  const app = await anApp({ given: { serverAddress: 'https://server.test' } });
  app.show(Server, '#/settings/server');
  expect(await screen.findByLabelText(screens.settings.server.address)).toHaveAttribute('type', 'text');
});
