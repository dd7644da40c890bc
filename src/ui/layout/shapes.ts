/**
 * The shapes of a window, each the condition of a media query. Style sheets write `@media (--wide)`; `build/window-shapes.ts` puts
 * the condition there. A low window (a landscape phone, or a keyboard on the screen) is no shape of its own: it has the phone's
 * layout with smaller spaces and text.
 */
export const SHAPES = {
  phone: '(width < 64rem)',
  wide: '(width >= 64rem)',
  low: '(width < 64rem) and (height < 30rem)',
} as const;
