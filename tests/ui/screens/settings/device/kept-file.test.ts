import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { KeptFileKeeper, type Behind } from '../../../../../src/copies/kept-file/keeper.ts';
import WorkSafety from '../../../../../src/ui/screens/settings/device/WorkSafety.svelte';
import { anApp } from '../../../an-app.ts';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';

const NAME = 'backup.txt';

/** *This device* with a person in no copy, and a file that was picked once and lacks them. */
async function behind(why: Behind) {
  const app = await anApp();
  await app.aPerson();
  const file = new KeptFileKeeper(app.store, {
    ...{ locks: undefined, randomBytes: (into) => into, whenQuiet: () => () => undefined },
  });
  file.state = { name: NAME, at: 1, behindSince: 2, why };
  app.outpost.copies = { ...app.outpost.copies, mirror: { is: 'whole' }, file };
  app.show(WorkSafety, '#/settings/device');
  await screen.findByText(new RegExp(NAME));
  const buttons = screen.getAllByRole('button');
  return buttons.filter((one) => one.classList.contains('primary')).map((one) => one.textContent);
}

test.each(['asks', 'failed'] as const)('a file that is kept and behind is updated first: %s', async (why) => {
  expect(await behind(why)).toEqual([screens.copies.file.update]);
});

test('while a file that is kept is about to be written, nothing has to be pressed', async () => {
  expect(await behind('soon')).toEqual([]);
});

test('where the file that was kept is gone, a new one is made', async () => {
  expect(await behind('gone')).toEqual([screens.copies.make]);
});
