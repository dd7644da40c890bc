import { cleanup, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { serverUuid } from '../../../../../src/domain/record/reference.ts';
import { hold } from '../../../../../src/store/changes/hold.ts';
import { ledger } from '../../../../../src/store/queries/ledger.ts';
import Counts from '../../../../../src/ui/screens/people/filters/Counts.svelte';
import { anApp, became } from '../../../an-app.ts';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';

test('on a phone each state that needs someone is one row to press, with its people, its assignments, and what to do', async () => {
  const app = await anApp();
  const [one, two] = [await app.aPerson(), await app.aPerson()];
  await app.sent(one, became.confirmed(serverUuid('bbbbbbbb-0000-4000-8000-000000000001')));
  await app.sent(await app.anAssignment(one), became.noReply);
  await app.sent(two, became.noReply);
  await app.sent(await app.anAssignment(one), became.rejected('No'));
  const props = { view: { text: '' }, isWide: false, isWhole: false, said: undefined };
  app.showPart(Counts, '#/people', { ledgers: await ledger(app.store), ...props });
  const lines = within(screen.getByRole('list', { name: screens.sync.next.title })).getAllByRole('listitem');
  const links = lines.map((line) =>
    within(line)
      .getAllByRole('link')
      .map((link) => [link.textContent.replace(/\s+/g, ' ').trim(), link.getAttribute('href')]),
  );
  expect(links).toEqual([
    [['2 no reply 1 person, 1 assignment Check 2', '#/sync']],
    [['1 assignment to fix Fix', '#/sync']],
  ]);
  expect(
    within(screen.getByRole('list', { name: screens.people.byState })).getAllByRole('link'),
  ).toHaveLength(1);
});

const links = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent.trim());

const waysToSync = () => screen.getAllByRole('link', { name: /^(Check|Fix|See)/ });

test('in a wide window each state that needs someone has its own link, at the end of the sums, unless more is said of it below', async () => {
  const app = await anApp();
  await app.sent(await app.aPerson(), became.noReply);
  await app.sent(await app.aPerson(), became.rejected('No'));
  const props = { ledgers: await ledger(app.store), view: { text: '' }, isWide: true, isWhole: true };
  app.showPart(Counts, '#/people', { ...props, said: undefined });
  expect(links(screens.people.byState)).toEqual(['2 registered', '1 no reply', '1 to fix']);
  expect(waysToSync().map(({ textContent }) => textContent)).toEqual(['Check (1 person)', 'Fix (1 person)']);
  expect(waysToSync()[0]).toHaveAttribute('href', '#/sync');
  cleanup();
  app.showPart(Counts, '#/people', { ...props, said: 'noReply' as const });
  expect(waysToSync().map(({ textContent }) => textContent)).toEqual(['Fix (1 person)']);
});

test('people are a bar only where they stand in several states', async () => {
  const app = await anApp();
  const props = { view: { text: '' }, isWide: true, isWhole: true, said: undefined };
  await app.aPerson();
  app.showPart(Counts, '#/people', { ledgers: await ledger(app.store), ...props });
  expect(document.querySelector('.bar')).toBeNull();
  cleanup();
  await hold(app.store, [await app.aPerson()]);
  app.showPart(Counts, '#/people', { ledgers: await ledger(app.store), ...props });
  expect(document.querySelectorAll('.bar > .part')).toHaveLength(2);
});

test('in a wide window it is there for assignments, too, where no person is in that state', async () => {
  const app = await anApp();
  const one = await app.aPerson();
  await app.sent(one, became.confirmed(serverUuid('bbbbbbbb-0000-4000-8000-000000000001')));
  await app.sent(await app.anAssignment(one), became.rejected('No'));
  const props = { ledgers: await ledger(app.store), view: { text: '' }, isWide: true, isWhole: true };
  app.showPart(Counts, '#/people', { ...props, said: undefined });
  expect(links(screens.people.byState)).toEqual(['1 registered', '1 confirmed']);
  expect(links('Assignments')).toEqual(['1 to fix']);
  expect(waysToSync()[0]).toHaveAccessibleName('Fix (1 assignment)');
});

test('the assignments are a sum, as the people are, and no sign hangs at the end of a line', async () => {
  const app = await anApp();
  const [one, two] = [await app.aPerson(), await app.aPerson()];
  await app.sent(one, became.confirmed(serverUuid('bbbbbbbb-0000-4000-8000-000000000001')));
  await app.sent(await app.anAssignment(one), became.rejected('No'));
  await app.anAssignment(one);
  await app.anAssignment(two);
  await hold(app.store, [await app.anAssignment(two)]);
  const props = { view: { text: '' }, isWide: true, isWhole: true, said: undefined };
  app.showPart(Counts, '#/people', { ledgers: await ledger(app.store), ...props });
  const list = within(screen.getByRole('list', { name: screens.person.assignments }));
  const texts = list
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
  expect(texts).toEqual(['4 assignments', '1 to fix', '2 waiting', '1 on hold']);
});
