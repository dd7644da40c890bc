import { fireEvent, screen } from '@testing-library/svelte';
import { expect, onTestFinished, test } from 'vitest';
import { useProfile } from '../../../../src/store/outbox/profiles.ts';
import { listGroups } from '../../../../src/store/changes/groups.ts';
import { hold } from '../../../../src/store/changes/hold.ts';
import { savedSettings, saveSettings } from '../../../../src/store/changes/settings.ts';
import { StoreProblem } from '../../../../src/store/transaction/store-problem.ts';
import { serverUuid } from '../../../../src/domain/record/reference.ts';
import Setup from '../../../../src/ui/screens/setup/Setup.svelte';
import { anApp, became, heading, pressable } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

type App = Awaited<ReturnType<typeof anApp>>;

const UUID = '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a';
const NEW = 'https://new.test';

/** A device on which a setup link was opened. */
async function opened(query: string, prepare: (app: App) => unknown = () => undefined, canSend = true) {
  const app = await anApp({ canSend });
  await prepare(app);
  const user = app.show(Setup, `#/setup?${query}`);
  await heading(first.titles.setup);
  return { ...app, user };
}

const confirming = () => screen.findByRole('button', { name: first.titles.setup });

/** What is said of the records in one state, which that words name. */
const fact = async (words: string) => (await screen.findByText(words)).closest('li');

test('what a link sets is said before anything changes, and Not now leaves everything', async () => {
  const { user, store } = await opened(
    `server=${NEW}&organisation=Example+Org&country=KE&group=${UUID},Nakuru,TEAM`,
  );
  await confirming();
  // Nothing waits that would go there.
  expect(screen.getByRole('heading', { name: screens.setup.newGoTo })).toBeVisible();
  expect(screen.getByText(NEW)).toBeVisible();
  expect(screen.getByRole('region', { name: screens.setup.fillsIn })).toHaveTextContent(/Example Org/);
  expect(screen.getByText('Kenya')).toBeVisible();
  expect(screen.getByText('Nakuru')).toBeVisible();
  await user.click(screen.getByRole('button', { name: screens.setup.notNow }));
  expect(location.hash).toBe('#/');
  expect(await savedSettings(store)).toEqual({});
  expect(await listGroups(store)).toEqual([]);
});

test('once confirmed it holds, the link is gone from the address, and the key is what comes next', async () => {
  const { user, store } = await opened(`server=${NEW}&default-country=KE&group=${UUID},Nakuru,TEAM`);
  await user.click(await pressable(first.titles.setup));
  expect(await screen.findByText(screens.setup.nextKey)).toBeVisible();
  expect(screen.getByRole('link', { name: screens.setup.enterKey })).toBeVisible();
  expect(document.activeElement).toHaveTextContent(screens.setup.done);
  expect(await savedSettings(store)).toEqual({ serverAddress: NEW, defaultCountry: 'KE' });
  expect(await listGroups(store)).toMatchObject([{ id: UUID, name: 'Nakuru', origin: 'settings' }]);
  expect(location.hash).toBe('#/setup');
});

test('an address that is typed opens what it sets, with the focus on the heading: the field that had it is gone', async () => {
  const app = await anApp();
  const user = app.show(Setup, '#/setup');
  const field = await screen.findByRole('textbox', { name: screens.setup.paste });
  expect(screen.getByRole('button', { name: screens.setup.open })).toHaveClass('primary');
  await user.type(field, `${NEW}{Enter}`);
  await confirming();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.queryByText(/You opened a link/)).toBeNull();
});

test('the same link a second time changes nothing and doubles no group', async () => {
  const { store } = await opened(
    `server=${NEW}&group=${UUID},Renamed,TEAM`,
    async ({ store: device, aGroup }) => {
      await saveSettings(device, { serverAddress: NEW });
      await aGroup('Other');
      await device.db.groups.add({
        id: UUID as never,
        origin: 'config',
        name: 'Nakuru',
        type: 'TEAM',
        createdAt: 0,
      });
    },
  );
  expect(await screen.findByText(screens.setup.allSet)).toBeVisible();
  expect(screen.queryByRole('button', { name: first.titles.setup })).toBeNull();
  expect((await listGroups(store)).map(({ name }) => name)).toEqual(['Nakuru', 'Other']);
});

