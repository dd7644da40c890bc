/*
 * PBKDF2 as the app uses it takes a quarter of a second, and the devices of the tests have the same few keys and salts. So each
 * result is computed only once in a process.
 */
const secrets = new WeakMap<object, string>();
const known = new Map<string, Promise<unknown>>();

const subtle = SubtleCrypto.prototype;
const importKey = Reflect.get(subtle, 'importKey') as (...args: unknown[]) => Promise<CryptoKey>;

Reflect.set(subtle, 'importKey', async function (this: SubtleCrypto, ...args: unknown[]) {
  const key = await importKey.apply(this, args);
  // The app imports a secret for PBKDF2 as its bytes.
  if (key.algorithm.name === 'PBKDF2') secrets.set(key, hex(args[1] as Uint8Array));
  return key;
});

for (const method of ['deriveBits', 'deriveKey'] as const) {
  const derive = Reflect.get(subtle, method) as (...args: unknown[]) => Promise<unknown>;
  Reflect.set(
    subtle,
    method,
    function (this: SubtleCrypto, how: Pbkdf2Params, key: CryptoKey, ...what: unknown[]) {
      const name = JSON.stringify([
        method,
        { ...how, salt: hex(how.salt as Uint8Array) },
        secrets.get(key),
        what,
      ]);
      const derived = known.get(name) ?? derive.call(this, how, key, ...what);
      known.set(name, derived);
      return derived;
    },
  );
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
