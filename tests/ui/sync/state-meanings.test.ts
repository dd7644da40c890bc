import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { SHOWN_STATES } from '../../../src/domain/record/states.ts';
import Sync from '../../../src/ui/sync/Sync.svelte';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { first } from '../../../src/ui/messages/first.ts';
import { anApp, heading } from '../an-app.ts';

async function meanings() {
  await heading('Sync');
  const region = await screen.findByRole('region', { name: screens.sync.meanings.title });
  return { region, details: region.querySelector('details') };
}

test('where nothing is registered, each state is explained at once', async () => {
  const { show } = await anApp();
  show(Sync, '#/sync');
  const { region, details } = await meanings();
  expect(details?.open).toBe(true);
  const terms = within(region)
    .getAllByRole('term')
    .map((term) => term.textContent.trim());
  expect(terms.toSorted()).toEqual(SHOWN_STATES.map((state) => first.states[state]).toSorted());
  for (const sentence of within(region).getAllByRole('definition'))
    expect(sentence.textContent).toMatch(/\.$/);
});

test('where something is registered, the list comes first, and the words are explained on a press', async () => {
  const { show, aPerson } = await anApp({ given: { serverAddress: 'https://server.test' } });
  await aPerson();
  const user = show(Sync, '#/sync');
  const { details, region } = await meanings();
  expect(details?.open).toBe(false);
  await user.click(within(region).getByRole('heading', { name: screens.sync.meanings.title }));
  expect(details?.open).toBe(true);
});
