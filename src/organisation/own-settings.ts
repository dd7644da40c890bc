import { DEFAULT_SETTINGS, type Settings } from '../store/changes/settings.ts';

/** Changes in the store's terms: `undefined` takes a setting back. */
export type SettingChanges = { [Name in keyof Settings]?: Settings[Name] | undefined };

/**
 * What has to be kept on the device for these settings to hold. What is just what the deployment or the default says
 * is taken back, so that a later change of `config.json` reaches this device.
 */
export function settingChanges(wanted: Partial<Settings>, deployment: Partial<Settings>): SettingChanges {
  const base: Settings = { ...DEFAULT_SETTINGS, ...deployment };
  const changes = namesOf(wanted).map((name) => [
    name,
    wanted[name] === base[name] ? undefined : wanted[name],
  ]);
  // Every name keeps the value that it had in `wanted`, or none.
  return Object.fromEntries(changes) as SettingChanges;
}

function namesOf(settings: Partial<Settings>): (keyof Settings)[] {
  // A Partial<Settings> is written with the names of settings alone.
  return Object.keys(settings) as (keyof Settings)[];
}