test('records that wait for a server that was sent to are held, and that is said before', async () => {
  const { user, store } = await opened(`server=${NEW}`, async ({ aPerson, sent, store: device }) => {
    await saveSettings(device, { serverAddress: 'https://server.test', idempotencyKey: true });
    await useProfile(device, { baseUrl: 'https://server.test' });
    await sent(await aPerson(), became.confirmed(serverUuid(UUID)));
    await sent(await aPerson(), became.noReply);
    await aPerson();
  });
  await screen.findByRole('heading', { name: screens.setup.newGoTo });
  expect(await fact('1 waiting')).toHaveTextContent(`1 waiting ${screens.setup.onHold({ n: 1 })}`);
  expect(screen.getByText(screens.setup.currentServer)).toHaveTextContent(
    'Current server: https://server.test',
  );
  expect(await fact('1 no reply')).toHaveTextContent(`1 no reply ${screens.setup.decideFirst({ n: 1 })}`);
  const decide = screen.getByRole('link', { name: screens.sync.next.noReply.act({ n: 1 }) });
  expect(decide).toHaveAttribute('href', '#/sync');
  expect(decide).toHaveClass('primary');
  expect(decide.compareDocumentPosition(await confirming())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await confirming()).not.toHaveClass('primary');
  await user.click(await pressable(first.titles.setup));
  await screen.findByText(screens.setup.done);
  expect(await savedSettings(store)).toEqual({ serverAddress: NEW });
  await useProfile(store, { baseUrl: NEW });
  const ops = await store.db.ops.toArray();
  expect(ops.map(({ status }) => status).toSorted()).toEqual(['confirmed', 'noReply', 'onHold']);
});

test('each state that there is is named, with what will happen to it', async () => {
  const { user, store } = await opened(`server=${NEW}`, async (app) => {
    await saveSettings(app.store, { serverAddress: 'https://server.test' });
    await useProfile(app.store, { baseUrl: 'https://server.test' });
    await app.sent(await app.aPerson(), became.rejected('Not today'));
    await hold(app.store, [await app.aPerson()]);
    await app.send(await app.aPerson());
  });
  expect(await fact('1 sending')).toHaveTextContent(`1 sending ${screens.setup.onTheirWay({ n: 1 })}`);
  expect(await fact('1 to fix')).toHaveTextContent(`1 to fix 1 on hold ${screens.setup.unchanged}`);
  // Each has the sign of its state in front of it.
  expect(document.querySelectorAll('li > strong svg')).toHaveLength(3);
  expect(await confirming()).toHaveClass('primary');
  expect(screen.queryByText(/will be (put on hold|released)|no reply/i)).toBeNull();
  await user.click(await pressable(first.titles.setup));
  await screen.findByText(screens.setup.done);
  await useProfile(store, { baseUrl: NEW });
  const ops = await store.db.ops.toArray();
  expect(ops.map(({ status }) => status).toSorted()).toEqual(['onHold', 'sending', 'toFix']);
});

test('records that were held for the server of the link are said to wait for it again', async () => {
  await opened(`server=https://server.test`, async (app) => {
    await useProfile(app.store, { baseUrl: 'https://server.test', keyMark: 'a' });
    await app.sent(await app.aPerson(), became.noReply);
    await app.aPerson();
    await saveSettings(app.store, { serverAddress: NEW });
    await useProfile(app.store, { baseUrl: NEW, keyMark: 'b' });
  });
  expect(await fact('1 on hold')).toHaveTextContent(`1 on hold ${screens.setup.comeBack({ n: 1 })}`);
  expect(screen.queryByText(/until you decide/)).toBeNull();
});

test('what becomes of them is not said before it is known, not even for a moment', async () => {
  const headings = new Set<string>();
  const watching = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('h2')) headings.add(textContent);
  });
  watching.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => watching.disconnect());
  await opened(`server=${NEW}`, async ({ aPerson, sent, store }) => {
    await saveSettings(store, { serverAddress: 'https://server.test' });
    await useProfile(store, { baseUrl: 'https://server.test' });
    await sent(await aPerson(), became.confirmed(serverUuid(UUID)));
    await aPerson();
  });
  await confirming();
  await screen.findByText(screens.setup.onHold({ n: 1 }), { exact: false });
  expect([...headings]).toContain(screens.setup.newGoTo);
  expect([...headings]).not.toContain(screens.setup.allGoesTo);
});

