import { expect, test } from 'vitest';
import { peopleView } from '../../../../../src/ui/app/people-address.ts';
import { PeopleListing } from '../../../../../src/ui/screens/people/list/listing.svelte.ts';
import { anApp, became } from '../../../an-app.ts';
import { serverUuid } from '../../../../../src/domain/record/reference.ts';
import { UUID } from '../a-list.ts';

const asIs = (code: string) => code;

/** Someone with an assignment without an answer, and someone else; asked before anything of the list was read. */
async function asked(query: string) {
  const app = await anApp();
  const person = await app.aPerson();
  await app.sent(person, became.confirmed(serverUuid(UUID)));
  await app.sent(await app.anAssignment(person), became.noReply);
  await app.aPerson();
  const view = peopleView(new URLSearchParams(query));
  const listing = new PeopleListing({
    session: app.outpost.session,
    store: app.store,
    view: () => view,
    ledgers: () => undefined,
    names: { country: asIs, group: asIs, sex: asIs, state: asIs },
    occupations: () => [],
    hasAssessments: () => false,
  });
  return { person, ids: await listing.ids() };
}

test('all who have an assignment without an answer are known before the columns are', async () => {
  const { person, ids } = await asked('assignments=noReply');
  expect(ids).toEqual([person]);
});

test('no one is picked by a filter that has not been answered yet, rather than everyone', async () => {
  const { ids } = await asked('country=CH');
  expect(ids).toEqual([]);
});
