import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { countOutsideCopy } from '../../../../src/copies/only-here.ts';
import { hold } from '../../../../src/store/changes/hold.ts';
import { useProfile } from '../../../../src/store/outbox/profiles.ts';
import type { SyncState } from '../../../../src/sync/tabs/sync-state.ts';
import Sync from '../../../../src/ui/screens/sync/Sync.svelte';
import { anApp, became, heading } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

/** The screen of a device with this server, once this has happened on it. */
async function opened(
  prepare: (app: Awaited<ReturnType<typeof anApp>>) => Promise<void>,
  serverAddress = 'https://server.test',
) {
  const app = await anApp({ given: { serverAddress } });
  await prepare(app);
  const user = app.show(Sync, '#/sync');
  await heading('Sync');
  return { ...app, user };
}

/** Nothing is sent: the state of sending is made up. */
function inState({ sync }: Awaited<ReturnType<typeof anApp>>, some: Partial<SyncState>): void {
  if (!sync) throw new Error('This app cannot send');
  Object.defineProperty(sync, 'state', { value: { ...sync.state, ...some } });
}

test('a key that is missing is asked for with the one filled button', async () => {
  await opened(async (app) => {
    await app.sent(await app.aPerson(), became.noReply);
    inState(app, { phase: 'waiting', pause: { reason: 'credentials', finding: 'no key' } });
  });
  expect(await screen.findByRole('link', { name: screens.sync.openSettings })).toHaveClass('primary');
  expect(await screen.findByRole('link', { name: /^Check/ })).not.toHaveClass('primary');
});

test('one record alone is opened at once, and many are led to further down', async () => {
  const { user, store } = await opened(async (app) => {
    await app.sent(await app.aPerson(), became.noReply);
    for (let more = 0; more < 2; more += 1) await app.sent(await app.aPerson(), became.rejected('Not today'));
  });
  const [one] = await store.db.users.where('state').equals('noReply').toArray();
  expect(await screen.findByRole('link', { name: /^Check/ })).toHaveAttribute('href', `#/people/${one?.id}`);
  await user.click(screen.getByRole('button', { name: /^Fix/ }));
  expect(screen.getByRole('heading', { name: screens.sync.toFix.title })).toHaveFocus();
});

test('in practice no one can be asked what arrived: there the server can be compared', async () => {
  await opened(async (app) => {
    await app.sent(await app.aPerson(), became.noReply);
    Object.assign(app.outpost, { practice: {} });
  });
  expect(await screen.findByText(/^Compare .+ with the practice server/)).toBeVisible();
});

test('while records go, what is only here is said, also where there is a backup', async () => {
  await opened(async (app) => {
    await app.aPerson();
    await countOutsideCopy(app.store, { journalSeq: 0, at: 0, how: 'a person has it' });
    const progress = { total: 1, confirmed: 0, noReply: 0, toFix: 0, onHold: 0 };
    inState(app, { phase: 'sending', progress });
  });
  expect(await screen.findByRole('table', { name: screens.sync.ledger.caption })).toBeVisible();
  expect(await screen.findByRole('link', { name: '1 record only on this device' })).toBeVisible();
});

test('what is held for several reasons is said without the button that lets some of it go', async () => {
  await opened(async ({ aPerson, opOf, store }) => {
    const [one, two] = [await aPerson(), await aPerson()];
    await hold(store, [one, two]);
    await store.db.ops.update((await opOf(two)).id, {
      onHold: { reason: 'key reused', at: 0, before: 'ready' },
    });
  });
  expect(await screen.findByText(screens.toDo.onHoldForSeveral)).toBeVisible();
});

test('the log of a server that has been sent nothing says so, also where another was sent something before', async () => {
  const { user } = await opened(async ({ aPerson, sent, store }) => {
    await useProfile(store, { baseUrl: 'https://server.test' });
    await sent(await aPerson(), became.rejected('No'));
    await useProfile(store, { baseUrl: 'https://new.test' });
  });
  const log = within(await screen.findByRole('region', { name: screens.sync.log.title }));
  await user.click(log.getByRole('heading', { name: screens.sync.log.title }));
  expect(await log.findByText(screens.sync.log.nothing)).toBeVisible();
});

test('without a server the organisation can be asked what arrived', async () => {
  await opened(async (app) => app.sent(await app.aPerson(), became.noReply), '');
  // Without its address no one can look there.
  expect(await screen.findByText(/^Ask your organisation: did .+ arrive\?$/)).toBeVisible();
  expect(screen.getByRole('link', { name: first.firstSight.connect })).toHaveClass('primary');
  expect(screen.getByText(screens.sync.noServer, { exact: false })).toBeVisible();
});

test('an entry that comes while the screen is open goes below those that are there', async () => {
  const { store, aPerson, sent } = await opened(async (app) => {
    await hold(app.store, [await app.aPerson()]);
  });
  const entries = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  await screen.findByText('1 on hold');
  await sent(await aPerson(), became.rejected('No'));
  await screen.findByText('1 to fix');
  expect(entries().slice(0, 2)).toEqual([
    expect.stringContaining('1 on hold'),
    expect.stringContaining('1 to fix'),
  ]);
  expect(await store.db.users.count()).toBe(2);
});

test('a key behind a passphrase, an update and a backup that is due are on the list', async () => {
  const { user, outpost } = await opened(async (app) => {
    if (!app.sync) throw new Error('This app cannot send');
    Object.defineProperty(app.sync.key, 'status', { value: 'locked' });
    for (let made = 0; made < 20; made += 1) await app.aPerson();
    let applied = 0;
    Object.assign(app.outpost, {
      updates: { ready: true, apply: () => (applied += 1), count: () => applied },
    });
  });
  expect(await screen.findByRole('link', { name: 'Unlock: Key locked' })).toHaveAttribute(
    'href',
    '#/settings/server?key',
  );
  expect(await screen.findByRole('link', { name: 'Back up: Backup due' })).toHaveAttribute(
    'href',
    '#/settings/device',
  );
  await user.click(screen.getByRole('button', { name: 'Update: Update ready' }));
  expect(outpost.updates).toHaveProperty('ready', true);
});

test('while records are sent it says how many are on their way, and how many have arrived once', async () => {
  await opened(async (app) => {
    await app.send(await app.aPerson());
    await app.aPerson();
    const progress = { total: 2, confirmed: 0, noReply: 0, toFix: 0, onHold: 0 };
    inState(app, { phase: 'sending', progress });
  });
  expect(await screen.findByText('Waiting: 1 person. Sending now: 1.')).toBeVisible();
  expect(screen.getByText('Sending: 0 of 2 confirmed')).toBeVisible();
  // One of them may arrive this moment.
  expect(await screen.findByRole('link', { name: /only on this device/ })).toHaveTextContent(
    /^Up to 2 records only on this device$/,
  );
});
