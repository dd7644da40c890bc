import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Person from '../../../../src/ui/screens/person/Person.svelte';
import { anApp, heading } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

/** What the browser says when it begins to print. */
const beginPrinting = () => dispatchEvent(new Event('beforeprint'));
const endPrinting = () => dispatchEvent(new Event('afterprint'));
const sheet = () => document.querySelector('.printed');

async function somePerson(name?: string) {
  const app = await anApp(name === undefined ? {} : { name });
  const id = await app.aPerson({}, { reference: 'Bed 4' });
  await app.anAssignment(id);
  app.show(Person, `#/people/${id}`);
  await heading(/Bed 4/);
  const { receipt } = (await app.store.db.users.get(id)) ?? { receipt: '' };
  return receipt;
}

test('the sheet is there within the event that begins to print, and goes with the one that ends it', async () => {
  const receipt = await somePerson();
  expect(sheet()).toBeNull();
  beginPrinting();
  expect(sheet()).toHaveTextContent(receipt);
  expect(sheet()).toHaveTextContent('Bed 4');
  expect(sheet()).toHaveTextContent('Activity Interests');
  expect(sheet()).not.toHaveTextContent(first.frame.practice);
  endPrinting();
  expect(sheet()).toBeNull();
});

test('it has the receipt as a picture for a camera', async () => {
  await somePerson();
  await expect
    .poll(() => {
      endPrinting();
      beginPrinting();
      return sheet()?.querySelector('svg path')?.getAttribute('d')?.length ?? 0;
    })
    .toBeGreaterThan(500);
});

test('in practice it says that nothing on it is real', async () => {
  await somePerson('outpost-1 practice /');
  beginPrinting();
  expect(sheet()).toHaveTextContent(screens.practice.mark);
});

test('the button opens the browser’s own print', async () => {
  await somePerson();
  let printed = 0;
  window.print = () => (printed += 1);
  screen.getByRole('button', { name: screens.onePerson.otherActs }).click();
  (await screen.findByRole('button', { name: screens.overview.print })).click();
  expect(printed).toBe(1);
});
