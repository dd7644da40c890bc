import { screen, waitFor } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { StoreProblem } from '../../../../src/store/transaction/store-problem.ts';
import Console from '../../../../src/ui/screens/console/Console.svelte';
import { anApp } from '../../an-app.ts';
import { aCall, hostDescription } from './a-call.ts';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

hostDescription();

test('the console promises nothing of what is made in a tab that cannot send, of which the banner speaks', async () => {
  const app = await anApp();
  app.show(Console, '#/api');
  const promise = await screen.findByText(screens.console.goes.noServer);
  app.outpost.trouble.problem = new StoreProblem('outdated', '');
  await waitFor(() => expect(promise).not.toBeInTheDocument());
});

test('the title in the browser says which call it is', async () => {
  // As the frame writes it, which is not here.
  document.title = 'Call – Outpost';
  await aCall('createUser');
  await waitFor(() => expect(document.title).toBe('Create a user – Call – Outpost'));
});
