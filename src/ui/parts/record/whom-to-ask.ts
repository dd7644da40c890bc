import type { Outpost } from '../../app/outpost.ts';

/** Who can say what became of a record without an answer. */
export function whomToAsk({ practice, settings }: Pick<Outpost, 'practice' | 'settings'>) {
  if (practice) return 'practice';
  return settings.value?.serverAddress ? 'server' : 'people';
}
