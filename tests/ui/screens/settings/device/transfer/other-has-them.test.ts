import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { transfer } from '../../../../../../src/store/transfer/transfer.ts';
import { givenAway } from '../../../../../../src/store/transfer/transfers.ts';
import TransferSection from '../../../../../../src/ui/screens/settings/device/transfer/TransferSection.svelte';
import { messages as screens } from '../../../../../../src/ui/messages/en.json?screens';
import { anApp } from '../../../../an-app.ts';

test('a person says that the other device has the records, and can take that back', async () => {
  const { store, aPerson, show } = await anApp();
  await aPerson();
  await transfer(store, 'K7-4QF-2M9');
  const user = show(TransferSection, '#/settings/device');
  const button = await screen.findByRole('button', { name: screens.transfer.hasThem });
  expect(screen.getByRole('button', { name: screens.transfer.getFile })).toBeVisible();
  expect(button).toHaveAccessibleDescription(/to the device K7-4QF-2M9$/);
  await user.click(button);
  expect(await screen.findByText(/^Confirmed on .+\.$/)).toBeVisible();
  expect(await givenAway(store)).toEqual({ notTaken: 0, taken: 1 });
  // The other device takes its file only once.
  expect(screen.queryByRole('button', { name: screens.transfer.getFile })).toBeNull();
  const undo = screen.getByRole('button', { name: screens.transfer.hasNot });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(await screen.findByText(screens.transfer.hasThemAbout)).toBeVisible();
  expect(await givenAway(store)).toEqual({ notTaken: 1, taken: 0 });
  expect(screen.getByRole('button', { name: screens.transfer.getFile })).toBeVisible();
});
