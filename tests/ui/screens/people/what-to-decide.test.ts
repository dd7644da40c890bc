import { screen, within } from '@testing-library/svelte';
import { Dexie } from 'dexie';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hold } from '../../../../src/store/changes/hold.ts';
import { StoreProblem } from '../../../../src/store/transaction/store-problem.ts';
import People from '../../../../src/ui/screens/people/People.svelte';
import { anApp, became } from '../../an-app.ts';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

const WHY = screens.sync.next.noReply.why.people;
const link = (name: string) => screen.findByRole('link', { name });

test('a list in which all were refused says so once, and leads to where the server says why', async () => {
  const app = await anApp();
  await app.sent(await app.aPerson(), became.rejected('No such country'));
  app.show(People, '#/people');
  const why = await screen.findByText('The server rejected this record. See why and fix it.');
  expect(why).toBeVisible();
  // The one way there, and the sum, which says all: nothing else says how many need someone.
  expect(await link('Fix')).toHaveAttribute('href', '#/sync');
  expect(screen.getAllByRole('link', { name: '1 to fix' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: screens.people.allStates })).not.toBeInTheDocument();
});

test('a list in which all are held says what that means, and leads to where they are let go', async () => {
  const app = await anApp();
  const one = await app.aPerson();
  await hold(app.store, [one]);
  app.show(People, '#/people');
  expect(await screen.findByText(screens.people.onHold)).toBeVisible();
  expect(await link(screens.sync.next.onHold.act({ n: 1 }))).toHaveAttribute('href', '#/sync');
});

test('among others what held means is said where only those are listed', async () => {
  const app = await anApp();
  await app.aPerson();
  await hold(app.store, [await app.aPerson()]);
  app.show(People, '#/people');
  expect(await link('1 on hold')).toBeVisible();
  expect(screen.queryByText(screens.people.onHold)).not.toBeInTheDocument();
  location.hash = '#/people?state=onHold';
  expect(await screen.findByText(screens.people.onHold)).toBeVisible();
});

test('among others it is said where only those are listed', async () => {
  const app = await anApp();
  await app.aPerson();
  await app.sent(await app.aPerson(), became.noReply);
  app.show(People, '#/people');
  expect(await link('1 no reply')).toBeVisible();
  expect(screen.queryByText(WHY)).not.toBeInTheDocument();
  location.hash = '#/people?state=noReply';
  expect(await screen.findByText(WHY)).toBeVisible();
  expect(await link(screens.sync.next.noReply.act({ n: 1 }))).toHaveAttribute('href', '#/sync');
});

test('what is said of them is said of those who are listed, and of no one where no one is', async () => {
  const app = await anApp();
  for (const reference of ['Bed 1', 'Bed 2'])
    await app.sent(await app.aPerson({}, { reference }), became.noReply);
  app.show(People, '#/people?state=noReply');
  expect(await screen.findByText(WHY)).toBeVisible();
  location.hash = '#/people?state=noReply&find=Bed+1';
  expect(await screen.findByText(WHY)).toBeVisible();
  location.hash = '#/people?state=noReply&find=Ward';
  await expect.poll(() => screen.queryByText(WHY)).not.toBeInTheDocument();
});

test('assignments that wait are counted beside the people, as the tab counts both', async () => {
  const app = await anApp();
  await app.anAssignment(await app.aPerson());
  app.show(People, '#/people');
  const list = await screen.findByRole('list', { name: screens.person.assignments });
  expect(within(list).getByText('1 assignment', { exact: false })).toBeVisible();
  expect(within(list).getByText('1 waiting')).toBeVisible();
});

test('where a newer version has the storage, what was not read is not said to be coming, and nothing can be done with it', async () => {
  const app = await anApp();
  await app.sent(await app.aPerson(), became.noReply);
  const never = new Dexie.Promise<never>(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(app.store.db.users, 'orderBy').mockReturnValue({
    last: () => never,
  } as unknown as ReturnType<typeof app.store.db.users.orderBy>);
  app.outpost.trouble.problem = new StoreProblem('outdated', 'A newer version has it');
  app.show(People, '#/people');
  expect(await screen.findByText(screens.loadToSee)).toBeVisible();
  await expect.poll(() => screen.queryByText(screens.sync.reading)).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '1 no reply' })).not.toBeInTheDocument();
});

test('a list whose rows are still being read says so in their place', async () => {
  const app = await anApp();
  await app.aPerson();
  const never = new Dexie.Promise<never>(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(app.store.db.users, 'orderBy').mockReturnValue({
    last: () => never,
  } as unknown as ReturnType<typeof app.store.db.users.orderBy>);
  app.show(People, '#/people');
  expect(await screen.findByText(screens.sync.reading)).toBeInTheDocument();
});
