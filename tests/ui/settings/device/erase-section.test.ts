import { screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import EraseSection from '../../../../src/ui/settings/device/EraseSection.svelte';
import { Canary } from '../../../../src/organisation/canary.ts';
import { aStore } from '../../../store/a-store.ts';
import { anApp } from '../../an-app.ts';

afterEach(() => localStorage.clear());

/** Somebody is registered, and the canary has counted them. */
async function aDevice() {
  const app = await anApp();
  await app.aPerson();
  const canary = new Canary(app.store, localStorage);
  app.outpost.canary = canary;
  expect(await canary.lost()).toBe(0);
  const user = app.show(EraseSection, '#/settings/device');
  await user.click(await screen.findByText('Erase everything on this device'));
  return { ...app, user, name: app.store.db.name };
}

test('records that a person erased are not reported as lost at the next start', async () => {
  const { user, name } = await aDevice();
  await user.type(screen.getByRole('textbox', { name: 'Type “erase 1 record”' }), 'erase 1 record');
  await user.click(screen.getByRole('button', { name: 'Erase everything' }));
  await expect.poll(() => localStorage.getItem(`${name} records made`)).toBeNull();
  expect(await new Canary((await aStore(name)).store, localStorage).lost()).toBe(0);
});

test('other words erase nothing, and what would be lost is still counted', async () => {
  const { user, name, store } = await aDevice();
  await user.type(screen.getByRole('textbox', { name: 'Type “erase 1 record”' }), 'erase');
  await user.click(screen.getByRole('button', { name: 'Erase everything' }));
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(localStorage.getItem(`${name} records made`)).toBe('1');
  expect(await store.db.users.count()).toBe(1);
});
