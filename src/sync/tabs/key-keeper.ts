import { parseUrl } from '../../domain/text/parse-url.ts';
import { commit } from '../../store/transaction/commit.ts';
import type { Store } from '../../store/transaction/store.ts';
import { lockKey, markOf, openKey, type LockedKey, type RandomBytes } from './key-lock.ts';
import type { ServerSettings } from '../server/server-settings.ts';

/** The server that a key is for. The key is sent to no other origin, and in no other header. */
export interface KeyServer {
  origin: string;
  header: string;
}

/** Keeps the server's key. It is never in an export, a log, an address, a message to another tab, or in plain text on the disk. */
export interface KeyKeeper {
  /**
   * - `none`: there is no key
   * - `session`: known in this page
   * - `locked`: kept on the device, and the passphrase has not been typed yet
   * - `other server`: known, but for another server than the one that is set: it is not used before a person has said so
   */
  readonly status: 'none' | 'session' | 'locked' | 'other server';
  /** Whether the key is kept on this device, encrypted with a passphrase. */
  readonly isRemembered: boolean;
  /** The server that the known or the kept key is for. */
  readonly server: KeyServer | undefined;
  /** The server that is set now. */
  readonly serverNow: KeyServer;
  /** Keeps the key, for the server that it was typed for, until the page is closed, reloaded or not used for long. */
  set(key: string, server: Pick<ServerSettings, 'baseUrl' | 'header'>): Promise<void>;
  /** Keeps the key on the device, encrypted, beyond this session. */
  remember(passphrase: string): Promise<void>;
  /** Whether the passphrase was right. */
  unlock(passphrase: string): Promise<boolean>;
  /** A person says that the known key is meant for the server that is set now. */
  useHere(): Promise<void>;
  /** Removes the key from session and device. */
  forget(): Promise<void>;
}

/** The row of a remembered key. */
interface KeptRow extends LockedKey {
  server: KeyServer;
}

interface Known {
  key: string;
  server: KeyServer;
  mark?: string;
}

const LOCKED = 'locked key';
const MARK_SALT = 'key mark salt';
/** The mark of the key that a person gave last, in whichever tab. */
const LAST_MARK = 'key mark';
/** A key that no request has used for so long is forgotten by the page. */
const LOCK_AFTER = 12 * 60 * 60_000;

export interface KeptKey extends KeyKeeper {
  /** The key, while it is known and meant for the server that is set. */
  current(): string | undefined;
  /** A few bits of a slow hash of `current`. */
  mark(): Promise<string | undefined>;
  /** Reads what an earlier session left. */
  restore(): Promise<void>;
  /** Says which server is set. */
  serve(server: KeyServer): void;
  /** A request is about to carry the key. */
  used(): void;
  /** Forgets a key that has not been used for long. To be called from time to time. */
  lockIfIdle(): void;
  /** Writes down which key a person gave last, so that other tabs can tell whether theirs still counts. */
  publish(): Promise<void>;
  /** Another tab has published: forgets the key here, unless it is the one that a person gave last. */
  receive(): Promise<void>;
}

export interface KeyOptions {
  randomBytes: RandomBytes;
  /** The milliseconds without use after which the page forgets the key; twelve hours where it is left out. */
  lockKeyAfter?: number;
}

/** The part of the settings that a key is bound to. */
export function keyServer({ baseUrl, header }: Pick<ServerSettings, 'baseUrl' | 'header'>): KeyServer {
  return { origin: parseUrl(baseUrl)?.origin ?? '', header };
}

/**
 * Keeps the server's key in this page's memory, and nowhere else: it is gone after a reload, and no other tab gets it. A
 * person may have it remembered, encrypted with a passphrase. Each key is bound to the server that it was typed for.
 * @param changed called when a person changed the key, or when it was not used for too long
 */
export function keepKey(store: Store, options: KeyOptions, changed: () => void): KeptKey {
  return new PageKey(store, options, changed);
}

class PageKey implements KeptKey {
  serverNow: KeyServer = { origin: '', header: '' };
  readonly #store: Store;
  readonly #options: KeyOptions;
  readonly #changed: () => void;
  #known: Known | undefined;
  #remembered: KeptRow | undefined;
  #usedAt = 0;

  constructor(store: Store, options: KeyOptions, changed: () => void) {
    this.#store = store;
    this.#options = options;
    this.#changed = changed;
  }

