import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { loadOccupationQuestions } from '../../../../src/catalogue/occupation-questions.ts';
import Person from '../../../../src/ui/screens/person/Person.svelte';
import Register from '../../../../src/ui/screens/register/Register.svelte';
import { shippedFinder, shippedJson, wholeFinder } from '../../../support/parts/shipped-catalogue.ts';
import { anApp, heading } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

const finder = await wholeFinder();
const questions = await loadOccupationQuestions(shippedJson);
const pupils = found(questions, 'pupils');
const says = (id: string) => found(pupils.answers, id).says.en;

function found<Named extends { id: string }>(all: readonly Named[], id: string): Named {
  const one = all.find((named) => named.id === id);
  if (!one) throw new Error(`There is no ${id}`);
  return one;
}

/** Register with every word of the finder, and someone who has typed what they were told. */
async function typed(words: string, known = finder) {
  const app = await anApp({ given: { defaultCountry: 'KE' } });
  const { catalogue, store } = app.outpost;
  Object.assign(catalogue, { finder: known, knowsJobTitles: true, occupationQuestions: questions });
  const user = app.show(Register, '#/');
  await user.click(await screen.findByRole('radio', { name: first.fields.sexes.F }));
  await user.type(screen.getByRole('combobox', { name: first.fields.occupation }), words);
  const newest = async () => (await store.db.users.orderBy('seq').last())?.occupationAnswer;
  return { ...app, user, newest };
}

const field = () => screen.getByRole('combobox', { name: first.fields.occupation });
const question = () => screen.findByRole('group', { name: pupils.asks.en });
const answer = async (name: string) => within(await question()).getByRole('button', { name });
const codes = () => screen.getAllByRole('option').map((option) => option.textContent.trim().slice(0, 4));
const highlighted = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
const spoken = () => screen.getAllByRole('status').map((region) => region.textContent);

test('a question divides the hits of a word that means several; its answer puts what it names first', async () => {
  const { user, newest, store, show } = await typed('teacher');
  expect(codes()[0]).toBe('2341');
  await expect.poll(spoken).toContain(screens.questions.spoken({ asks: pupils.asks.en }));
  await user.click(await answer(says('secondary')));
  expect(codes()[0]).toBe('2330');
  expect(highlighted()).toHaveTextContent(/^2330/);
  expect(spoken()).toContain('Secondary school. First result: Secondary education teachers.');
  await user.click(screen.getByRole('option', { name: /2330/ }));
  await user.click(screen.getByRole('button', { name: first.register.save }));
  await expect.poll(newest).toBe('pupils/secondary');
  const [saved] = await store.db.users.toArray();
  show(Person, `#/people/${saved?.id ?? ''}`);
  await heading(/./);
  expect(await screen.findByText('Asked: “Who do they teach?” Answer: “Secondary school”')).toBeVisible();
});

test('after an answer each hit still shows which letters of it were typed', async () => {
  const { user } = await typed('teacher');
  await user.click(await answer(says('secondary')));
  const marks = screen
    .getAllByRole('option')
    .map((option) => [...option.querySelectorAll('mark')].map((mark) => mark.textContent.toLowerCase()));
  expect(marks[0]).toEqual(['teachers']);
  for (const each of marks) expect(each.join(' ')).toMatch(/\bteach/);
});

test('by key: Tab reaches the answers, the way goes on in the field, and Enter takes the first hit', async () => {
  const { user } = await typed('teacher');
  await question();
  await user.tab();
  expect(await answer(says('small'))).toHaveFocus();
  await user.tab({ shift: true });
  expect(field()).toHaveFocus();
  (await answer(says('older'))).focus();
  await user.keyboard('{Enter}');
  expect(field()).toHaveFocus();
  expect(codes()[0]).toBe('2320');
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('2320 Vocational education teachers');
});

test('the same answer again takes it back, and skipping takes the question away', async () => {
  const { user } = await typed('teacher');
  const before = codes();
  const older = await answer(says('older'));
  await user.click(older);
  expect(older).toHaveAttribute('aria-pressed', 'true');
  await user.click(older);
  expect(codes()).toEqual(before);
  await user.click(older);
  await user.click(within(await question()).getByRole('button', { name: screens.questions.skip }));
  expect(screen.queryByRole('group', { name: pupils.asks.en })).toBeNull();
  expect(codes()).toEqual(before);
});

test('an answer is of one person: the next one with the same words is asked afresh', async () => {
  const { user, newest } = await typed('teacher');
  await user.click(await answer(says('older')));
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: first.register.save }));
  await expect.poll(newest).toBe('pupils/older');
  await user.click(screen.getByRole('radio', { name: first.fields.sexes.M }));
  await user.type(field(), 'teacher');
  expect(codes()[0]).toBe('2341');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: first.register.save }));
  await expect.poll(newest).toBeUndefined();
});

test('a first hit that is sure says so, and nothing is asked', async () => {
  await typed('minibus driver');
  expect(screen.getByRole('option', { name: /8322/ })).toHaveTextContent(first.occupation.sure);
  await expect.poll(spoken).toContainEqual(expect.stringContaining('8322, best match, 1 of'));
  expect(document.querySelector('.question')).toBeNull();
});

test('with official names alone nothing is sure, and nothing is asked', async () => {
  await typed('air traffic controllers', await shippedFinder());
  expect(screen.getByRole('option', { name: /3154/ })).not.toHaveTextContent(first.occupation.sure);
  expect(document.querySelector('.question')).toBeNull();
});

test('above what is only spelt like the words, it says so', async () => {
  await typed('thief');
  expect(await screen.findByText(first.fields.nearMatch({ typed: 'thief' }))).toBeVisible();
});
