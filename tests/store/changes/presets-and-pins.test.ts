import { expect, test } from 'vitest';
import { discard } from '../../../src/store/changes/discard.ts';
import { dropDraft, loadDraft, saveDraft } from '../../../src/store/changes/drafts.ts';
import {
  formPreset,
  pinnedOccupations,
  pinOccupation,
  recentOccupations,
} from '../../../src/store/changes/presets-and-pins.ts';
import { keepGroups } from '../../../src/store/changes/change-group.ts';
import { listGroups } from '../../../src/store/changes/groups.ts';
import { ledger } from '../../../src/store/queries/ledger.ts';
import { saveSettings, settings } from '../../../src/store/changes/settings.ts';
import { aStore } from '../a-store.ts';

test('a draft is counted once however often it is saved, and not at all once it is dropped', async () => {
  const { store } = await aStore();
  await saveDraft(store, 'register', { sex: 'F' });
  await saveDraft(store, 'register', { sex: 'M' });
  expect(await loadDraft(store, 'register')).toMatchObject({ form: { sex: 'M' } });
  expect((await ledger(store)).people.states.draft).toBe(1);
  await dropDraft(store, 'register');
  await dropDraft(store, 'register');
  expect((await ledger(store)).people).toMatchObject({ made: 0, states: { draft: 0 } });
});

test('what was set here wins over the deployment, which wins over the defaults', async () => {
  const { store } = await aStore();
  await saveSettings(store, { organisationName: 'Here', parallel: 2 });
  expect(await settings(store, { organisationName: 'Deployed', organisationCountry: 'GB' })).toMatchObject({
    ...{ organisationName: 'Here', organisationCountry: 'GB', parallel: 2, serverHeader: 'apikey' },
  });
  await saveSettings(store, { organisationName: undefined });
  expect(await settings(store, { organisationName: 'Deployed' })).toMatchObject({
    ...{ organisationName: 'Deployed', parallel: 2 },
  });
});

test('groups of the deployment are taken over, renamed by it, and never removed', async () => {
  const { store } = await aStore();
  const uuid = '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a';
  await keepGroups(store, [{ uuid, name: 'Old name', type: 'TEAM' }], 'config');
  await keepGroups(store, [{ uuid, name: 'New name', type: 'DEPT' }], 'config');
  await keepGroups(store, [], 'config');
  expect(await listGroups(store)).toMatchObject([
    { id: uuid, name: 'New name', type: 'DEPT', origin: 'config' },
  ]);
});

test('recent occupations are those of the people registered last, each once', async () => {
  const { store, aPerson } = await aStore();
  await aPerson({ occupation: '2221' }, { occupationWords: 'nurse' });
  await aPerson({ occupation: '7112' });
  await aPerson({ occupation: '2221' }, { occupationWords: 'ward nurse' });
  const mistaken = await aPerson({ occupation: '0110' });
  await discard(store, [mistaken]);
  expect(await recentOccupations(store, 5)).toEqual([
    { code: '2221', words: 'ward nurse' },
    { code: '7112' },
  ]);
  expect(await recentOccupations(store, 1)).toHaveLength(1);
});

test('a recent occupation keeps the words of someone registered before, where the last one was taken by one press', async () => {
  const { store, aPerson } = await aStore();
  await aPerson({ occupation: '2221' }, { occupationWords: 'nurse' });
  await aPerson({ occupation: '2221' });
  expect(await recentOccupations(store, 5)).toEqual([{ code: '2221', words: 'nurse' }]);
});

test('occupations can be pinned and let go', async () => {
  const { store } = await aStore();
  for (const code of ['2221', '7112', '2221']) await pinOccupation(store, code, true);
  expect(await pinnedOccupations(store)).toEqual(['7112', '2221']);
  await pinOccupation(store, '7112', false);
  expect(await pinnedOccupations(store)).toEqual(['2221']);
});

test('the form starts with nothing to assign until a person says otherwise', async () => {
  const { store, aPerson } = await aStore();
  expect(await formPreset(store)).toEqual({ assessments: [] });
  await aPerson({}, { preset: { country: 'KE', assessments: ['AI', 'TR'] } });
  expect(await formPreset(store)).toEqual({ country: 'KE', assessments: ['AI', 'TR'] });
});
