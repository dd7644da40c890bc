import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Assign from '../../../../src/ui/assign/Assign.svelte';
import Settings from '../../../../src/ui/settings/Settings.svelte';
import Setup from '../../../../src/ui/setup/Setup.svelte';
import { Disk } from '../../../store/disk.ts';
import { anApp } from '../../an-app.ts';

const screens = [
  ['#/people/<id>/assign', Assign],
  ['#/setup?server=https://new.test', Setup],
  ['#/settings/you', Settings],
  ['#/settings/server', Settings],
  ['#/settings/groups', Settings],
  ['#/settings/device', Settings],
] as const;

test.each(screens)('a full disk is said before anything is saved at %s', async (address, Screen) => {
  const app = await anApp();
  const id = await app.aPerson();
  new Disk(app.store.db.name).isFull = true;
  app.show(Screen, address.replace('<id>', id));
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent(/^This device has no room left/);
  expect(note).toHaveTextContent('What you saved before is still on this device.');
  expect(note).toHaveTextContent('Do not delete Outpost.');
});
