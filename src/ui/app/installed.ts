/** The display modes of an installed app; that of a tab is `browser`. */
const INSTALLED = ['standalone', 'minimal-ui', 'fullscreen', 'window-controls-overlay'];

/** Whether the app was opened from the home screen, the dock or the list of apps. */
export const isInstalledHere = (): boolean =>
  INSTALLED.some((mode) => matchMedia(`(display-mode: ${mode})`).matches);
