import { expect, test, vi } from 'vitest';
import { SyncView } from '../../../src/ui/app/sync-view.svelte.ts';
import { aDevice, aTab, settingsFor } from '../../sync/a-sync.ts';

test.each([
  ['is kept', () => Promise.resolve(true)],
  ['cannot be kept', () => Promise.reject(new Error('No room'))],
])('a check that is pressed while a new address is saved asks only once it %s', async (_, outcome) => {
  const { store } = await aDevice();
  const asked: string[] = [];
  const fetch = (input: RequestInfo | URL) => {
    asked.push(new URL(input instanceof Request ? input.url : input).origin);
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  const sync = await aTab({ store, fetch }, settingsFor({ url: 'https://before.example.org' }));
  const view = new SyncView(sync);
  let write: () => void = () => undefined;
  const written = new Promise<void>((resolve) => (write = resolve));
  const after = settingsFor({ url: 'https://after.example.org' });
  const saving = written.then(() => sync.configure(after)).then(outcome);
  asked.length = 0;
  const looked = vi.spyOn(sync, 'checkConnection');
  const checked = view.check(saving);
  expect(view.isChecking).toBe(true);
  await Promise.resolve();
  expect(looked).not.toHaveBeenCalled();
  write();
  await checked;
  expect(new Set(asked)).toEqual(new Set(['https://after.example.org']));
  expect(view.isChecking).toBe(false);
});

test('a check that the storage does not allow is said, and rejects nowhere', async () => {
  const { store } = await aDevice();
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const sync = await aTab({ store, fetch }, settingsFor({ url: 'https://server.example.org' }));
  const view = new SyncView(sync);
  store.close();
  await view.check();
  expect(view.trouble?.kind).toBe('closed');
  expect(view.isChecking).toBe(false);
});
