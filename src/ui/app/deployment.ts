import type { ConfigProblem } from '../../organisation/config.ts';
import type { Settings } from '../../store/changes/settings.ts';

/** The settings of the app's host. Reactive: the file is loaded after the first screen. */
export interface Deployment {
  /** In the form of the device's settings, which take precedence. */
  readonly settings: Partial<Settings>;
  /** What is wrong with `config.json`; empty when nothing is. */
  readonly problems: readonly ConfigProblem[];
}
