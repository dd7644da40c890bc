/** The part of the browser's lock manager that a mirror needs. */
export interface TabLocks {
  request<T>(
    name: string,
    options: { mode?: 'exclusive' | 'shared'; ifAvailable?: boolean },
    held: (lock: unknown) => Promise<T>,
  ): Promise<T>;
}

/** Does some work while no other tab does the same. */
export async function oneAtATime<T>(
  locks: TabLocks | undefined,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  return locks ? locks.request(name, {}, work) : work();
}

/**
 * Shows other tabs that this one is open, until `leaving` resolves. A tab that is frozen or in the back/forward cache still counts as open.
 * @returns whether no other tab was there; false where that cannot be known
 */
export async function joinTabs(
  locks: TabLocks | undefined,
  name: string,
  leaving: Promise<void>,
): Promise<boolean> {
  if (!locks) return false;
  const lock = `${name} mirror`;
  const isAlone = await locks.request(lock, { ifAvailable: true }, (had) => Promise.resolve(had !== null));
  await new Promise<void>((joined) => {
    void locks.request(lock, { mode: 'shared' }, () => {
      joined();
      return leaving;
    });
  });
  return isAlone;
}
