import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { countOutsideCopy, onlyHereIfSoon } from '../../../src/keeping/only-here.ts';
import { hold } from '../../../src/store/changes/hold.ts';
import { useProfile } from '../../../src/store/outbox/profiles.ts';
import type { SyncState } from '../../../src/sync/tabs/sync-state.ts';
import Sync from '../../../src/ui/sync/Sync.svelte';
import { anApp, became, heading } from '../an-app.ts';

/** The screen of a device with a server, once this has happened on it. */
async function opened(prepare: (app: Awaited<ReturnType<typeof anApp>>) => Promise<void>) {
  const app = await anApp({ given: { serverAddress: 'https://server.test' } });
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

test('a key that is missing comes before what needs a person, and one button is filled', async () => {
  await opened(async (app) => {
    await app.sent(await app.aPerson(), became.unknown);
    inState(app, { phase: 'waiting', pause: { reason: 'credentials', finding: 'no key' } });
  });
  expect(await screen.findByRole('link', { name: 'Open Settings' })).toHaveClass('primary');
  expect(await screen.findByRole('button', { name: 'See it' })).not.toHaveClass('primary');
});

test('while records go, what is only here is not found by reading all that has changed since the backup', async () => {
  const { store } = await opened(async (app) => {
    await app.aPerson();
    await countOutsideCopy(app.store, { journalSeq: 0, at: 0, how: 'a person has it' });
    const progress = { total: 1, confirmed: 0, unknown: 0, 'needs you': 0, held: 0 };
    inState(app, { phase: 'sending', progress });
  });
  expect(await screen.findByRole('table', { name: 'Records by state' })).toBeVisible();
  expect(await onlyHereIfSoon(store)).toMatchObject({ records: 1 });
  expect(screen.queryByRole('link', { name: /only on this device/ })).toBeNull();
});

test('what is held for several reasons is said without the button that lets some of it go', async () => {
  await opened(async ({ aPerson, opOf, store }) => {
    const [one, two] = [await aPerson(), await aPerson()];
    await hold(store, [one, two]);
    await store.db.ops.update((await opOf(two)).id, {
      held: { reason: 'other deployment', at: 0, before: 'ready' },
    });
  });
  expect(await screen.findByText('They are not sent. Below it says why.')).toBeVisible();
});

test('the log of a server that has been sent nothing says so, also where another was sent something before', async () => {
  const { user } = await opened(async ({ aPerson, sent, store }) => {
    await useProfile(store, { baseUrl: 'https://server.test' });
    await sent(await aPerson(), became.refused('No'));
    await useProfile(store, { baseUrl: 'https://new.test' });
  });
  const log = within(await screen.findByRole('region', { name: 'What was sent' }));
  await user.click(log.getByRole('heading', { name: 'What was sent' }));
  expect(await log.findByText('Nothing has been sent to this server yet.')).toBeVisible();
});
