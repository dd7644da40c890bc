import { filesCachePrefix } from '../../domain/deployment.ts';
import type { WorkerScope } from './worker-scope.ts';

/** The files to keep: path below the scope → its hash as Subresource Integrity writes it. */
export type BuiltFiles = Readonly<Record<string, string>>;

/** The built files in the browser's cache storage, one cache for each version of the app. */
export class KeptFiles {
  readonly #scope: WorkerScope;
  readonly #base: string;
  readonly #prefix: string;
  readonly #current: string;
  readonly #files: BuiltFiles;

  /** `version` changes whenever one of the files does. */
  constructor(scope: WorkerScope, files: BuiltFiles, version: string) {
    this.#scope = scope;
    this.#base = scope.registration.scope;
    this.#prefix = filesCachePrefix(this.#base);
    this.#current = this.#prefix + version;
    this.#files = files;
  }

  has(path: string): boolean {
    return path in this.#files;
  }

  /** All or nothing: nothing is written before everything has arrived. */
  async fetchAll(): Promise<void> {
    const whole = await Promise.all(Object.keys(this.#files).map((path) => this.#fetchWhole(path)));
    const cache = await this.#scope.caches.open(this.#current);
    await Promise.all(whole.map(([key, answer]) => cache.put(key, answer)));
  }

  /** The version before this one stays: another tab may still run it and want a page that it has not loaded yet. */
  async dropOldVersions(): Promise<void> {
    const names = await this.#scope.caches.keys();
    const others = names.filter((name) => name.startsWith(this.#prefix) && name !== this.#current);
    await Promise.all(others.slice(0, -1).map((name) => this.#scope.caches.delete(name)));
  }

  /** The kept file, of this version or, because names under assets/ are unique, of the one before. */
  async find(path: string): Promise<Response | undefined> {
    const { caches } = this.#scope;
    const kept = await caches.match(this.#keyOf(path));
    if (kept || !path.startsWith('assets/')) return kept;
    return caches.match(new URL(path, this.#base).href, { ignoreSearch: true });
  }

  /** With its hash in the address an entry can be taken from any version's cache. */
  #keyOf(path: string): string {
    return new URL(`${path}?${encodeURIComponent(this.#files[path] ?? '')}`, this.#base).href;
  }

  /**
   * Fetches a file and checks its hash, which refuses an incomplete deployment and the sign-in page of a
   * network.
   */
  async #fetchWhole(path: string): Promise<[key: string, answer: Response]> {
    const key = this.#keyOf(path);
    const kept = await this.#scope.caches.match(key);
    if (kept) return [key, kept];
    // Hosts may redirect index.html to its folder, and a redirected answer cannot open a page.
    const url = new URL(path === 'index.html' ? './' : path, this.#base);
    const answer = await fetch(url, { cache: 'no-cache', integrity: this.#files[path], redirect: 'error' });
    if (!answer.ok) throw new Error(`${url.href} answers ${answer.status}`);
    return [key, answer];
  }
}
