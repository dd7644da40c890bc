import { languageFor } from '../domain/text/language.ts';
import { configCacheName, filesCachePrefix } from '../domain/deployment.ts';
import { fetchChecked, NotKept } from './fetch-checked.ts';
import type { WorkerScope } from './worker-scope.ts';

/** The files to keep: path below the scope → its hash as Subresource Integrity writes it. */
export type BuiltFiles = Readonly<Record<string, string>>;

/** The built file that lists what is kept later, and what belongs to each language. */
export const LATER_FILES = 'later-files.json';

/** What stands in `LATER_FILES`. */
export interface LaterFiles {
  /** What nobody needs to register, store or send. */
  rest: BuiltFiles;
  /** What a host may change: the manifest, and icons. */
  unchecked: readonly string[];
  /** By the code of each language beside English. */
  languages: Readonly<Record<string, BuiltFiles>>;
}

/** Where the chosen language is noted, beside config.json, because both outlive a version. */
const CHOICE = 'language';

/** What is in the cache of a version whose first stage is kept whole. */
const WHOLE = 'whole';

/** As many as a browser asks a host of HTTP/1.1 for at once: another file's time runs only while it is fetched. */
const AT_ONCE = 6;

/**
 * The built files in the browser's cache storage, one cache for each version of the app. What is needed to register, store and send
 * is kept first, with the words of the chosen language; everything else later, each file by itself.
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
   * hashes of all others. `untilWayIsMade` gives up what is fetched.
   */
  constructor(scope: WorkerScope, files: BuiltFiles, version: string, untilWayIsMade: () => AbortSignal) {
    this.#scope = scope;
    this.#base = scope.registration.scope;
    this.#prefix = filesCachePrefix(this.#base);
    this.#current = this.#prefix + version;
    this.#files = files;
    this.#untilWayIsMade = untilWayIsMade;
  }

  /** Whether a path is a built file's, or may be one that is kept later. */
  has(path: string): boolean {
    return (
      path in this.#files ||
      /^(assets\/|icons\/|data\/(occupation|practice)-|manifest\.webmanifest$|openapi\.json$)/.test(path)
    );
  }

  /**
   * Keeps the first stage. Each file stays as soon as it has come, so that the next try goes on where this one ended.
   * @throws NotKept when something of it is missing
   */
  async keepFirst(): Promise<void> {
    await this.#keepAllOf(this.#files);
    await this.#keepAllOf(await this.#filesOfLanguage());
    await (await this.#cache()).put(this.#urlOf(WHOLE), new Response());
  }

  /** Keeps all else, and says whether nothing is missing. To be called after the first stage. */
  async keepRest(): Promise<boolean> {
    const { rest, unchecked, languages } = await this.#later();
    const missing = await this.#keepEach(Object.assign({}, rest, ...Object.values(languages)) as BuiltFiles);
    const kept = await Promise.allSettled(unchecked.map((path) => this.#keepUnchecked(path)));
    return missing.length === 0 && kept.every(({ status }) => status === 'fulfilled');
  }

  /** Keeps the files of the language that a person has chosen, now and first with every later version. */
  async keepLanguage(code: string): Promise<void> {
    const noted = await this.#scope.caches.open(configCacheName(this.#base));
    await noted.put(this.#urlOf(CHOICE), new Response(code));
    await this.#keepAllOf(await this.#filesOfLanguage());
  }

  /**
   * The version before this one stays: another tab may still run it and want a page that it has not loaded yet. One that never
   * arrived whole goes.
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

  /** The kept file, of this version or, because names under assets/ are unique, of the one before. */
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

  async #keepAllOf(files: BuiltFiles): Promise<void> {
    const missing = await this.#keepEach(files);
    const worst =
      missing.find(({ why }) => why === 'no room') ??
      missing.find(({ why }) => why === 'unreachable') ??
      missing[0];
    if (worst?.why !== 'changed') {
      if (worst) throw worst;
      return;
    }
    const other = Object.keys(this.#files).find((path) => missing.every(({ file }) => file !== path));
    throw (await this.#isTheHost(other)) ? worst : new NotKept('unreachable', worst.file);
  }

  /** A network with a sign-in page answers everything with something else; a damaged copy has other files that are right. */
  async #isTheHost(path: string | undefined): Promise<boolean> {
    if (path === undefined) return false;
    const answer = this.#fetch(path, this.#files[path] ?? '');
    return answer.then(
      () => true,
      () => false,
    );
  }

  /** Keeps each file that is not kept yet, a few at a time. Says what is still missing. */
  async #keepEach(files: BuiltFiles): Promise<NotKept[]> {
    const left = Object.entries(files);
    const missing: NotKept[] = [];
    const lane = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const [path, hash] = next;
        await this.#keepOne(path, hash).catch((error: unknown) => missing.push(NotKept.of(error, path)));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    return missing;
  }

  async #keepOne(path: string, hash: string): Promise<void> {
    const key = this.#keyOf(path, hash);
    const cache = await this.#cache();
    if (await cache.match(key)) return;
    const ofAnotherVersion = await this.#scope.caches.match(key);
    await cache.put(key, ofAnotherVersion ?? (await this.#fetch(path, hash)));
  }

  async #keepUnchecked(path: string): Promise<void> {
    const url = this.#urlOf(path);
    const cache = await this.#cache();
    if (await cache.match(url)) return;
    const answer = await fetch(url, { redirect: 'error', signal: this.#untilWayIsMade() });
    if (!answer.ok) throw new NotKept('unreachable', path);
    await cache.put(url, answer);
  }

  #fetch(path: string, hash: string): Promise<Response> {
    // Hosts may redirect index.html to its folder, and a redirected answer cannot open a page.
    const url = this.#urlOf(path === 'index.html' ? './' : path);
    return fetchChecked({ url, path, hash, until: this.#untilWayIsMade() });
  }

  #cache(): Promise<Cache> {
    return this.#scope.caches.open(this.#current);
  }

  #urlOf(path: string): string {
    return new URL(path, this.#base).href;
  }

  /** With its hash in the address an entry can be taken from any version's cache. */
  #keyOf(path: string, hash = this.#files[path]): string {
    return this.#urlOf(`${path}?${encodeURIComponent(hash ?? '')}`);
  }
}
