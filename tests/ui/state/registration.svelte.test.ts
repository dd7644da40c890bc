import { expect, test } from 'vitest';
import { createClient, type Client, type Transport } from '../../../src/api/client.ts';
import { createHandler } from '../../../src/api/handler.ts';
import { loadDraft, saveDraft } from '../../../src/store/drafts.ts';
import { deviceRecords } from '../../../src/store/records.ts';
import type { Store } from '../../../src/store/store.ts';
import { pickForRegistration, REGISTRATION_DRAFT } from '../../../src/ui/state/registration-draft.ts';
import { Registration } from '../../../src/ui/state/registration.svelte.ts';
import { Disk } from '../../store/disk.ts';
import { aStore } from '../../store/a-store.ts';
import { shippedCatalogue } from '../../support/shipped-catalogue.ts';

const LEFT = {
  ...{ sex: 'F', country: 'KE', occupation: '2221', occupationWords: 'nurse' },
  ...{ reference: 'Bed 4', assessments: [] },
};

/** Registers by the real rules. */
async function aClient(store: Store, afterwards: () => void = () => undefined): Promise<Client> {
  const organisation = () => Promise.resolve({ name: 'Example Org', contract: 'other' as const });
  const host = { organisation, records: deviceRecords(store), now: store.now, newId: store.newId };
  const handler = createHandler({ ...(await shippedCatalogue()), ...host });
  const transport: Transport = (request, note) => handler(request, note).finally(afterwards);
  return createClient(transport, { baseUrl: 'http://localhost', encoding: 'json' });
}

async function aRegistration() {
  const { store } = await aStore();
  await saveDraft(store, REGISTRATION_DRAFT, LEFT);
  const settings = {};
  // The parts of the app that keeping a draft uses.
  const outpost = {
    ...{ store, deployment: { settings, problems: [] }, persist: () => Promise.resolve(true) },
    ...{ occupied: { isTyping: false, unkept: undefined }, client: await aClient(store) },
  };
  const begin = () => new Registration(outpost as unknown as ConstructorParameters<typeof Registration>[0]);
  const draft = async () => (await loadDraft(store, REGISTRATION_DRAFT))?.form;
  return { store, begin, draft, outpost };
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

test('what finds no room on the device is still there when another screen was looked at, and is kept once there is', async () => {
  const { store, begin, draft } = await aRegistration();
  const disk = new Disk(store.db.name);
  const registration = begin();
  await expect.poll(() => registration.form.reference).toBe('Bed 4');
  disk.isFull = true;
  registration.form.reference = 'Bed 5';
  registration.keepSoon();
  registration.leave();
  await expect.poll(() => registration.trouble).toBeDefined();
  const again = begin();
  await expect.poll(() => again.form.reference).toBe('Bed 5');
  await expect.poll(() => again.trouble).toBeDefined();
  disk.isFull = false;
  await again.keep();
  expect(await draft()).toMatchObject({ reference: 'Bed 5' });
  expect(again.trouble).toBeUndefined();
  await store.db.drafts.clear();
  const third = begin();
  await expect.poll(() => third.form.country).toBeUndefined();
  expect(third.form.reference).toBe('');
});

test('a person who took the last room is saved, and not called unsaved because the next one’s form is not prepared', async () => {
  const { store, begin, outpost } = await aRegistration();
  const disk = new Disk(store.db.name);
  outpost.client = await aClient(store, () => void (disk.isFull = true));
  const registration = begin();
  await expect.poll(() => registration.form.reference).toBe('Bed 4');
  expect(await registration.save('other')).toBe(true);
  expect(registration.trouble).toBeUndefined();
  expect(registration.saved).toBeDefined();
  expect(registration.form.reference).toBe('');
  expect(await store.db.users.count()).toBe(1);
});
