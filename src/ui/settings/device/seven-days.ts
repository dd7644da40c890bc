const DAY = 24 * 60 * 60_000;

/** What a browser says of itself and of the way in which the app was opened. */
export interface Surroundings {
  /** `navigator.vendor`. */
  vendor: string;
  /** Opened from the home screen or the dock. */
  isInstalled: boolean;
}

/** How the window of an installed app may look. A tab is `browser`. */
const INSTALLED = ['standalone', 'minimal-ui', 'fullscreen', 'window-controls-overlay'];

export function surroundings(): Surroundings {
  return {
    vendor: navigator.vendor,
    isInstalled: INSTALLED.some((mode) => matchMedia(`(display-mode: ${mode})`).matches),
  };
}

/**
 * WebKit, which is Safari and every browser of an iPhone, erases what scripts have saved after seven days in which the browser
 * was used and the site was not, unless it was installed. Answers with the first day on which that can happen.
 */
export function firstDayOfErasing({ vendor, isInstalled }: Surroundings, now: Date): Date | undefined {
  if (!vendor.startsWith('Apple') || isInstalled) return undefined;
  return new Date(now.getTime() + 7 * DAY);
}
