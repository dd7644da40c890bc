/** OWASP's figure for PBKDF2 with SHA-256. */
const ITERATIONS = 600_000;

type Bytes = Uint8Array<ArrayBuffer>;

/** The AES-GCM key of a passphrase. Making it takes long on purpose, so that guessing passphrases does too. */
export async function keyFrom(passphrase: string, salt: Bytes, iterations: number): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(passphrase.normalize('NFC'));
  const material = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** A key made from a passphrase, with its salt. It is kept instead of the passphrase, and cannot be read out. */
export interface Sealing {
  key: CryptoKey;
  salt: Bytes;
  iterations: number;
}

export async function sealingFrom(passphrase: string, salt: Bytes): Promise<Sealing> {
  return { key: await keyFrom(passphrase, salt, ITERATIONS), salt, iterations: ITERATIONS };
}

/** One part of a sealed file. Its number is sealed with it, so that parts cannot be left out or moved unnoticed. */
export interface SealedPart {
  kind: 'part';
  number: number;
  iv: Bytes;
  sealed: Bytes;
}

export async function sealPart(key: CryptoKey, number: number, iv: Bytes, lines: Bytes): Promise<SealedPart> {
  const how = { name: 'AES-GCM', iv, additionalData: placeOf(number) };
  return { kind: 'part', number, iv, sealed: new Uint8Array(await crypto.subtle.encrypt(how, key, lines)) };
}

/** @throws DOMException `OperationError` for another passphrase or an altered part */
export async function openPart(key: CryptoKey, { number, iv, sealed }: SealedPart): Promise<Bytes> {
  const how = { name: 'AES-GCM', iv, additionalData: placeOf(number) };
  return new Uint8Array(await crypto.subtle.decrypt(how, key, sealed));
}

function placeOf(number: number): Bytes {
  return new TextEncoder().encode(`part ${number}`);
}
