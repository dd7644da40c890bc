import { languageFor } from '../domain/text/language.ts';
import { configCacheName, filesCachePrefix } from '../domain/deployment.ts';
import type { WorkerScope } from './worker-scope.ts';

/** The files to keep: path below the scope → its hash as Subresource Integrity writes it. */
export type BuiltFiles = Readonly<Record<string, string>>;

/** The built file that lists what belongs to each language beside English: code → its `BuiltFiles`. */
export const LANGUAGE_FILES = 'languages.json';

/** Where the chosen language is noted, beside config.json, because both outlive a version. */
const CHOICE = 'language';

/** The built files in the browser's cache storage, one cache for each version of the app. */
export class KeptFiles {
  readonly #scope: WorkerScope;
  readonly #base: string;
  readonly #prefix: string;
  readonly #current: string;
  readonly #files: BuiltFiles;
  readonly #untilWayIsMade: () => AbortSignal;

  /** `version` changes whenever one of the files does. `untilWayIsMade` gives up what is fetched. */
  constructor(scope: WorkerScope, files: BuiltFiles, version: string, untilWayIsMade: () => AbortSignal) {
    this.#scope = scope;
    this.#base = scope.registration.scope;
    this.#prefix = filesCachePrefix(this.#base);
    this.#current = this.#prefix + version;
    this.#files = files;
    this.#untilWayIsMade = untilWayIsMade;
  }

  /** Whether a path is a built file's, or may be one of a language's. */
  has(path: string): boolean {
    return path in this.#files || /^(assets\/|data\/occupation-(words|names)-)/.test(path);
  }

  /** All or nothing: nothing is written before everything has arrived, the words of the language included. */
  async fetchAll(): Promise<void> {
    const whole = await this.#fetchEach(this.#files);
    const list = whole.find(([key]) => key === this.#keyOf(LANGUAGE_FILES))?.[1];
    const words = await this.#fetchEach(await this.#filesOfLanguage(list?.clone()));
    await this.#keep([...whole, ...words]);
  }

  /** Keeps the files of the language that a person has chosen, now and with every later version. */
  async keepLanguage(code: string): Promise<void> {
    const noted = await this.#scope.caches.open(configCacheName(this.#base));
    await noted.put(this.#urlOf(CHOICE), new Response(code));
    const list = await this.find(LANGUAGE_FILES);
    await this.#keep(await this.#fetchEach(await this.#filesOfLanguage(list)));
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
    if (path in this.#files) return caches.match(this.#keyOf(path));
    const query = { ignoreSearch: true };
    const ofLanguage = await caches.match(this.#urlOf(path), { ...query, cacheName: this.#current });
    if (ofLanguage || !path.startsWith('assets/')) return ofLanguage;
    return caches.match(this.#urlOf(path), query);
  }

  /** The files of the chosen language, or else of the browser's, as `LANGUAGE_FILES` lists them. */
  async #filesOfLanguage(list: Response | undefined): Promise<BuiltFiles> {
    // The build wrote it, and its hash was checked when it came.
    const languages = (await list?.json()) as Record<string, BuiltFiles> | undefined;
    const chosen = await (await this.#scope.caches.match(this.#urlOf(CHOICE)))?.text();
    const code = chosen ?? languageFor(this.#scope.navigator.languages, Object.keys(languages ?? {}));
    return languages?.[code] ?? {};
  }

  async #fetchEach(files: BuiltFiles): Promise<[key: string, answer: Response][]> {
    return Promise.all(Object.entries(files).map(([path, hash]) => this.#fetchWhole(path, hash)));
  }

  async #keep(files: readonly [key: string, answer: Response][]): Promise<void> {
    const cache = await this.#scope.caches.open(this.#current);
    await Promise.all(files.map(([key, answer]) => cache.put(key, answer)));
  }

  #urlOf(path: string): string {
    return new URL(path, this.#base).href;
  }

  /** With its hash in the address an entry can be taken from any version's cache. */
  #keyOf(path: string, hash = this.#files[path]): string {
    return this.#urlOf(`${path}?${encodeURIComponent(hash ?? '')}`);
  }

  /**
   * Fetches a file and checks its hash, which refuses an incomplete deployment and the sign-in page of a
   * network.
   */
  async #fetchWhole(path: string, integrity: string): Promise<[key: string, answer: Response]> {
    const key = this.#keyOf(path, integrity);
    const kept = await this.#scope.caches.match(key);
    if (kept) return [key, kept];
    // Hosts may redirect index.html to its folder, and a redirected answer cannot open a page.
    const url = new URL(path === 'index.html' ? './' : path, this.#base);
    const signal = this.#untilWayIsMade();
    const answer = await fetch(url, { cache: 'no-cache', integrity, redirect: 'error', signal });
    if (!answer.ok) throw new Error(`${url.href} answers ${answer.status}`);
    return [key, answer];
  }
}
