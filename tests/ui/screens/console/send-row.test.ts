import { cleanup, screen } from '@testing-library/svelte';
import { expect, onTestFinished, test, vi } from 'vitest';
import { StoreProblem } from '../../../../src/store/transaction/store-problem.ts';
import { settings } from '../../../../src/store/changes/settings.ts';
import { serverSettings } from '../../../../src/sync/server/server-settings.ts';
import Console from '../../../../src/ui/screens/console/Console.svelte';
import { anApp } from '../../an-app.ts';
import { aCall, aPracticeCall, hostDescription } from './a-call.ts';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { atRest } from '../../../support/parts/at-rest.ts';

hostDescription();

test('a call that makes something real says so above its fields, and the way into practice comes before the button', async () => {
  await aCall('createUser', '', { serverAddress: 'https://server.test' });
  const says = screen.getByText(screens.console.caution.real);
  const sex = screen.getByRole('combobox', { name: /^sex/ });
  expect(says.compareDocumentPosition(sex)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const button = screen.getByRole('button', { name: screens.console.send });
  const practice = screen.getByRole('link', { name: screens.console.inPractice });
  expect(practice.parentElement).toBe(button.parentElement);
  expect([practice, button].map((one) => one.classList.contains('primary'))).toEqual([true, false]);
  expect(practice.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(practice).toHaveAttribute('href', '?practice#/api/createUser');
});

test('while no server is set, nothing is said to go to one', async () => {
  await aCall('createUser');
  expect(screen.getByText(`${screens.console.caution.real} ${screens.console.caution.local}`)).toBeVisible();
});

test('a tab that another version has closed says what still can be done, and not what would become of what is sent', async () => {
  const { outpost } = await aCall('createUser');
  outpost.trouble.problem = new StoreProblem('outdated', '');
  expect(await screen.findByText(screens.console.caution.practiceOpens)).toBeVisible();
  expect(screen.queryByText(screens.console.caution.real)).toBeNull();
});

test('a choice that must be made asks for it, and one that may be left out says so', async () => {
  await aCall('createGroup');
  const chosen = screen
    .getAllByRole<HTMLSelectElement>('combobox')
    .filter((one) => one instanceof HTMLSelectElement)
    .map((one) => [!/optional/.test(one.labels[0]?.textContent ?? ''), one.selectedOptions[0]?.text]);
  expect(chosen).not.toEqual([]);
  for (const [isRequired, says] of chosen)
    expect(says).toBe(isRequired ? 'Choose' : screens.console.leaveOut);
});

test('only a call that makes something is a form that saves, which goes where nothing can be saved any more', async () => {
  const send = () => screen.queryByRole('button', { name: screens.console.send });
  const { outpost } = await aCall('createUser');
  outpost.trouble.problem = new StoreProblem('outdated', '');
  await expect.poll(send).toBeNull();
  cleanup();
  const reads = await aCall('occupations');
  reads.outpost.trouble.problem = new StoreProblem('outdated', '');
  await atRest();
  expect(send()).toBeVisible();
});

test('while the device has no room, a call that it would keep says once what comes first, in the place of its button', async () => {
  const { outpost, user } = await aCall('createUser', '', { serverAddress: 'https://server.test' });
  outpost.session.space.tell(new StoreProblem('quota', ''));
  const says = screens.assign.full;
  expect(await screen.findByText(says)).toBeVisible();
  expect(screen.queryByText(screens.console.caution.real)).toBeNull();
  expect(screen.queryByRole('button', { name: screens.console.send })).toBeNull();
  expect(screen.queryByRole('link', { name: screens.console.inPractice })).toBeNull();
  // The server has its own room.
  await user.click(screen.getByRole('radio', { name: screens.console.ways.server }));
  expect(screen.queryByText(says)).toBeNull();
  expect(screen.getByRole('button', { name: screens.console.send })).toBeVisible();
});

test('nor is there a button then, in practice', async () => {
  const { outpost } = await aPracticeCall('createUser');
  const button = screen.getByRole('button', { name: screens.console.send });
  expect(button).toHaveClass('primary');
  outpost.session.space.tell(new StoreProblem('quota', ''));
  await expect.poll(() => button.isConnected).toBe(false);
});

test('with no network, the way straight to the server says that it cannot be gone now', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  await aCall('createUser', '', { serverAddress: 'https://server.test' });
  expect(screen.getByRole('group', { name: screens.console.way })).toBeVisible();
  const straight = screen.getByRole('radio', { name: screens.console.ways.server });
  expect(straight).toBeDisabled();
  expect(straight).toHaveAccessibleDescription(screens.console.outOfReach.offline);
  const through = screen.getByRole('radio', { name: screens.console.ways.device });
  expect(through).toBeEnabled();
  expect(through).not.toHaveAccessibleDescription();
});

test('a server that does not answer is said to be not connected, at the way straight to it and above the list of calls', async () => {
  const given = { serverAddress: 'https://server.test' };
  const { sync, store } = await aCall('createUser', '', given);
  await sync?.configure(serverSettings(await settings(store, given)));
  await sync?.checkConnection();
  const straight = await screen.findByRole('radio', { name: screens.console.ways.server });
  await expect.poll(() => straight).toHaveAccessibleDescription(screens.console.outOfReach.notConnected);
  // It may be reached again, and that a call would show.
  expect(straight).toBeEnabled();
  cleanup();
  const app = await anApp({ given });
  app.show(Console, '#/api');
  await screen.findByText(/^Your server is/);
  await app.sync?.configure(serverSettings(await settings(app.store, given)));
  await app.sync?.checkConnection();
  expect(await screen.findByText(/\. It is not connected now\./)).toBeVisible();
});

test('the way into practice takes along what is filled in', async () => {
  const { user } = await aCall('createUser', '?sex=F&country=KE');
  const practice = screen.getByRole('link', { name: screens.console.inPractice });
  expect(practice).toHaveAttribute('href', '?practice#/api/createUser?sex=F&country=KE');
  const sex = screen.getByRole('textbox', { name: /^sex/ });
  await user.clear(sex);
  await user.type(sex, 'M');
  expect(practice).toHaveAttribute('href', '?practice#/api/createUser?sex=M&country=KE');
});

test('the key of one assessment comes from the address, too', async () => {
  await aCall('assessment', '?key=TX');
  expect(screen.getByRole('link', { name: screens.console.inPractice })).toHaveAttribute(
    'href',
    '?practice#/api/assessment?key=TX',
  );
});

test('after a call the pane of the answer stands at its beginning, and the focus stays', async () => {
  const { send } = await aCall('assessments');
  const pane = screen.getByRole('region', { name: screens.console.answer }).parentElement;
  if (!pane) throw new Error('The answer stands in no pane');
  pane.scrollTop = 300;
  await send();
  expect(await screen.findByText('200')).toBeVisible();
  expect(pane.scrollTop).toBe(0);
  expect(screen.getByRole('button', { name: screens.console.send })).toHaveFocus();
});
