import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { saveDraft } from '../../../../src/store/changes/drafts.ts';
import People from '../../../../src/ui/screens/people/People.svelte';
import { anApp } from '../../an-app.ts';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

test('a form that is half typed is told of before the search, which says what finds people', async () => {
  const app = await anApp();
  await app.aPerson();
  await saveDraft(app.store, 'register', { sex: 'F' });
  app.show(People, '#/people');
  const told = await screen.findByRole('link', { name: screens.people.halfTyped });
  const search = screen.getByRole('searchbox', { name: screens.people.search });
  expect(told.compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(search).toHaveAttribute('placeholder', 'Receipt, reference, job');
});
