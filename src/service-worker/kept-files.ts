import { languageFor } from '../domain/text/language.ts';
import { configCacheName, filesCachePrefix } from '../domain/deployment.ts';
import { fetchChecked, NotKept } from './fetch-checked.ts';
import type { WorkerScope } from './worker-scope.ts';

/** The files to store: path below the scope → its hash as Subresource Integrity writes it. */
export type BuiltFiles = Readonly<Record<string, string>>;

/** The built file that lists the files to store later, and the files of each language. */
export const LATER_FILES = 'later-files.json';

/** The content of `LATER_FILES`. */
export interface LaterFiles {
  /** Files that are not needed to register, store or send. */
  rest: BuiltFiles;
  /** Files that a host may change: the manifest and the icons. */
  unchecked: readonly string[];
  /** The files of each language other than English, by its code. */
  languages: Readonly<Record<string, BuiltFiles>>;
}

/** The entry for the chosen language, in the cache of config.json, because both outlive a version. */
const CHOICE = 'language';

/** The entry that marks the cache of a version whose first stage is complete. */
const WHOLE = 'whole';

/** As many as a browser fetches from an HTTP/1.1 host at once. With more, a file's time would run out while it waits for its turn. */
const AT_ONCE = 6;

/**
 * The built files in the browser's cache storage, one cache for each version of the app. The files that are needed to register, store
 * and send come first, with the words of the chosen language; all others follow, and one that fails does not hold up the rest.
 */
export class KeptFiles {
  readonly #scope: WorkerScope;
  readonly #base: string;
  readonly #prefix: string;
  readonly #current: string;
  readonly #files: BuiltFiles;
  readonly #untilWayIsMade: () => AbortSignal;

  /**
   * `files` are the first stage, and `version` changes whenever one of them does: `LATER_FILES`, which is among them, has the
   * hashes of all others. `untilWayIsMade` gives the signal that ends fetches when a new version is to take over. Each method asks
   * for it once: the files that it has not fetched by then must not be waited for either.
   */
  constructor(scope: WorkerScope, files: BuiltFiles, version: string, untilWayIsMade: () => AbortSignal) {
    this.#scope = scope;
    this.#base = scope.registration.scope;
    this.#prefix = filesCachePrefix(this.#base);
    this.#current = this.#prefix + version;
    this.#files = files;
    this.#untilWayIsMade = untilWayIsMade;
  }

  /** Whether a path is that of a built file, or may be that of a file that is stored later. */
  has(path: string): boolean {
    return (
      path in this.#files ||
      /^(assets\/|icons\/|data\/(occupation|practice)-|manifest\.webmanifest$|openapi\.json$)/.test(path)
    );
  }

