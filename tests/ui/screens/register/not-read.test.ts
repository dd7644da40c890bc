import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { StoreProblem } from '../../../../src/store/transaction/store-problem.ts';
import RecentPeople from '../../../../src/ui/screens/register/RecentPeople.svelte';
import Register from '../../../../src/ui/screens/register/Register.svelte';
import { atRest } from '../../../support/parts/at-rest.ts';
import { anApp } from '../../an-app.ts';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

test('whoever was registered last stands in the list of these', async () => {
  const { showPart, aPerson } = await anApp();
  await aPerson();
  showPart(RecentPeople, '#/', {});
  expect(await screen.findByRole('complementary', { name: screens.registeredLast.title })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('registered last is left out when people cannot be read', async () => {
  const { showPart, aPerson, store } = await anApp();
  await aPerson();
  store.close();
  showPart(RecentPeople, '#/', {});
  await atRest();
  expect(screen.queryByRole('heading', { name: screens.registeredLast.title })).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('where a newer version has the storage, how to go on stands below the title', async () => {
  const app = await anApp();
  app.outpost.trouble.problem = new StoreProblem('outdated', 'A newer version has it');
  app.show(Register, '#/');
  const says = screens.loadToSee;
  expect(await screen.findByText(says)).toBeVisible();
});
