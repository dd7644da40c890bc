/** How far this browser is with keeping the app, so that it starts without a network. */
export type OfflineState =
  /** `hasFailed`: at least one try has ended without it. */
  | { is: 'getting'; hasFailed: boolean }
  | { is: 'ready' }
  /** The host gives something else for this file than what was built. */
  | { is: 'damaged'; file: string }
  | { is: 'no room' }
  /** The browser, or who manages it, allows no service worker. */
  | { is: 'not allowed' };