  /**
   * Stores the first stage. Each file is stored as soon as it arrives, so the next try continues where this one ended.
   * @throws NotKept if a file is missing
   */
  async keepFirst(): Promise<void> {
    const until = this.#untilWayIsMade();
    await this.#keepAllOf(this.#files, until);
    await this.#keepAllOf(await this.#filesOfLanguage(), until);
    await (await this.#cache()).put(this.#urlOf(WHOLE), new Response());
  }

  /** Stores all other files. True if none is missing. To be called after the first stage. */
  async keepRest(): Promise<boolean> {
    const until = this.#untilWayIsMade();
    const { rest, unchecked, languages } = await this.#later();
    const files = Object.assign({}, rest, ...Object.values(languages)) as BuiltFiles;
    const missing = await this.#keepEach(files, until);
    const kept = await Promise.allSettled(unchecked.map((path) => this.#keepUnchecked(path, until)));
    return missing.length === 0 && kept.every(({ status }) => status === 'fulfilled');
  }

  /** Stores the files of the language that a person has chosen, and notes the language: every later version stores its files first. */
  async keepLanguage(code: string): Promise<void> {
    const until = this.#untilWayIsMade();
    const noted = await this.#scope.caches.open(configCacheName(this.#base));
    await noted.put(this.#urlOf(CHOICE), new Response(code));
    await this.#keepAllOf(await this.#filesOfLanguage(), until);
  }

  /**
   * Deletes the caches of old versions. The last complete one stays: another tab may still run it, and want a screen that it has not
   * loaded yet.
   */
  async dropOldVersions(): Promise<void> {
    const { caches } = this.#scope;
    const names = await caches.keys();
    const others = names.filter((name) => name.startsWith(this.#prefix) && name !== this.#current);
    const areWhole = await Promise.all(
      others.map((cacheName) => caches.match(this.#urlOf(WHOLE), { cacheName })),
    );
    const before = others.filter((_, at) => areWhole[at]).at(-1);
    await Promise.all(others.filter((name) => name !== before).map((name) => caches.delete(name)));
  }

  /** The stored file of this version. For a file under assets/, whose name is unique, else that of another version. */
  async find(path: string): Promise<Response | undefined> {
    const { caches } = this.#scope;
    if (path in this.#files) return caches.match(this.#keyOf(path));
    const query = { ignoreSearch: true };
    const ofLater = await caches.match(this.#urlOf(path), { ...query, cacheName: this.#current });
    if (ofLater || !path.startsWith('assets/')) return ofLater;
    return caches.match(this.#urlOf(path), query);
  }

  async #later(): Promise<LaterFiles> {
    const list = await this.find(LATER_FILES);
    // The build wrote it, and its hash was checked when it came.
    return (await list?.json()) as LaterFiles;
  }

  /** The files of the chosen language, or else of the browser's. */
  async #filesOfLanguage(): Promise<BuiltFiles> {
    const { languages } = await this.#later();
    const chosen = await (await this.#scope.caches.match(this.#urlOf(CHOICE)))?.text();
    const code = chosen ?? languageFor(this.#scope.navigator.languages, Object.keys(languages));
    return languages[code] ?? {};
  }

  async #keepAllOf(files: BuiltFiles, until: AbortSignal): Promise<void> {
    const missing = await this.#keepEach(files, until);
    const worst =
      missing.find(({ why }) => why === 'no room') ??
      missing.find(({ why }) => why === 'unreachable') ??
      missing[0];
    if (worst?.why !== 'changed') {
      if (worst) throw worst;
      return;
    }
    const other = Object.keys(this.#files).find((path) => missing.every(({ file }) => file !== path));
    throw (await this.#isTheHost(other, until)) ? worst : new NotKept('unreachable', worst.file);
  }

  /** A sign-in page of a network replaces every file; a host with a damaged file still serves others that are right. So another file decides. */
  async #isTheHost(path: string | undefined, until: AbortSignal): Promise<boolean> {
    if (path === undefined) return false;
    const answer = this.#fetch(path, this.#files[path] ?? '', until);
    return answer.then(
      () => true,
      () => false,
    );
  }

  /** Stores each file that is not stored yet, a few at a time. Returns those that are still missing. */
  async #keepEach(files: BuiltFiles, until: AbortSignal): Promise<NotKept[]> {
    const left = Object.entries(files);
    const missing: NotKept[] = [];
    const lane = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const [path, hash] = next;
        await this.#keepOne(path, hash, until).catch((error: unknown) =>
          missing.push(NotKept.of(error, path)),
        );
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    return missing;
  }

  async #keepOne(path: string, hash: string, until: AbortSignal): Promise<void> {
    const key = this.#keyOf(path, hash);
    const cache = await this.#cache();
    if (await cache.match(key)) return;
    const ofAnotherVersion = await this.#scope.caches.match(key);
    await cache.put(key, ofAnotherVersion ?? (await this.#fetch(path, hash, until)));
  }

  async #keepUnchecked(path: string, until: AbortSignal): Promise<void> {
    const url = this.#urlOf(path);
    const cache = await this.#cache();
    if (await cache.match(url)) return;
    const answer = await fetch(url, { redirect: 'error', signal: until });
    if (!answer.ok) throw new NotKept('unreachable', path);
    await cache.put(url, answer);
  }

  #fetch(path: string, hash: string, until: AbortSignal): Promise<Response> {
    // Hosts may redirect index.html to its folder, and a redirected answer cannot open a page.
    const url = this.#urlOf(path === 'index.html' ? './' : path);
    return fetchChecked({ url, path, hash, until });
  }

  #cache(): Promise<Cache> {
    return this.#scope.caches.open(this.#current);
  }

  #urlOf(path: string): string {
    return new URL(path, this.#base).href;
  }

  /** The hash is part of the address, so that an entry can be taken from any version's cache. */
  #keyOf(path: string, hash = this.#files[path]): string {
    return this.#urlOf(`${path}?${encodeURIComponent(hash ?? '')}`);
  }
}
