import { DEFAULT_SETTINGS, type Settings } from '../store/changes/settings.ts';

/** Changes of settings. `undefined` goes back to the deployment's setting or the default. */
export type SettingChanges = { [Name in keyof Settings]?: Settings[Name] | undefined };

/**
 * The changes that give the device these settings. A setting that equals the deployment's or the default is
 * not kept on the device, so that a later change of `config.json` reaches it.
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
