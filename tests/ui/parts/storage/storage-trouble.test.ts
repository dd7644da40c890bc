import { screen } from '@testing-library/svelte';
import { forceCloseDatabase } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { StoreProblem, type StoreProblemKind } from '../../../../src/store/core/store-problem.ts';
import StorageTrouble from '../../../../src/ui/parts/storage/StorageTrouble.svelte';
import { anApp } from '../../an-app.ts';

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
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.getByRole('alert')).toBeVisible();
    expect(again).toEqual([]);

    await store.db.open();
    lookedAt();
    expect(await screen.findByText('The device can save again. Press the button once more.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(again).toEqual([kind]);
  },
);

test('a database that the browser has closed is opened again without a press, and saves', async () => {
  const { store, aPerson, again, lookedAt } = await shown('closed');
  await aPerson();
  // The parameter is declared as the class of a connection, but an open connection is what it closes.
  forceCloseDatabase(store.db.backendDB() as unknown as Parameters<typeof forceCloseDatabase>[0]);
  await expect(aPerson()).rejects.toMatchObject({ kind: 'closed' });
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible();
  lookedAt();
  await expect.poll(() => again).toEqual(['closed']);
  await aPerson();
  expect(await store.db.users.count()).toBe(2);
});

test('what only loading again mends stays, though the database would take a change', async () => {
  const { again, lookedAt } = await shown('outdated');
  lookedAt();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible();
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
    expect(screen.getByRole('alert')).toHaveTextContent(/^What you typed is only in this tab\./);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(again).toEqual(kind === 'closed' ? ['closed'] : []);
  },
);
