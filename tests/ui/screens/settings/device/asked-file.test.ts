import { cleanup, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { discard } from '../../../../../src/store/changes/discard.ts';
import WorkSafety from '../../../../../src/ui/screens/settings/device/WorkSafety.svelte';
import { anApp } from '../../../an-app.ts';
import { keptFiles } from '../../../kept-files.ts';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';

/** A device with one person, of whom a backup was made; then another screen was opened, and this one again. */
async function leftUnanswered() {
  const app = await anApp();
  await app.aPerson();
  const kept = keptFiles();
  const user = app.show(WorkSafety, '#/settings/device');
  await user.click(await screen.findByRole('button', { name: screens.copies.make }));
  await expect.poll(() => kept.length).toBe(1);
  expect(await screen.findByRole('button', { name: screens.copies.haveIt })).toBeVisible();
  cleanup();
  app.show(WorkSafety, '#/settings/device');
  await screen.findByText(/^Do you still have the backup from .*2026.*\?$/);
  return { ...app, user };
}

test('a backup is asked about again when the screen was left without an answer', async () => {
  const { user } = await leftUnanswered();
  await user.click(screen.getByRole('button', { name: screens.copies.haveIt }));
  expect(await screen.findByText(screens.copies.onlyHere.nothing)).toBeVisible();
  await expect.poll(() => screen.queryByRole('button', { name: screens.copies.haveIt })).toBeNull();
});

test('who does not have it is no longer asked, and may make another one', async () => {
  const { user } = await leftUnanswered();
  await user.click(screen.getByRole('button', { name: screens.copies.haveNot }));
  expect(await screen.findByText(screens.copies.makeAgain)).toBeVisible();
  await expect.poll(() => screen.queryByRole('button', { name: screens.copies.haveIt })).toBeNull();
  expect(screen.getByText('1 record only on this device')).toBeVisible();
  expect(screen.getByRole('button', { name: screens.copies.make })).toHaveClass('primary');
});

test('of what the file has, it says how many are discarded: the bars do not count them', async () => {
  const app = await anApp();
  await app.aPerson();
  await discard(app.store, [await app.aPerson()]);
  keptFiles();
  const user = app.show(WorkSafety, '#/settings/device');
  await user.click(await screen.findByRole('button', { name: screens.copies.make }));
  expect(await screen.findByText(screens.copies.made({ n: 2, discarded: 1 }))).toBeVisible();
});
