import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { OfflineState } from '../../../src/domain/offline-state.ts';
import RailFoot from '../../../src/ui/frame/RailFoot.svelte';
import OfflineLine from '../../../src/ui/device/OfflineLine.svelte';
import Sync from '../../../src/ui/screens/sync/Sync.svelte';
import { isOfflineTrouble } from '../../../src/ui/device/offline-said.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { atRest } from '../../support/parts/at-rest.ts';
import { anApp } from '../an-app.ts';

const STATES: readonly (readonly [OfflineState, string])[] = [
  [{ is: 'ready' }, first.offline.ready],
  [{ is: 'getting', hasFailed: false }, first.offline.getting],
  [{ is: 'getting', hasFailed: true }, first.offline.getting],
  [{ is: 'damaged', file: 'index.html' }, first.offline.damaged({ file: 'index.html' })],
  [{ is: 'no room' }, first.offline.full],
  [{ is: 'not allowed' }, first.offline.notAllowed],
];

async function appThatIs(offline: OfflineState) {
  const app = await anApp();
  app.outpost.updates = { ...app.outpost.updates, offline };
  return app;
}

test.each(STATES)('it is said whether the app starts offline: %o', async (state, words) => {
  const { showPart } = await appThatIs(state);
  showPart(OfflineLine, '#/settings/device', {});
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

test.each(STATES)('in a wide window the rail says it beside the other screens: %o', async (state, words) => {
  const { showPart } = await appThatIs(state);
  showPart(RailFoot, '#/people', {});
  expect(await screen.findByText(words)).toBeVisible();
});

test.each(STATES)('Sync lists what will not be well in a moment: %o', async (state, words) => {
  const { show } = await appThatIs(state);
  show(Sync, '#/sync');
  await screen.findByText(screens.sync.nothingMade, { exact: false });
  await atRest();
  expect(screen.queryByText(words) !== null).toBe(isOfflineTrouble(state));
});

test('This device says it itself', async () => {
  const { showPart } = await appThatIs({ is: 'not allowed' });
  showPart(RailFoot, '#/settings/device', {});
  await screen.findByRole('button', { name: /Shortcuts/ });
  expect(screen.queryByText(first.offline.notAllowed)).toBeNull();
});
