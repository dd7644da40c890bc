import type { SettingProblem } from '../../../organisation/check-settings.ts';
import type { Settings } from '../../../store/changes/settings.ts';
import type { Connection } from '../../../sync/server/connection.ts';
import { seconds } from '../numbers.ts';
import { screens } from '../screens.ts';
import { isNameIn } from './is-name-in.ts';

const words = screens.settings;

/** What is to be fixed before settings can be saved. */
export function settingProblem(problem: SettingProblem): string {
  switch (problem.name) {
    case 'serverAddress':
      return words.fix.address[problem.problem];
    case 'serverHeader':
      return words.fix.header;
    case 'parallel':
    case 'delaySeconds':
      return words.fix.number(problem);
  }
}

/** A setting's value as a person reads it. */
export function settingValue<Name extends keyof Settings>(name: Name, value: Settings[Name]): string {
  if (typeof value === 'boolean') return value ? words.value.yes : words.value.no;
  if (value === '') return words.value.nothing;
  if (name === 'delaySeconds') return value === 0 ? words.value.noDelay : seconds(Number(value) * 1_000);
  const said = String(value);
  if (name === 'contract' && isNameIn(words.contracts, said)) return words.contracts[said];
  if (name === 'encoding' && isNameIn(words.encodings, said)) return words.encodings[said];
  return said;
}

/** How the server is connected, in the list of sections. */
export function connectionInWord({ finding }: Connection): string {
  if (finding === 'no network') return words.sections.server.offline;
  return finding === 'working' ? words.sections.server.connected : words.sections.server.notConnected;
}
