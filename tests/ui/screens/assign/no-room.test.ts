import { screen, waitFor } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { StoreProblem } from '../../../../src/store/transaction/store-problem.ts';
import Assign from '../../../../src/ui/screens/assign/Assign.svelte';
import { anApp, heading } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';

test('where the disk is full, neither whom it is about nor an assessment can be chosen, until there is room', async () => {
  const app = await anApp();
  const id = await app.aPerson();
  app.outpost.session.space.tell(new StoreProblem('quota', 'No room'));
  app.show(Assign, `#/people/${id}/assign`);
  await heading(first.titles.assign);
  await screen.findByRole('checkbox', { name: /^Poise/ });
  const choices = () => [screen.getByRole('button', { name: /^Change/ }), ...screen.getAllByRole('checkbox')];
  for (const choice of choices()) expect(choice).toBeDisabled();
  app.outpost.session.space.tell(undefined);
  await waitFor(() => choices().forEach((choice) => expect(choice).toBeEnabled()));
});
