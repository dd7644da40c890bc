import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Settings from '../../../../../src/ui/screens/settings/Settings.svelte';
import { anApp } from '../../../an-app.ts';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';

const UUID = '0b5b3f6e-7a53-4f7d-8f43-0b2d2a4f9c11';

/** Settings with both forms open. */
async function aGroupsSection() {
  const app = await anApp();
  const user = app.show(Settings, '#/settings/groups');
  for (const title of [screens.groups.add.title, screens.groups.create.title])
    await user.click(await screen.findByText(title));
  const form = (action: string) => {
    const found = screen.getByRole('button', { name: action }).closest('form');
    if (!found) throw new Error(`No form does “${action}”`);
    return within(found);
  };
  return { ...app, user, adds: form(screens.groups.add.action), makes: form(screens.groups.create.action) };
}

test('a group of the server shows everything that is wrong with it at once', async () => {
  const { user, adds, store } = await aGroupsSection();
  await user.type(adds.getByRole('textbox', { name: screens.groups.add.uuid }), 'x');
  await user.click(adds.getByRole('button'));
  for (const field of adds.getAllByRole('textbox')) expect(field).toBeInvalid();
  expect(await store.db.groups.count()).toBe(0);
});

test('a group of the server is added under its UUID, and the form is empty for the next', async () => {
  const { user, adds, store } = await aGroupsSection();
  await user.type(adds.getByRole('textbox', { name: screens.groups.add.uuid }), ` ${UUID} `);
  await user.type(adds.getByRole('textbox', { name: screens.groups.add.name }), ' Nakuru 3 ');
  await user.selectOptions(adds.getByRole('combobox', { name: screens.groups.type }), 'AUTHORITY');
  await user.click(adds.getByRole('button'));
  expect(await adds.findByText(/Nakuru 3/)).toHaveAttribute('role', 'status');
  for (const field of adds.getAllByRole('textbox')) expect(field).toHaveValue('');
  const [row] = await store.db.groups.toArray();
  expect(row).toMatchObject({ name: 'Nakuru 3', type: 'AUTHORITY' });
  expect(JSON.stringify(row)).toContain(UUID);
});

test('a group is made here once, and a second of the same name and type is not', async () => {
  const { user, makes, store } = await aGroupsSection();
  const name = () => makes.getByRole('textbox', { name: screens.groups.create.name });
  await user.type(name(), 'Nakuru 4');
  await user.click(makes.getByRole('button', { name: screens.groups.create.action }));
  expect(await makes.findByText(screens.groups.create.done({ name: 'Nakuru 4' }))).toHaveAttribute(
    'role',
    'status',
  );
  expect(name()).toHaveValue('');
  await user.type(name(), 'Nakuru 4');
  await user.click(makes.getByRole('button', { name: screens.groups.create.action }));
  expect(name()).toBeInvalid();
  expect(await store.db.groups.count()).toBe(1);
});

test('a group says how many people it has here, as a link to them, and counts on', async () => {
  const app = await anApp();
  const lions = await app.aGroup('Lions');
  await app.aGroup('No one yet');
  const group = { uuid: lions, name: 'Lions', type: 'TEAM' } as const;
  await app.aPerson({ group });
  await app.aPerson();
  app.show(Settings, '#/settings/groups');
  const link = await screen.findByRole('link', { name: /^1 person\s*Lions$/ });
  expect(link).toHaveAttribute('href', `#/people?state=here&group=${lions}`);
  expect(screen.getByText(/0 people/)).toBeVisible();
  await app.aPerson({ group });
  expect(await screen.findByRole('link', { name: /^2 people\s*Lions$/ })).toBeVisible();
});
