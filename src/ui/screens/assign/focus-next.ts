import { tick } from 'svelte';

/**
 * After an entry was removed from a list: the button in its place gets the focus.
 * @param list read afterwards, because the list may be removed with its last entry
 * @param at the position of the removed entry among the list's buttons
 * @param otherwise gets the focus if the list is empty
 */
export async function focusNext(
  list: () => HTMLElement | null | undefined,
  at: number,
  otherwise: () => HTMLElement | null | undefined,
): Promise<void> {
  await tick();
  const buttons = list()?.querySelectorAll('button') ?? [];
  (buttons[Math.min(at, buttons.length - 1)] ?? otherwise())?.focus();
}
