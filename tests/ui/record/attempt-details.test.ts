import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Person from '../../../src/ui/screens/person/Person.svelte';
import { anApp, became } from '../an-app.ts';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';

const refused = { ...became.rejected('Not known'), evidence: { at: 0, durationMs: 5, status: 422 } };

test.each([
  ['no answer where none came', became.noReply, screens.record.details.unanswered],
  ['the answer that came', refused, screens.record.details.summary],
])('names %s', async (_, end, name) => {
  const app = await anApp();
  const id = await app.aPerson();
  await app.sent(id, end);
  app.show(Person, `#/people/${id}`);
  expect(await screen.findByText(name)).toBeVisible();
});
