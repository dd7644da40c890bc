import { screen } from '@testing-library/svelte';
import { forceCloseDatabase } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { StoreProblem, type StoreProblemKind } from '../../../../src/store/transaction/store-problem.ts';
import StorageTrouble from '../../../../src/ui/device/storage/StorageTrouble.svelte';
import { Disk } from '../../../store/disk.ts';
import { atRest } from '../../../support/parts/at-rest.ts';
import { anApp } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

async function shown(kind: StoreProblemKind) {
  const app = await anApp();
  const again: StoreProblemKind[] = [];
  const problem = new StoreProblem(kind, '');
  app.showPart(StorageTrouble, '#/', { problem, onagain: () => again.push(kind) });
  return { ...app, again, lookedAt: () => document.dispatchEvent(new Event('visibilitychange')) };
}

test.each(['quota', 'failed'] as const)(
  'what failed for "%s" is over as soon as a test write works, and not before',
  async (kind) => {
    const { store, again, lookedAt } = await shown(kind);
    store.close();
    lookedAt();
    await atRest();
    expect(screen.getByRole('alert')).toBeVisible();
    expect(again).toEqual([]);

    await store.db.open();
    lookedAt();
    expect(await screen.findByText(screens.storageAgain)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(again).toEqual([kind]);
  },
);

test('above a form a full disk has both ways: a press looks for room again, and a backup keeps what is only here', async () => {
  const app = await anApp();
  await app.aPerson();
  const disk = new Disk(app.store.db.name);
  disk.isFull = true;
  let again = 0;
  const user = app.showPart(StorageTrouble, '#/', {
    problem: new StoreProblem('quota', ''),
    isBelowBanners: true,
    onagain: () => (again += 1),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(screens.storageTrouble.quota.advice);
  expect(await screen.findByRole('link', { name: screens.copies.make })).toHaveAttribute(
    'href',
    '#/settings/device',
  );
  await user.click(screen.getByRole('button', { name: screens.full.checkAgain }));
  expect(await screen.findByText(screens.full.still)).toBeVisible();
  expect(again).toBe(0);
  disk.isFull = false;
  await user.click(screen.getByRole('button', { name: screens.full.checkAgain }));
  expect(await screen.findByText(screens.storageAgain)).toHaveFocus();
  expect(again).toBe(1);
});

test('a press that finds the storage failing for another reason says that, and not that there is still no room', async () => {
  const app = await anApp();
  const disk = new Disk(app.store.db.name);
  disk.isFull = true;
  const user = app.showPart(StorageTrouble, '#/', {
    problem: new StoreProblem('quota', ''),
    isBelowBanners: true,
  });
  disk.diesAfter = disk.writes;
  await user.click(await screen.findByRole('button', { name: screens.full.checkAgain }));
  expect(await screen.findByText(screens.storageTrouble.failed.title)).toBeVisible();
  expect(screen.queryByText(screens.full.still)).toBeNull();
});

test('a database that the browser has closed is opened again without a press, and saves', async () => {
  const { store, aPerson, again, lookedAt } = await shown('closed');
  await aPerson();
  // The parameter is declared as the class of a connection, but an open connection is what it closes.
  forceCloseDatabase(store.db.backendDB() as unknown as Parameters<typeof forceCloseDatabase>[0]);
  await expect(aPerson()).rejects.toMatchObject({ kind: 'closed' });
  expect(screen.getByRole('button', { name: first.frame.reload })).toBeVisible();
  lookedAt();
  await expect.poll(() => again).toEqual(['closed']);
  await aPerson();
  expect(await store.db.users.count()).toBe(2);
});

test('what only loading again fixes stays, though the database would take a change', async () => {
  const { again, lookedAt } = await shown('outdated');
  lookedAt();
  await atRest();
  expect(screen.getByRole('button', { name: first.frame.reload })).toBeVisible();
  expect(again).toEqual([]);
});

test.each(['closed', 'outdated'] as const)(
  'right below a banner that says "%s" only what becomes of the typed words is said, and what can pass is still waited for',
  async (kind) => {
    const app = await anApp();
    const again: StoreProblemKind[] = [];
    app.outpost.trouble.problem = new StoreProblem(kind, '');
    app.showPart(StorageTrouble, '#/', {
      problem: new StoreProblem('closed', ''),
      isBelowBanners: true,
      onagain: () => again.push(kind),
    });
    expect(screen.getByRole('alert')).toHaveTextContent(screens.typedHere);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    document.dispatchEvent(new Event('visibilitychange'));
    await atRest();
    expect(again).toEqual(kind === 'closed' ? ['closed'] : []);
  },
);
