import { keepFocus } from './keys/lost-focus.ts';
import { listenToKeys as listenToShortcuts } from './keys/shortcuts.ts';

/** What a person without a pointer relies on, on every screen: its keys, and a focus that always has a place. */
export function listenToKeys(window: { document: Document }, deployment: string): void {
  listenToShortcuts(window, deployment);
  keepFocus(window.document);
}

/** As much of a window as tells whether a keyboard is on the screen. */
export interface KeyboardWindow {
  readonly visualViewport: VisualViewport | null;
  readonly document: Document;
}

/** Keyboards of phones take 200 CSS pixels and more, the bars that browsers slide in and out less than this. */
const LEAST_KEYBOARD = 150;

const TAKES_KEYS = 'input, textarea';

/**
 * Marks the page with `data-keyboard` while an on-screen keyboard covers its lower part, so that the bars at the bottom
 * give way. Wanted where the page is not made smaller for a keyboard, as `interactive-widget=resizes-content` asks
 * (Safari): there only what is seen becomes smaller, and the bars lie under the keyboard or upon the form.
 */
export function giveWayToKeyboard({
  visualViewport: seen,
  document: { documentElement: root },
}: KeyboardWindow) {
  seen?.addEventListener('resize', () => {
    // What is magnified is seen in part, without a keyboard.
    const covered = root.clientHeight - seen.height * seen.scale;
    const isWriting = root.ownerDocument.activeElement?.matches(TAKES_KEYS) ?? false;
    root.toggleAttribute('data-keyboard', covered > LEAST_KEYBOARD && isWriting);
  });
}
