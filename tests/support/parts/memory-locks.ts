import type { Locks } from '../../../src/sync/attempt/locks.ts';

/** One request for a lock: how it is told that it got the lock, or that another request stole it. */
interface Claim {
  isShared: boolean;
  grant: () => void;
  lose: (reason: DOMException) => void;
}

/** Web Locks for tests in Node, which has none: exclusive or shared, in order of asking, with `signal` and `steal`. */
export function memoryLocks(): Locks {
  const held = new Map<string, Set<Claim>>();
  const queues = new Map<string, Claim[]>();
  const heldOf = (name: string) => held.get(name) ?? held.set(name, new Set()).get(name) ?? new Set<Claim>();
  const queueOf = (name: string) => queues.get(name) ?? queues.set(name, []).get(name) ?? [];

  /** Gives the lock to its next holders at once, so that no other request comes in between. */
  function give(name: string): void {
    const [holders, queue] = [heldOf(name), queueOf(name)];
    for (let [next] = queue; next; [next] = queue) {
      const isFree = holders.size === 0 || (next.isShared && [...holders].every(({ isShared }) => isShared));
      if (!isFree) return;
      queue.shift();
      holders.add(next);
      next.grant();
    }
  }

  function ask(name: string, claim: Claim, { signal, steal }: { signal?: AbortSignal; steal?: boolean }) {
    const [holders, queue] = [heldOf(name), queueOf(name)];
    if (steal) {
      for (const one of holders) one.lose(new DOMException('Taken by another', 'AbortError'));
      holders.clear();
      queue.unshift(claim);
    } else queue.push(claim);
    give(name);
    signal?.addEventListener('abort', () => {
      const at = queue.indexOf(claim);
      if (at < 0) return;
      queue.splice(at, 1);
      claim.lose(new DOMException('No longer wanted', 'AbortError'));
      give(name);
    });
  }

  return {
    async request(name, options, work) {
      options.signal?.throwIfAborted();
      let claim: Claim | undefined;
      let lose: Claim['lose'] = () => undefined;
      const lost = new Promise<never>((_, reject) => (lose = reject));
      lost.catch(() => undefined);
      const granted = new Promise<void>((grant) => {
        claim = { isShared: options.mode === 'shared', grant, lose };
        ask(name, claim, options);
      });
      await Promise.race([granted, lost]);
      try {
        return await Promise.race([work({ name }), lost]);
      } finally {
        if (claim && heldOf(name).delete(claim)) give(name);
      }
    },
  };
}
