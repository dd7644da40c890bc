import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import TransferSection from '../../../../../../src/ui/screens/settings/device/transfer/TransferSection.svelte';
import { deviceCode } from '../../../../../../src/store/transfer/device-code.ts';
import { messages as screens } from '../../../../../../src/ui/messages/en.json?screens';
import { aDevice, given } from '../../../../../copies/transfer/a-device.ts';
import { anApp } from '../../../../an-app.ts';

test('before a file is taken, it says whose it claims to be, that nothing proves it, and what it has; then what is held', async () => {
  const from = await aDevice();
  const purchase = { confirmedAt: new Date(1), count: 1, total: 12.5 };
  await from.anAssignment(await from.aPerson(), {}, { purchase });
  const { store, show } = await anApp();
  const { file } = await given(from, await deviceCode(store));
  const user = show(TransferSection, '#/settings/device');
  await screen.findByRole('button', { name: screens.transfer.choose });
  const input = screen.getByLabelText(screens.transfer.choose, { selector: 'input' });
  await user.upload(input, new File([new Uint8Array(file)], 'outpost-transfer.txt'));
  const claim = await screen.findByText(/^From device/);
  expect(claim).toHaveTextContent(await deviceCode(from.store));
  expect(claim).toHaveTextContent(/This is not verified/);
  expect(screen.getByText(/^It has 1 person, 1 assignment\./)).toBeVisible();
  expect(screen.getByText(/^You will buy 1 assessment: KES.12\.50\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: screens.transfer.takeThem }));
  expect(await screen.findByText(screens.transfer.taken({ n: 1 }))).toBeVisible();
  expect(screen.getByText(screens.transfer.toCheck({ n: 1 }))).toBeVisible();
});
