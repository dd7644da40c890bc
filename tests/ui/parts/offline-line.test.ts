import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { OfflineState } from '../../../src/domain/offline-state.ts';
import App from '../../../src/ui/frame/App.svelte';
import { first } from '../../../src/ui/words/en/first.ts';
import { anApp } from '../an-app.ts';

const STATES: readonly (readonly [OfflineState, string])[] = [
  [{ is: 'ready' }, first.offline.ready],
  [{ is: 'getting', hasFailed: false }, first.offline.getting],
  [{ is: 'getting', hasFailed: true }, first.offline.getting],
  [
    { is: 'damaged', file: 'index.html' },
    'This copy of the app is damaged: tell the people who host it (index.html)',
  ],
  [{ is: 'no room' }, first.offline.noRoom],
  [{ is: 'not allowed' }, first.offline.notAllowed],
];

async function shown(offline: OfflineState, hash: string): Promise<void> {
  const app = await anApp();
  app.outpost.updates = { ...app.outpost.updates, offline };
  app.showPart(App, hash, { outpost: app.outpost });
}

test.each(STATES)(
  'a first visit and This device say whether the app starts offline: %o',
  async (state, words) => {
    await shown(state, '#/');
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    document.body.replaceChildren();
    await shown(state, '#/settings/device');
    expect(await screen.findByText(words)).toBeVisible();
  },
);

test.each(STATES)(
  'every other screen says what is wrong with it, and nothing else: %o',
  async (state, words) => {
    await shown(state, '#/sync');
    await screen.findByRole('heading', { level: 1 });
    const isTrouble = state.is !== 'ready' && (state.is !== 'getting' || state.hasFailed);
    if (isTrouble) await screen.findByText(words);
    else expect(screen.queryByText(words)).toBeNull();
  },
);
