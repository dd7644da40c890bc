import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { FIRST } from '../../../../src/store/outbox/queue.ts';
import { readGate } from '../../../../src/sync/queue/gate.ts';
import { bed, fromMore, selecting } from './a-list.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

test('some people are sent before all others, or alone while sending is stopped, and the screen says which', async () => {
  const { sync, store, user, one, three, act, opOf } = await selecting();
  await user.click(await screen.findByRole('checkbox', { name: bed(3) }));
  await act('Send 1');
  expect(await screen.findByText('1 person will be sent first')).toBeVisible();
  expect(screen.getByText(screens.many.othersFollow)).toBeVisible();
  expect(screen.queryByRole('button', { name: first.register.undo })).not.toBeInTheDocument();
  expect([(await opOf(three)).notBefore, (await opOf(one)).notBefore]).toEqual([FIRST, 0]);
  expect(await readGate(store)).toMatchObject({ stopped: false, letsFirst: false });

  await sync?.stop();
  await fromMore(user, screens.people.selectSeveral);
  await user.click(await screen.findByRole('checkbox', { name: bed(1) }));
  await user.click(await screen.findByRole('checkbox', { name: bed(4) }));
  await act('Send 1');
  await user.click(within(await screen.findByRole('group')).getByRole('button', { name: 'Send 1' }));
  expect(await screen.findByText(screens.many.othersStopped)).toBeVisible();
  await waitFor(async () => expect(await readGate(store)).toMatchObject({ stopped: true, letsFirst: true }));
});

test('without a server no one is offered to be sent', async () => {
  const { user, bar } = await selecting('#/people', '');
  await user.click(await screen.findByRole('checkbox', { name: bed(1) }));
  await user.click(bar.getByRole('button', { name: screens.onePerson.otherActs }));
  expect(await bar.findByRole('button', { name: screens.many.doWith.hold({ n: 1 }) })).toBeVisible();
  expect(bar.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument();
});
