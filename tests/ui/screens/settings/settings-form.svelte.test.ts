import { describe, expect, test } from 'vitest';
import { savedSettings } from '../../../../src/store/changes/settings.ts';
import { CurrentSettings } from '../../../../src/ui/app/current-settings.svelte.ts';
import { Session } from '../../../../src/ui/app/session.svelte.ts';
import { SettingsForm } from '../../../../src/ui/screens/settings/settings-form.svelte.ts';
import { aStore } from '../../../store/a-store.ts';

async function aForm() {
  const { store } = await aStore();
  const settings = { organisationName: 'Example Org', parallel: 4 };
  const deployment = { settings, problems: [] };
  const settingsNow = new CurrentSettings(store, deployment);
  const outpost = { store, deployment, settings: settingsNow, session: new Session() };
  return { store, form: new SettingsForm(outpost, 'you') };
}

describe('the settings form', () => {
  test('starts with what config.json says, and says so', async () => {
    const { form } = await aForm();
    expect(form.current).toMatchObject({ organisationName: 'Example Org', parallel: 4, encoding: 'form' });
    expect(form.fromConfig('parallel')).toBe(4);
    expect(form.fromConfig('encoding')).toBeUndefined();
  });

  test('keeps nothing before it is saved, and then only what differs', async () => {
    const { store, form } = await aForm();
    form.set('organisationName', ' Here ');
    form.set('parallel', 4);
    form.set('serverAddress', 'example.org/api-v1/');
    expect(await savedSettings(store)).toEqual({});
    expect(form.check()).toBe(true);
    expect(await form.save()).toMatchObject({
      organisationName: 'Here',
      serverAddress: 'https://example.org',
    });
    expect(await savedSettings(store)).toEqual({
      organisationName: 'Here',
      serverAddress: 'https://example.org',
    });
  });

  test('takes back what was set on the device', async () => {
    const { store, form } = await aForm();
    form.set('organisationName', 'Here');
    await form.save();
    form.set('organisationName', 'Example Org');
    await form.save();
    expect(await savedSettings(store)).toEqual({});
  });

  test('names the field that must be fixed', async () => {
    const { form } = await aForm();
    form.set('serverAddress', 'http://api.example.org');
    expect(form.check()).toBe(false);
    expect(form.problems).toMatchObject([{ field: 'serverAddress' }]);
    expect(form.errorOf('serverAddress')).toContain('https://');
    expect(form.errorOf('serverHeader')).toBeUndefined();
  });
});
