import type { Outpost } from '../../app/outpost.ts';
import { screens } from '../../messages/screens.ts';
import { nothingCanBeSaved } from '../../app/nothing-can-be-saved.ts';

/** The id of the sentence that `WhyNotSaved.svelte` shows, which describes a button that saves. */
export const NOT_SAVED = 'not-saved';

/**
 * Whether something could be saved now. To be called while a component is set up, because state that is created inside a derived
 * value is not tracked.
 */
export function savingOf({ session, trouble }: Pick<Outpost, 'session' | 'trouble'>) {
  const { space } = session;
  return {
    /** Why nothing can be saved; undefined if it can. */
    get whyNot(): string | undefined {
      if (nothingCanBeSaved(trouble.problem)) return screens.full.reloadFirst;
      return space.isFull ? screens.assign.full : undefined;
    },
  };
}
