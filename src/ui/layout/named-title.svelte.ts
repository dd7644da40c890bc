import { tick } from 'svelte';
import { getOutpost } from '../app/outpost.ts';

/**
 * Adds what a screen shows to the browser's title: `K7-4QF2 – Person – Outpost`. The frame writes the title for each new
 * address, so this runs after it. To be called while a component is set up.
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
