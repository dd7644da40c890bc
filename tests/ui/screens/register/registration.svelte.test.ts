import { expect, onTestFinished, test, vi } from 'vitest';
import type { PageClient } from '../../../../src/api/client.ts';
import { createPageClient } from '../../../../src/api/page-client.ts';
import { localId } from '../../../../src/domain/record/reference.ts';
import { loadDraft, saveDraft } from '../../../../src/store/changes/drafts.ts';
import { formPreset } from '../../../../src/store/changes/presets-and-pins.ts';
import { ledger } from '../../../../src/store/queries/ledger.ts';
import { deviceRecords } from '../../../../src/store/changes/records.ts';
import type { Store } from '../../../../src/store/transaction/store.ts';
import { unitOfWork } from '../../../../src/store/changes/unit-of-work.ts';
import { CopiesState, Occupied } from '../../../../src/ui/app/boot.svelte.ts';
import { CurrentSettings } from '../../../../src/ui/app/current-settings.svelte.ts';
import { EarlyDraft } from '../../../../src/ui/app/early-draft.ts';
import { pickForRegistration, REGISTRATION_DRAFT } from '../../../../src/ui/person/registration-draft.ts';
import { Registration } from '../../../../src/ui/screens/register/registration.svelte.ts';
import { atRest } from '../../../support/parts/at-rest.ts';
import { Disk } from '../../../store/disk.ts';
import { aStore } from '../../../store/a-store.ts';
import { shippedCatalogue } from '../../../support/parts/shipped-catalogue.ts';

const LEFT = {
  ...{ sex: 'F', country: 'KE', occupation: '2221', occupationWords: 'nurse' },
  ...{ reference: 'Bed 4', assessments: [] },
};

/** Registers by the real rules. */
async function aClient(store: Store): Promise<PageClient> {
  const organisation = () => Promise.resolve({ name: 'Example Org', contract: 'other' as const });
  const host = { organisation, records: deviceRecords(store), now: store.now, newId: store.newId };
  const services = { ...(await shippedCatalogue()), ...host };
  return createPageClient(services, () => unitOfWork(store), {
    baseUrl: 'http://localhost',
    encoding: 'json',
  });
}

async function aRegistration() {
  const { store } = await aStore();
  await saveDraft(store, REGISTRATION_DRAFT, LEFT);
  // The parts of the app that keeping a draft uses.
  const outpost = {
    ...{
      store,
      settings: new CurrentSettings(store, { settings: {}, problems: [] }),
    },
    copies: new CopiesState(),
    earlyDraft: new EarlyDraft(localStorage, store.name),
    ...{ occupied: new Occupied(), client: aClient(store), now: store.now },
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
  await atRest();
  expect(await draft()).toMatchObject({ reference: 'Bed 5', occupation: '2222', occupationWords: 'midwife' });
});

test('what is typed is kept a moment after the last key, soon enough for a battery that dies', async () => {
  const { begin, draft } = await aRegistration();
  const registration = begin();
  await expect.poll(() => registration.form.reference).toBe('Bed 4');
  // The database in memory has timers of its own.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const reference of ['Bed 5', 'Bed 56']) {
    registration.form.reference = reference;
    registration.keepSoon();
    await vi.advanceTimersByTimeAsync(150);
    expect(await draft()).toMatchObject({ reference: 'Bed 4' });
  }
  await vi.advanceTimersByTimeAsync(350);
  // Polling would let more of the fake time pass.
  vi.useRealTimers();
  await expect.poll(draft).toMatchObject({ reference: 'Bed 56' });
});

