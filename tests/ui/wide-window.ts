import { onTestFinished } from 'vitest';
import { SHAPES } from '../../src/ui/layout/shapes.ts';

/** Makes the window wide for the rest of this test. Without it a window is that of a phone. */
export function inAWideWindow(): void {
  const phone = window.matchMedia.bind(window);
  window.matchMedia = (media) => Object.assign(phone(media), { matches: media === SHAPES.wide });
  onTestFinished(() => {
    window.matchMedia = phone;
  });
}
