import { cleanName } from '../domain/text/names.ts';
import type { Settings } from '../store/changes/settings.ts';
import { HEADER_NAME, MAX_DELAY_SECONDS, MAX_PARALLEL } from './config.ts';
import { readServerAddress, type AddressProblem } from './server-address.ts';

/** A problem that must be put right before settings can be saved. */
export type SettingProblem =
  | { name: 'serverAddress'; problem: AddressProblem }
  | { name: 'serverHeader' }
  | { name: 'parallel' | 'delaySeconds'; least: number; most: number };

/** All problems of the changed settings. A setting that was not changed is absent and not checked. */
export function settingProblems(typed: Partial<Settings>): SettingProblem[] {
  const problems: SettingProblem[] = [];
  const { serverAddress, serverHeader, parallel, delaySeconds } = typed;
  const address = serverAddress === undefined ? undefined : readServerAddress(serverAddress);
  if (address && 'problem' in address) problems.push({ name: 'serverAddress', problem: address.problem });
  if (serverHeader !== undefined && !HEADER_NAME.test(serverHeader.trim()))
    problems.push({ name: 'serverHeader' });
  const ofParallel = { name: 'parallel', least: 1, most: MAX_PARALLEL } as const;
  if (!isWithin(parallel, ofParallel)) problems.push(ofParallel);
  const ofDelay = { name: 'delaySeconds', least: 0, most: MAX_DELAY_SECONDS } as const;
  if (!isWithin(delaySeconds, ofDelay)) problems.push(ofDelay);
  return problems;
}

function isWithin(value: number | undefined, { least, most }: { least: number; most: number }): boolean {
  return value === undefined || (Number.isInteger(value) && value >= least && value <= most);
}

/** The settings as they are kept: without spaces around them, and with the address in its plain form. */
export function tidySettings(typed: Partial<Settings>): Partial<Settings> {
  const { organisationName, serverAddress, serverHeader } = typed;
  const address = serverAddress === undefined ? undefined : readServerAddress(serverAddress);
  return {
    ...typed,
    ...(organisationName !== undefined && { organisationName: cleanName(organisationName) }),
    ...(address && 'address' in address && { serverAddress: address.address }),
    ...(serverHeader !== undefined && { serverHeader: serverHeader.trim() }),
  };
}