test('a half-typed form without room on the device survives a look at another screen, and is kept once there is room', async () => {
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

/** A person who is described whole, with two assessments ticked and the purchase confirmed. */
async function withAssessments(keys: string[]) {
  const parts = await aRegistration();
  const registration = parts.begin();
  await expect.poll(() => registration.form.reference).toBe('Bed 4');
  registration.form.assessments = keys;
  registration.isConfirmed = true;
  return { ...parts, registration };
}

/** How much there is of everything that one press of *Save and next* writes. */
async function kept(store: Store) {
  const { users, assignments, ops, journal, drafts } = store.db;
  const counts = [users, assignments, ops, journal, drafts].map((table) => table.count());
  const { people, assignments: ledgerOfAssignments } = await ledger(store);
  return {
    rows: await Promise.all(counts),
    made: [people.made, ledgerOfAssignments.made],
    preset: (await formPreset(store)).assessments,
  };
}

const ONLY_THE_DRAFT = { rows: [0, 0, 0, 0, 1], made: [1, 0], preset: [] };
const EVERYTHING = { rows: [1, 1, 2, 2, 0], made: [1, 1], preset: ['AI', 'TR'] };

test('what a late comparison brings back fills the form also where a receipt of before stands above it', async () => {
  const { store, begin, outpost } = await aRegistration();
  await store.db.drafts.clear();
  outpost.occupied.saved = localId(store.newId());
  let end: () => void = () => undefined;
  const compared = new Promise<void>((resolve) => (end = resolve));
  Object.defineProperty(outpost.copies, 'compared', { value: compared });
  const registration = begin();
  await registration.isRestored;
  await store.keeping.ready;
  // Later than it looks whether there is something to wait for.
  await atRest();
  await saveDraft(store, REGISTRATION_DRAFT, LEFT);
  outpost.copies.mirror = { is: 'whole', hasBroughtBack: true };
  end();
  await expect.poll(() => registration.form.reference).toBe('Bed 4');
});

test('what is typed while a person is being saved is about the next one, and is kept', async () => {
  const { begin, draft, store } = await aRegistration();
  const registration = begin();
  const { form } = registration;
  await expect.poll(() => form.reference).toBe('Bed 4');
  const saving = registration.save('other');
  await expect.poll(() => registration.isSaving).toBe(true);
  form.sex = 'M';
  form.reference = 'Bed 5';
  registration.keepSoon();
  expect(await saving).toBe(true);
  expect(form.draft).toMatchObject({ sex: 'M', reference: 'Bed 5', occupationWords: '' });
  expect(form.draft.occupation).toBeUndefined();
  expect((await store.db.users.toArray()).map(({ reference }) => reference)).toEqual(['Bed 4']);
  await expect.poll(draft).toMatchObject({ sex: 'M', reference: 'Bed 5' });
});

test('one press of Save and next is one commit, whatever was ticked', async () => {
  const { store, registration } = await withAssessments(['AI', 'TR']);
  const disk = new Disk(store.db.name);
  expect(await registration.save('other')).toBe(true);
  expect(await kept(store)).toEqual(EVERYTHING);
  expect(disk.commits).toBe(1);
});

test('a device that dies between any two writes of a press has everything of it or nothing, and says saved of the first only', async () => {
  const whole = await withAssessments(['AI', 'TR']);
  const disk = new Disk(whole.store.db.name);
  await whole.registration.save('other');
  expect(disk.writes).toBeGreaterThan(6);
  for (let writes = 0; writes <= disk.writes + 1; writes += 1) {
    const { store, registration } = await withAssessments(['AI', 'TR']);
    new Disk(store.db.name).diesAfter = writes;
    const saved = await registration.save('other');
    expect(await kept(store), `after ${writes} writes`).toEqual(saved ? EVERYTHING : ONLY_THE_DRAFT);
    expect(saved, `after ${writes} writes`).toBe(writes > disk.writes);
    if (!saved) expect(registration.form.draft).toMatchObject({ ...LEFT, assessments: ['AI', 'TR'] });
  }
});

test('a rule that refuses the assessments refuses the person along with them, and the form stays as it was typed', async () => {
  const { store, registration } = await withAssessments(['AI', 'ZZ']);
  expect(await registration.save('other')).toBe(false);
  expect(await kept(store)).toEqual(ONLY_THE_DRAFT);
  expect(registration.form.problems).toMatchObject([
    { field: 'preset-assessments', sentence: expect.stringContaining('“ZZ” is not an assessment') as string },
  ]);
  expect(registration.form.draft).toMatchObject({ ...LEFT, assessments: ['AI', 'ZZ'] });
  registration.form.assessments = ['AI'];
  expect(await registration.save('other')).toBe(true);
  expect(registration.form.reference).toBe('');
});

test('a person who took the last room is saved, and not called unsaved', async () => {
  const { store, registration } = await withAssessments([]);
  const disk = new Disk(store.db.name);
  const saving = registration.save('other');
  await expect.poll(() => disk.commits).toBe(1);
  disk.isFull = true;
  expect(await saving).toBe(true);
  expect(registration.trouble).toBeUndefined();
  expect(registration.form.reference).toBe('');
  expect(await store.db.users.count()).toBe(1);
});

test('a second press right after a save belongs to the first; a later one says what is missing', async () => {
  const { store, registration } = await withAssessments([]);
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(await registration.save('other')).toBe(true);
  expect(await registration.save('other')).toBe(true);
  expect(registration.form.problems).toEqual([]);
  registration.form.sex = 'F';
  expect(await registration.save('other')).toBe(false);
  expect(registration.form.problems.length).toBeGreaterThan(0);
  registration.form.sex = undefined;
  registration.form.problems = [];
  vi.advanceTimersByTime(3_000);
  expect(await registration.save('other')).toBe(false);
  expect(registration.form.problems.length).toBeGreaterThan(0);
  expect(await store.db.users.count()).toBe(1);
});

/** A first visit on which the database does not open, or what answers the form does not come, until `come` is called. */
async function aSlowVisit(late: 'database' | 'service') {
  const parts = await aRegistration();
  await parts.store.db.drafts.clear();
  let come: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (come = resolve));
  if (late === 'database') parts.store.keeping.ready = promise;
  parts.outpost.client = promise.then(() => aClient(parts.store));
  return { ...parts, come };
}

function describe(registration: Registration): void {
  registration.form.fill({ ...LEFT, sex: 'F' });
  registration.keepSoon();
}

test('what is typed before the database is open survives a closed tab, and goes into the database', async () => {
  const { begin, draft, store, outpost, come } = await aSlowVisit('database');
  describe(begin());
  expect(await draft()).toBeUndefined();
  const again = begin();
  expect(again.form.draft).toMatchObject(LEFT);
  come();
  await expect.poll(draft).toMatchObject(LEFT);
  await expect.poll(() => outpost.earlyDraft.kept).toBeUndefined();
  await expect.poll(() => again.save('other')).toBe(true);
  expect(begin().form.isBegun).toBe(false);
  expect(await store.db.users.count()).toBe(1);
});

test('a form that was emptied again before the database is open stays empty', async () => {
  const { begin, outpost } = await aSlowVisit('database');
  const registration = begin();
  describe(registration);
  registration.form.fill({});
  registration.keepSoon();
  expect(outpost.earlyDraft.kept).toBeUndefined();
});

test('a press that waits for what answers the form keeps what it is about, and after a while says why it waits', async () => {
  const { begin, draft, come } = await aSlowVisit('service');
  const registration = begin();
  await registration.isRestored;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  registration.form.fill({ ...LEFT, sex: 'F' });
  const saving = registration.save('other');
  expect(registration).toMatchObject({ isSaving: true, isLate: false });
  await expect.poll(draft).toMatchObject(LEFT);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(registration.isLate).toBe(true);
  vi.useRealTimers();
  come();
  expect(await saving).toBe(true);
  expect(registration.isLate).toBe(false);
  expect(await draft()).toBeUndefined();
});

test('a draft of another shape shows what of it the form can show', async () => {
  const { store, begin } = await aRegistration();
  const odd = { sex: 'X', country: 7, reference: 'Bed 9', assessments: ['AI', 3], occupationWords: {} };
  await saveDraft(store, REGISTRATION_DRAFT, odd);
  const { form } = begin();
  await expect.poll(() => form.reference).toBe('Bed 9');
  expect(form.draft).toMatchObject({ sex: undefined, occupationWords: '', assessments: ['AI'] });
});
