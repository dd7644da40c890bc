import type { ShownState } from '../domain/record/states.ts';
import type { Ledger } from '../domain/record/ledger.ts';

/** States of records that exist on this device only, or may. */
const HERE_ONLY: readonly ShownState[] = ['draft', 'waiting', 'sending', 'noReply', 'toFix', 'onHold'];

/** How many records no server is known to have: what erasing would lose for ever. */
export function notArrived({ states }: Ledger): number {
  return HERE_ONLY.reduce((sum, state) => sum + states[state], 0);
}

/** Whether the typed text is the words that confirm erasing, whatever its spaces and case. */
export function isTyped(words: string, typed: string): boolean {
  return typed.trim().replaceAll(/\s+/g, ' ').toLowerCase() === words.toLowerCase();
}
