import { tick } from 'svelte';
import { getOutpost } from '../app/outpost.ts';

/**
 * Puts what a screen shows before its title in the browser: `K7-4QF2 – Person – Outpost`. The frame writes the title with each
 * new address, so this comes behind it. To be called while a component is set up.
 */
export function nameTitle(what: () => string | undefined): void {
  const { router } = getOutpost();
  $effect(() => {
    const { name } = router.route;
    const shown = what();
    if (shown === undefined) return undefined;
    const before = `${shown} – `;
    let isGone = false;
    void tick().then(() => {
      if (!isGone && router.route.name === name) document.title = before + document.title;
    });
    return () => {
      isGone = true;
      if (document.title.startsWith(before)) document.title = document.title.slice(before.length);
    };
  });
}
