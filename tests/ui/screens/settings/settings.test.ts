import { screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { saveSettings, savedSettings } from '../../../../src/store/changes/settings.ts';
import Settings from '../../../../src/ui/screens/settings/Settings.svelte';
import { StoreProblem } from '../../../../src/store/transaction/store-problem.ts';
import { PRACTICE_ADDRESS } from '../../../../src/practice/server/in-page-server.ts';
import { anApp, became, heading } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { inAWideWindow } from '../../wide-window.ts';

const phone = window.matchMedia;
beforeEach(inAWideWindow);

const section = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: first.titles.settings })).getByRole('link', { name });

test.each([
  ['you', 'Your organisation', { role: 'textbox', name: 'Organisation name' }],
  ['groups', 'Groups', { role: 'group', name: '' }],
  ['device', 'This device', { role: 'button', name: screens.copies.make }],
  ['look', 'Look and language', { role: 'radio', name: 'Dark' }],
  ['server', 'Server', { role: 'textbox', name: 'Server address' }],
  ['about', 'About', { role: 'button', name: screens.settings.about.welcome }],
])('#/settings/%s is the section %s', async (address, title, { role, name }) => {
  const app = await anApp();
  app.show(Settings, `#/settings/${address}`);
  expect(await heading(title)).toBeVisible();
  expect((await screen.findAllByRole(role, name ? { name } : {})).length).toBeGreaterThan(0);
  expect(section(new RegExp(`^${title}`))).toHaveAttribute('aria-current', 'page');
  expect(screen.queryAllByRole('textbox', { name: screens.settings.server.address })).toHaveLength(
    address === 'server' ? 1 : 0,
  );
});

test('the form of the server stays when its address is saved', async () => {
  const app = await anApp();
  const user = app.show(Settings, '#/settings/server');
  expect(await heading('Server')).toBeVisible();
  await user.type(
    await screen.findByRole('textbox', { name: screens.settings.server.address }),
    'https://server.test/{Enter}',
  );
  expect(await screen.findByText(screens.settings.saved)).toHaveAttribute('role', 'status');
  expect(await screen.findByDisplayValue('https://server.test')).toBeVisible();
});

test.each(['', 'https://server.test'])(
  'the list alone has its first section beside it, server “%s”',
  async (serverAddress) => {
    const app = await anApp();
    await saveSettings(app.store, { serverAddress });
    app.show(Settings, '#/settings');
    expect(await screen.findByRole('textbox', { name: screens.settings.server.address })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: screens.settings.organisation.name })).toBeNull();
    expect(section(/^Server/)).toHaveAttribute('aria-current', 'page');
  },
);

test('what was typed and not saved is still there after a look at another section, and no other section saves it', async () => {
  const app = await anApp();
  const user = app.show(Settings, '#/settings/you');
  await user.type(
    await screen.findByRole('textbox', { name: screens.settings.organisation.name }),
    'Lakeside',
  );
  expect(screen.getByText(screens.settings.notSaved)).toBeVisible();
  await user.click(section(/^Server/));
  await user.type(
    await screen.findByRole('textbox', { name: screens.settings.server.address }),
    'https://server.test{Enter}',
  );
  await screen.findByText(screens.settings.saved);
  expect(await savedSettings(app.store)).toEqual({ serverAddress: 'https://server.test' });
  await user.click(section(/^Your/));
  expect(await screen.findByRole('textbox', { name: screens.settings.organisation.name })).toHaveValue(
    'Lakeside',
  );
});

test('the list says what each section holds, as it changes', async () => {
  const app = await anApp({ given: { organisationName: 'Lakeside Trust', organisationCountry: 'KE' } });
  app.show(Settings, '#/settings/about');
  expect(await screen.findByText('Lakeside Trust, Kenya')).toBeVisible();
  await expect.poll(() => section(/^Server/).textContent).toContain(screens.more.noServer);
  expect(within(section(/^Server/)).getByText(screens.more.noServer)).toHaveClass('urgent');
  await expect.poll(() => section(/^This device/).textContent).toContain(screens.settings.sections.device);
  await saveSettings(app.store, { serverAddress: 'https://server.test' });
  await expect.poll(() => section(/^Server/).textContent).toContain(screens.settings.sections.notChecked);
  await app.aGroup('Lions');
  await expect.poll(() => section(/^Groups/).textContent).toContain('1 group, 1 not on the server');
});

