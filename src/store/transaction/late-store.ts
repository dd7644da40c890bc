import type { Opening, Store, StoreOptions } from './store.ts';
import { StoreProblem } from './store-problem.ts';

type Code = typeof import('./store.ts');

let loading: Promise<Code> | undefined;

/**
 * The code that opens and reads the database: it is two fifths of all that the first screen needs, and nobody needs it to
 * type. So it is fetched behind the form.
 */
export function loadStore(): Promise<Code> {
  return (loading ??= import('./store.ts'));
}

/**
 * As `beginStore`, before its code has come. Whoever has waited for `loadStore()`, as live queries do, may use the database
 * of this store.
 */
export function beginLateStore(options: StoreOptions & Required<Pick<StoreOptions, 'keeping'>>): Opening {
  let begun: Opening | undefined;
  const { name, now, newId, random, keeping } = options;
  const store: Store = {
    name,
    now,
    newId,
    random,
    keeping,
    get db() {
      if (begun) return begun.store.db;
      throw new StoreProblem('closed', 'The code of the database has not come yet');
    },
    get fresh() {
      return begun?.store.fresh ?? false;
    },
    close: () => begun?.store.close(),
  };
  // The first to wait for the code: everybody else who waits for it finds the database.
  const opened = loadStore().then(({ beginStore }) => {
    begun = beginStore(options);
    return begun.opened;
  });
  return { store, opened };
}
