import { deviceCodeOf, mixedWith, newCode } from '../../domain/transfer/codes.ts';
import { commit } from '../transaction/commit.ts';
import type { Store } from '../transaction/store.ts';

const KEY = 'device codes';
/** A person who has a file knows the device's code. With so many rounds, trying all 2^35 secrets against it takes a processor years. */
const ROUNDS = 100_000;

interface Codes {
  /** What other devices type. */
  code: string;
  /** The code is made from it. It leaves this device only inside the return code of a transfer that is given back. */
  secret: string;
}

/** The code of this device, which stays the same as long as its database lives; drawn when it is first asked for. */
export async function deviceCode(store: Store): Promise<string> {
  return (await codesOf(store)).code;
}

/** The code that this device shows when it gives a transfer back. No file has it: the device that gave the records recognises it. */
export async function returnCodeFor(store: Store, transferId: string): Promise<string> {
  return mixedWith(transferId, (await codesOf(store)).secret);
}

/** Whether the device with this code made the return code, for this transfer. */
export async function isReturnCodeOf(
  device: string,
  transferId: string,
  returnCode: string,
): Promise<boolean> {
  return (await madeFrom(mixedWith(transferId, returnCode))) === device;
}

async function codesOf(store: Store): Promise<Codes> {
  const { db, random } = store;
  const read = async () => (await db.meta.get(KEY))?.value as Codes | undefined; // Only the code below writes it.
  const known = await read();
  if (known) return known;
  const secret = newCode('return', random);
  const drawn: Codes = { secret, code: await madeFrom(secret) };
  return commit(store, [], async () => {
    const codes = (await read()) ?? drawn;
    await db.meta.put({ key: KEY, value: codes });
    return codes;
  });
}

async function madeFrom(secret: string): Promise<string> {
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  const material = await crypto.subtle.importKey('raw', bytesOf(secret), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf('outpost device code'), iterations: ROUNDS };
  return deviceCodeOf(new Uint8Array(await crypto.subtle.deriveBits(how, material, 64)));
}