test('the list says of this device how much is only there, in one line, and leaves it to the section itself beside that', async () => {
  const app = await anApp();
  await app.aPerson();
  await app.aPerson();
  app.show(Settings, '#/settings/about');
  await expect.poll(() => section(/^This device/).textContent).toContain('2 records only on this device');
  expect(within(section(/^This device/)).getByText('2 records only on this device')).toHaveClass('urgent');
  expect(section(/^This device/)).toHaveTextContent(/2 records only on this device$/);
  location.hash = '#/settings/device';
  expect(await heading(first.titles.device)).toBeVisible();
  expect(section(/^This device/)).toHaveTextContent(/Back up, restore, erase$/);
});

test('in practice what is only on this device is no warning in the list', async () => {
  const app = await anApp();
  await app.sent(await app.aPerson(), { outcome: 'noReply', status: 'noReply' });
  // Only whether there is one counts here.
  Object.assign(app.outpost, { practice: {} });
  app.show(Settings, '#/settings/about');
  await expect.poll(() => section(/^This device/).textContent).toMatch(/1 record only on this device\s*$/);
  expect(within(section(/^This device/)).getByText(/only on this device/)).not.toHaveClass('urgent');
});

test.each(['#/settings', '#/settings/server'])(
  'on a phone the back link of %s leads to Menu',
  async (address) => {
    window.matchMedia = phone;
    const app = await anApp();
    app.show(Settings, address);
    const links = await screen.findAllByRole('link', { name: first.titles.more });
    for (const link of links) expect(link).toHaveAttribute('href', '#/more');
  },
);

test('an organisation that no one has filled in is said to be so', async () => {
  const app = await anApp();
  app.show(Settings, '#/settings/about');
  await expect.poll(() => section(/^Your/).textContent).toContain(screens.settings.sections.you);
});

test('the list says which look is chosen, and follows a choice beside it', async () => {
  const app = await anApp();
  const user = app.show(Settings, '#/settings/look');
  await expect.poll(() => section(/^Look/).textContent).toContain('English');
  await user.click(await screen.findByRole('radio', { name: screens.settings.schemes.dark }));
  await expect.poll(() => section(/^Look/).textContent).toContain('English · dark');
  await user.click(screen.getByRole('radio', { name: screens.settings.schemes.system }));
  await expect.poll(() => section(/^Look/).textContent).toContain('English');
});

const PASTE = screens.anotherDevice.paste;

test('without a server, pasting a link comes before typing its address', async () => {
  const app = await anApp();
  app.show(Settings, '#/settings/server');
  const address = await screen.findByRole('textbox', { name: screens.settings.server.address });
  const paste = await screen.findByText(PASTE);
  expect(paste.compareDocumentPosition(address)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await saveSettings(app.store, { serverAddress: 'https://server.test' });
  await expect
    .poll(() =>
      screen
        .getByText(PASTE)
        .compareDocumentPosition(screen.getByRole('textbox', { name: screens.settings.server.address })),
    )
    .toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('without a group there are three ways to one', async () => {
  const app = await anApp();
  app.show(Settings, '#/settings/groups');
  await screen.findByText(/^No groups yet/);
  const ways = [...document.querySelectorAll('.ways > details > summary')];
  expect(ways.map(({ textContent }) => textContent.trim())).toEqual([
    `${screens.groups.add.title} ${screens.groups.add.about}`,
    screens.groups.create.title,
    `${screens.groups.import.title} ${screens.groups.import.about}`,
  ]);
});

test('each group says its type, what it is part of and where it comes from', async () => {
  const app = await anApp();
  const lions = await app.aGroup('Lions');
  const cubs = await app.aGroup('Cubs');
  await app.store.db.groups.update(cubs, { parentId: lions });
  app.show(Settings, '#/settings/groups');
  expect(await screen.findByText('Team, part of Lions, created on this device')).toBeVisible();
  expect(screen.getByText('Team, created on this device')).toBeVisible();
});

/** A device whose records another version has taken for itself. */
async function aClosedDevice(groups: readonly string[] = []) {
  const app = await anApp();
  for (const name of groups) await app.aGroup(name);
  app.outpost.trouble.problem = new StoreProblem('outdated', '');
  return app;
}

test.each([
  ['without a group', [], 'Reload to see what is saved.'],
  ['with one', ['Nakuru 3'], 'Nakuru 3'],
])(
  'while the records cannot be read, nothing offers to make or to change a group: %s',
  async (_, groups, shown) => {
    const app = await aClosedDevice(groups);
    app.show(Settings, '#/settings/groups');
    expect(await screen.findByText(shown)).toBeVisible();
    for (const way of [screens.groups.create.title, screens.groups.add.title, screens.groups.import.title])
      expect(screen.getByText(way)).not.toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Rename|Enter its ID)/ })).toBeNull();
    app.outpost.trouble.problem = undefined;
    await expect.poll(() => screen.getByText(screens.groups.create.title).closest('[hidden]')).toBeNull();
  },
);

