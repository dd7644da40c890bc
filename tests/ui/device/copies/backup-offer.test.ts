import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { offerShown } from '../../../../src/copies/offer.ts';
import { countOutsideCopy } from '../../../../src/copies/only-here.ts';
import BackupOffer from '../../../../src/ui/device/copies/BackupOffer.svelte';
import { atRest } from '../../../support/parts/at-rest.ts';
import { anApp } from '../../an-app.ts';

/** Twenty people were registered since a copy was written, so that a backup is due. */
async function aDeviceBehind() {
  const app = await anApp();
  await countOutsideCopy(app.store, { journalSeq: 0, at: 0, how: 'a person has it' });
  for (let made = 0; made < 21; made += 1) await app.aPerson();
  let readings = 0;
  app.store.db.journal.hook('reading', (row: unknown) => {
    readings += 1;
    return row;
  });
  const ask = () => app.showPart(BackupOffer, '#/', {});
  return { ...app, ask, readings: () => readings };
}

test('behind a receipt it is said how many records are only here, and the number goes on with them', async () => {
  const { ask, aPerson } = await aDeviceBehind();
  ask();
  expect(await screen.findByText(/^21 records only on this device\./)).toBeVisible();
  // As the rail beside it does.
  await aPerson();
  expect(await screen.findByText(/^22 records only on this device\./)).toBeVisible();
});

test('while the offer rests nothing is counted for it: each registration asks again', async () => {
  const { store, ask, readings } = await aDeviceBehind();
  await offerShown(store);
  ask();
  await atRest();
  expect(screen.queryByText(/only on this device/)).not.toBeInTheDocument();
  expect(readings()).toBe(0);
});
