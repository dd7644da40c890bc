import { screen } from '@testing-library/svelte';
import { tick, type Component } from 'svelte';
import { expect, test } from 'vitest';
import Status from '../../../src/ui/frame/Status.svelte';
import ToDoLine from '../../../src/ui/record/to-do/ToDoLine.svelte';
import type { Outpost } from '../../../src/ui/app/outpost.ts';
import { OFF, type SyncState } from '../../../src/sync/tabs/sync-state.ts';
import { anApp } from '../an-app.ts';

const found = (finding: 'working' | 'nothing answers'): SyncState => ({
  ...OFF,
  connection: { finding, checkedAt: 0 },
});
const SERVER = 'https://server.test';
// Only whether there is one counts here.
const PRACTICE = {} as Outpost['practice'];

async function shown(
  part: Component<Record<string, never>>,
  serverAddress: string,
  state: SyncState,
  practice?: Outpost['practice'],
) {
  const app = await anApp({ given: { serverAddress } });
  if (!app.sync) throw new Error('This app cannot send');
  Object.defineProperty(app.sync, 'state', { value: state });
  Object.assign(app.outpost, { practice });
  app.showPart(part, '#/people', {});
  // In practice no one asks for them.
  if (!practice) await expect.poll(() => app.outpost.settings.value).toBeDefined();
  await tick();
  return app;
}

test.each([
  ['empty without a server', '', OFF, undefined, true],
  ['empty while the server does not answer', SERVER, found('nothing answers'), undefined, true],
  ['full before the server was asked', SERVER, OFF, undefined, false],
  ['full while the server answers', SERVER, found('working'), undefined, false],
  ['full in practice', '', found('nothing answers'), PRACTICE, false],
])('the flag on the mark is %s', async (_, serverAddress, state, practice, isEmpty) => {
  const { outpost } = await shown(Status, serverAddress, state, practice);
  expect(outpost.session.isCutOff).toBe(isEmpty);
});

test.each([
  ['says that the server is not reached', SERVER, found('nothing answers'), undefined, 1],
  ['says nothing before the server was asked', SERVER, OFF, undefined, 0],
  ['says nothing while the server answers', SERVER, found('working'), undefined, 0],
  ['says nothing of a server that is not set any more', '', found('nothing answers'), undefined, 0],
  ['says nothing of it in practice', '', found('nothing answers'), PRACTICE, 0],
])('the line of a phone %s', async (_, serverAddress, state, practice, links) => {
  await shown(ToDoLine, serverAddress, state, practice);
  expect(screen.queryAllByRole('link', { name: 'Not connected. Open Sync' })).toHaveLength(links);
});