test('while the records cannot be read, nothing offers to hand them over, to export or to restore', async () => {
  const app = await aClosedDevice();
  app.show(Settings, '#/settings/device');
  expect(await screen.findByRole('heading', { name: screens.device.storage })).toBeVisible();
  for (const name of [screens.copies.restore, screens.transfer.title, 'Export'])
    expect(screen.queryByRole('heading', { name })).toBeNull();
  app.outpost.trouble.problem = undefined;
  for (const name of [screens.copies.restore, screens.transfer.title, 'Export'])
    expect(await screen.findByRole('heading', { name })).toBeVisible();
});

test('while the records cannot be read, the list of sections says nothing where only they would tell more', async () => {
  const app = await anApp();
  await app.aPerson();
  app.show(Settings, '#/settings/about');
  await expect.poll(() => section(/^Server/).textContent).toContain(screens.more.noServer);
  await expect.poll(() => section(/^This device/).textContent).toContain('1 record only on this device');
  app.outpost.trouble.problem = new StoreProblem('outdated', '');
  await expect.poll(() => section(/^Server/).textContent).toMatch(/^\s*Server\s*$/);
  expect(section(/^Your/)).toHaveTextContent(/^Your organisation$/);
  expect(section(/^About/).textContent).toContain('Version');
});

test('while the records cannot be read, no form says what was set, or offers to save it; what is typed already stays', async () => {
  const app = await aClosedDevice();
  const user = app.show(Settings, '#/settings/you');
  expect(await screen.findByText(screens.loadToSee)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: screens.settings.save })).toBeNull();
  app.outpost.trouble.problem = undefined;
  await user.type(
    await screen.findByRole('textbox', { name: screens.settings.organisation.name }),
    'Lakeside',
  );
  app.outpost.trouble.problem = new StoreProblem('outdated', '');
  await expect.poll(() => app.outpost.trouble.problem).toBeDefined();
  const name = screen.getByRole('textbox', { name: screens.settings.organisation.name });
  expect(name).toHaveValue('Lakeside');
  expect(name).toBeDisabled();
  expect(screen.getByText(screens.typedHere)).toBeVisible();
});

test('while the records cannot be read, a key that was typed stays, too', async () => {
  const app = await anApp();
  const user = app.show(Settings, '#/settings/server');
  await user.type(await screen.findByLabelText(screens.settings.key.label), 'secret');
  expect(screen.getByText(screens.settings.notSaved)).toBeVisible();
  app.outpost.trouble.problem = new StoreProblem('outdated', '');
  await expect.poll(() => app.outpost.trouble.problem).toBeDefined();
  expect(screen.getByLabelText(screens.settings.key.label)).toHaveValue('secret');
});

test('while the records cannot be read, nothing offers to set a server up or to check it', async () => {
  const app = await aClosedDevice();
  app.show(Settings, '#/settings/server');
  await expect.poll(() => screen.queryByText(PASTE)?.closest('[hidden]') ?? undefined).toBeDefined();
  expect(screen.queryByRole('heading', { name: screens.settings.connection.title })).toBeNull();
  app.outpost.trouble.problem = undefined;
  await expect.poll(() => screen.getByText(PASTE).closest('[hidden]')).toBeNull();
});

test('a connection is checked only to a server that has an address', async () => {
  const app = await anApp();
  const user = app.show(Settings, '#/settings/server');
  const address = await screen.findByRole('textbox', { name: screens.settings.server.address });
  expect(screen.queryByRole('button', { name: screens.settings.connection.check })).toBeNull();
  await user.type(address, 'https://server.test');
  expect(await screen.findByRole('button', { name: screens.settings.connection.check })).toBeVisible();
});

