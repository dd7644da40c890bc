import { screen, waitFor } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { StoreProblem } from '../../../src/store/transaction/store-problem.ts';
import Console from '../../../src/ui/console/Console.svelte';
import { anApp } from '../an-app.ts';
import { aCall, hostDescription } from './a-call.ts';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';

hostDescription();

test('the console promises nothing of what is made while there is no room for it, or this tab cannot send', async () => {
  const app = await anApp();
  app.show(Console, '#/api');
  app.outpost.session.space.tell(new StoreProblem('quota', ''));
  expect(
    await screen.findByText(
      'Calls with POST do not work until this device has room. Practice does not work either.',
    ),
  ).toBeVisible();
  app.outpost.trouble.problem = new StoreProblem('outdated', '');
  expect(await screen.findByText(screens.console.goesShut)).toBeVisible();
  expect(screen.queryByText(/What you make with POST/)).toBeNull();
});

test('the title in the browser says which call it is', async () => {
  // As the frame writes it, which is not here.
  document.title = 'Call – Outpost';
  await aCall('createUser');
  await waitFor(() => expect(document.title).toBe('Create a user – Call – Outpost'));
});
