import { deploymentName } from './deployment.ts';

// In a file of its own, because the first load needs none of these names.

const FILES = 'outpost files ';

/** The names of the caches with the app's files begin with this; the version follows. */
export function filesCachePrefix(scope: string): string {
  return `${FILES}${scope} `;
}

export function configCacheName(scope: string): string {
  return `outpost config ${scope}`;
}

/**
 * The names of the deployments that have kept their files in this browser. The names of their caches had the path in them
 * from the first version on.
 */
export function deploymentsSeen(cacheNames: readonly string[]): Set<string> {
  const scopes = cacheNames
    .filter((name) => name.startsWith(FILES))
    .map((name) => name.slice(FILES.length).replace(/ [^ ]*$/, ''));
  return new Set(scopes.filter((scope) => URL.canParse(scope)).map(deploymentName));
}
