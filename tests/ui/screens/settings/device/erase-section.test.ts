import { screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { serverUuid } from '../../../../../src/domain/record/reference.ts';
import EraseSection from '../../../../../src/ui/screens/settings/device/EraseSection.svelte';
import { transfer } from '../../../../../src/store/transfer/transfer.ts';
import { sayTaken } from '../../../../../src/store/transfer/transfers.ts';
import { takeBack } from '../../../../../src/store/transfer/take-back.ts';
import { Canary } from '../../../../../src/organisation/canary.ts';
import { countOutsideCopy } from '../../../../../src/copies/only-here.ts';
import { readCounters } from '../../../../../src/store/transaction/counters.ts';
import { aStore } from '../../../../store/a-store.ts';
import { anApp, became } from '../../../an-app.ts';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';

afterEach(() => localStorage.clear());

/** Someone is registered, and the canary has counted them. */
async function aDevice() {
  const app = await anApp();
  await app.aPerson();
  const canary = new Canary(app.store, localStorage);
  app.outpost.canary = canary;
  expect(await canary.lost()).toBe(0);
  const user = app.show(EraseSection, '#/settings/device');
  await user.click(await screen.findByText(screens.device.erase.open));
  return { ...app, user, name: app.store.db.name };
}

test('records that a person erased are not reported as lost at the next start', async () => {
  const { user, name } = await aDevice();
  await user.type(screen.getByRole('textbox', { name: 'Enter “erase 1 record”' }), 'erase 1 record');
  await user.click(screen.getByRole('button', { name: screens.device.erase.action }));
  await expect.poll(() => localStorage.getItem(`${name} records made`)).toBeNull();
  expect(await new Canary((await aStore(name)).store, localStorage).lost()).toBe(0);
});

test('other words erase nothing, and what would be lost is still counted', async () => {
  const { user, name, store } = await aDevice();
  await user.type(screen.getByRole('textbox', { name: 'Enter “erase 1 record”' }), 'erase');
  await user.click(screen.getByRole('button', { name: screens.device.erase.action }));
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(localStorage.getItem(`${name} records made`)).toBe('1');
  expect(await store.db.users.count()).toBe(1);
});

test('records that were moved do not count as lost once the other device has them', async () => {
  const { store, aPerson, show } = await anApp();
  await aPerson();
  const row = await transfer(store, 'K7-4QF-2M9');
  await sayTaken(store, row?.id ?? '', true);
  const user = show(EraseSection, '#/settings');
  await user.click(await screen.findByText(screens.device.erase.open));
  expect(screen.getByText(screens.device.erase.allArrived)).toBeVisible();
  expect(screen.queryByText(screens.device.erase.moved({ n: 1 }))).toBeNull();
  await sayTaken(store, row?.id ?? '', false);
  expect(await screen.findByText(screens.device.erase.moved({ n: 1 }))).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Enter “erase 1 record”' })).toBeVisible();
});

test('records that were moved count as lost with the device, until they came back', async () => {
  const { store, aPerson, show } = await anApp();
  await aPerson();
  const row = await transfer(store, 'K7-4QF-2M9');
  const user = show(EraseSection, '#/settings');
  await user.click(await screen.findByText(screens.device.erase.open));
  expect(screen.getByText(screens.device.erase.moved({ n: 1 }))).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Enter “erase 1 record”' })).toBeVisible();
  expect(screen.queryByText(screens.device.erase.allArrived)).toBeNull();
  await takeBack(store, row?.id ?? '', 'a person');
  expect(await screen.findByText(screens.device.erase.notArrived({ n: 1 }))).toBeVisible();
  expect(screen.queryByText(screens.device.erase.moved({ n: 1 }))).toBeNull();
});

test('records that a backup has are not called gone, and all that is erased is counted', async () => {
  const { store, aPerson, show, sent } = await anApp();
  await aPerson();
  await aPerson();
  const { journalSeq } = await readCounters(store.db);
  await countOutsideCopy(store, { journalSeq, at: 1, how: 'a person has it' });
  const user = show(EraseSection, '#/settings');
  await user.click(await screen.findByText(screens.device.erase.open));
  expect(screen.getByText(screens.device.erase.notArrived({ n: 2 }))).toBeVisible();
  expect(screen.getByText(screens.device.erase.inBackup({ n: 2 }), { exact: false })).toBeVisible();
  expect(screen.queryByText(/cannot be undone/)).toBeNull();
  expect(screen.queryByRole('button', { name: screens.device.erase.backupFirst })).toBeNull();

  await sent(await aPerson(), became.confirmed(serverUuid('6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a')));
  await aPerson();
  expect(await screen.findByText(/1 is not backed up\. Erasing cannot be undone\./)).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Enter “erase 4 records”' })).toBeVisible();
});
