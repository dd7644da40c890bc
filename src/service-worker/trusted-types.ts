/** What TypeScript's DOM library does not know yet (Chromium, Safari 26, Firefox 148). */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): unknown;
}

/**
 * Lets workers start from the app's own files, and from nowhere else. To be called before the first of them:
 * under the content policy the browser asks here for every address of a worker.
 */
export function allowOwnWorkers(scope: { readonly location: Location; trustedTypes?: TrustedTypes }): void {
  scope.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      const { href, origin } = new URL(url, scope.location.href);
      if (origin !== scope.location.origin) throw new TypeError(`${href} is not one of the app's own files`);
      return href;
    },
  });
}
