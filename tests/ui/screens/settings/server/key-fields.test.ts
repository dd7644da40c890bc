import { cleanup, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../../../src/store/changes/settings.ts';
import { StoreProblem } from '../../../../../src/store/transaction/store-problem.ts';
import { SyncView } from '../../../../../src/ui/app/sync-view.svelte.ts';
import { KeyForm } from '../../../../../src/ui/screens/settings/server/key-form.svelte.ts';
import ConnectionLine from '../../../../../src/ui/screens/settings/server/ConnectionLine.svelte';
import KeyFields from '../../../../../src/ui/screens/settings/server/KeyFields.svelte';
import Server from '../../../../../src/ui/screens/settings/server/Server.svelte';
import { anApp } from '../../../an-app.ts';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';

test('that the key is forgotten comes into a region that was there before, so that a screen reader says it', async () => {
  const { sync, showPart } = await anApp();
  if (!sync) throw new Error('This app cannot send');
  await sync.key.set('a key', { baseUrl: 'https://server.test', header: 'apikey' });
  const user = showPart(KeyFields, '#/settings/server', { form: new KeyForm(new SyncView(sync)) });
  const region = screen.getByRole('status');
  expect(region).toHaveTextContent('');
  await user.click(screen.getByRole('button', { name: screens.settings.key.forget }));
  await expect.poll(() => region).toHaveTextContent(screens.settings.key.forgotten);
  expect(region).toBeVisible();
});

test('who is led here for the key finds its field with the focus, and no one else does', async () => {
  const given = { serverAddress: 'https://server.test' };
  const app = await anApp({ given });
  app.show(Server, '#/settings/server');
  await screen.findByLabelText(screens.settings.key.label);
  await new Promise(requestAnimationFrame);
  expect(document.body).toHaveFocus();
  cleanup();
  const led = await anApp({ given });
  led.show(Server, '#/settings/server?key');
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(screens.settings.key.label));
});

test('what is said of the key in the settings does not send there', async () => {
  const { sync, showPart } = await anApp();
  if (!sync) throw new Error('This app cannot send');
  const view = new SyncView(sync);
  Object.defineProperty(view, 'state', {
    value: { ...sync.state, connection: { finding: 'no key', checkedAt: 0 } },
  });
  showPart(ConnectionLine, '#/settings/server', { view, check: () => undefined, isBehind: false });
  expect(await screen.findByText(screens.sync.findings['no key'], { exact: false })).toBeVisible();
});

test('whether the key outlasts the page is said with it, and a box that cannot be ticked yet says why', async () => {
  const { sync, showPart } = await anApp();
  if (!sync) throw new Error('This app cannot send');
  const form = new KeyForm(new SyncView(sync));
  showPart(KeyFields, '#/settings/server', { form });
  const box = screen.getByRole('checkbox', { name: screens.settings.key.remember });
  expect(box).toBeDisabled();
  expect(box).toHaveAccessibleDescription(new RegExp(screens.settings.key.typeFirst));
  await sync.key.set('a key', { baseUrl: 'https://server.test', header: 'apikey' });
  expect(await screen.findByText(screens.settings.key.hints.session)).toBeVisible();
  expect(box).toBeEnabled();
  expect(box).not.toHaveAccessibleDescription(new RegExp(screens.settings.key.typeFirst));
  form.type(() => {
    form.remembers = true;
    form.passphrase = 'four words are enough';
  });
  await form.save(DEFAULT_SETTINGS);
  expect(await screen.findByText(screens.settings.key.hints.remembered)).toBeVisible();
  // That is done, and what stands beside the box would say the opposite.
  expect(box).not.toBeInTheDocument();
});

test('with a full disk no key can be typed in vain, and the one that is there can still be forgotten', async () => {
  const app = await anApp({ given: { serverAddress: 'https://server.test' } });
  await app.sync?.key.set('a key', { baseUrl: 'https://server.test', header: 'apikey' });
  const user = app.show(Server, '#/settings/server');
  const key = await screen.findByLabelText(screens.settings.key.label);
  expect(key).toBeEnabled();
  app.outpost.session.space.tell(new StoreProblem('quota', ''));
  await expect.poll(() => key).toBeDisabled();
  expect(screen.getByRole('textbox', { name: screens.settings.server.address })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: screens.settings.key.forget }));
  expect(await screen.findByText(screens.settings.key.forgotten)).toBeVisible();
});
