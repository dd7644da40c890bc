import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { writeBackup } from '../../../../src/keeping/backup/write.ts';
import RestoreSection from '../../../../src/ui/settings/device/backup/RestoreSection.svelte';
import { anApp } from '../../an-app.ts';

test('while a file is read and its records come, the screen says so, and another file waits', async () => {
  const app = await anApp();
  await app.aPerson();
  const { file } = await writeBackup(app.store, { randomBytes: (into) => into.fill(7) });
  const bytes = await file.arrayBuffer();
  const user = app.show(RestoreSection, '#/settings/device');
  let read: () => void = () => undefined;
  const reading = new Promise<void>((resolve) => (read = resolve));
  let asked = 0;
  const chosen = new File([], 'kept.txt');
  chosen.arrayBuffer = async () => {
    asked += 1;
    await reading;
    return bytes;
  };
  const field = screen.getByLabelText('Choose a backup file');
  await user.upload(field, chosen);
  await screen.findByText('Reading the file…');
  await expect.poll(() => asked).toBe(1);
  await user.upload(field, chosen);
  read();
  await screen.findByText('1 record was here already.');
  expect(screen.queryByText('Reading the file…')).not.toBeInTheDocument();
  expect(asked).toBe(1);
});
