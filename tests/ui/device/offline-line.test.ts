import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { OfflineState } from '../../../src/domain/offline-state.ts';
import Banners from '../../../src/ui/frame/Banners.svelte';
import OfflineLine from '../../../src/ui/device/OfflineLine.svelte';
import { isOfflineTrouble } from '../../../src/ui/device/offline-said.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';
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

test.each(STATES)('what will not be well in a moment is said above each screen: %o', async (state, words) => {
  const { showPart } = await appThatIs(state);
  showPart(Banners, '#/sync', {});
  const said = screen.queryAllByRole('status').map(({ textContent }) => textContent);
  expect(said.includes(words)).toBe(isOfflineTrouble(state));
});

test('This device says it itself', async () => {
  const { showPart } = await appThatIs({ is: 'not allowed' });
  showPart(Banners, '#/settings/device', {});
  expect(screen.queryByText(first.offline.notAllowed)).toBeNull();
});
