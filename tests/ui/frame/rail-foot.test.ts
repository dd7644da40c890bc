import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { ledgerOf } from '../../../src/domain/record/ledger.ts';
import { countOutsideCopy } from '../../../src/copies/only-here.ts';
import { OFF, type SyncState } from '../../../src/sync/tabs/sync-state.ts';
import RailFoot from '../../../src/ui/frame/RailFoot.svelte';
import { StoreProblem } from '../../../src/store/transaction/store-problem.ts';
import { TroubleState } from '../../../src/ui/app/boot.svelte.ts';
import type { Outpost } from '../../../src/ui/app/outpost.ts';
import { saveDraft } from '../../../src/store/changes/drafts.ts';
import { atRest } from '../../support/parts/at-rest.ts';
import { anApp, became } from '../an-app.ts';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';

const found = (finding: 'working' | 'nothing answers'): SyncState => ({
  ...OFF,
  connection: { finding, checkedAt: 0 },
});

async function shown(
  given: { serverAddress: string },
  props: { isOffline?: boolean; sending?: SyncState },
  address = '#/people',
  outpost: Partial<Outpost> = {},
) {
  const app = await anApp({ given });
  Object.assign(app.outpost, outpost);
  await app.aPerson();
  app.showPart(RailFoot, address, {
    ledger: ledgerOf({ ready: 1 }),
    isOffline: false,
    sending: undefined,
    ...props,
  });
}

const PROGRESS = { total: 2, confirmed: 0, noReply: 0, toFix: 0, onHold: 0 };
const SERVER = { serverAddress: 'https://server.test' };

test.each([
  ['No server', { serverAddress: '' }, {}],
  ['Offline', SERVER, { isOffline: true, sending: found('working') }],
  ['Not checked yet', SERVER, { sending: OFF }],
  ['Not connected', SERVER, { sending: found('nothing answers') }],
  ['Connected', SERVER, { sending: found('working') }],
])('the foot of the rail has one word of the connection: %s', async (word, given, props) => {
  await shown(given, props);
  expect(await screen.findByText(word)).toBeVisible();
  expect(await screen.findByText('1 only on this device')).toBeVisible();
});

test('before the connection was looked at, what became of the last record that was sent says when the server answered', async () => {
  const app = await anApp({ given: SERVER });
  await app.sent(await app.aPerson(), became.rejected('No such country'));
  app.showPart(RailFoot, '#/people', {
    ledger: ledgerOf({ toFix: 1 }),
    isOffline: false,
    sending: OFF,
  });
  expect(await screen.findByText(/^Last (answer|reply): .*\d/)).toBeVisible();
  expect(screen.queryByText(screens.rail.notChecked)).toBeNull();
});

test('in practice its own server is named, and no connection', async () => {
  // Only whether there is one counts here.
  await shown({ serverAddress: '' }, {}, '#/people', { practice: {} as Outpost['practice'] });
  expect(await screen.findByText(screens.console.targets.practice)).toBeVisible();
  expect(screen.queryByText(screens.rail.noServer)).toBeNull();
});

test('while the storage is not open, nothing is said of a server', async () => {
  const trouble = new TroubleState();
  trouble.problem = new StoreProblem('outdated', 'A newer version has it');
  await shown({ serverAddress: '' }, {}, '#/people', { trouble });
  expect(await screen.findByText('1 only on this device')).toBeVisible();
  expect(screen.queryByText(screens.rail.noServer)).toBeNull();
});

test('what no one knows is not said as if it were certain, and drafts are not left out', async () => {
  const app = await anApp({ given: SERVER });
  await app.sent(await app.aPerson(), { outcome: 'noReply', status: 'noReply' });
  app.showPart(RailFoot, '#/people', {
    ledger: ledgerOf({ noReply: 1 }),
    isOffline: false,
    sending: undefined,
  });
  expect(await screen.findByText('Up to 1 only on this device')).toBeVisible();
  await app.aPerson();
  expect(await screen.findByText('Up to 2 only on this device')).toBeVisible();
  await saveDraft(app.store, 'registration', { sex: 'F' });
  expect(await screen.findByText('Up to 2 only on this device, plus 1 draft')).toBeVisible();
});

test.each([
  ['while records are sent', '#/people', { progress: PROGRESS }],
  ['on a section of the settings that does not say it', '#/settings/you', {}],
])('the number stands there %s', async (_, address, progress) => {
  await shown(SERVER, { sending: { ...found('working'), ...progress } }, address);
  expect(await screen.findByText('1 only on this device')).toBeVisible();
});

test('while records are sent and a copy is outside, the number stands there too', async () => {
  const app = await anApp({ given: SERVER });
  const sending = { ...found('working'), progress: PROGRESS };
  await countOutsideCopy(app.store, { journalSeq: 0, at: 0, how: 'a person has it' });
  await app.aPerson();
  app.showPart(RailFoot, '#/people', { ledger: ledgerOf({ ready: 1 }), isOffline: false, sending });
  expect(await screen.findByText('1 only on this device')).toBeVisible();
});

test.each(['#/sync', '#/settings/device'])('a number that %s says is not said beside it', async (address) => {
  await shown(SERVER, { sending: found('working') }, address);
  expect(await screen.findByText(screens.rail.connected)).toBeVisible();
  await atRest();
  expect(screen.queryByText('1 only on this device')).toBeNull();
});
