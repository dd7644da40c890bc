// In a file of its own, because the first load needs none of these names.

/** The names of the caches with the app's files begin with this; the version follows. */
export function filesCachePrefix(scope: string): string {
  return `outpost files ${scope} `;
}

export function configCacheName(scope: string): string {
  return `outpost config ${scope}`;
}