  get status(): KeyKeeper['status'] {
    if (!this.#known) return this.#remembered ? 'locked' : 'none';
    return this.#isForServer() || this.serverNow.origin === '' ? 'session' : 'other server';
  }

  get isRemembered(): boolean {
    return this.#remembered !== undefined;
  }

  get server(): KeyServer | undefined {
    return (this.#known ?? this.#remembered)?.server;
  }

  current(): string | undefined {
    return this.#isForServer() ? this.#known?.key : undefined;
  }

  async mark(): Promise<string | undefined> {
    const known = this.#known;
    if (!known || !this.#isForServer()) return undefined;
    known.mark ??= await markOf(known.key, await markSalt(this.#store, this.#options.randomBytes));
    return known.mark;
  }

  async restore(): Promise<void> {
    this.#remembered = await readRemembered(this.#store);
  }

  serve(server: KeyServer): void {
    this.serverNow = server;
  }

  used(): void {
    this.#usedAt = this.#now();
  }

  lockIfIdle(): void {
    // The difference may be negative: the clock may have been put back.
    const idle = Math.abs(this.#now() - this.#usedAt);
    if (!this.#known || idle <= (this.#options.lockKeyAfter ?? LOCK_AFTER)) return;
    this.#known = undefined;
    this.#changed();
  }

  async publish(): Promise<void> {
    await keepMeta(this.#store, LAST_MARK, await this.mark());
  }

  async receive(): Promise<void> {
    await this.restore();
    const before = this.#known;
    const mine = await this.mark();
    const last = (await this.#store.db.meta.get(LAST_MARK))?.value;
    if (this.#known === before && mine !== last) this.#known = undefined;
  }

  set(key: string, server: Pick<ServerSettings, 'baseUrl' | 'header'>): Promise<void> {
    this.#know(key, keyServer(server));
    return Promise.resolve();
  }

  async remember(passphrase: string): Promise<void> {
    if (!this.#known) return;
    const { key, server } = this.#known;
    const locked = await lockKey(key, passphrase, this.#options.randomBytes);
    await this.#keep({ ...locked, server });
  }

  async unlock(passphrase: string): Promise<boolean> {
    const kept = await readRemembered(this.#store);
    if (kept === undefined) return false;
    const opened = await openKey(kept, passphrase);
    if (opened === undefined) return false;
    this.#know(opened, kept.server);
    return true;
  }

  async useHere(): Promise<void> {
    if (!this.#known) return;
    const server = this.serverNow;
    if (this.#remembered) await this.#keep({ ...this.#remembered, server });
    this.#know(this.#known.key, server);
  }

  async forget(): Promise<void> {
    this.#known = undefined;
    try {
      await this.#keep(undefined);
    } finally {
      // On a full disk too this page has no key any more, and a server that needs none still gets what waits.
      this.#changed();
    }
  }

  #now(): number {
    return this.#store.now().getTime();
  }

  #isForServer(): boolean {
    return this.#known !== undefined && isSame(this.#known.server, this.serverNow);
  }

  #know(key: string, server: KeyServer): void {
    this.#known = { key, server };
    this.used();
    this.#changed();
  }

  async #keep(row: KeptRow | undefined): Promise<void> {
    await keepMeta(this.#store, LOCKED, row);
    this.#remembered = row;
  }
}

function isSame(one: KeyServer | undefined, other: KeyServer): boolean {
  // Header names are the same in any case.
  return (
    one?.origin === other.origin &&
    one.origin !== '' &&
    one.header.toLowerCase() === other.header.toLowerCase()
  );
}

async function markSalt(store: Store, bytes: RandomBytes): Promise<BufferSource> {
  const fresh = bytes(new Uint8Array(16));
  return commit(store, [], async () => {
    const row = await store.db.meta.get(MARK_SALT);
    // Only this code writes it.
    if (row) return row.value as Uint8Array<ArrayBuffer>;
    await store.db.meta.put({ key: MARK_SALT, value: fresh });
    return fresh;
  });
}

async function readRemembered({ db }: Store): Promise<KeptRow | undefined> {
  // Only `keep` writes it.
  return (await db.meta.get(LOCKED))?.value as KeptRow | undefined;
}

async function keepMeta(store: Store, key: string, value: unknown): Promise<void> {
  await commit(store, [], async () => {
    await store.db.meta.put({ key, value });
  });
}
