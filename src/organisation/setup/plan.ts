import type { Group } from '../../contract/group.ts';
import type { SettingName, Settings } from '../../store/changes/settings.ts';
import type { GroupRow } from '../../store/schema/group.ts';
import { groupNameProblem, groupWithUuid, lookOf } from '../group-names.ts';
import type { Setup } from './read-link.ts';

/** One setting that would become another. */
export interface SettingChange {
  name: SettingName;
  from: Settings[keyof Settings];
  to: Settings[keyof Settings];
}

/** What following a setup link would do to this device. */
export interface SetupPlan {
  changes: SettingChange[];
  /** Groups that are new here. */
  newGroups: Group[];
  /** Groups that are here already, under whatever name: they stay as they are. */
  knownGroups: Group[];
  /** Groups whose name looks like that of another group, here or in the link. They are not added, because no one could tell the two apart. */
  sameName: Group[];
}

/**
 * Promises about the former server. No one has made them about the new one, and each lets a record be sent a second
 * time.
 */
const OF_OLD_SERVER = ['idempotencyKey', 'retryNoReplyUsers'] as const satisfies (keyof Settings)[];

/**
 * Compares a link with what holds on the device.
 * @param now the settings that hold, of the device and of the deployment
 */
export function setupPlan({ settings, groups }: Setup, now: Settings, rows: readonly GroupRow[]): SetupPlan {
  const wanted: Partial<Settings> = { ...settings };
  const isOtherServer = wanted.serverAddress !== undefined && wanted.serverAddress !== now.serverAddress;
  if (isOtherServer) for (const name of OF_OLD_SERVER) wanted[name] = false;
  // Names of Settings alone are in it.
  const changes = (Object.keys(wanted) as SettingName[]).flatMap((name) => {
    const [from, to] = [now[name], wanted[name]];
    return to === undefined || to === from ? [] : [{ name, from, to }];
  });
  return { changes, ...sorted(groups, rows) };
}

function sorted(groups: readonly Group[], rows: readonly GroupRow[]): Omit<SetupPlan, 'changes'> {
  const plan: Omit<SetupPlan, 'changes'> = { newGroups: [], knownGroups: [], sameName: [] };
  for (const group of groups) {
    if (groupWithUuid(rows, group.uuid)) plan.knownGroups.push(group);
    else if (groupNameProblem(rows, group) || plan.newGroups.some((other) => lookOf(other) === lookOf(group)))
      plan.sameName.push(group);
    else plan.newGroups.push(group);
  }
  return plan;
}

/** The settings that a plan gives. */
export function settingsOf({ changes }: SetupPlan): Partial<Settings> {
  return Object.fromEntries(changes.map(({ name, to }) => [name, to]));
}

/** Whether following the link would change anything. */
export function changesAnything({ changes, newGroups }: SetupPlan): boolean {
  return changes.length + newGroups.length > 0;
}
