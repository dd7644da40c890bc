import type { Sync } from '../sync/sync.ts';

/** A phone that sleeps stops sending. Fewer records than this are sent before it does. */
const WORTH_STAYING_AWAKE = 10;

/**
 * Keeps the screen on while this tab sends more than ten records. The browser lets it sleep when the page is hidden, so it is asked
 * again when the page is shown.
 * @param locks undefined in a browser that cannot do it
 */
export function stayAwakeWhileSending(
  sync: Pick<Sync, 'state' | 'subscribe'>,
  locks: Pick<WakeLock, 'request'> | undefined,
  page: Pick<Document, 'visibilityState' | 'addEventListener'> = document,
): void {
  if (!locks) return;
  let lock: Promise<WakeLockSentinel | undefined> | undefined;
  const follow = () => {
    const { phase, progress, elsewhere } = sync.state;
    const isLong = phase === 'sending' && !elsewhere && (progress?.total ?? 0) > WORTH_STAYING_AWAKE;
    if (isLong && page.visibilityState === 'visible') lock ??= request();
    else if (!isLong) letSleep();
  };
  const request = () => {
    const asked = locks.request('screen').then(
      (given) => {
        given.addEventListener('release', () => {
          if (lock === asked) lock = undefined;
        });
        return given;
      },
      () => undefined, // A battery that is low, or a browser that is told not to. It is asked again when the page is shown.
    );
    return asked;
  };
  const letSleep = () => {
    const ending = lock;
    lock = undefined;
    void ending?.then((given) => given?.release());
  };
  sync.subscribe(follow);
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') letSleep();
    else follow();
  });
}
