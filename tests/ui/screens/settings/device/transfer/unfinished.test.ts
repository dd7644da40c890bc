import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import TransferSection from '../../../../../../src/ui/screens/settings/device/transfer/TransferSection.svelte';
import { messages as screens } from '../../../../../../src/ui/messages/en.json?screens';
import { anApp } from '../../../../an-app.ts';

test('a transfer that does not come to its end, as on a full disk, is told, with what helps', async () => {
  const { store, show } = await anApp();
  const row = { direction: 'out', id: 'a transfer', code: 'K7-4QF', other: 'M2', at: 1, ids: [] } as const;
  await store.db.transfers.add({ ...row, ids: [], people: 1, assignments: 0, groups: 0, unfinished: true });
  show(TransferSection, '#/settings/device');
  expect(await screen.findByText(screens.transfer.unfinished({ code: row.code }))).toBeVisible();
});
