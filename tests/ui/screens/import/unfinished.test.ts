import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { planImport, stopImport } from '../../../../src/store/changes/imports.ts';
import { imports, importsBegun } from '../../../../src/store/queries/imports.ts';
import type { Store } from '../../../../src/store/transaction/store.ts';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { anImporter, checked, paste } from './a-list.ts';

const words = screens.import;
const LIST = ['No;Sex;Job;Country', 'N-1;F;7531;KE', 'N-2;M;7531;KE'];

/** Another tab begins an import of the same list. */
async function anotherImport(store: Store): Promise<string> {
  const person = { sex: 'F', occupation: '7531', country: 'KE', reference: 'N-1' } as const;
  const { id } = await planImport(store, {
    ...{ name: 'list.csv', hash: 'abc', form: { kind: 'csv', columns: ['No'] }, leftOut: [] },
    importsBefore: (await importsBegun(store)).finished,
    ready: [{ row: 2, cells: ['N-1'], person }],
  });
  return id;
}

test('while an import is not finished, no list is checked, and a link leads to that import', async () => {
  const app = await anImporter();
  const id = await anotherImport(app.store);
  await paste(app, LIST);
  await screen.findByRole('link', { name: words.steps.file });
  expect(await screen.findByRole('link', { name: words.open })).toHaveAttribute('href', `#/import/${id}`);
  expect(screen.queryByRole('table')).toBeNull();
  await stopImport(app.store, id, 'Stopped');
  expect(await screen.findByRole('button', { name: words.check({ n: 2 }) })).toBeVisible();
  expect(screen.queryByRole('link', { name: words.open })).toBeNull();
});

test('people whom another tab has imported meanwhile are found before anyone is registered twice', async () => {
  const app = await anImporter();
  const { user } = await checked(app, LIST);
  expect(screen.getByRole('button', { name: words.import({ n: 2 }) })).toBeVisible();
  const id = await anotherImport(app.store);
  await screen.findByRole('link', { name: words.open });
  await app.aPerson({}, { reference: 'N-1' });
  await stopImport(app.store, id, 'Stopped');
  await user.click(await screen.findByRole('button', { name: words.import({ n: 1 }) }));
  const pastedOne = async () => (await imports(app.store)).find(({ name }) => name === '');
  await expect.poll(async () => (await pastedOne())?.people).toBe(1);
});
