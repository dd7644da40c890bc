import type { Ledger, ShownState } from '../domain/states.ts';

/** States of records that exist on this device only, or may. */
const HERE_ONLY: readonly ShownState[] = ['draft', 'waiting', 'sending', 'unknown', 'needs you', 'held'];

/** How many records no server is known to have: what erasing would lose for ever. */
export function notArrived({ states }: Ledger): number {
  return HERE_ONLY.reduce((sum, state) => sum + states[state], 0);
}

/** What a person types to erase the device. It names the number, so that nobody can type it without having read it. */
export function eraseWords(lost: number): string {
  return lost === 0 ? 'erase everything' : `erase ${lost} ${lost === 1 ? 'record' : 'records'}`;
}

/** Whether that was typed, whatever the spaces and the case of its letters. */
export function isEraseWords(typed: string, lost: number): boolean {
  return typed.trim().replaceAll(/\s+/g, ' ').toLowerCase() === eraseWords(lost);
}
