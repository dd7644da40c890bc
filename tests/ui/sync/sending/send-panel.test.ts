import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { SyncState } from '../../../../src/sync/tabs/sync-state.ts';
import { SyncView } from '../../../../src/ui/app/sync-view.svelte.ts';
import SendPanel from '../../../../src/ui/sync/sending/SendPanel.svelte';
import { anApp } from '../../an-app.ts';

/** The buttons of the panel while sending is in a state and so many records wait. */
async function buttonsIn(some: Partial<SyncState>, waiting: number): Promise<(string | undefined)[]> {
  const { sync, showPart } = await anApp();
  if (!sync) throw new Error('This app cannot send');
  class Shown extends SyncView {
    override get state(): SyncState {
      return { ...super.state, ...some };
    }
  }
  const facts = { hasServer: true, onTheirWay: 0, unsettled: 0, isSecond: false };
  showPart(SendPanel, '#/sync', { view: new Shown(sync), waiting, ...facts });
  return screen.queryAllByRole('button').map((button) => button.textContent.trim());
}

const BUSY = { reason: 'server busy', until: Date.UTC(2026, 10, 24, 16) } as const;

test.each<[string, Partial<SyncState>, number, string[]]>([
  ['to send, quietly, while nothing waits', { phase: 'idle' }, 0, ['Send now']],
  ['to stop, already in the moment before it begins', { phase: 'off' }, 2, ['Stop']],
  ['to stop, while it goes on', { phase: 'sending' }, 2, ['Stop']],
  ['to break a pause, or to stop trying', { phase: 'waiting', pause: BUSY }, 2, ['Send now', 'Stop trying']],
  ['to break a pause, though nothing waits', { phase: 'waiting', pause: BUSY }, 0, ['Send now']],
])('offers %s', async (_, state, waiting, buttons) => {
  expect(await buttonsIn(state, waiting)).toEqual(buttons);
});
