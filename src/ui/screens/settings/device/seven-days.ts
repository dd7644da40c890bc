import { isInstalledHere } from '../../../app/installed.ts';

const DAY = 24 * 60 * 60_000;

/** The browser, and the way in which the app was opened. */
export interface Surroundings {
  /** `navigator.vendor`. */
  vendor: string;
  /** Opened from the home screen or the dock. */
  isInstalled: boolean;
}

export function surroundings(): Surroundings {
  return { vendor: navigator.vendor, isInstalled: isInstalledHere() };
}

/**
 * The first day on which the browser may erase everything. WebKit, which is Safari and every browser of an iPhone, erases what
 * scripts have saved after seven days in which the browser was used but the site was not, unless the app is installed.
 */
export function firstDayOfErasing({ vendor, isInstalled }: Surroundings, now: Date): Date | undefined {
  if (!vendor.startsWith('Apple') || isInstalled) return undefined;
  return new Date(now.getTime() + 7 * DAY);
}
