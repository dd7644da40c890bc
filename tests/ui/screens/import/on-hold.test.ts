import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { hold } from '../../../../src/store/changes/hold.ts';
import Imported from '../../../../src/ui/screens/import/Imported.svelte';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { anApp } from '../../an-app.ts';

const words = screens.import;

test('only those who are on hold because of the import are sent with it; for the others a link leads to Sync', async () => {
  const app = await anApp();
  const id = 'an-import';
  await app.store.db.imports.add({
    ...{ id, at: 0, name: 'list.csv', hash: 'abc', form: { kind: 'csv', columns: ['No'] }, rows: 3 },
    ...{ people: 3, assessments: 0, batchesDone: 1, registered: 3, leftOut: {} },
  });
  const [one] = [
    await app.aPerson({}, { imported: { id, row: 2 } }),
    await app.aPerson({}, { imported: { id, row: 3 } }),
    await app.aPerson({}, { imported: { id, row: 4 } }),
  ];
  await app.store.db.ops.toCollection().modify((op) => {
    if (op.subjectId === one && op.onHold) op.onHold = { ...op.onHold, reason: 'restored' };
  });
  const user = app.show(Imported, `#/import/${id}`);
  await screen.findByText(words.otherHold({ n: 1 }));
  expect(screen.getByRole('link', { name: 'Sync' })).toHaveAttribute('href', '#/sync');
  await user.click(screen.getByRole('button', { name: words.send({ n: 2 }) }));
  await expect.poll(() => screen.queryByRole('button', { name: words.undo })).toBeNull();
  expect(screen.getByText(words.otherHold({ n: 1 }))).toBeVisible();
  // Someone who was sent on purpose is not discarded with an import that is over.
  const waiting = await app.store.db.users.filter(({ state }) => state === 'waiting').primaryKeys();
  await hold(app.store, waiting);
  await screen.findByText(words.otherHold({ n: 3 }));
  expect(screen.queryByRole('button', { name: words.undo })).toBeNull();
});
