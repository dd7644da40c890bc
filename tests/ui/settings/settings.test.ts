import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { saveSettings, savedSettings } from '../../../src/store/changes/settings.ts';
import Settings from '../../../src/ui/settings/Settings.svelte';
import { anApp, heading } from '../an-app.ts';

const section = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Settings' })).getByRole('link', { name });

test.each([
  ['you', 'You and your organisation', { role: 'textbox', name: 'Organisation name' }],
  ['groups', 'Groups', { role: 'group', name: '' }],
  ['device', 'This device', { role: 'button', name: 'Make a backup' }],
  ['look', 'Look and language', { role: 'radio', name: 'Dark' }],
  ['server', 'Server', { role: 'textbox', name: 'Server address' }],
  ['about', 'About', { role: 'link', name: 'Every call of the service, to try and to copy' }],
])('#/settings/%s is the section %s', async (address, title, { role, name }) => {
  const app = await anApp();
  app.show(Settings, `#/settings/${address}`);
  expect(await heading(title)).toBeVisible();
  expect((await screen.findAllByRole(role, name ? { name } : {})).length).toBeGreaterThan(0);
  expect(section(new RegExp(`^${title}`))).toHaveAttribute('aria-current', 'page');
  expect(screen.queryAllByRole('textbox', { name: 'Server address' })).toHaveLength(
    address === 'server' ? 1 : 0,
  );
});

test('the list alone has the server beside it while there is none, and keeps it when its address is saved', async () => {
  const app = await anApp();
  const user = app.show(Settings, '#/settings');
  expect(await heading('Settings')).toBeVisible();
  await user.type(
    await screen.findByRole('textbox', { name: 'Server address' }),
    'https://server.test/{Enter}',
  );
  expect(await screen.findByText('Saved.')).toHaveAttribute('role', 'status');
  expect(await screen.findByDisplayValue('https://server.test')).toBeVisible();
});

test('the list alone has the organisation beside it where a server is known', async () => {
  const app = await anApp();
  await saveSettings(app.store, { serverAddress: 'https://server.test' });
  app.show(Settings, '#/settings');
  expect(await screen.findByRole('textbox', { name: 'Organisation name' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Server address' })).toBeNull();
});

test('what was typed and not saved is still there after a look at another section, and no other section saves it', async () => {
  const app = await anApp();
  const user = app.show(Settings, '#/settings/you');
  await user.type(await screen.findByRole('textbox', { name: 'Organisation name' }), 'Lakeside');
  expect(screen.getByText('Changed, not saved yet.')).toBeVisible();
  await user.click(section(/^Server/));
  await user.type(
    await screen.findByRole('textbox', { name: 'Server address' }),
    'https://server.test{Enter}',
  );
  await screen.findByText('Saved.');
  expect(await savedSettings(app.store)).toEqual({ serverAddress: 'https://server.test' });
  await user.click(section(/^You/));
  expect(await screen.findByRole('textbox', { name: 'Organisation name' })).toHaveValue('Lakeside');
});

test('the list says what each section holds, as it changes', async () => {
  const app = await anApp({ given: { organisationName: 'Lakeside Trust', organisationCountry: 'KE' } });
  app.show(Settings, '#/settings/about');
  expect(await screen.findByText('Lakeside Trust, Kenya')).toBeVisible();
  await expect.poll(() => section(/^Server/).textContent).toContain('None yet');
  await expect.poll(() => section(/^This device/).textContent).toContain('Nothing is only on this device');
  await saveSettings(app.store, { serverAddress: 'https://server.test' });
  await expect.poll(() => section(/^Server/).textContent).toContain('Address and key');
});
