/**
 * The names of everything that a deployment keeps in the browser. Browsers share databases, locks, channels, caches, files
 * and entries among all pages of an origin, where another Outpost may live under another path: so every name has the path in it.
 */

/** Previews used another name, so data that a preview left in a browser is never read. */
const KEPT = 'outpost-1';

/**
 * The name of the database. Locks, the channel, the mirror's folder and entries begin with it.
 * @param scope any address in the app's folder
 */
export function deploymentName(scope: string): string {
  return `${KEPT} ${new URL('./', scope).pathname}`;
}

/**
 * The name of the database of practice mode. No deployment has it: what follows the first word of their names begins with a slash.
 * @param scope any address in the app's folder
 */
export function practiceName(scope: string): string {
  return deploymentName(scope).replace(' ', ' practice ');
}

/** Where the number of records ever made is kept beside the database: an entry of `localStorage`. */
export function canaryEntry(database: string): string {
  return `${database} records made`;
}

/** Where a half-typed form is kept until the database is open: an entry of `localStorage`. */
export function halfTypedEntry(database: string): string {
  return `${database} half typed`;
}

/** The database that is there while the deployment is being erased. */
export function eraseMark(database: string): string {
  return `${database} erasing`;
}

/** The cache that has a file which another app has shared, until the page takes it. Its name makes it go when everything is erased. */
export function sharedFileCache(scope: string): string {
  return `${deploymentName(scope)} shared file`;
}

/** The names of the caches with the app's files begin with this; the version follows. */
export function filesCachePrefix(scope: string): string {
  return `outpost files ${scope} `;
}

export function configCacheName(scope: string): string {
  return `outpost config ${scope}`;
}
