import { deploymentSettings, readConfig, type ConfigProblem } from '../organisation/config.ts';
import { keepGroups } from '../store/changes/change-group.ts';
import type { Settings } from '../store/changes/settings.ts';
import type { Store } from '../store/transaction/store.ts';

/** What the host of the app has set. */
interface Given {
  settings: Partial<Settings>;
  problems: readonly ConfigProblem[];
}

/**
 * Reads `config.json`, which lies beside the app, and keeps its groups on the device.
 * @param show is given what else it holds, before the groups are kept; not called where there is no such file
 */
export async function bringConfig(store: Store, show: (given: Given) => void): Promise<void> {
  const response = await fetch(new URL('config.json', document.baseURI));
  if (!response.ok) return;
  const { config, problems } = readConfig(await response.text());
  show({ settings: deploymentSettings(config), problems });
  await keepGroups(store, config.groups ?? [], 'config');
}
