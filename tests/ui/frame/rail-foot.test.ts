import { screen } from '@testing-library/svelte';
import { expect, onTestFinished, test } from 'vitest';
import { StoreProblem } from '../../../src/store/transaction/store-problem.ts';
import { OFF, type SyncState } from '../../../src/sync/tabs/sync-state.ts';
import RailFoot from '../../../src/ui/frame/RailFoot.svelte';
import { TroubleState } from '../../../src/ui/app/boot.svelte.ts';
import type { Outpost } from '../../../src/ui/app/outpost.ts';
import { atRest } from '../../support/parts/at-rest.ts';
import { anApp, became } from '../an-app.ts';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';

const found = (finding: 'working' | 'nothing answers'): SyncState => ({
  ...OFF,
  connection: { finding, checkedAt: 0 },
});

interface Given {
  serverAddress: string;
  state?: SyncState;
  address?: string;
  outpost?: Partial<Outpost>;
}

/** The foot of the rail of a device with one person, who waits. */
async function shown({ serverAddress, state = OFF, address = '#/settings', outpost = {} }: Given) {
  const app = await anApp({ given: { serverAddress } });
  if (!app.sync) throw new Error('This app cannot send');
  Object.defineProperty(app.sync, 'state', { value: state });
  Object.assign(app.outpost, outpost);
  await app.aPerson();
  app.showPart(RailFoot, address, {});
  return app;
}

function offline(): void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'));
}

const PROGRESS = { total: 2, confirmed: 0, noReply: 0, toFix: 0, onHold: 0 };
const SERVER = 'https://server.test';

test.each([
  ['No server', { serverAddress: '' }],
  ['Not checked yet', { serverAddress: SERVER }],
  ['Not connected', { serverAddress: SERVER, state: found('nothing answers') }],
  ['Connected', { serverAddress: SERVER, state: found('working') }],
  [
    'Sending: 0 of 2 confirmed',
    { serverAddress: SERVER, state: { ...found('working'), progress: PROGRESS } },
  ],
])('the foot of the rail says the connection, and how many wait: %s', async (words, given) => {
  await shown(given);
  expect(await screen.findByText(`${words}, 1 waiting`)).toBeVisible();
});

test('without a network it says so, whatever was found before', async () => {
  offline();
  await shown({ serverAddress: SERVER, state: found('working') });
  expect(await screen.findByText('Offline, 1 waiting')).toBeVisible();
});

test('before the connection was looked at, what became of the last record that was sent says when the server answered', async () => {
  const app = await anApp({ given: { serverAddress: SERVER } });
  await app.sent(await app.aPerson(), became.rejected('No such country'));
  app.showPart(RailFoot, '#/settings', {});
  expect(await screen.findByText(/^Last (answer|reply): .*\d/)).toBeVisible();
  expect(screen.queryByText(screens.rail.notChecked)).toBeNull();
});

test('in practice its own server is named, and no connection', async () => {
  // Only whether there is one counts here.
  await shown({ serverAddress: '', outpost: { practice: {} as Outpost['practice'] } });
  expect(await screen.findByText(`${screens.console.targets.practice}, 1 waiting`)).toBeVisible();
});

test('while the storage is not open, it says how to see what is saved, and nothing of a server', async () => {
  const trouble = new TroubleState();
  trouble.problem = new StoreProblem('outdated', 'A newer version has it');
  await shown({ serverAddress: '', outpost: { trouble } });
  expect(await screen.findByText(screens.loadToSee)).toBeVisible();
  expect(screen.queryByText(/No server/)).toBeNull();
});

test('people who need a decision, and all people, are links to their lists', async () => {
  const app = await shown({ serverAddress: SERVER });
  await app.sent(await app.aPerson(), became.noReply);
  await app.sent(await app.aPerson(), became.rejected('No such country'));
  expect(await screen.findByRole('link', { name: '1 no reply' })).toHaveAttribute(
    'href',
    '#/people?state=noReply',
  );
  expect(await screen.findByRole('link', { name: '1 to fix' })).toHaveAttribute(
    'href',
    '#/people?state=toFix',
  );
  expect(screen.getByRole('link', { name: '3 registered' })).toHaveAttribute('href', '#/people');
  expect(screen.queryByRole('link', { name: /waiting/ })).toBeNull();
});

test.each(['#/people', '#/sync'])('%s has a ledger of its own, and the rail has none', async (address) => {
  await shown({ serverAddress: SERVER, state: found('working'), address });
  expect(await screen.findByText('Connected, 1 waiting')).toBeVisible();
  await atRest();
  expect(screen.queryByRole('list', { name: screens.people.byState })).toBeNull();
});
