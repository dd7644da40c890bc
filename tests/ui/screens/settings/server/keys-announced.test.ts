import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { OFF } from '../../../../../src/sync/tabs/sync-state.ts';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';
import Server from '../../../../../src/ui/screens/settings/server/Server.svelte';
import { anApp } from '../../../an-app.ts';

const words = screens.settings.server;
const { label } = words.switches.idempotencyKey;

async function shown(offers: readonly ('idempotency-key' | 'device')[]) {
  const app = await anApp({ given: { serverAddress: 'https://server.test' } });
  if (!app.sync) throw new Error('This app cannot send');
  Object.defineProperty(app.sync, 'state', { value: { ...OFF, offers } });
  const user = app.show(Server, '#/settings/server');
  await user.click(await screen.findByText(words.details));
  return user;
}

test('where the server says itself that it supports Idempotency-Key, that is said and not asked', async () => {
  const user = await shown(['idempotency-key']);
  expect(screen.getByText(words.keysAnnounced)).toBeVisible();
  expect(screen.getByText(label)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: label })).toBeNull();
  expect(screen.getByRole('checkbox', { name: words.switches.groupsCreate.label })).toBeVisible();
  // Of another address nothing is known.
  await user.type(screen.getByRole('textbox', { name: words.address }), '/other');
  await user.tab();
  expect(await screen.findByRole('checkbox', { name: label })).toBeVisible();
  expect(screen.queryByText(words.keysAnnounced)).toBeNull();
});

test('where it does not, a person can say so', async () => {
  await shown(['device']);
  expect(screen.getByRole('checkbox', { name: label })).toBeVisible();
  expect(screen.queryByText(words.keysAnnounced)).toBeNull();
});
