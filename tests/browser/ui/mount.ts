import { flushSync, mount, unmount, type Component } from 'svelte';
import { onTestFinished } from 'vitest';

/** Puts a component on the test's page, with the app's styles, for one test. */
export function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): void {
  const target = document.body.appendChild(document.createElement('div'));
  const shown = mount(component, { target, props });
  flushSync();
  onTestFinished(async () => {
    await unmount(shown);
    target.remove();
  });
}
