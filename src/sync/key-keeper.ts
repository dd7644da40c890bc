import { commit } from '../store/commit.ts';
import type { Store } from '../store/store.ts';
import type { KeyKeeper } from './sync.ts';

/** Where something is kept until the tab is closed: the browser's sessionStorage. */
export interface SessionPlace {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

/** A key as it is kept beyond the session: useless without the passphrase. */
interface LockedKey {
  salt: Uint8Array<ArrayBuffer>;
  iv: Uint8Array<ArrayBuffer>;
  cipher: ArrayBuffer;
}

const NAME = 'outpost-key';
const LOCKED = 'locked key';
const MARK_SALT = 'key mark salt';
/** OWASP's figure for PBKDF2 with SHA-256. */
const ITERATIONS = 600_000;

export interface KeptKey extends KeyKeeper {
  /** The key, while it is known. */
  current(): string | undefined;
  /** A few bits of a slow hash: enough to notice another key, too few to check a guess against. */
  mark(): Promise<string | undefined>;
  /** Reads what an earlier session left. */
  restore(): Promise<void>;
  /** Knows what another tab knows: its key, or that the key was forgotten there. */
  receive(key: string | undefined): void;
}

/**
 * Keeps the server's key: for this session only, unless a person wants it remembered behind a passphrase. It is never
 * written in plain text anywhere that outlives the tab.
 * @param bytes fills an array with chance that is good enough for keys
 */
export function keepKey(
  store: Store,
  session: SessionPlace,
  bytes: (into: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>,
  changed: () => void,
): KeptKey {
  let key = session.getItem(NAME) ?? undefined;
  let locked = false;
  const know = (value: string) => {
    key = value;
    session.setItem(NAME, value);
    changed();
  };
  const drop = () => {
    key = undefined;
    locked = false;
    session.removeItem(NAME);
  };
  return {
    get status() {
      if (key !== undefined) return 'session';
      return locked ? 'locked' : 'none';
    },
    current: () => key,
    mark: async () => (key === undefined ? undefined : markOf(key, await markSalt(store, bytes))),
    restore: async () => {
      locked = (await readLocked(store)) !== undefined;
    },
    receive: (value) => {
      if (value !== undefined) {
        know(value);
        return;
      }
      drop();
      changed();
    },
    set: (value) => {
      know(value);
      return Promise.resolve();
    },
    remember: async (passphrase) => {
      if (key === undefined) return;
      await keepMeta(store, LOCKED, await lock(key, passphrase, bytes));
      locked = true;
    },
    unlock: async (passphrase) => {
      const kept = await readLocked(store);
      const opened = kept && (await open(kept, passphrase));
      if (opened === undefined) return false;
      know(opened);
      return true;
    },
    forget: async () => {
      drop();
      await keepMeta(store, LOCKED, undefined);
      changed();
    },
  };
}

async function lock(
  key: string,
  passphrase: string,
  bytes: (into: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>,
): Promise<LockedKey> {
  const salt = bytes(new Uint8Array(16));
  const iv = bytes(new Uint8Array(12));
  const secret = await keyFrom(passphrase, salt);
  const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, secret, new TextEncoder().encode(key));
  return { salt, iv, cipher };
}

async function open({ salt, iv, cipher }: LockedKey, passphrase: string): Promise<string | undefined> {
  try {
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv },
      await keyFrom(passphrase, salt),
      cipher,
    );
    return new TextDecoder().decode(plain);
  } catch {
    // AES-GCM finds out that the passphrase is another one.
    return undefined;
  }
}

async function keyFrom(passphrase: string, salt: BufferSource): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(passphrase),
    'PBKDF2',
    false,
    ['deriveKey'],
  );
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS };
  return crypto.subtle.deriveKey(how, material, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
}

async function markOf(key: string, salt: BufferSource): Promise<string> {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(key), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS };
  const bits = new Uint8Array(await crypto.subtle.deriveBits(how, material, 32));
  return [...bits].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function markSalt(
  store: Store,
  bytes: (into: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>,
): Promise<BufferSource> {
  const fresh = bytes(new Uint8Array(16));
  return commit(store, [], async () => {
    const row = await store.db.meta.get(MARK_SALT);
    // Written here alone.
    if (row) return row.value as Uint8Array<ArrayBuffer>;
    await store.db.meta.put({ key: MARK_SALT, value: fresh });
    return fresh;
  });
}

async function readLocked({ db }: Store): Promise<LockedKey | undefined> {
  // Written by `remember` and `forget` alone.
  return (await db.meta.get(LOCKED))?.value as LockedKey | undefined;
}

async function keepMeta(store: Store, key: string, value: unknown): Promise<void> {
  await commit(store, [], async () => {
    await store.db.meta.put({ key, value });
  });
}
