import { screen } from '@testing-library/svelte';
import { Dexie } from 'dexie';
import { expect, onTestFinished, test, vi } from 'vitest';
import { StoreProblem } from '../../../../src/store/transaction/store-problem.ts';
import People from '../../../../src/ui/screens/people/People.svelte';
import { anApp, became } from '../../an-app.ts';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

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
