/**
 * The part of the service worker's global scope that is used here. TypeScript's DOM and worker libraries
 * cannot be loaded together.
 */
export interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: {
    claim(): Promise<void>;
    /** A page or a worker of this scope, with the address at which it was opened. */
    get(id: string): Promise<{ readonly url: string } | undefined>;
    matchAll(which: {
      includeUncontrolled: boolean;
      type: 'window';
    }): Promise<readonly { readonly url: string; postMessage(message: unknown): void }[]>;
  };
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly navigator: { readonly languages: readonly string[] };
  importScripts(address: string): void;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}

export interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

export interface Told extends Lasting {
  readonly data: unknown;
}

export interface Fetching extends Lasting {
  readonly request: Request;
  /** Empty for a request that opens a page. */
  readonly clientId: string;
  respondWith(answer: Promise<Response>): void;
}
