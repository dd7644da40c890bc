import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/svelte';
import { afterAll, afterEach, vi } from 'vitest';
import { computedStyleOf } from './parts/computed-style.ts';

/** Makes the message, which contains the page, only when it is read: most of these errors are only retried. */
function getElementError(message: string | null, container: Element) {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, getElementError);
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
  });
}

// Everything that tests wait for comes at once, unless the machine is busy, which is no failure.
configure({ asyncUtilTimeout: 30_000, getElementError });

// All test files of a worker share one page, so stored data is removed for the next test.
afterEach(() => {
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
});

// A part that is still being fetched when its file ends would not load, and so would not for the next file either: they share the
// modules.
afterAll(() => vi.dynamicImportSettled());

// What a file left on the page, such as a message that is shown for some seconds, is removed too.
afterAll(() => {
  cleanup();
  document.body.replaceChildren();
});

// jsdom lays nothing out: there is nothing to scroll, no window to measure, and no text size to count in. What depends on
// any of these is proven in a browser, by the tests under tests/browser and tests/e2e.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    ...{ media, matches: false, onchange: null },
    addListener: () => undefined,
    removeListener: () => undefined,
  });
document.documentElement.style.fontSize = '16px';

window.getComputedStyle = computedStyleOf(window);

// jsdom lays nothing out, so there is no size to tell of.
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
