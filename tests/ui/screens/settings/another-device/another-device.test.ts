import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { localId } from '../../../../../src/domain/record/reference.ts';
import { readSetupLink } from '../../../../../src/organisation/setup/read-link.ts';
import { saveSettings } from '../../../../../src/store/changes/settings.ts';
import AnotherDevice from '../../../../../src/ui/screens/settings/another-device/AnotherDevice.svelte';
import { anApp } from '../../../an-app.ts';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';

/** The opened section of a device that has a server and so many groups of it. */
async function opened({ groups = 0 } = {}) {
  const app = await anApp();
  await saveSettings(app.store, { serverAddress: 'https://api.example.org', idempotencyKey: true });
  await app.store.db.groups.bulkAdd(
    Array.from({ length: groups }, (_, at) => ({
      id: localId(`6f0c5f9e-5b0e-4f0b-9a3e-${String(at).padStart(12, '0')}`),
      origin: 'settings',
      name: `Team ${at}`,
      type: 'TEAM',
      createdAt: 0,
    })),
  );
  const user = app.show(AnotherDevice, '#/settings/server');
  await user.click(await screen.findByText(screens.anotherDevice.title));
  const field = await screen.findByLabelText<HTMLTextAreaElement>(screens.anotherDevice.link);
  return { ...app, user, field, read: () => readSetupLink(field.value) };
}

test('the link sets another device like this one, and is shown as a QR code too', async () => {
  const { field, read } = await opened({ groups: 2 });
  await expect.poll(() => read().setup.groups).toHaveLength(2);
  expect(read().problems).toEqual([]);
  expect(read().setup.settings).toMatchObject({ serverAddress: 'https://api.example.org' });
  expect(field.value).not.toMatch(/idempotency/i);
  expect(await screen.findByRole('img', { name: screens.anotherDevice.qr })).toBeInTheDocument();
  expect(screen.queryByText(/too long for a QR code/)).toBeNull();
});

test('groups that make it too long for a QR code stay in the link', async () => {
  const { read } = await opened({ groups: 40 });
  expect(await screen.findByText(/^The QR code leaves out the 40 groups/)).toBeVisible();
  expect(screen.getByRole('img', { name: screens.anotherDevice.qr })).toBeInTheDocument();
  expect(read().setup.groups).toHaveLength(40);
});

test('more groups than a link holds are left to the list of groups', async () => {
  const { read } = await opened({ groups: 501 });
  expect(await screen.findByText(/^Too many groups for a link \(limit 500\)/)).toBeVisible();
  expect(read()).toMatchObject({ problems: [], setup: { groups: [] } });
});

test('without a server there is nothing to set another device up with', async () => {
  const app = await anApp();
  app.show(AnotherDevice, '#/settings/server');
  expect(screen.queryByText(screens.anotherDevice.title)).toBeNull();
  await saveSettings(app.store, { serverAddress: 'https://server.test' });
  expect(await screen.findByText(screens.anotherDevice.title)).toBeVisible();
});

test('a group that is not on the server yet is named as left out', async () => {
  const app = await anApp({ given: { serverAddress: 'https://server.test' } });
  await app.aGroup('Made here');
  const user = app.show(AnotherDevice, '#/settings/server');
  await user.click(await screen.findByText(screens.anotherDevice.title));
  expect(await screen.findByText('1 group is not on the server yet, so it is not included.')).toBeVisible();
});

test('a pasted link opens the screen that asks, and what is none is said beside the field', async () => {
  const app = await anApp({ given: { serverAddress: 'https://server.test' } });
  const user = app.show(AnotherDevice, '#/settings/server');
  await user.click(await screen.findByText(screens.anotherDevice.paste));
  const region = within(screen.getByRole('region', { name: screens.anotherDevice.section }));
  const field = region.getByLabelText(screens.setup.paste);
  await user.type(field, 'no link');
  await user.click(region.getByRole('button', { name: screens.setup.open }));
  expect(region.getByText(screens.setup.pasteNothing)).toBeVisible();
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, 'Here: https://app.example.org/#/setup?country=KE');
  await user.click(region.getByRole('button', { name: screens.setup.open }));
  expect(location.hash).toBe('#/setup?country=KE');
});
