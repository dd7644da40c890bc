import { expect, test } from 'vitest';
import { loadDraft, saveDraft } from '../../../src/store/drafts.ts';
import { pickForRegistration, REGISTRATION_DRAFT } from '../../../src/ui/state/registration-draft.ts';
import { Registration } from '../../../src/ui/state/registration.svelte.ts';
import { aStore } from '../../store/a-store.ts';

const LEFT = {
  ...{ sex: 'F', country: 'KE', occupation: '2221', occupationWords: 'nurse' },
  ...{ reference: 'Bed 4', assessments: [] },
};

async function aRegistration() {
  const { store } = await aStore();
  await saveDraft(store, REGISTRATION_DRAFT, LEFT);
  const settings = {};
  // The parts of the app that keeping a draft uses.
  const outpost = { store, deployment: { settings, problems: [] }, occupied: { isTyping: false } };
  const begin = () => new Registration(outpost as unknown as ConstructorParameters<typeof Registration>[0]);
  const draft = async () => (await loadDraft(store, REGISTRATION_DRAFT))?.form;
  return { store, begin, draft };
}

test('what was left half typed stands in the form again', async () => {
  const { begin } = await aRegistration();
  const { form } = begin();
  await expect.poll(() => form.draft).toMatchObject(LEFT);
});

test('what is typed before that has been read counts more', async () => {
  const { begin } = await aRegistration();
  const { form } = begin();
  form.sex = 'M';
  form.occupationWords = 'mid';
  await expect.poll(() => form.reference).toBe('Bed 4');
  expect(form.draft).toMatchObject({ sex: 'M', country: 'KE', occupationWords: 'mid' });
  expect(form.occupation).toBeUndefined();
});

test('a phone that is put away before it has been read keeps it', async () => {
  const { begin, draft } = await aRegistration();
  await begin().keep();
  expect(await draft()).toMatchObject(LEFT);
});

test('who saves before it has been read is told what is missing, and goes on being told', async () => {
  const { store, begin } = await aRegistration();
  await store.db.drafts.clear();
  const registration = begin();
  expect(await registration.save('other')).toBe(false);
  expect(registration.form.problems.map(({ field }) => field)).toEqual(['sex', 'occupation', 'country']);
});

test('an occupation picked on another screen is not overwritten by what was typed a moment before', async () => {
  const { store, begin, draft } = await aRegistration();
  const registration = begin();
  await expect.poll(() => registration.form.reference).toBe('Bed 4');
  registration.form.reference = 'Bed 5';
  registration.keepSoon();
  registration.leave();
  await pickForRegistration(store, '2222', 'midwife');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await draft()).toMatchObject({ reference: 'Bed 5', occupation: '2222', occupationWords: 'midwife' });
});
