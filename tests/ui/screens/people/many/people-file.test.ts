import { screen } from '@testing-library/svelte';
import { expect, onTestFinished, test } from 'vitest';
import People from '../../../../../src/ui/screens/people/People.svelte';
import ListFile from '../../../../../src/ui/screens/people/many/ListFile.svelte';
import { PeopleFile } from '../../../../../src/ui/screens/people/many/people-file.svelte.ts';
import { anApp } from '../../../an-app.ts';
import { keptFiles } from '../../../kept-files.ts';
import { fromMore } from '../a-list.ts';
import { speak } from '../../../../../src/ui/messages/speak.ts';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';

/** Before a screen is shown that asks whether there is room. */
function onADesk(): void {
  const narrow = window.matchMedia.bind(window);
  window.matchMedia = (media) => Object.assign(narrow(media), { matches: media.startsWith('(width >=') });
  onTestFinished(() => {
    window.matchMedia = narrow;
  });
}

test('in a wide window the list is saved as a file, and it is said of how many', async () => {
  onADesk();
  const app = await anApp();
  await app.aPerson({}, { reference: 'Bed 1' });
  await app.aPerson({}, { reference: 'Bed 2' });
  const kept = keptFiles();
  const user = app.show(People, '#/people');
  await fromMore(user, screens.device.export.title);
  expect(await screen.findByText(screens.many.exported({ n: 2 }))).toBeVisible();
  expect(kept.map(({ name }) => name)).toEqual(['people-2026-11-21.csv']);
  const text = await kept[0]?.file.text();
  for (const reference of ['Bed 1', 'Bed 2']) expect(text).toContain(reference);
});

test('in a wide window the list is saved as a workbook, too', async () => {
  onADesk();
  const app = await anApp();
  await app.aPerson({ occupation: '0110' }, { reference: 'Bed 1' });
  const kept = keptFiles();
  const user = app.show(People, '#/people');
  await fromMore(user, screens.people.sheet);
  expect(await screen.findByText(screens.many.exported({ n: 1 }))).toBeVisible();
  expect(kept.map(({ name }) => name)).toEqual(['people-2026-11-21.xlsx']);
  expect(kept[0]?.file.type).toContain('spreadsheetml');
});

test('in a language whose spreadsheets expect it, a semicolon stands between the cells of a list', async () => {
  await speak('fr');
  onTestFinished(() => speak('en'));
  const { outpost, aPerson } = await anApp();
  const id = await aPerson();
  const kept = keptFiles();
  await new PeopleFile(outpost).save(() => Promise.resolve([id]));
  expect(await kept[0]?.file.text()).toContain('receipt;reference');
});

test('pressed twice, one file is made', async () => {
  const { outpost, aPerson } = await anApp();
  const id = await aPerson();
  const kept = keptFiles();
  const file = new PeopleFile(outpost);
  const whom = () => Promise.resolve([id]);
  await Promise.all([file.save(whom), file.save(whom)]);
  expect(kept).toHaveLength(1);
});

test('where it cannot be read who is listed, it is said, and the next press may do better', async () => {
  const { outpost, aPerson, showPart } = await anApp();
  const id = await aPerson();
  const kept = keptFiles();
  const file = new PeopleFile(outpost);
  showPart(ListFile, '#/people', { file, list: '' });
  await file.save(() => Promise.reject(new Error('The disk failed')));
  expect(await screen.findByRole('alert')).toBeVisible();
  await file.save(() => Promise.resolve([id]));
  expect(await screen.findByText(screens.many.exported({ n: 1 }))).toBeVisible();
  expect(kept).toHaveLength(1);
});
