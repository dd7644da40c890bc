import type { Opening, Store, StoreOptions } from './store.ts';
import { StoreProblem } from './store-problem.ts';

type Code = typeof import('./store.ts');

let loading: Promise<Code> | undefined;

/**
 * The code that opens and reads the database is fetched behind the form, because no one needs it to type. With it in the first
 * file, a slow phone can be typed on after 1.85 times the time of an empty page; the limit is 1.5. Whoever has waited for this
 * code, as live queries do, may use the database of `beginLateStore`.
 */
export function loadStore(): Promise<Code> {
  return (loading ??= import('./store.ts'));
}

/** Like `beginStore`, for callers that do not wait until its code is loaded. */
export function beginLateStore(
  options: StoreOptions & Required<Pick<StoreOptions, 'keeping' | 'delay'>>,
): Pick<Opening, 'store' | 'opened'> {
  let opening: Opening | undefined;
  const { name, now, newId, random, keeping, delay } = options;
  const store: Store = {
    name,
    now,
    newId,
    random,
    keeping,
    delay,
    get db() {
      if (opening) return opening.store.db;
      throw new StoreProblem('closed', 'The code of the database has not come yet');
    },
    get fresh() {
      return opening?.store.fresh ?? false;
    },
    close: () => opening?.store.close(),
  };
  const begun = import('./store.ts').then((code) => {
    opening = code.beginStore(options);
    return { code, ...opening };
  });
  loading = begun.then(async (it) => {
    await it.begun;
    return it.code;
  });
  return { store, opened: begun.then(({ opened }) => opened) };
}
