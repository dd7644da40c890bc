import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { readCounters } from '../../../../../src/store/transaction/counters.ts';
import CheckSection from '../../../../../src/ui/screens/settings/device/CheckSection.svelte';
import { anApp } from '../../../an-app.ts';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';

test('a count that is wrong is put right, and said with what could not be looked at', async () => {
  const { store, aPerson, show } = await anApp();
  await aPerson();
  const counters = await readCounters(store.db);
  await store.db.meta.put({
    key: 'counters',
    value: { ...counters, counts: { ...counters.counts, user: {} } },
  });
  const user = show(CheckSection, '#/settings/device');
  await user.click(await screen.findByRole('button', { name: screens.device.check.action }));
  const lines = (await screen.findAllByRole('listitem')).map((line) => line.textContent);
  expect(lines).toEqual([screens.device.check.fixed({ n: 1 }), screens.device.check.found.noSecondCopy]);
  expect((await readCounters(store.db)).counts.user).toEqual({ ready: 1 });
});

test('a file that is no backup is called so', async () => {
  const { show } = await anApp();
  const user = show(CheckSection, '#/settings/device');
  const chooser = screen.getByLabelText(screens.device.check.file, { selector: 'input' });
  await user.upload(chooser, new File(['anything'], 'x.txt'));
  expect(await screen.findByText(screens.copies.unreadable['not a backup'])).toBeVisible();
});
