import { flushSync } from 'svelte';
import { expect, onTestFinished, test } from 'vitest';
import { Staying } from '../../../src/ui/controls/staying.svelte.ts';

test('what was there once stays, whether or not it was looked at then', () => {
  let now = $state.raw<string[]>(['waiting']);
  const seen: boolean[][] = [];
  onTestFinished(
    $effect.root(() => {
      const staying = new Staying(() => now);
      $effect.pre(() => {
        seen.push(['waiting', 'sending'].map((state) => staying.has(state)));
      });
    }),
  );
  now = ['sending'];
  flushSync();
  now = [];
  flushSync();
  expect([seen[0], seen.at(-1)]).toEqual([
    [true, false],
    [true, true],
  ]);
});
