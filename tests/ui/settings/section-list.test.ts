import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { saveSettings } from '../../../src/store/changes/settings.ts';
import Settings from '../../../src/ui/settings/Settings.svelte';
import { anApp } from '../an-app.ts';

test('where no server is set, that stands first, and stays there once one is set beside it', async () => {
  const app = await anApp();
  app.show(Settings, '#/settings/about');
  const first = () => within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link')[0];
  await expect.poll(() => first()?.textContent).toContain('Not set: nothing is sent');
  await saveSettings(app.store, { serverAddress: 'https://server.test' });
  await expect.poll(() => first()?.textContent).toMatch(/^\s*Server\s+Not checked yet/);
});
