/**
 * Chromium 108, Firefox 121 and Safari 16.4 are the oldest browsers in which Outpost works. In an older one it would start and
 * then fail without a word, as when *Save* does nothing. So it does not start there: this file runs before all others, and what
 * stands in `index.html` says why.
 */
const HAS_WHAT_IS_NEEDED =
  // Chromium 105, Firefox 121
  CSS.supports('selector(:has(a))') &&
  // Safari 16.4
  'supports' in HTMLScriptElement &&
  HTMLScriptElement.supports('importmap');

if (!HAS_WHAT_IS_NEEDED) {
  document.documentElement.dataset['isTooOld'] = '';
  throw new Error('This browser is too old for Outpost');
}
