import { cleanup, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { discard } from '../../../../src/store/changes/discard.ts';
import WorkSafety from '../../../../src/ui/settings/device/WorkSafety.svelte';
import { anApp } from '../../an-app.ts';
import { keptFiles } from '../../kept-files.ts';

/** A device with one person, of whom a backup was made; then another screen was opened, and this one again. */
async function leftUnanswered() {
  const app = await anApp();
  await app.aPerson();
  const kept = keptFiles();
  const user = app.show(WorkSafety, '#/settings/device');
  await user.click(await screen.findByRole('button', { name: 'Make a backup' }));
  await expect.poll(() => kept.length).toBe(1);
  expect(await screen.findByRole('button', { name: 'I have the file' })).toBeVisible();
  cleanup();
  app.show(WorkSafety, '#/settings/device');
  await screen.findByText(/^A backup file was made: .*2026.*\. Do you have it\?$/);
  return { ...app, user };
}

test('a backup is asked about again when the screen was left without an answer', async () => {
  const { user } = await leftUnanswered();
  await user.click(screen.getByRole('button', { name: 'I have the file' }));
  expect(await screen.findByText('Nothing is only on this device')).toBeVisible();
  await expect.poll(() => screen.queryByRole('button', { name: 'I have the file' })).toBeNull();
});

test('who does not have it is no longer asked, and may make another one', async () => {
  const { user } = await leftUnanswered();
  await user.click(screen.getByRole('button', { name: 'I do not have it' }));
  expect(await screen.findByText('Make a backup again.')).toBeVisible();
  await expect.poll(() => screen.queryByRole('button', { name: 'I have the file' })).toBeNull();
  expect(screen.getByText('1 only on this device')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make a backup' })).toHaveClass('primary');
});

test('of what the file has, it says how many are discarded: the bars do not count them', async () => {
  const app = await anApp();
  await app.aPerson();
  await discard(app.store, [await app.aPerson()]);
  keptFiles();
  const user = app.show(WorkSafety, '#/settings/device');
  await user.click(await screen.findByRole('button', { name: 'Make a backup' }));
  expect(await screen.findByText(/^The file with 2 records \(discarded: 1\) went to/)).toBeVisible();
});
