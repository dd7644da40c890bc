import dump from './device-of-version-2.json' with { type: 'json' };

/** A database as a version that knew no paths left it. */
export interface OldDevice {
  version: number;
  stores: {
    name: string;
    keyPath: string | string[];
    indexes: { name: string; keyPath: string | string[]; unique: boolean; multiEntry: boolean }[];
    rows: Record<string, unknown>[];
  }[];
}

/**
 * What the last version that kept everything under the name `outpost` had after some work: seven people, one in each state,
 * with assignments, groups, a half-typed form, settings and a remembered key. Written by that version; never to be edited.
 */
export const OLD_DEVICE: OldDevice = dump;

/** The same with so many more confirmed people, so that copying them takes a while. */
export function withMorePeople(device: OldDevice, more: number): OldDevice {
  const stores = structuredClone(device.stores);
  const rowsOf = (name: string) => stores.find((store) => store.name === name)?.rows ?? [];
  const [user] = rowsOf('users');
  const [op] = rowsOf('ops');
  for (let n = 1; n <= more; n += 1) {
    const [id, opId] = [`more ${n}`, `more op ${n}`];
    rowsOf('users').push({ ...user, id, opId, seq: 100 + n, receipt: `M${n}` });
    rowsOf('ops').push({ ...op, id: opId, key: opId, subjectId: id, seq: 100 + n });
  }
  const tally = rowsOf('meta').find((row) => row['key'] === 'tally');
  const { counts, ...value } = tally?.['value'] as { counts: { user: { confirmed: number } } };
  const user2 = { ...counts.user, confirmed: counts.user.confirmed + more };
  const seqs = { userSeq: 100 + more, opSeq: 100 + more };
  Object.assign(tally ?? {}, { value: { ...value, ...seqs, counts: { ...counts, user: user2 } } });
  return { ...device, stores };
}

/** Makes that database. Uses nothing from outside, so that it can run in a page too. */
export function makeOldDevice([factory, { version, stores }]: readonly [
  IDBFactory | undefined,
  OldDevice,
]): Promise<void> {
  const bytesAgain = (value: unknown): unknown => {
    if (!(value instanceof Object) || Array.isArray(value)) return value;
    if ('$bytes' in value) return Uint8Array.from(value.$bytes as number[]);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, bytesAgain(one)]));
  };
  return new Promise((resolve, reject) => {
    const opening = (factory ?? indexedDB).open('outpost', version);
    opening.onerror = () => reject(new Error('The old database was not made'));
    opening.onupgradeneeded = () => {
      for (const { name, keyPath, indexes, rows } of stores) {
        const store = opening.result.createObjectStore(name, { keyPath });
        for (const { name, keyPath, ...options } of indexes) store.createIndex(name, keyPath, options);
        for (const row of rows) store.put(bytesAgain(row));
      }
    };
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}
