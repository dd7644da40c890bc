import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { imports } from '../../../../src/store/queries/imports.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { anImporter, checked } from './a-list.ts';

const words = screens.import;
const LIST = ['No;Sex;Job;Country', 'N-1;F;7531;KE', 'N-2;M;7531;Keyna'];

/** Presses Import; nothing is stored until the function that is given is called, as on a device that has much to store. */
async function pressImport() {
  const app = await anImporter();
  const { user } = await checked(app, LIST);
  let store = (): void => undefined;
  Object.assign(app.store.keeping, { ready: new Promise<void>((resolve) => (store = resolve)) });
  await user.dblClick(screen.getByRole('button', { name: words.import({ n: 1 }) }));
  await screen.findByText(first.register.saving);
  return { ...app, store: app.store, release: () => store() };
}

test('from Import to the screen of the import no question can be answered, and no second import is planned', async () => {
  const { store, release } = await pressImport();
  expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
  release();
  await expect.poll(() => location.hash).toMatch(/^#\/import\/./);
  expect(screen.getByText(first.register.saving)).toBeVisible();
  expect(screen.queryByRole('button', { name: words.import({ n: 1 }) })).toBeNull();
  const [row, ...others] = await imports(store);
  expect([location.hash, others]).toEqual([`#/import/${row?.id}`, []]);
});

test('who has gone elsewhere meanwhile stays there, and people are registered', async () => {
  const { store, release } = await pressImport();
  location.hash = '#/';
  release();
  await expect.poll(() => store.db.users.count()).toBe(1);
  await expect.poll(async () => (await imports(store)).at(0)?.underWay).toBeUndefined();
  expect(location.hash).toBe('#/');
});
