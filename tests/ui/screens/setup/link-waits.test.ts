import { screen } from '@testing-library/svelte';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hold } from '../../../../src/store/changes/hold.ts';
import { saveSettings } from '../../../../src/store/changes/settings.ts';
import { useProfile } from '../../../../src/store/outbox/profiles.ts';
import { serverUuid } from '../../../../src/domain/record/reference.ts';
import { forgetLink, keepLink, keptLink } from '../../../../src/ui/device/setup/kept-link.ts';
import { Session } from '../../../../src/ui/app/session.svelte.ts';
import Setup from '../../../../src/ui/screens/setup/Setup.svelte';
import Sync from '../../../../src/ui/screens/sync/Sync.svelte';
import { anApp, became, heading, pressable } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

type App = Awaited<ReturnType<typeof anApp>>;

const LINK = '#/setup?server=https://new.test&country=KE';
const goOn = () => screen.queryByRole('link', { name: screens.setup.goOn });

/** A deployment beside this one, on the same origin. */
const another = () => ({ session: new Session(), store: { name: 'another' } });

/** A device with this prepared on it, and nothing kept in the tab after the test. */
async function aDevice(prepare: (app: App) => unknown) {
  const app = await anApp();
  onTestFinished(() => [app.outpost, another()].forEach(forgetLink));
  await prepare(app);
  return app;
}

/** A device on which a setup link was opened. */
async function opened(prepare: (app: App) => unknown) {
  const app = await aDevice(prepare);
  const user = app.show(Setup, LINK);
  await heading(first.titles.setup);
  await screen.findByRole('button', { name: screens.setup.notNow });
  return { ...app, user };
}

const noReply = async ({ aPerson, sent }: App) => sent(await aPerson(), became.noReply);

test.each([
  ['noReply', noReply, 'Check 1 no reply'],
  ['not accepted', async ({ aPerson, sent }: App) => sent(await aPerson(), became.rejected('No')), 'Fix'],
  ['onHold', async ({ aPerson, store }: App) => hold(store, [await aPerson()]), 'See it'],
] as const)('a link waits in this tab where a record is %s: it leads to Sync', async (_, prepare, way) => {
  const { outpost } = await opened(prepare);
  await screen.findByRole('link', { name: way });
  expect(keptLink(outpost)).toBe(LINK);
});

test('it waits while others are on their way to the current server', async () => {
  const { outpost } = await opened(async ({ aPerson, sent, send, store: device }) => {
    await saveSettings(device, { serverAddress: 'https://server.test' });
    await useProfile(device, { baseUrl: 'https://server.test' });
    await sent(await aPerson(), became.confirmed(serverUuid('6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a')));
    await send(await aPerson());
    await aPerson();
  });
  await screen.findByRole('link', { name: screens.setup.goToSync });
  expect(keptLink(outpost)).toBe(LINK);
});

test('a link that leads nowhere first is not kept', async () => {
  const { outpost } = await opened(({ aPerson }) => aPerson());
  expect(keptLink(outpost)).toBeUndefined();
});

test.each([
  ['once it is set up', 'Set up this device', 'This device is set up.'],
  ['after Not now', 'Not now', ''],
])('%s the link waits no longer', async (_, button, said) => {
  const { outpost, user } = await opened(noReply);
  expect(keptLink(outpost)).toBe(LINK);
  await user.click(await pressable(button));
  if (said !== '') await screen.findByText(said);
  expect(keptLink(outpost)).toBeUndefined();
});

test('a link that has nothing left to set waits no longer', async () => {
  const { outpost, show } = await aDevice(({ store: device }) =>
    saveSettings(device, { serverAddress: 'https://new.test', organisationCountry: 'KE' }),
  );
  keepLink(outpost, LINK);
  show(Setup, LINK);
  await screen.findByText(screens.setup.allSet);
  expect(keptLink(outpost)).toBeUndefined();
});

test('Sync names the server of the link, leads back to it, and forgets it with Not now', async () => {
  const { outpost, show } = await aDevice(noReply);
  keepLink(outpost, LINK);
  const user = show(Sync, '#/sync');
  await heading('Sync');
  expect(screen.getByText('https://new.test')).toBeVisible();
  expect(goOn()).toHaveAttribute('href', LINK);
  await user.click(screen.getByRole('button', { name: screens.setup.notNow }));
  expect(goOn()).toBeNull();
  expect(keptLink(outpost)).toBeUndefined();
});

test.each([
  ['nothing is kept', undefined],
  ['what is kept is no link that can be used', '#/setup?server=http://new.test'],
  ['what is kept leads elsewhere', 'https://elsewhere.test/?server=https://new.test'],
  ['it is the link of another deployment', LINK],
])('Sync says nothing of a link where %s', async (why, link) => {
  const { outpost, show } = await aDevice(noReply);
  if (link !== undefined) keepLink(/another/.test(why) ? another() : outpost, link);
  show(Sync, '#/sync');
  await screen.findByRole('table', { name: screens.sync.ledger.caption });
  expect(goOn()).toBeNull();
  expect(screen.queryByText(screens.setup.linkWaits)).toBeNull();
});

test('a link waits also where the browser keeps nothing of this site', async () => {
  const nothing = () => {
    throw new DOMException('Not here', 'SecurityError');
  };
  const ways = (['setItem', 'getItem'] as const).map((way) =>
    vi.spyOn(Storage.prototype, way).mockImplementation(nothing),
  );
  onTestFinished(() => ways.forEach((way) => way.mockRestore()));
  const { outpost, show } = await aDevice(noReply);
  keepLink(outpost, LINK);
  show(Sync, '#/sync');
  await expect.poll(goOn).toBeVisible();
});
