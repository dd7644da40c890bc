import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Register from '../../../../src/ui/screens/register/Register.svelte';
import { atRest } from '../../../support/parts/at-rest.ts';
import { anApp } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

const QUESTION = screens.keepOffer.question;

/** A device with people on it, in a browser that would answer with a box of its own. */
async function aDevice(people: number) {
  const app = await anApp();
  const asked: string[] = [];
  app.outpost.storage = {
    persist: () => Promise.resolve(asked.push('persist') > 0),
    asksPerson: () => Promise.resolve(true),
  };
  for (let made = 0; made < people; made += 1) await app.aPerson();
  const user = app.show(Register, '#/');
  async function saveOne() {
    await user.click(await screen.findByRole('radio', { name: first.fields.sexes.F }));
    await user.type(screen.getByRole('combobox', { name: first.fields.occupation }), '2221{Enter}');
    if (screen.queryByRole('combobox', { name: first.fields.country }))
      await user.type(screen.getByRole('combobox', { name: first.fields.country }), 'Kenya{Enter}');
    await user.click(screen.getByRole('button', { name: first.register.save }));
    await screen.findByText(first.register.saved);
  }
  return { ...app, asked, user, saveOne };
}

test('nothing is asked while there is little to lose', async () => {
  const { saveOne, asked } = await aDevice(0);
  await saveOne();
  await atRest();
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('after the first people a quiet line asks; the browser is asked when a person presses, and never again', async () => {
  const { saveOne, asked, user } = await aDevice(2);
  await saveOne();
  expect(await screen.findByText(QUESTION)).toBeVisible();
  expect(screen.getByRole('radio', { name: first.fields.sexes.M }).closest('fieldset')).toContainElement(
    document.activeElement as HTMLElement,
  );
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: screens.keepOffer.keep }));
  expect(await screen.findByText(screens.keepOffer.kept)).toBeVisible();
  expect(asked).toEqual(['persist']);
  await saveOne();
  await atRest();
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  expect(asked).toEqual(['persist']);
});

test('whoever wants it not now is not asked again on this device', async () => {
  const { saveOne, asked, user, store } = await aDevice(2);
  await saveOne();
  await user.click(await screen.findByRole('button', { name: screens.keepOffer.no }));
  await expect.poll(() => store.db.meta.get('keeping was offered')).toBeDefined();
  await saveOne();
  await atRest();
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});
