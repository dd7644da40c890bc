import { tick } from 'svelte';

/**
 * Behind something that was taken out of a list: the button that took its place gets the focus.
 * @param list asked afterwards, because it may be gone with the last of them
 * @param at where it stood among the list's buttons
 * @param otherwise gets it once the list is empty
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