test.each([
  ['', true],
  [', and before it is known whether there is a key', false],
])('what waits from before any server goes there%s', async (_, canSend) => {
  const { store } = await opened(`server=${NEW}`, ({ aPerson }) => aPerson(), canSend);
  expect(await screen.findByText('Current server: none')).toBeVisible();
  expect(await fact('1 waiting')).toHaveTextContent(`1 waiting ${screens.setup.goThere({ n: 1 })}`);
  await useProfile(store, { baseUrl: NEW });
  expect((await store.db.ops.toArray()).map(({ status }) => status)).toEqual(['ready']);
});

test('what waits goes along from a server to which nothing was sent', async () => {
  await opened(`server=${NEW}`, async ({ aPerson, store }) => {
    await saveSettings(store, { serverAddress: 'https://old.test' });
    await useProfile(store, { baseUrl: 'https://old.test' });
    await aPerson();
  });
  expect(await fact('1 waiting')).toHaveTextContent(`1 waiting ${screens.setup.goThere({ n: 1 })}`);
});

test('what has no reply is to be decided first, also where its server is no longer set', async () => {
  await opened(`server=${NEW}`, async ({ aPerson, sent }) => sent(await aPerson(), became.noReply));
  expect(await fact('1 no reply')).toHaveTextContent(`1 no reply ${screens.setup.decideFirst({ n: 1 })}`);
  expect(screen.queryByText(/the current server/)).toBeNull();
  expect(screen.getByText('Current server: none')).toBeVisible();
});

test('while records are on their way, waiting comes before holding those behind them', async () => {
  await opened(`server=${NEW}`, async ({ aPerson, sent, send, store }) => {
    await saveSettings(store, { serverAddress: 'https://server.test' });
    await useProfile(store, { baseUrl: 'https://server.test' });
    await sent(await aPerson(), became.confirmed(serverUuid(UUID)));
    await send(await aPerson());
    await aPerson();
  });
  // In the place of the button.
  const wait = await screen.findByText(screens.setup.waitFirst({ n: 2 }));
  const notNow = screen.getByRole('button', { name: screens.setup.notNow });
  expect(wait.compareDocumentPosition(notNow)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('button', { name: first.titles.setup })).toBeNull();
  const server = screen.getByRole('region', { name: screens.setup.newGoTo });
  // One number is said, not that of each state.
  expect(server).not.toHaveTextContent(/[0-9] (waiting|sending)/);
  expect(server).toHaveTextContent(screens.setup.cannotWait);
  expect(screen.getByRole('link', { name: screens.setup.goToSync })).toHaveAttribute('href', '#/sync');
  expect(notNow).not.toHaveClass('primary');
});

test('with a full disk what to do first stands at the button, and nothing is offered that would have to be saved', async () => {
  await opened(`server=${NEW}`, async ({ outpost, aPerson, sent }) => {
    await sent(await aPerson(), became.noReply);
    await aPerson();
    outpost.session.space.tell(new StoreProblem('quota', 'No room'));
  });
  expect(await screen.findByText(screens.setup.freeUpSpace)).toBeVisible();
  expect(screen.queryByRole('button', { name: first.titles.setup })).toBeNull();
  expect(screen.getByRole('button', { name: screens.setup.notNow })).toHaveClass('primary');
  const noReply = await fact('1 no reply');
  expect(noReply).not.toHaveTextContent(/first/);
  expect(noReply).toHaveTextContent(screens.setup.unchanged);
  expect(await fact('1 waiting')).toHaveTextContent(`1 waiting ${screens.setup.staySaved({ n: 1 })}`);
  expect(screen.queryByRole('link', { name: screens.sync.next.noReply.act({ n: 1 }) })).toBeNull();
  expect(screen.getByRole('heading', { name: screens.setup.linkSets })).toBeVisible();
  expect(screen.queryByText(/go on|will be|the new server/i)).toBeNull();
});

test('a tab that another version has closed says when the link opens', async () => {
  const outdated = { problem: new StoreProblem('outdated', '') };
  await opened(`server=${NEW}`, ({ outpost }) => Object.assign(outpost.trouble, outdated));
  expect(await screen.findByText(screens.setup.reloadFirst)).toBeVisible();
});

