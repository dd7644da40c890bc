import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, onTestFinished, test, vi } from 'vitest';
import Register from '../../../../src/ui/screens/register/Register.svelte';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { OFF } from '../../../../src/sync/tabs/sync-state.ts';
import { anApp } from '../../an-app.ts';

const { register, fields } = first;
const receipt = () => screen.findByRole('region', { name: register.receipt });
const reference = () => screen.getByLabelText(/^Reference/);
const button = (name: string) => screen.findByRole('button', { name });

/** The app with someone just saved, who waits for 15 seconds, and a server that could be reached. */
async function afterSaving(milliseconds = 15_000) {
  const app = await anApp({ given: { defaultCountry: 'KE', serverAddress: 'https://server.test' } });
  app.store.delay.milliseconds = milliseconds;
  Object.defineProperty(app.sync, 'state', { value: { ...OFF, phase: 'waiting' } });
  const ada = await app.aPerson({ country: 'UG' }, { reference: 'Bed 4', occupationWords: 'nurse' });
  await app.anAssignment(ada);
  app.outpost.occupied.saved = ada;
  const user = app.show(Register, '#/');
  await receipt();
  return { ...app, user, ada };
}

test('the receipt counts down to when a person is sent, and no screen reader says each second', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  await afterSaving();
  const timer = await screen.findByRole('timer');
  expect(timer).toHaveTextContent('Will be sent in 15 s');
  expect(timer.closest('[aria-live], [role=status], [role=alert]')).toBeNull();
  vi.advanceTimersByTime(3_000);
  await waitFor(() => expect(timer).toHaveTextContent('Will be sent in 12 s'));
  vi.advanceTimersByTime(12_000);
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
  expect(screen.queryByRole('button', { name: register.sendNow })).toBeNull();
});

test('Send now ends the delay of the person and of what is assigned to them', async () => {
  const { user, ada, opOf, store } = await afterSaving();
  await user.click(await button(register.sendNow));
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
  expect((await opOf(ada)).notBefore).toBe(0);
  expect((await store.db.ops.toArray()).filter(({ delay }) => delay)).toEqual([]);
});

test('Undo brings the form back filled in, and Restore empties it again', async () => {
  const { user, ada, store } = await afterSaving();
  await user.click(await button(register.undo));
  expect(await within(await receipt()).findByText(first.states.discarded)).toBeVisible();
  expect(screen.getByRole('radio', { name: fields.sexes.F })).toBeChecked();
  expect(reference()).toHaveValue('Bed 4');
  expect(screen.getByText('Uganda')).toBeVisible();
  expect(screen.getByText(register.presetLine({ keys: 'Activity Interests' }))).toBeVisible();
  expect((await store.db.users.get(ada))?.status).toBe('discarded');
  await user.click(await button(register.restore));
  await waitFor(() => expect(screen.getByRole('radio', { name: fields.sexes.F })).not.toBeChecked());
  expect(reference()).toHaveValue('');
  expect((await store.db.users.get(ada))?.status).toBe('ready');
});

test('Undo leaves alone whom the form describes already', async () => {
  const { user } = await afterSaving();
  await user.click(await screen.findByRole('radio', { name: fields.sexes.M }));
  await user.click(await button(register.undo));
  expect(await within(await receipt()).findByText(first.states.discarded)).toBeVisible();
  expect(screen.getByRole('radio', { name: fields.sexes.M })).toBeChecked();
  expect(reference()).toHaveValue('');
});

test('without a delay nothing is counted', async () => {
  await afterSaving(0);
  await button(register.undo);
  expect(screen.queryByRole('timer')).toBeNull();
});
