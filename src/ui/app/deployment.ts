import type { ConfigProblem } from '../../organisation/config.ts';
import type { Settings } from '../../store/changes/settings.ts';

/** What the host of the app has set. Reactive: the file comes after the first screen. */
export interface Deployment {
  /** In the terms of the device's settings, which go before it. */
  readonly settings: Partial<Settings>;
  /** What is wrong with `config.json`; empty when nothing is. */
  readonly problems: readonly ConfigProblem[];
}
