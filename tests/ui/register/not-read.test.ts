import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import RecentPeople from '../../../src/ui/register/RecentPeople.svelte';
import { anApp } from '../an-app.ts';

test('whoever was registered last stands in the list of these', async () => {
  const { showPart, aPerson } = await anApp();
  await aPerson();
  showPart(RecentPeople, '#/', {});
  expect(await screen.findByRole('complementary', { name: 'Registered last' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('registered last is left out when people cannot be read', async () => {
  const { showPart, aPerson, store } = await anApp();
  await aPerson();
  store.close();
  showPart(RecentPeople, '#/', {});
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByRole('heading', { name: 'Registered last' })).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
});
