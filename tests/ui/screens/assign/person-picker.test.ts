import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { localId } from '../../../../src/domain/record/reference.ts';
import { openStore } from '../../../../src/store/transaction/store.ts';
import { CatalogueState } from '../../../../src/ui/app/catalogue.svelte.ts';
import type { Outpost } from '../../../../src/ui/app/outpost.ts';
import { aClock, ids, makers } from '../../../store/a-store.ts';
import { shippedCatalogue, shippedFinder } from '../../../support/parts/shipped-catalogue.ts';
import PersonField from './PersonField.svelte';
import { messages as first } from '../../../../src/ui/messages/en.json?first';

/** A device that gives its first person a receipt which reads like an occupation: 2611, Lawyers. */
const LAWYER = 'LA-WYER';
const LAWYERS = '2611';
const SALT = 644_420_114;

let devices = 0;

async function show() {
  const { now } = aClock();
  const random = () => SALT / 2 ** 30;
  const store = await openStore({ name: `people to pick ${(devices += 1)}`, now, newId: ids(), random });
  onTestFinished(() => store.close());
  const { aPerson } = makers(store);
  await aPerson({ occupation: '2221' });
  await aPerson({ occupation: LAWYERS });
  await aPerson({ occupation: '2221' }, { reference: 'MW-20417' });
  const catalogue = new CatalogueState();
  catalogue.catalogue = await shippedCatalogue();
  catalogue.finder = await shippedFinder();
  // The parts of the app that the picker uses.
  const outpost = { store, catalogue } as unknown as Outpost;
  render(PersonField, { outpost, except: localId('00000000-0000-4000-8000-999999999999') });
  const [nurse, lawyer] = (await store.db.users.orderBy('seq').toArray()).map(({ receipt }) => receipt);
  const user = userEvent.setup();
  const field = screen.getByRole('combobox', { name: first.titles.person });
  return { user, field, finder: catalogue.finder, nurse, lawyer };
}

const picked = () => document.querySelector('output')?.textContent;

test('a receipt that reads like an occupation finds its own person before those of that occupation', async () => {
  const { user, field, finder, nurse } = await show();
  expect(nurse).toBe(LAWYER);
  expect(finder.search(LAWYER).hits.map(({ code }) => code)).toContain(LAWYERS);
  await user.type(field, LAWYER);
  await expect.poll(() => screen.queryAllByRole('option').length).toBe(1);
  expect(screen.getByRole('option')).toHaveTextContent(LAWYER);
  await user.keyboard('{Enter}');
  expect(picked()).toBe(LAWYER);
});

test('words that no one’s receipt or reference has find people by their occupation', async () => {
  const { user, field, lawyer } = await show();
  await user.type(field, 'lawyers');
  await expect.poll(() => screen.queryAllByRole('option').length).toBe(1);
  await user.keyboard('{Enter}');
  expect(picked()).toBe(lawyer);
});

test('a reference with a slip in it finds its person, and the field says that it is not exact', async () => {
  const { user, field } = await show();
  await user.type(field, 'MW-20471');
  await expect.poll(() => screen.queryAllByRole('option').length).toBe(1);
  expect(screen.getByRole('option')).toHaveTextContent('MW-20417');
  expect(screen.getByText('No exact match for “MW-20471”. Did you mean one of these?')).toBeVisible();
});
