import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { countOutsideCopy } from '../../../../src/copies/only-here.ts';
import Sync from '../../../../src/ui/screens/sync/Sync.svelte';
import { atRest } from '../../../support/parts/at-rest.ts';
import { anApp } from '../../an-app.ts';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

/** The row that says which copy there is. */
const COPY = 'outside copy';

const onlyHere = (count: number) =>
  screen.findByRole('link', { name: `${count} ${count === 1 ? 'record' : 'records'} only on this device` });

test('while a backup is restored Sync leaves out what is only here, does not count it, and is right afterwards', async () => {
  const { outpost, store, aPerson, show } = await anApp();
  await aPerson();
  // Nothing but the count of what is only here reads which copy there is.
  await countOutsideCopy(store, { journalSeq: 0, at: 0, how: 'a person has it' });
  let readings = 0;
  store.db.meta.hook('reading', (row: { key: string } | undefined) => {
    if (row?.key === COPY) readings += 1;
    return row;
  });
  show(Sync, '#/sync');
  await onlyHere(1);
  // A count that had not been read yet would be read once.
  await atRest();
  readings = 0;
  await outpost.session.counts.restDuring(async () => {
    await expect
      .poll(() => screen.queryByRole('link', { name: /only on this device/ }))
      .not.toBeInTheDocument();
    await aPerson();
    await aPerson();
    await atRest();
    expect(screen.queryByRole('link', { name: /only on this device/ })).not.toBeInTheDocument();
    expect(readings).toBe(0);
  });
  await onlyHere(3);
  expect(readings).toBeGreaterThan(0);
});

test('while a backup is restored no backup is due for what comes, and afterwards it is', async () => {
  const { outpost, store, aPerson, show } = await anApp();
  // One less than a backup is due for.
  for (let made = 0; made < 19; made += 1) await aPerson();
  let readings = 0;
  store.db.meta.hook('reading', (row: { key: string } | undefined) => {
    if (row?.key === 'counters') readings += 1;
    return row;
  });
  show(Sync, '#/sync');
  await expect.poll(() => readings).toBeGreaterThan(0);
  await atRest();
  await outpost.session.counts.restDuring(async () => {
    await aPerson();
    await atRest();
    expect(screen.queryByText(screens.toDo.titles.backup)).not.toBeInTheDocument();
  });
  await screen.findByText(screens.toDo.titles.backup);
});
