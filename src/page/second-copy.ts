import type { Mirror } from '../copies/mirror/mirror.ts';
import { loadStore } from '../store/transaction/late-store.ts';
import type { Store } from '../store/transaction/store.ts';
import { goOnUncompared } from '../store/transaction/uncompared.ts';

/** Milliseconds that saves wait for the code of the second copy. Once it is here, it has a patience of its own (`keeping.ts`). */
const PATIENCE = 5_000;

/**
 * Resolves when saves need not wait for the second copy any longer: it is compared with the database, or there is none, or its
 * code is late. Then what is saved is in the database alone at first; the comparison finds it once the code has come.
 * @param code resolves when the code is here
 */
export async function secondCopyOrLate(
  store: Store,
  code: Promise<unknown>,
  mirror: Promise<Pick<Mirror, 'compared'> | undefined>,
): Promise<void> {
  const hasCome = await Promise.race([
    code.then(
      () => true,
      () => true, // Then there is no second copy, and `mirror` says so.
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE)),
  ]);
  if (hasCome) {
    await mirror;
    return;
  }
  await loadStore();
  await goOnUncompared(
    store.db,
    mirror.then((copy) => copy?.compared),
  );
}
