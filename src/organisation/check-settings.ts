import type { Settings } from '../store/changes/settings.ts';
import { HEADER_NAME, MAX_PARALLEL } from './config.ts';
import { readServerAddress } from './server-address.ts';

/** Something to be mended before settings can be saved. */
export interface SettingProblem {
  name: keyof Settings;
  sentence: string;
}

/** Everything that keeps these settings from being saved. What was not changed is absent, and not looked at. */
export function settingProblems(typed: Partial<Settings>): SettingProblem[] {
  const problems: SettingProblem[] = [];
  const { serverAddress, serverHeader, parallel } = typed;
  const address = serverAddress === undefined ? undefined : readServerAddress(serverAddress);
  if (address && 'sentence' in address) problems.push({ name: 'serverAddress', sentence: address.sentence });
  if (serverHeader !== undefined && !HEADER_NAME.test(serverHeader.trim()))
    problems.push({ name: 'serverHeader', sentence: 'Enter the name of a header, such as apikey' });
  if (parallel !== undefined && !isParallel(parallel))
    problems.push({ name: 'parallel', sentence: `Enter a whole number from 1 to ${MAX_PARALLEL}` });
  return problems;
}

function isParallel(parallel: number): boolean {
  return Number.isInteger(parallel) && parallel >= 1 && parallel <= MAX_PARALLEL;
}

/** The settings as they are kept: without spaces around them, and with the address in its plain form. */
export function tidySettings(typed: Partial<Settings>): Partial<Settings> {
  const { organisationName, serverAddress, serverHeader } = typed;
  const address = serverAddress === undefined ? undefined : readServerAddress(serverAddress);
  return {
    ...typed,
    ...(organisationName !== undefined && { organisationName: organisationName.trim() }),
    ...(address && 'address' in address && { serverAddress: address.address }),
    ...(serverHeader !== undefined && { serverHeader: serverHeader.trim() }),
  };
}
