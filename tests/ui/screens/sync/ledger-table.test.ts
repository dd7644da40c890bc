import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { serverUuid } from '../../../../src/domain/record/reference.ts';
import { ledger } from '../../../../src/store/queries/ledger.ts';
import LedgerTable from '../../../../src/ui/screens/sync/LedgerTable.svelte';
import { anApp, became } from '../../an-app.ts';

const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent.trim());

test('one row is its own sum', async () => {
  const { aPerson, showPart, store } = await anApp();
  await aPerson();
  showPart(LedgerTable, '#/sync', { ledgers: await ledger(store) });
  expect(rows()).toEqual(['waiting']);
});

test('the rows begin with what wants a person, as the to-do list does', async () => {
  const { aPerson, sent, showPart, store } = await anApp();
  await aPerson();
  await sent(await aPerson(), became.confirmed(serverUuid('bbbbbbbb-0000-4000-8000-000000000001')));
  await sent(await aPerson(), became.noReply);
  showPart(LedgerTable, '#/sync', { ledgers: await ledger(store) });
  expect(rows()).toEqual(['no reply', 'waiting', 'confirmed', 'Total']);
});

test('the rows of what is sent and confirmed are there before sending begins, so that no row moves then', async () => {
  const { aPerson, showPart, store } = await anApp();
  await aPerson();
  showPart(LedgerTable, '#/sync', { ledgers: await ledger(store), goes: true });
  expect(rows()).toEqual(['waiting', 'sending', 'confirmed', 'Total']);
});

test('the word of a state leads to the people in it, and no number leads anywhere', async () => {
  const { aPerson, anAssignment, sent, showPart, store } = await anApp();
  const person = await aPerson();
  await sent(person, became.confirmed(serverUuid('bbbbbbbb-0000-4000-8000-000000000001')));
  await sent(await anAssignment(person), became.noReply);
  await sent(await aPerson(), became.noReply);
  showPart(LedgerTable, '#/sync', { ledgers: await ledger(store) });
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent.trim());
  expect(links).toEqual(['no reply', 'confirmed']);
});
