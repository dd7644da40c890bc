import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../../../../../src/store/changes/settings.ts';
import { KeyForm } from '../../../../../src/ui/screens/settings/server/key-form.svelte.ts';
import { SyncView } from '../../../../../src/ui/app/sync-view.svelte.ts';
import { aDevice, aTab, settingsFor } from '../../../../sync/a-sync.ts';

/** The form of a tab that knows a key already; forget it for a tab that knows none. */
async function aKeyForm() {
  const server = { url: 'https://api.example.org' };
  const { store } = await aDevice();
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const sync = await aTab({ store, fetch }, settingsFor(server));
  const form = new KeyForm(new SyncView(sync));
  const settings: Settings = { ...DEFAULT_SETTINGS, serverAddress: server.url };
  return { sync, form, settings };
}

test('a key is kept for the session, and leaves the field', async () => {
  const { sync, form, settings } = await aKeyForm();
  await sync.key.forget();
  form.key = ' secret ';
  expect(form.check()).toBe(true);
  await form.save(settings);
  expect(sync.key.status).toBe('session');
  expect(form.key).toBe('');
});

test('the old key is gone before a new address can be known', async () => {
  const { sync, form } = await aKeyForm();
  form.key = 'for the new address';
  await form.letGo();
  expect(sync.key.status).toBe('none');
});

test('an empty field leaves a known key alone', async () => {
  const { sync, form, settings } = await aKeyForm();
  await form.letGo();
  await form.save(settings);
  expect(sync.key.status).toBe('session');
});

test.each([
  ['a key with a line break inside', 'two\nlines', false, '', 'key'],
  ['a key with letters that no header can carry', 'schlüssel', false, '', 'key'],
  ['a short passphrase', 'secret', true, 'short', 'passphrase'],
])('%s must be fixed', async (_, key, remembers, passphrase, field) => {
  const { form } = await aKeyForm();
  Object.assign(form, { key, remembers, passphrase });
  expect(form.check()).toBe(false);
  expect(form.errorOf(field)).toBeDefined();
});

test('without a key in the field none is made up: the server is asked without', async () => {
  const { sync, form, settings } = await aKeyForm();
  await sync.key.forget();
  await form.save(settings);
  expect(sync.key.status).toBe('none');
});
