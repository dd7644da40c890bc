import { screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { saveSettings } from '../../../../src/store/changes/settings.ts';
import Person from '../../../../src/ui/screens/person/Person.svelte';
import Register from '../../../../src/ui/screens/register/Register.svelte';
import { anApp } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

const PRICE = first.purchase.eachPrice;

/** A device that remembers assessments to assign along with each person. */
async function withPreset() {
  const app = await anApp();
  const id = await app.aPerson({}, { preset: { assessments: ['AI'] } });
  return { ...app, id };
}

test('Register asks for prices once a late config.json names a revenue-share contract', async () => {
  const { show, deployment } = await withPreset();
  show(Register, '#/');
  await screen.findByRole('checkbox', { name: /I confirm the purchase/ });
  expect(screen.queryByLabelText(PRICE)).toBeNull();
  flushSync(() => (deployment.settings = { contract: 'revenue-share' }));
  expect(await screen.findByLabelText(PRICE)).toBeTruthy();
});

test('Register starts with the country of a late config.json, unless one was chosen', async () => {
  const { show, deployment } = await anApp();
  show(Register, '#/');
  const country = await screen.findByRole<HTMLInputElement>('combobox', { name: first.fields.country });
  flushSync(() => (deployment.settings = { defaultCountry: 'KE' }));
  await expect.poll(() => document.body.textContent).toContain('Kenya');
  expect(country.isConnected).toBe(false);
});

test('Register follows a setting that another tab changes', async () => {
  const { show, store } = await withPreset();
  show(Register, '#/');
  await screen.findByRole('checkbox', { name: /I confirm the purchase/ });
  await saveSettings(store, { contract: 'revenue-share' });
  expect(await screen.findByLabelText(PRICE)).toBeTruthy();
});

test('Person knows of a server that a late config.json names', async () => {
  const { show, deployment, id } = await withPreset();
  show(Person, `#/people/${id}`);
  await screen.findByText(screens.record.standing.noServer.user, { exact: false });
  flushSync(() => (deployment.settings = { serverAddress: 'https://api.example.org' }));
  await expect
    .poll(() => screen.queryByText(screens.record.standing.noServer.user, { exact: false }))
    .toBeNull();
});
