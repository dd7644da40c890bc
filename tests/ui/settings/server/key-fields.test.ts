import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { SyncView } from '../../../../src/ui/app/sync-view.svelte.ts';
import { KeyForm } from '../../../../src/ui/settings/server/key-form.svelte.ts';
import KeyFields from '../../../../src/ui/settings/server/KeyFields.svelte';
import { anApp } from '../../an-app.ts';

test('that the key is forgotten comes into a region that was there before, so that a screen reader says it', async () => {
  const { sync, showPart } = await anApp();
  if (!sync) throw new Error('This app cannot send');
  await sync.key.set('a key', { baseUrl: 'https://server.test', header: 'apikey' });
  const user = showPart(KeyFields, '#/settings/server', { form: new KeyForm(new SyncView(sync)) });
  const region = screen.getByRole('status');
  expect(region).toHaveTextContent('');
  await user.click(screen.getByRole('button', { name: 'Forget the key' }));
  await expect.poll(() => region).toHaveTextContent('The key is forgotten.');
  expect(region).toBeVisible();
});
