import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { writeBackup } from '../../../../../src/copies/backup/write.ts';
import { onCommit } from '../../../../../src/store/transaction/live.ts';
import RestoreSection from '../../../../../src/ui/screens/settings/device/backup/RestoreSection.svelte';
import ThisDevice from '../../../../../src/ui/screens/settings/device/ThisDevice.svelte';
import { atRest } from '../../../../support/parts/at-rest.ts';
import { anApp } from '../../../an-app.ts';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';

test('while a file is read and its records come, the screen says so, and another file waits', async () => {
  const app = await anApp();
  await app.aPerson();
  const { file } = await writeBackup(app.store, { randomBytes: (into) => into.fill(7) });
  const user = app.show(RestoreSection, '#/settings/device');
  let read: () => void = () => undefined;
  const reading = new Promise<void>((resolve) => (read = resolve));
  let asked = 0;
  const chosen = new File([file], 'kept.txt');
  const slice = chosen.slice.bind(chosen);
  chosen.slice = (...where) => {
    asked += 1;
    const piece = slice(...where);
    const readPiece = piece.arrayBuffer.bind(piece);
    piece.arrayBuffer = () => reading.then(readPiece);
    return piece;
  };
  const field = screen.getByLabelText(screens.copies.chooseFile);
  await user.upload(field, chosen);
  await screen.findByText(screens.copies.readingFile);
  await expect.poll(() => asked).toBe(1);
  await user.upload(field, chosen);
  read();
  await screen.findByText(screens.copies.restored.wereHere({ n: 1 }));
  expect(screen.queryByText(screens.copies.readingFile)).not.toBeInTheDocument();
  // How it is encoded, and what is in it.
  expect(asked).toBe(2);
});

test('while records come, what is counted rests, and the screen says so', async () => {
  const other = await anApp();
  // Two batches.
  for (let made = 0; made < 201; made += 1) await other.aPerson();
  const { file } = await writeBackup(other.store, { randomBytes: (into) => into.fill(7) });
  const app = await anApp();
  // Between two batches there is time to count.
  const keep = () => atRest().then(() => true);
  app.store.keeping.keeper = { isReliable: true, keep };
  const counted: number[] = [];
  const onScreen: (string | null)[] = [];
  const stop = app.outpost.session.counts
    .live(() => app.store.db.users.count())
    .subscribe(
      (count) => counted.push(count),
      (problem) => expect.unreachable(String(problem)),
    );
  const stopHearing = onCommit(app.store, () => onScreen.push(document.body.textContent));
  const user = app.show(ThisDevice, '#/settings/device');
  await screen.findByRole('button', { name: screens.copies.make });
  await user.upload(screen.getByLabelText(screens.copies.chooseFile), new File([file], 'kept.txt'));
  await screen.findByText(screens.copies.restored.came({ n: 201 }));
  await expect.poll(() => counted).toEqual([0, 201]);
  const said = screens.copies.countedLater;
  expect(onScreen.some((text) => text?.includes(said))).toBe(true);
  expect(screen.queryByText(said, { exact: false })).not.toBeInTheDocument();
  stop();
  stopHearing();
});
