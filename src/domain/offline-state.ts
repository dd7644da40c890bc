/** How far this browser has got with storing the app, so that it starts without a network. */
export type OfflineState =
  /** `hasFailed`: at least one attempt to store it has failed. */
  | { is: 'getting'; hasFailed: boolean }
  | { is: 'ready' }
  /** The host serves something other than the built file. */
  | { is: 'damaged'; file: string }
  | { is: 'no room' }
  /** The browser, or the organisation that manages it, allows no service worker. */
  | { is: 'not allowed' };
