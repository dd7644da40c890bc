import type { ContractType } from '../../contract/assignment.ts';
import type { Obstacle } from '../../store/changes/change.ts';
import type { GroupOrigin } from '../../store/rows/rows.ts';
import type { Settings } from '../../store/changes/settings.ts';
import type { Scheme } from '../app/scheme.ts';

export const contractLabels: Record<ContractType, string> = {
  other: 'Other',
  'revenue-share': 'Revenue share',
};

export const encodingLabels: Record<Settings['encoding'], string> = {
  form: 'Form fields',
  json: 'JSON',
};

export const schemeLabels: Record<Scheme, string> = {
  system: 'As the system',
  light: 'Light',
  dark: 'Dark',
};

/** A setting's value as a person reads it. */
export function settingWord<Name extends keyof Settings>(name: Name, value: Settings[Name]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === '') return 'nothing';
  if (name === 'contract' || name === 'encoding') return words[String(value)] ?? String(value);
  return String(value);
}

const words: Partial<Record<string, string>> = { ...contractLabels, ...encodingLabels };

/** `812 bytes`, `4.2 MB`: powers of ten, as the systems' own settings count. */
export function sizeWord(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB'];
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const amount = bytes / 1000 ** power;
  const digits = power > 0 && amount < 10 ? 1 : 0;
  return `${amount.toLocaleString('en-GB', { maximumFractionDigits: digits })} ${units[power] ?? ''}`;
}

/** Where a group is known from. */
export const groupOrigins: Record<GroupOrigin, string> = {
  device: 'made on this device',
  config: 'from config.json',
  settings: 'added here, from the server',
};

/** Why a group could not be linked to a UUID. */
export function linkObstacle({ reason }: Obstacle): string {
  if (reason === 'named') return 'Another group is linked to this UUID already';
  if (reason === 'gone') return 'This group is not on this device any more';
  return 'It is on the server already, or on its way there';
}
