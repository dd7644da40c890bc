import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { saveSettings, savedSettings } from '../../../src/store/changes/settings.ts';
import Settings from '../../../src/ui/settings/Settings.svelte';
import { StoreProblem } from '../../../src/store/core/store-problem.ts';
import { PRACTICE_ADDRESS } from '../../../src/practice/server/in-page-server.ts';
import { withoutCounting } from '../../../src/ui/parts/copies/live-counts.ts';
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

test('the list says which look is chosen, and follows a choice beside it', async () => {
  const app = await anApp();
  const user = app.show(Settings, '#/settings/look');
  await expect.poll(() => section(/^Look/).textContent).toContain('English, as this device');
  await user.click(await screen.findByRole('radio', { name: 'Dark' }));
  await expect.poll(() => section(/^Look/).textContent).toContain('English, dark');
  await user.click(screen.getByRole('radio', { name: 'As the system' }));
  await expect.poll(() => section(/^Look/).textContent).toContain('English, as this device');
});

test('without a server, pasting a link comes before typing its address', async () => {
  const app = await anApp();
  app.show(Settings, '#/settings/server');
  const address = await screen.findByRole('textbox', { name: 'Server address' });
  const paste = await screen.findByText('Paste a link');
  expect(paste.compareDocumentPosition(address)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await saveSettings(app.store, { serverAddress: 'https://server.test' });
  await expect
    .poll(() =>
      screen
        .getByText('Paste a link')
        .compareDocumentPosition(screen.getByRole('textbox', { name: 'Server address' })),
    )
    .toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('without a group the ways to one stand in the order of the sentence above them, the likely one as a button', async () => {
  const app = await anApp();
  app.show(Settings, '#/settings/groups');
  await screen.findByText(/^No groups yet/);
  const ways = [...document.querySelectorAll('.ways > details > summary')];
  expect(ways.map(({ textContent }) => textContent.trim())).toEqual([
    'Add a group that the server has',
    'Add several groups from a list',
    'Make a group on this device',
  ]);
  expect(ways.map((way) => way.classList.contains('button'))).toEqual([true, false, false]);
});

/** A device whose records another version has taken for itself. */
async function aClosedDevice(groups: readonly string[] = []) {
  const app = await anApp();
  for (const name of groups) await app.aGroup(name);
  app.outpost.trouble.problem = new StoreProblem('outdated', '');
  return app;
}

test.each([
  ['without a group', [], 'Load this tab again to see what is saved.'],
  ['with one', ['Nakuru 3'], 'Nakuru 3'],
])(
  'while the records cannot be read, nothing offers to make or to change a group: %s',
  async (_, groups, shown) => {
    const app = await aClosedDevice(groups);
    app.show(Settings, '#/settings/groups');
    expect(await screen.findByText(shown)).toBeVisible();
    for (const way of [
      'Make a group on this device',
      'Add a group that the server has',
      'Add several groups from a list',
    ])
      expect(screen.getByText(way)).not.toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Rename|Enter its ID)/ })).toBeNull();
    app.outpost.trouble.problem = undefined;
    await expect.poll(() => screen.getByText('Make a group on this device').closest('[hidden]')).toBeNull();
  },
);

test('while the records cannot be read, nothing offers to hand them over, to export or to restore', async () => {
  const app = await aClosedDevice();
  app.show(Settings, '#/settings/device');
  expect(await screen.findByRole('heading', { name: 'Storage on this device' })).toBeVisible();
  for (const name of ['Restore a backup', 'Hand over', 'Export'])
    expect(screen.queryByRole('heading', { name })).toBeNull();
  app.outpost.trouble.problem = undefined;
  for (const name of ['Restore a backup', 'Hand over', 'Export'])
    expect(await screen.findByRole('heading', { name })).toBeVisible();
});

test('while the records cannot be read, the list of sections says nothing of what only they would tell', async () => {
  const app = await anApp();
  await app.aPerson();
  app.show(Settings, '#/settings/device');
  await expect.poll(() => section(/^Server/).textContent).toContain('None yet');
  expect(await screen.findByText('1 only on this device')).toBeVisible();
  app.outpost.trouble.problem = new StoreProblem('outdated', '');
  await expect.poll(() => section(/^Server/).textContent.trim()).toBe('Server');
  expect(section(/^You and/).textContent.trim()).toBe('You and your organisation');
  expect(section(/^About/).textContent).toContain('Version');
});

test('while the records cannot be read, no form says what was set, or offers to save it; what is typed already stays', async () => {
  const app = await aClosedDevice();
  const user = app.show(Settings, '#/settings/you');
  expect(await screen.findByText('Load this tab again to see what is saved.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save settings' })).toBeNull();
  app.outpost.trouble.problem = undefined;
  await user.type(await screen.findByRole('textbox', { name: 'Organisation name' }), 'Lakeside');
  app.outpost.trouble.problem = new StoreProblem('outdated', '');
  await expect.poll(() => app.outpost.trouble.problem).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Organisation name' })).toHaveValue('Lakeside');
  expect(screen.getByRole('button', { name: 'Save settings' })).toBeVisible();
});

test('while the records cannot be read, a key that was typed stays, too', async () => {
  const app = await anApp();
  const user = app.show(Settings, '#/settings/server');
  await user.type(await screen.findByLabelText('Key'), 'secret');
  expect(screen.getByText('Changed, not saved yet.')).toBeVisible();
  app.outpost.trouble.problem = new StoreProblem('outdated', '');
  await expect.poll(() => app.outpost.trouble.problem).toBeDefined();
  expect(screen.getByLabelText('Key')).toHaveValue('secret');
});

test('a connection is checked only to a server that has an address', async () => {
  const app = await anApp();
  const user = app.show(Settings, '#/settings/server');
  const address = await screen.findByRole('textbox', { name: 'Server address' });
  expect(screen.queryByRole('button', { name: 'Check connection' })).toBeNull();
  await user.type(address, 'https://server.test');
  expect(await screen.findByRole('button', { name: 'Check connection' })).toBeVisible();
});

test('in practice it is said in words that the server is inside the page, and there is no form to set another', async () => {
  const app = await anApp({ given: { serverAddress: PRACTICE_ADDRESS } });
  // The screen asks only whether this is practice.
  app.outpost.practice = {} as never;
  app.show(Settings, '#/settings/server');
  expect(await screen.findByText('The server is inside this page', { selector: 'strong' })).toBeVisible();
  expect(section(/^Server/)).toHaveTextContent('The server is inside this page');
  expect(screen.getByRole('button', { name: 'Check connection' })).toBeVisible();
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Save settings' })).toBeNull();
});

test('outside of practice who has set the server is said, and nothing of a server in the page', async () => {
  const app = await anApp({ given: { serverAddress: 'https://server.test' } });
  app.show(Settings, '#/settings/server');
  expect(await screen.findByText(/^Set for everybody by your organisation/)).toBeVisible();
  expect(screen.queryByText('The server is inside this page')).toBeNull();
});

test('while a backup is restored the list names no number of records, because none is counted', async () => {
  const app = await anApp();
  await app.aPerson();
  app.show(Settings, '#/settings/you');
  await expect.poll(() => section(/^This device/).textContent).toContain('1 only on this device');
  await withoutCounting(async () => {
    await expect.poll(() => section(/^This device/).textContent).not.toContain('only on this device');
    await app.aPerson();
  });
  await expect.poll(() => section(/^This device/).textContent).toContain('2 only on this device');
});
