import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Finding } from '../../../../../src/sync/server/connection.ts';
import type { SyncState } from '../../../../../src/sync/tabs/sync-state.ts';
import { SyncView } from '../../../../../src/ui/app/sync-view.svelte.ts';
import { timeOfDay } from '../../../../../src/ui/controls/time.svelte.ts';
import ConnectionSection from '../../../../../src/ui/screens/sync/sending/ConnectionSection.svelte';
import { MORNING } from '../../../../store/a-store.ts';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';
import { anApp, became } from '../../../an-app.ts';

/** What was found stands beside a panel that says why nothing goes. */
async function paused(
  finding: Finding,
  keyStatus: SyncView['keyStatus'] = 'session',
  app = anApp(),
): Promise<HTMLElement> {
  const { sync, showPart } = await app;
  if (!sync) throw new Error('This app cannot send');
  class Shown extends SyncView {
    override get state(): SyncState {
      const pause = { reason: 'unreachable', finding } as const;
      return { ...super.state, phase: 'waiting', pause, connection: { finding, checkedAt: 0 } };
    }
    override get keyStatus(): SyncView['keyStatus'] {
      return keyStatus;
    }
  }
  showPart(ConnectionSection, '#/sync', { view: new Shown(sync) });
  return screen.getByRole('status');
}

test('says what was found, where the pause does not say it', async () => {
  const said = await paused('sign-in page');
  expect(said).toHaveTextContent(screens.sync.findings['sign-in page']);
});

test('leaves to the pause what that says already', async () => {
  expect(await paused('no network')).toHaveTextContent(/^Last try: [^.]+, offline\.$/);
});

test('says it all the same where the panel asks for the key in the place of the pause', async () => {
  expect(await paused('not this service', 'locked')).toHaveTextContent(
    screens.sync.findings['not this service'],
  );
});

test('counts what was sent after the look as a try', async () => {
  const app = await anApp();
  await app.sent(await app.aPerson(), became.rejected('No'));
  const said = await paused('no network', 'session', Promise.resolve(app));
  await expect.poll(() => said.textContent).toContain(timeOfDay(MORNING));
});

test.for([
  ['not replay-safe', true],
  ['closes connections', false],
] as const)('where the browser may repeat a request it is said here: %s', async ([replaySafety, isSaid]) => {
  const { sync, showPart } = await anApp();
  if (!sync) throw new Error('This app cannot send');
  class Shown extends SyncView {
    override get state(): SyncState {
      return { ...super.state, replaySafety };
    }
  }
  showPart(ConnectionSection, '#/sync', { view: new Shown(sync) });
  expect(screen.queryAllByText(screens.sync.replaySafety['not replay-safe'])).toHaveLength(isSaid ? 1 : 0);
});
