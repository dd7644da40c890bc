import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { writeBackup } from '../../../../../src/copies/backup/write.ts';
import { deviceCode } from '../../../../../src/store/transfer/device-code.ts';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';
import ThisDevice from '../../../../../src/ui/screens/settings/device/ThisDevice.svelte';
import { aDevice, given } from '../../../../copies/transfer/a-device.ts';
import { anApp } from '../../../an-app.ts';

test('a transfer file that arrives shows what it has when a person asks, and takes nothing before', async () => {
  const from = await aDevice();
  await from.aPerson();
  const app = await anApp();
  const { file } = await given(from, await deviceCode(app.store));
  const arrived = new File([new Uint8Array(file)], 'outpost-transfer.txt');
  app.outpost.session.arrived = { file: arrived, kind: 'transfer' };
  const user = app.show(ThisDevice, '#/settings/device');
  expect(await screen.findByText(screens.arrived.transfer({ name: arrived.name }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: screens.arrived.open.transfer }));
  expect(await screen.findByText(/^It has 1 person\./)).toBeVisible();
  expect(await app.store.db.users.count()).toBe(0);
  await user.click(screen.getByRole('button', { name: screens.transfer.takeThem }));
  expect(await screen.findByText(screens.transfer.taken({ n: 1 }))).toBeVisible();
});

test('a backup that arrives is restored when a person asks, not before', async () => {
  const other = await anApp();
  await other.aPerson();
  const { file } = await writeBackup(other.store, { randomBytes: (into) => into.fill(7) });
  const app = await anApp();
  app.outpost.session.arrived = { file: new File([file], 'outpost-backup.txt'), kind: 'backup' };
  const user = app.show(ThisDevice, '#/settings/device');
  const button = await screen.findByRole('button', { name: screens.arrived.open.backup });
  expect(await app.store.db.users.count()).toBe(0);
  await user.click(button);
  expect(await screen.findByText(screens.copies.restored.came({ n: 1 }))).toBeVisible();
  expect(app.outpost.session.arrived).toBeUndefined();
});

test('another file, or none, is said to be that, and forgotten', async () => {
  const app = await anApp();
  app.outpost.session.arrived = { file: new File(['Dear all'], 'letter.txt'), kind: undefined };
  const user = app.show(ThisDevice, '#/settings/device');
  expect(await screen.findByText(screens.arrived.unknown({ name: 'letter.txt' }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: screens.arrived.leave }));
  expect(screen.queryByText(screens.arrived.unknown({ name: 'letter.txt' }))).toBeNull();
  app.outpost.session.arrived = 'missing';
  expect(await screen.findByText(screens.arrived.missing)).toBeVisible();
});
