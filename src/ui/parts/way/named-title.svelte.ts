import { tick } from 'svelte';
import { first } from '../../words/first.ts';
import { getOutpost } from '../../app/outpost.ts';

/**
 * Puts what a screen shows before its title in the browser: `K7-4QF2 – Person – Outpost`. The frame writes the title with each
 * new address, so this comes behind it. To be called while a component is set up.
 */
export function nameTitle(what: () => string | undefined): void {
  const { practice, router } = getOutpost();
  $effect(() => {
    const { name } = router.route;
    const shown = what();
    if (shown === undefined) return undefined;
    let isGone = false;
    void tick().then(() => {
      if (isGone) return;
      const { practice: inPractice, app } = first.frame;
      document.title = [shown, first.titles[name], practice && inPractice, app].filter(Boolean).join(' – ');
    });
    return () => (isGone = true);
  });
}
