import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Assign from '../../../../src/ui/screens/assign/Assign.svelte';
import { anApp, became } from '../../an-app.ts';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

test('whose record may have arrived is said in a sentence, and the way there is named as for who is held', async () => {
  const app = await anApp();
  const id = await app.aPerson();
  await app.sent(id, became.noReply);
  app.show(Assign, `#/people/${id}/assign`);
  expect(await screen.findByText(screens.assign.waitsToo.noReply)).toBeVisible();
  expect(screen.getByRole('link', { name: screens.assign.backToPerson })).toHaveAttribute(
    'href',
    `#/people/${id}`,
  );
});
