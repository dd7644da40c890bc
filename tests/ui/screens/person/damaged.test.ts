import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Person from '../../../../src/ui/screens/person/Person.svelte';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { anApp } from '../../an-app.ts';

test('a damaged assignment and a line of the history of an unknown kind hide nothing of the person', async () => {
  const { store, show, aPerson, anAssignment } = await anApp();
  const ada = await aPerson({}, { reference: 'Bed 4' });
  const good = await anAssignment(ada);
  const bad = await anAssignment(ada);
  await store.db.assignments.update(bad, { entries: 7 as never });
  await store.db.journal
    .where('subjectId')
    .equals(good)
    .modify({ event: { what: 'eaten' } as never });
  show(Person, `#/people/${ada}`);
  const cards = await screen.findAllByRole('article');
  expect(cards).toHaveLength(2);
  const told = cards.filter((card) => within(card).queryByText(screens.person.damaged));
  expect(told).toHaveLength(1);
  expect(await screen.findByText(new RegExp(`${screens.record.history.damaged}$`))).toBeInTheDocument();
});
