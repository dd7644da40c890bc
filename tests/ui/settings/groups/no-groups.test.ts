import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Settings from '../../../../src/ui/settings/Settings.svelte';
import { anApp } from '../../an-app.ts';

const PASTE = 'Paste the link your organisation sent you';

test('without groups and without a server, the link that brings both can be pasted here', async () => {
  const app = await anApp();
  const user = app.show(Settings, '#/settings/groups');
  expect(await screen.findByText(/^No groups yet\. Did you get a setup link\?/)).toBeVisible();
  const paste = screen.getByText(PASTE);
  expect(paste).toHaveClass('primary');
  await user.click(paste);
  const field = screen.getByRole('textbox', { name: 'Setup link or server address' });
  await user.type(field, 'https://server.test');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(location.hash).toMatch(/^#\/setup\?/);
});

test('where a server is set, no groups came with it, and nobody is asked for a link', async () => {
  const app = await anApp({ given: { serverAddress: 'https://server.test' } });
  app.show(Settings, '#/settings/groups');
  expect(
    await screen.findByText(/^No groups yet\. A server is set, but no groups came with it\./),
  ).toBeVisible();
  expect(screen.queryByText(PASTE)).toBeNull();
});
