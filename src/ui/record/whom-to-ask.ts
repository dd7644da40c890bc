import type { Outpost } from '../app/outpost.ts';

/** Who can say whether a record without a reply arrived. */
export function whomToAsk({ practice, settings }: Pick<Outpost, 'practice' | 'settings'>) {
  if (practice) return 'practice';
  return settings.value?.serverAddress ? 'server' : 'people';
}
