/** A key as it is kept beyond the session: useless without the passphrase. */
export interface LockedKey {
  salt: Uint8Array<ArrayBuffer>;
  iv: Uint8Array<ArrayBuffer>;
  cipher: ArrayBuffer;
}

/** Fills an array with random bytes that are good enough for keys. */
export type RandomBytes = (into: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

/** OWASP's figure for PBKDF2 with SHA-256. */
const ITERATIONS = 600_000;

/** Encrypts a key with a passphrase. */
export async function lockKey(key: string, passphrase: string, bytes: RandomBytes): Promise<LockedKey> {
  const salt = bytes(new Uint8Array(16));
  const iv = bytes(new Uint8Array(12));
  const secret = await keyFrom(passphrase, salt);
  const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, secret, new TextEncoder().encode(key));
  return { salt, iv, cipher };
}

/** The key, or undefined when the passphrase is wrong: AES-GCM detects that. */
export async function openKey(
  { salt, iv, cipher }: LockedKey,
  passphrase: string,
): Promise<string | undefined> {
  try {
    const secret = await keyFrom(passphrase, salt);
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, secret, cipher));
  } catch {
    return undefined;
  }
}

/** A few bits of a slow hash: enough to notice another key, too few to check a guess against. */
export async function markOf(key: string, salt: BufferSource): Promise<string> {
  const material = await materialOf(key, 'deriveBits');
  const bits = new Uint8Array(await crypto.subtle.deriveBits(slowly(salt), material, 32));
  return [...bits].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function keyFrom(passphrase: string, salt: BufferSource): Promise<CryptoKey> {
  const material = await materialOf(passphrase, 'deriveKey');
  return crypto.subtle.deriveKey(slowly(salt), material, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
}

function materialOf(secret: string, use: 'deriveKey' | 'deriveBits'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), 'PBKDF2', false, [use]);
}

function slowly(salt: BufferSource): Pbkdf2Params {
  return { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS };
}
