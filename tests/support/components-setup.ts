import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/svelte';
import { afterEach } from 'vitest';

// What is waited for comes at once, unless the machine is busy: that is no failure.
configure({ asyncUtilTimeout: 30_000 });

// All files of a worker have one page: the next one finds nothing that a browser would keep for it.
afterEach(() => {
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
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

// jsdom lays nothing out, so there is no size to tell of.
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
