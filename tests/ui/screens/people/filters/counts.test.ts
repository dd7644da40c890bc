import { cleanup, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { serverUuid } from '../../../../../src/domain/record/reference.ts';
import { discard } from '../../../../../src/store/changes/discard.ts';
import { saveDraft } from '../../../../../src/store/changes/drafts.ts';
import { hold } from '../../../../../src/store/changes/hold.ts';
import { ledgersShown } from '../../../../../src/store/queries/most-urgent.ts';
import Counts from '../../../../../src/ui/screens/people/filters/Counts.svelte';
import { anApp, became } from '../../../an-app.ts';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';

test('a phone shows the states that need someone, for their own record or an assignment, and the others on request', async () => {
  const app = await anApp();
  const [one, two] = [await app.aPerson(), await app.aPerson()];
  await app.sent(one, became.confirmed(serverUuid('bbbbbbbb-0000-4000-8000-000000000001')));
  await app.sent(await app.anAssignment(one), became.noReply);
  await app.sent(two, became.noReply);
  await app.anAssignment(await app.aPerson());
  const user = app.showPart(Counts, '#/people', {
    ledger: (await ledgersShown(app.store)).people,
    view: { text: '' },
    isWide: false,
  });
  expect(links(screens.people.byState)).toEqual(['2 no reply']);
  await user.click(screen.getByRole('button', { name: screens.people.allStates }));
  expect(links(screens.people.byState)).toEqual(['2 no reply', '1 waiting']);
});

const links = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent.trim());

test('neither a draft nor a discarded person is registered, and the number leads to those whom it counts', async () => {
  const app = await anApp();
  const props = { view: { text: '' }, isWide: true };
  await app.aPerson();
  await saveDraft(app.store, 'register', {});
  app.showPart(Counts, '#/people', { ledger: (await ledgersShown(app.store)).people, ...props });
  expect(links(screens.people.byState)).toEqual(['1 registered', '1 waiting', '1 draft']);
  expect(screen.getByRole('link', { name: '1 draft' })).toHaveAttribute('href', '#/');
  const registered = () => screen.getByRole('link', { name: '1 registered' });
  expect(registered()).toHaveAttribute('href', '#/people');
  expect(registered()).toHaveAttribute('aria-current', 'true');
  cleanup();
  await discard(app.store, [await app.aPerson()]);
  app.showPart(Counts, '#/people', { ledger: (await ledgersShown(app.store)).people, ...props });
  expect(links(screens.people.byState)).toEqual(['1 registered', '1 waiting', '1 draft', '1 discarded']);
  expect(registered()).toHaveAttribute('href', '#/people?state=here');
  // The list below has a discarded person, too.
  expect(registered()).not.toHaveAttribute('aria-current');
});

test('people are a bar only where they stand in several states', async () => {
  const app = await anApp();
  const props = { view: { text: '' }, isWide: true };
  await app.aPerson();
  app.showPart(Counts, '#/people', { ledger: (await ledgersShown(app.store)).people, ...props });
  expect(document.querySelector('.bar')).toBeNull();
  cleanup();
  await hold(app.store, [await app.aPerson()]);
  app.showPart(Counts, '#/people', { ledger: (await ledgersShown(app.store)).people, ...props });
  expect(document.querySelectorAll('.bar > .part')).toHaveLength(2);
});