test('whether the server answers stands above the form, and of what is unknown that it was sent', async () => {
  const app = await anApp();
  await saveSettings(app.store, { serverAddress: 'https://server.test' });
  await app.sent(await app.aPerson(), became.noReply);
  app.show(Settings, '#/settings/server');
  const check = await screen.findByRole('button', { name: screens.settings.connection.check });
  const address = screen.getByRole('textbox', { name: screens.settings.server.address });
  expect(check.compareDocumentPosition(address)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await screen.findByText('1 no reply')).toBeVisible();
  expect(screen.getByRole('link', { name: screens.sync.next.noReply.act({ n: 1 }) })).toHaveAttribute(
    'href',
    '#/sync',
  );
});

test('without a server it says how many wait for one, and leads to those that need a person', async () => {
  const app = await anApp();
  await app.aPerson();
  await app.sent(await app.aPerson(), became.rejected('No'));
  app.show(Settings, '#/settings/server');
  expect(await screen.findByText(screens.settings.connection.waitFor({ n: 1 }))).toBeVisible();
  expect(await screen.findByText('1 to fix')).toBeVisible();
  expect(screen.getByRole('link', { name: screens.sync.next.toFix.act({ n: 1 }) })).toBeVisible();
});

test('a server that has not accepted something is not only said to be unchecked', async () => {
  const app = await anApp();
  await saveSettings(app.store, { serverAddress: 'https://server.test' });
  await app.sent(await app.aPerson(), became.rejected('No'));
  app.show(Settings, '#/settings/server');
  expect(await screen.findByText('1 to fix')).toBeVisible();
  expect(screen.getByRole('link', { name: screens.sync.next.toFix.act({ n: 1 }) })).toBeVisible();
});

test('a key that is known is said above its field, which stays empty for a new one, with the way to forget it', async () => {
  const app = await anApp();
  await saveSettings(app.store, { serverAddress: 'https://server.test' });
  const user = app.show(Settings, '#/settings/server');
  const field = await screen.findByLabelText(screens.settings.key.label);
  await user.type(field, 'secret{Enter}');
  expect(await screen.findByText(screens.settings.key.hints.session)).toBeVisible();
  // Dots would look like what is in it.
  expect(field).not.toHaveAttribute('placeholder');
  expect(field).toHaveValue('');
  const remember = screen.getByRole('checkbox', { name: screens.settings.key.remember });
  const forget = screen.getByRole('button', { name: screens.settings.key.forget });
  expect(remember.compareDocumentPosition(forget)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('in practice it is said in words that the server is inside the page, and there is no form to set another', async () => {
  const app = await anApp({ given: { serverAddress: PRACTICE_ADDRESS } });
  // The screen asks only whether this is practice.
  app.outpost.practice = {} as never;
  app.show(Settings, '#/settings/server');
  expect(await screen.findByText(screens.settings.server.inPage.title, { selector: 'strong' })).toBeVisible();
  expect(section(/^Server/)).toHaveTextContent(screens.console.targets.practice);
  expect(screen.getByRole('button', { name: screens.settings.connection.check })).toBeVisible();
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.queryByRole('button', { name: screens.settings.save })).toBeNull();
});

test('outside of practice who has set the server is said, and nothing of a server in the page', async () => {
  const app = await anApp({ given: { serverAddress: 'https://server.test' } });
  app.show(Settings, '#/settings/server');
  expect(await screen.findByText(screens.settings.fromConfig)).toBeVisible();
  expect(screen.queryByText(screens.settings.server.inPage.title)).toBeNull();
});

test('while a backup is restored the list names no number of records, because none is counted', async () => {
  const app = await anApp();
  await app.aPerson();
  app.show(Settings, '#/settings/you');
  await expect.poll(() => section(/^This device/).textContent).toContain('1 record only on this device');
  await app.outpost.session.counts.restDuring(async () => {
    await expect
      .poll(() => section(/^This device/).textContent)
      .not.toContain(screens.device.copies.legend.onlyHere);
    await app.aPerson();
  });
  await expect.poll(() => section(/^This device/).textContent).toContain('2 records only on this device');
});