test('a key that is known is not for the server of a link, and the person is asked', async () => {
  const { user, sync } = await opened(`server=${NEW}`, async ({ store, sync: sending }) => {
    await saveSettings(store, { serverAddress: 'https://old.test' });
    await sending?.key.set('s3cret', { baseUrl: 'https://old.test', header: 'apikey' });
  });
  expect(await screen.findByText(screens.setup.keyOfOther)).toBeVisible();
  await user.click(await pressable(first.titles.setup));
  await screen.findByText(screens.setup.done);
  await sync?.configure({ baseUrl: NEW, header: 'apikey' } as never);
  expect(await screen.findByRole('group', { name: screens.parts.keyOfOther })).toBeVisible();
});

const withAnotherKey = ({ sync }: App) =>
  sync?.key.set('s3cret', { baseUrl: 'https://old.test', header: 'apikey' });

test('what waits goes to the new server after its key is entered, and that is said once', async () => {
  await opened(`server=${NEW}`, async (app) => {
    await withAnotherKey(app);
    await app.aPerson();
  });
  expect(await fact('1 waiting')).toHaveTextContent(screens.setup.goThere({ n: 1 }));
  expect(screen.getAllByText(screens.setup.keyOfOther)).toHaveLength(1);
});

test.each([
  ['noReply', became.noReply, '1 no reply', 'Check 1 no reply'],
  ['toFix', became.rejected('No'), '1 to fix', 'Fix'],
] as const)(
  'what is to be decided, here a record that is %s, is said before the key, with the way to Sync',
  async (_, end, says, way) => {
    await opened(`server=${NEW}`, async (app) => {
      await withAnotherKey(app);
      await app.sent(await app.aPerson(), end);
    });
    const record = await screen.findByText(says);
    const key = await screen.findByText(screens.setup.keyOfOther);
    expect(record.compareDocumentPosition(key)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', '#/sync');
  },
);

test('a link with a key is refused loudly, and the key leaves the address', async () => {
  const { store } = await opened(`server=${NEW}&apikey=s3cret`);
  expect(screen.getByRole('alert')).toHaveTextContent(/This link contains a key, in “apikey”/);
  expect(location.hash).toBe('#/setup');
  expect(document.body.innerHTML).not.toContain('s3cret');
  expect(screen.queryByRole('button', { name: first.titles.setup })).toBeNull();
  expect(await savedSettings(store)).toEqual({});
});

test.each([
  ['server=http://api.example.org', /does not start with https/],
  ['server=javascript:alert(1)', screens.setup.problem.address['not whole']],
  ['country=ZZ', /“country” in this link is not valid/],
  ['country=GB&country=KE', /“country” in this link is not valid/],
  [`organisation=a%E2%80%AEb`, /“organisation” in this link is not valid/],
])('%s is refused with the reason, and another link can be pasted', async (query, reason) => {
  const { user } = await opened(query);
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  await user.type(screen.getByLabelText(screens.setup.paste), NEW);
  await user.click(screen.getByRole('button', { name: screens.setup.open }));
  expect(location.hash).toBe(`#/setup?server=${encodeURIComponent(NEW)}`);
});

test('what no link can set is named and left out', async () => {
  const { user, store } = await opened('country=KE&idempotencyKey=true&__proto__=1');
  expect(
    await screen.findByText('Ignored, because a link cannot set this: “idempotencyKey”, “__proto__”.'),
  ).toBeVisible();
  await user.click(await pressable(first.titles.setup));
  await screen.findByText(screens.setup.done);
  expect(await savedSettings(store)).toEqual({ organisationCountry: 'KE' });
});

test('practice sets up nothing and leads out, without the word that would lead back in', async () => {
  const app = await anApp();
  Object.assign(app.outpost, { practice: {} });
  app.show(Setup, `#/setup?practice&scene=killed&server=${NEW}&fault=slow`);
  expect(await screen.findByText(screens.setup.inPractice)).toBeVisible();
  const leave = screen.getByRole('link', { name: screens.setup.leavePractice });
  expect(leave).toHaveAttribute('href', `./#/setup?server=${NEW}&`);
  expect(leave).toHaveClass('primary');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a press that comes with the screen, or with its window, was meant for what was there before', async () => {
  const { user, store } = await opened(`server=${NEW}`);
  await user.click(await confirming());
  // Here the second really passes.
  await expect.poll(confirming).toBeEnabled();
  await fireEvent(window, new Event('focus'));
  await user.click(await confirming());
  expect(await savedSettings(store)).toEqual({});
  await user.click(await pressable(first.titles.setup));
  await screen.findByText(screens.setup.done);
  expect(await savedSettings(store)).toEqual({ serverAddress: NEW });
});
