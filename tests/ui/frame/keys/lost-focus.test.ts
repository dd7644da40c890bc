import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { hold } from '../../../../src/store/changes/hold.ts';
import { keepGroups } from '../../../../src/store/changes/change-group.ts';
import Register from '../../../../src/ui/screens/register/Register.svelte';
import Settings from '../../../../src/ui/screens/settings/Settings.svelte';
import Sync from '../../../../src/ui/screens/sync/Sync.svelte';
import { anApp, became, heading } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { inAWideWindow } from '../../wide-window.ts';

const given = { serverAddress: 'https://server.test', defaultCountry: 'KE' };

/** Sync with records in every state that a person can do something about. */
async function onSync(prepare: (app: Awaited<ReturnType<typeof anApp>>) => Promise<unknown>) {
  const app = await anApp({ given });
  await app.sync?.key.set('a key', { baseUrl: given.serverAddress, header: 'apikey' });
  await prepare(app);
  const user = app.show(Sync, '#/sync');
  await heading('Sync');
  return { ...app, user };
}

const toldOnce = async (sentence: string | RegExp) => {
  const found = await screen.findAllByText(sentence);
  expect(found.filter((one) => one.closest('[role=status]'))).toHaveLength(1);
};

test('after the last held record is let go, the focus is on the heading of the screen, and what became of it is said', async () => {
  const { user } = await onSync(async ({ aPerson, store }) =>
    hold(store, [await aPerson(), await aPerson()]),
  );
  const onHold = within(await screen.findByRole('region', { name: screens.sync.onHold }));
  await user.click(onHold.getByRole('button'));
  await expect.poll(() => screen.queryByRole('region', { name: screens.sync.onHold })).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toBe('Sync');
  await toldOnce(screens.sync.told.waiting({ n: 2 }));
});

test('after one of several batches is sent again, the focus is on the heading above those that are left', async () => {
  const { user } = await onSync(async ({ aPerson, sent }) => {
    await sent(await aPerson(), became.rejected('Not today'));
    await sent(await aPerson(), became.rejected('Not here'));
  });
  const needs = within(await screen.findByRole('region', { name: screens.sync.toFix.title }));
  const [again] = needs.getAllByRole('button', { name: 'Send again unchanged' });
  await user.click(again as HTMLElement);
  await expect.poll(() => needs.queryAllByRole('button', { name: /^Send again/ })).toHaveLength(1);
  await expect.poll(() => document.activeElement?.textContent).toBe(screens.sync.toFix.title);
  await toldOnce(screens.sync.told.waiting({ n: 1 }));
});

test('after an unknown group is decided about, the focus is on the heading of the screen, and its state is said', async () => {
  const { user } = await onSync(async ({ aGroup, sent }) => sent(await aGroup('Lions'), became.noReply));
  const noReply = within(await screen.findByRole('region', { name: screens.sync.noReply.title }));
  await user.click(await noReply.findByRole('button', { name: screens.record.noReply.sendAgain }));
  await user.click(noReply.getByRole('button', { name: screens.record.noReply.sendAnyway }));
  await expect.poll(() => document.activeElement?.textContent).toBe('Sync');
  await toldOnce(screens.sync.told.group({ name: 'Lions', state: 'waiting' }));
});

test('the rest of a list that is shown takes the focus of the button that showed it', async () => {
  const { user } = await onSync(async ({ aPerson, sent }) => {
    for (let refused = 0; refused < 8; refused += 1) await sent(await aPerson(), became.rejected('No'));
  });
  await user.click(await screen.findByRole('button', { name: 'and 2 more' }));
  const links = within(screen.getByRole('region', { name: screens.sync.toFix.title })).getAllByRole('link');
  expect(links).toHaveLength(8);
  expect(links[6]).toHaveFocus();
});

test('a field that takes the place of the button which opened it has the focus, and the button gets it back', async () => {
  const app = await anApp({ given });
  const uuid = '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a';
  await keepGroups(app.store, [{ uuid, name: 'Lions', type: 'TEAM' }], 'settings');
  const user = app.show(Settings, '#/settings/groups');
  await user.click(await screen.findByRole('button', { name: /^Rename ?Lions$/ }));
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('textbox', { name: screens.groups.rename.name }));
  await user.click(screen.getByRole('button', { name: screens.groups.leave }));
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('button', { name: /^Rename ?Lions$/ }));
});

test('a key that is forgotten leaves the focus in its field', async () => {
  const app = await anApp({ given });
  await app.sync?.key.set('a key', { baseUrl: given.serverAddress, header: 'apikey' });
  const user = app.show(Settings, '#/settings/server');
  await user.click(await screen.findByRole('button', { name: screens.settings.key.forget }));
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(screens.settings.key.label));
  await toldOnce(screens.settings.key.forgotten);
});

test('Undo and Restore of a receipt are one button, and each is said', async () => {
  const app = await anApp({ given });
  const user = app.show(Register, '#/');
  await screen.findByText('Kenya');
  await user.click(screen.getByRole('radio', { name: first.fields.sexes.F }));
  await user.type(screen.getByRole('combobox', { name: first.fields.occupation }), '2221');
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: first.register.save }));
  await user.click(await screen.findByRole('button', { name: first.register.undo }));
  expect(await screen.findByRole('button', { name: first.register.restore })).toHaveFocus();
  await toldOnce(/: discarded$/);
  await user.click(screen.getByRole('button', { name: first.register.restore }));
  expect(await screen.findByRole('button', { name: first.register.undo })).toHaveFocus();
  await toldOnce(/: waiting$/);
});

test('country and group open with the focus on the country by key, and close with it on the button', async () => {
  const app = await anApp({ given });
  await app.aGroup('Lions');
  const user = app.show(Register, '#/');
  const change = await screen.findByRole('button', { name: /^Change ?country and group$/ });
  change.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('combobox', { name: first.fields.country })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^Done ?country and group$/ }));
  expect(screen.getByRole('button', { name: /^Change ?country and group$/ })).toHaveFocus();
});

test('a row that a list lets go of by itself takes no one anywhere', async () => {
  const app = await anApp();
  app.show(Register, '#/');
  await heading(first.titles.register);
  const list = document.createElement('ul');
  const row = list.appendChild(document.createElement('li'));
  const link = row.appendChild(document.createElement('button'));
  document.querySelector('main')?.append(list);
  link.focus();
  row.remove();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});

test('back on Register, the field that is wanted first has the focus in a wide window', async () => {
  inAWideWindow();
  const app = await anApp({ given });
  const user = app.show(Register, '#/');
  const male = await screen.findByRole('radio', { name: first.fields.sexes.M });
  await expect.poll(() => document.activeElement).toBe(male);
  await user.click(male);
  // As the frame does when the address leads here.
  screen.getByRole('heading', { level: 1 }).focus();
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('combobox', { name: first.fields.occupation }));
});
