import { newCode } from '../../domain/transfer/codes.ts';
import { commit } from '../transaction/commit.ts';
import type { Store } from '../transaction/store.ts';

const KEY = 'device code';

/** The code of this device, which stays the same as long as its database lives; drawn when it is first asked for. */
export async function deviceCode(store: Store): Promise<string> {
  const { db, random } = store;
  // Only the code below writes it.
  const known = (await db.meta.get(KEY))?.value as string | undefined;
  if (known !== undefined) return known;
  return commit(store, [], async () => {
    const other = (await db.meta.get(KEY))?.value as string | undefined;
    const code = other ?? newCode('device', random);
    await db.meta.put({ key: KEY, value: code });
    return code;
  });
}
